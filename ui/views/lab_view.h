#pragma once

#include "ui/controls/gesture.h"
#include "ui/controls/latest_reader.h"
#include "ui/controls/view.h"
#include "ui/labs/lab.h"

#include <QTimer>

class QLabel;
class QProgressBar;
class QPushButton;

namespace headlight {

class Document;
class ElidedLabel;
class Evaluator;
class LabControls;
class PageArea;
class PageCanvas;
class RefusalLine;

/// The centre: one of the labs with its controls. Each lab keeps what was set in it while the window is open, but what
/// was tried out with a cell of the document, which goes with the document. The page of a lab that takes long is made
/// on another thread: the latest request wins.
class LabView : public View {
    Q_OBJECT

public:
    LabView(Document& document, Evaluator& evaluator, QWidget* parent = nullptr);
    ~LabView() override;

    void showLab(ViewKind kind);
    ViewKind kind() const { return m_kind; }
    const Lab& lab() const { return labOf(m_kind); }
    /// All parameters of the lab shown.
    LabState state() const;
    /// Values out of range are brought into it.
    void setState(const LabState& state);
    /// A run stops where it is.
    void stopRun();
    /// Takes back what was tried out with the document's selected cell.
    void leaveCell();
    std::function<void()> wayBack() override;
    /// Whether a lesson's question hides it.
    bool isVeiled() const;
    /// Whether the page of what is set is still being made.
    bool isComputing() const { return m_reader.isReading(); }
    /// The page of what is set, to be handed out; without parts: there is none, or not yet.
    Page shownPage() const;
    /// Shows the next displays of a page that does not fit, or those before. @return whether it has several at all
    bool turn(int step);
    /// The same. @return whether others are shown now
    bool turnFurther(int step);

    QSize minimumSizeHint() const override;
    double pictureWidth() const override;
    MakePicture pictureMaker(const Theme& theme, double width) const override;
    bool isTurned() const override;
    bool isOfOneHead() const override { return lab().usesDocument(); }
    void setOptions(const HeatmapOptions&) override {}
    /// Gives the displays the room of what a class need not read.
    void setPresenting(bool presenting) override;

signals:
    /// The list of sentences to probe is to be edited.
    void probeWanted();
    /// Of what is set in the lab.
    void stateChanged();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    std::optional<LabRequest> request() const;
    void showPage();
    void forgetPage();
    void take(const LabRequest& request, const Page& page);
    void cancel();
    void takeState(const LabState& state);
    void press(int part, QPointF value);
    void drag(int part, QPointF value);
    void nudge(QPoint direction);
    void selectCell(const std::optional<LabCell>& cell);
    void toggleRun();
    /// One step of the run; the last one ends it.
    void runOn();
    void showRun();
    void retranslate();

    Document& m_document;
    Evaluator& m_evaluator;
    ViewKind m_kind = static_cast<ViewKind>(wayCount);
    std::map<ViewKind, LabState> m_states;
    Gesture m_gesture;                           ///< a drag in the page
    std::optional<LabGrab> m_grab;               ///< where it began
    quint64 m_documentGesture = 0;               ///< the undo step that the drag belongs to; 0: it has made none
    QTimer m_clock;                              ///< while the lab runs
    bool m_hasRun = false;                       ///< since the lab was opened
    std::pair<ViewKind, LabState> m_shown;       ///< what the page is of
    QTimer m_watch;                              ///< for the progress
    std::shared_ptr<std::atomic<double>> m_done; ///< of what is being read
    QLabel* m_title;
    QLabel* m_question;
    LabControls* m_controls;
    RefusalLine* m_refusal;
    QPushButton* m_run;
    QPushButton* m_step;
    QPushButton* m_reset;
    QPushButton* m_probe;
    ElidedLabel* m_past; ///< says that the page is that of a state before
    QProgressBar* m_progress;
    QPushButton* m_cancel;
    PageCanvas* m_canvas;
    PageArea* m_area;
    QLabel* m_message;
    LatestReader<LabRequest, Page> m_reader;
};

} // namespace headlight
