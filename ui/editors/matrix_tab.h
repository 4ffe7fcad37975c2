#pragma once

#include <QAbstractButton>

namespace headlight {

/// A tab with a formula as its text: W with a real subscript.
class MatrixTab : public QAbstractButton {
    Q_OBJECT

public:
    /// @param formula e.g. "W_Q"
    explicit MatrixTab(const QString& formula, QWidget* parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace headlight
