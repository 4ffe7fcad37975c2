#pragma once

#include "ui/paint/slice_bars.h"

#include <QWidget>

namespace headlight {

/// A row or column of a heatmap as bars; a click chooses a cell.
class SliceCanvas : public QWidget {
    Q_OBJECT

public:
    explicit SliceCanvas(QWidget* parent = nullptr);
    ~SliceCanvas() override;

    void setSlice(const SliceRequest& request);
    void select(std::optional<Index> cell);
    /// The picture as it stands in this widget.
    const SliceBars& bars() const;

    QSize sizeHint() const override;

signals:
    void cellChosen(headlight::Index cell);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;

private:
    void rebuild();
    void nameSelection();

    SliceRequest m_request;
    std::optional<Index> m_selected;
    mutable std::unique_ptr<SliceBars> m_bars; ///< made when it is first needed after a change
};

} // namespace headlight
