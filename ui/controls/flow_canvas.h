#pragma once

#include "ui/controls/flow_reader.h"
#include "ui/paint/flow.h"

#include <QImage>
#include <QWidget>

#include <memory>
#include <optional>

namespace headlight {

/// A flow that fills its place: tokens are chosen by a click or the arrow keys, and one under the pointer shows its
/// lines alone. Knows no document: it says what was chosen and shows what it is told.
class FlowCanvas : public QWidget {
    Q_OBJECT

public:
    explicit FlowCanvas(QWidget* parent = nullptr);
    ~FlowCanvas() override;

    /// Shows another snapshot, or the same one in another way. A large one appears a moment later.
    void setFlow(std::shared_ptr<const AttentionSource> source, const FlowOptions& options);
    /// Points out a query and a key.
    void select(std::optional<Index> query, std::optional<Index> key);

    /// The picture as it stands in this widget, for hit tests.
    const Flow& flow() const;
    /// Where the label of the selected token stands that the keys move; empty if there is none.
    QRect selectedRect() const;
    /// What it was read from, for the share of lines shown.
    const FlowReader& reader() const { return m_reader; }
    /// Whether an older picture has stayed for more than a moment because another one is being read.
    bool isBusy() const { return m_reader.isBusy(); }

    QSize minimumSizeHint() const override;
    QSize sizeHint() const override;

signals:
    /// A token was clicked or reached by a key.
    void tokenChosen(headlight::FlowToken token);
    /// What is shown was read: its lines are counted.
    void flowRead();
    void busyChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;

private:
    void rebuild();
    void choose(FlowToken token);
    void hover(std::optional<FlowToken> token);
    std::optional<FlowToken> neighbour(int key) const;
    QString describe(FlowToken token) const;
    void nameSelection();
    std::shared_ptr<const Flow> sharedFlow() const;
    const QImage& faintLines();

    /// All lines of a flow, faint, on a transparent ground.
    struct FaintLines {
        std::shared_ptr<const Flow> flow;
        QSize pixels;
        double pixelRatio = 1;
        bool operator==(const FaintLines&) const = default;
    };
    static QImage drawn(const FaintLines& wish, const std::atomic<bool>* stop);

    FlowReader m_reader;
    FlowMarks m_marks;
    mutable std::shared_ptr<const Flow> m_flow; ///< made when it is first needed after a change
    QImage m_faint;                             ///< drawn once for all tokens that stand out before them
    FaintLines m_faintOf;                       ///< what m_faint is
    LatestReader<FaintLines, QImage> m_drawer;
    bool m_focusRing = false; ///< the focus came by the keyboard
};

} // namespace headlight
