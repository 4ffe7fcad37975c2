#pragma once

#include "ui/controls/view.h"
#include "ui/paint/flow.h"

#include <vector>

class QLabel;
class QScrollArea;

namespace headlight {

class HeaderLayout;
class ColorChips;
class Document;
class ElidedLabel;
class Evaluator;
class FlowCanvas;
class ValueSlider;

/// The centre: the weights of the selected head, and of others of its layer if wanted, as lines between tokens.
class FlowView : public View {
    Q_OBJECT

public:
    FlowView(Document& document, Evaluator& evaluator, QWidget* parent = nullptr);
    ~FlowView() override;

    /// Layer, heads and threshold as shown.
    FlowOptions options() const;
    /// Decimals; each head has a colour of its own.
    void setOptions(const HeatmapOptions& options) override;
    std::function<void()> wayBack() override;
    /// @param threshold of the weights that get a line, in [0, 1]
    void setThreshold(double threshold);
    /// Shows another head of the layer or leaves it out. The selected head is always shown: if it is to go, another one
    /// shown is selected; the only one stays.
    void setShown(Index head, bool shown);

    double pictureWidth() const override;
    MakePicture pictureMaker(const Theme& theme, double width) const override;
    bool isOfOneHead() const override { return m_options.heads.size() == 1; }
    std::vector<HeadPlace> headsTogether() const override;

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void makeHeader(HeaderLayout& header);
    void retranslate();
    void followHead();
    void showSource();
    void showSelection();
    void showHead();
    void showShare();
    void showChips();
    void choose(FlowToken token);
    void revealSelected();

    Document& m_document;
    Evaluator& m_evaluator;
    FlowOptions m_options;
    QLabel* m_title;
    ElidedLabel* m_name;
    ElidedLabel* m_share;
    ValueSlider* m_threshold;
    ColorChips* m_chips;
    QScrollArea* m_area;
    FlowCanvas* m_canvas;
    QLabel* m_message;
};

} // namespace headlight
