#pragma once

#include "ui/controls/view.h"
#include "ui/paint/step_picture.h"

class QLabel;
class QScrollArea;

namespace headlight {

class HeaderLayout;
class Document;
class ElidedLabel;
class Evaluator;
class PlayerBar;
class StepCanvas;
class StepChooser;

/// The centre, step by step: the selected head's pass from X to the layer's output as small matrices, played forward
/// and back. The step that is shown is the view's own; it stays when the head or the numbers change.
class StepsView : public View {
    Q_OBJECT

public:
    StepsView(Document& document, Evaluator& evaluator, QWidget* parent = nullptr);
    ~StepsView() override;

    void setOptions(const HeatmapOptions& options) override;
    std::function<void()> wayBack() override;
    void setPresenting(bool presenting) override;
    double pictureWidth() const override;
    MakePicture pictureMaker(const Theme& theme, double width) const override;
    bool isOfOneHead() const override { return true; }

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void layOut();
    void makeHeader(HeaderLayout& header);
    void showSource();
    void showHead();
    void showStep();
    void showSelection();
    void showSum();
    void goTo(int place);
    void choose(Index row, Index column);
    void scrollToChosen();

    Document& m_document;
    Evaluator& m_evaluator;
    StepOptions m_options;
    std::shared_ptr<const AttentionSteps> m_steps; ///< of the selected head; null: there is a message instead
    StepMatrix m_wanted = StepMatrix::Input;       ///< the result of the step that was chosen
    Index m_component = 0;                         ///< the column chosen where columns are not keys
    QLabel* m_title;
    ElidedLabel* m_name;
    PlayerBar* m_player;
    StepChooser* m_chooser;
    QLabel* m_formula;
    QLabel* m_sentence;
    StepCanvas* m_canvas;
    QScrollArea* m_area; ///< around the canvas: a class sees a part of what is too large for large type
    QLabel* m_place;
    ElidedLabel* m_sum;
    QLabel* m_idle;
    QLabel* m_message;
    QWidget* m_body;
};

} // namespace headlight
