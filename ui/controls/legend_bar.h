#pragma once

#include "ui/paint/flat_legend.h"

#include <QWidget>

namespace headlight {

/// The legend of the pictures above it; as high as its width needs, without height while it is empty.
class LegendBar : public QWidget {
    Q_OBJECT

public:
    explicit LegendBar(QWidget* parent = nullptr);

    void setLegend(LegendContent content);
    QString text() const { return legend(width()).text(); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, 0}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    FlatLegend legend(double width) const;

    LegendContent m_content;
};

} // namespace headlight
