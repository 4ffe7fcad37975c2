#pragma once

#include "ui/paint/pattern_map.h"
#include "ui/views/head_reader.h"

#include <QWidget>

namespace headlight {

/// The maps of pattern scores: a head is chosen by a click or the arrow keys, and opened by a double click or Enter.
/// Knows no document: it says what was chosen and shows what it is told.
class PatternCanvas : public QWidget {
    Q_OBJECT

public:
    explicit PatternCanvas(QWidget* parent = nullptr);
    ~PatternCanvas() override;

    void setSource(std::shared_ptr<const AttentionSource> source);
    void setPrompting(bool prompting);
    void setWeights(const WeightOptions& weights);
    void select(HeadPlace place);

    /// The picture as it stands in this widget, for hit tests.
    const PatternMap& map() const;
    /// What is read of the heads of a snapshot; empty if that is not all, or another one is shown.
    GridReading readingOf(const AttentionSource* source) const { return m_reader.readingOf(source); }
    /// Whether all is read of the latest snapshot.
    bool isComplete() const { return m_reader.isComplete(); }

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

signals:
    void headChosen(headlight::Index layer, headlight::Index head);
    /// The head was chosen before.
    void headOpened();
    /// More is known of the heads.
    void shownChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;

private:
    void rebuild();
    void readOn();
    void nameSelection();
    std::optional<HeadPlace> headAt(QPointF point) const;
    std::optional<HeadPlace> neighbour(int key) const;
    void choose(HeadPlace place);
    QString describe(const PatternCell& cell) const;

    std::shared_ptr<const AttentionSource> m_source;
    PatternMapOptions m_options;
    GridMarks m_marks;
    HeadReader m_reader;
    mutable std::unique_ptr<PatternMap> m_map; ///< made when it is first needed after a change
    bool m_prompting = true;
    bool m_focusRing = false; ///< the focus came by the keyboard
};

} // namespace headlight
