#pragma once

#include <QLabel>

namespace headlight {

/// A label that ends in "…" where there is no room, and then shows its whole text to the pointer.
class ElidedLabel : public QLabel {
    Q_OBJECT

public:
    using QLabel::QLabel;

    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;
};

} // namespace headlight
