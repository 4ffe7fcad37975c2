#pragma once

#include <QRadioButton>

namespace headlight {

/// One of several answers: a radio button whose text goes on in further lines where it has little room, and is written
/// as mathematics is.
class ChoiceButton : public QRadioButton {
    Q_OBJECT

public:
    explicit ChoiceButton(QWidget* parent = nullptr);

    void setChoice(const QString& text);
    /// Takes no more answers, and says whether this is the right one.
    void close(bool right);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

signals:
    /// Enter was pressed on it.
    void entered();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool hitButton(const QPoint&) const override { return true; }
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_text;
    bool m_closed = false;
    bool m_right = false;
};

} // namespace headlight
