#pragma once

#include "ui/paint/grid.h"
#include "ui/paint/grid_images.h"
#include "ui/views/head_reader.h"

#include <QWidget>

#include <memory>
#include <optional>

namespace headlight {

/// All heads as thumbnails: one is chosen by a click or the arrow keys, and opened by a double click or Enter.
/// Knows no document: it says what was chosen and shows what it is told.
class HeadsCanvas : public QWidget {
    Q_OBJECT

public:
    explicit HeadsCanvas(GridFit fit, QWidget* parent = nullptr);
    ~HeadsCanvas() override;

    void setSource(std::shared_ptr<const AttentionSource> source);
    /// Whether an empty canvas asks for a sentence; one that only lacks its numbers stays blank.
    void setPrompting(bool prompting);
    void setWeights(const WeightOptions& weights);
    /// In which order, and which of them; of a whole grid.
    void setOrder(const GridOrder& order);
    void select(HeadPlace place);
    /// Lets all rows but a query's step back; none: no row does.
    void setSpotlight(std::optional<Index> query);

    /// The picture as it stands in this widget, for hit tests.
    const Grid& grid() const;
    /// What is read of the heads of a snapshot; empty if that is not all, or another one is shown.
    GridReading readingOf(const AttentionSource* source) const { return m_reader.readingOf(source); }
    /// What explains the thumbnails; empty without tokens.
    LegendContent legend() const;
    /// Whether all is read of the latest snapshot.
    bool isComplete() const { return m_reader.isComplete(); }

    /// The heads in the order shown.
    std::vector<HeadPlace> heads() const;
    std::optional<HeadPlace> selected() const { return m_marks.selected; }
    /// A head in words, line by line: for the pointer and for screen readers.
    QString describe(HeadPlace place) const;
    /// As a click on the head.
    void choose(HeadPlace place);

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

signals:
    void headChosen(headlight::Index layer, headlight::Index head);
    /// The head was chosen before.
    void headOpened();
    /// Other heads are shown, or more is known of them.
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
    void askForRoom();
    void updateChanged();
    std::optional<HeadPlace> inOrder(HeadPlace from, int step) const;
    std::optional<HeadPlace> beyond(HeadPlace from, bool down) const;
    void nameSelection();
    std::optional<HeadPlace> neighbour(int key) const;

    std::shared_ptr<const AttentionSource> m_source;
    GridOptions m_options;
    GridMarks m_marks;
    HeadReader m_reader;
    GridReading m_shown; ///< that a paint was last asked for
    GridImages m_images;
    mutable std::unique_ptr<Grid> m_grid; ///< made when it is first needed after a change
    int m_roomAskedFor = -1;              ///< height for the width
    bool m_prompting = true;
    bool m_focusRing = false; ///< the focus came by the keyboard
};

} // namespace headlight
