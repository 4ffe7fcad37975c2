#pragma once

#include <QTimer>
#include <QWidget>

#include <array>

class QLabel;

namespace headlight {

class PlayerButton;

/// Goes through numbered steps, forward and back: by five buttons, or by itself at a calm pace. One step is there at
/// once in place of another: no transition that someone who wants less motion would have to switch off.
class PlayerBar : public QWidget {
    Q_OBJECT

public:
    explicit PlayerBar(QWidget* parent = nullptr);
    ~PlayerBar() override;

    /// How many steps there are, and which one is shown, from 0; says nothing by itself.
    void setStep(int place, int count);
    int step() const { return m_place; }
    bool isPlaying() const { return m_clock.isActive(); }

    void goTo(int place);
    void goBack() { goTo(m_place - 1); }
    void goOn() { goTo(m_place + 1); }
    void goToFirst() { goTo(0); }
    void goToLast() { goTo(m_count - 1); }
    /// Starts or stops going on by itself; at the end it starts again from the first step.
    void togglePlaying();
    void stop();

    static constexpr int pace = 2500; ///< milliseconds a step

signals:
    /// Another step was chosen, by a button, a key or the clock.
    void stepChosen(int place);

protected:
    void changeEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void tick();
    void choose(int place);
    void showState();

    QTimer m_clock;
    int m_place = 0;
    int m_count = 0;
    std::array<PlayerButton*, 5> m_buttons{};
    QLabel* m_counter;
};

} // namespace headlight
