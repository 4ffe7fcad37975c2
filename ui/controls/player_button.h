#pragma once

#include <QToolButton>

namespace headlight {

/// A button of a player with its sign. Of the keys it takes Space and Enter alone: arrows are the player's.
class PlayerButton : public QToolButton {
    Q_OBJECT

public:
    enum class Sign { First, Back, Play, Pause, On, Last };

    explicit PlayerButton(Sign sign, QWidget* parent = nullptr);

    void setSign(Sign sign);
    Sign sign() const { return m_sign; }

    /// Larger beside large type.
    QSize sizeHint() const override { return QSize(32, 28) * scale(); }

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    double scale() const;

    Sign m_sign;
};

} // namespace headlight
