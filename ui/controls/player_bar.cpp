#include "ui/controls/player_bar.h"

#include "ui/controls/player_button.h"
#include "ui/controls/style.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

enum Place : std::size_t { First, Back, Play, On, Last };

} // namespace

PlayerBar::PlayerBar(QWidget* parent) : QWidget(parent), m_clock(this), m_counter(new QLabel)
{
    using Sign = PlayerButton::Sign;
    constexpr std::array<Sign, 5> signs{Sign::First, Sign::Back, Sign::Play, Sign::On, Sign::Last};
    const std::array<QString, 5> names{u"stepFirst"_s, u"stepBack"_s, u"stepPlay"_s, u"stepOn"_s, u"stepLast"_s};
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->setSpacing(4);
    m_counter->setObjectName(u"stepCounter"_s);
    setLook(m_counter, Look::Muted);
    row->addWidget(m_counter);
    row->addSpacing(4);
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i] = new PlayerButton(signs[i]);
        m_buttons[i]->setObjectName(names[i]);
        row->addWidget(m_buttons[i]);
    }
    connect(m_buttons[First], &PlayerButton::clicked, this, &PlayerBar::goToFirst);
    connect(m_buttons[Back], &PlayerButton::clicked, this, &PlayerBar::goBack);
    connect(m_buttons[Play], &PlayerButton::clicked, this, &PlayerBar::togglePlaying);
    connect(m_buttons[On], &PlayerButton::clicked, this, &PlayerBar::goOn);
    connect(m_buttons[Last], &PlayerButton::clicked, this, &PlayerBar::goToLast);
    m_clock.setInterval(pace);
    connect(&m_clock, &QTimer::timeout, this, &PlayerBar::tick);
    showState();
}

PlayerBar::~PlayerBar() = default;

void PlayerBar::setStep(int place, int count)
{
    m_place = place;
    m_count = count;
    if (m_count == 0)
        m_clock.stop();
    showState();
}

void PlayerBar::goTo(int place)
{
    stop();
    choose(place);
}

void PlayerBar::choose(int place)
{
    const int inside = std::clamp(place, 0, std::max(0, m_count - 1));
    if (inside == m_place)
        return;
    m_place = inside;
    showState();
    emit stepChosen(inside);
}

void PlayerBar::togglePlaying()
{
    if (isPlaying()) {
        stop();
        return;
    }
    if (m_count < 2)
        return;
    m_clock.start();
    if (m_place == m_count - 1)
        choose(0);
    showState();
}

void PlayerBar::stop()
{
    m_clock.stop();
    showState();
}

void PlayerBar::tick()
{
    choose(m_place + 1);
    if (m_place >= m_count - 1)
        stop();
}

void PlayerBar::showState()
{
    m_counter->setText(m_count == 0 ? QString() : tr("Step %1 of %2").arg(m_place + 1).arg(m_count));
    const auto say = [this](Place place, bool enabled, const QString& text, const QString& key) {
        m_buttons[place]->setEnabled(enabled);
        m_buttons[place]->setAccessibleName(text);
        m_buttons[place]->setToolTip(u"%1 (%2)"_s.arg(text, key));
    };
    say(First, m_place > 0, tr("First step"), tr("Home"));
    say(Back, m_place > 0, tr("One step back"), u"←"_s);
    say(Play, m_count > 1, isPlaying() ? tr("Pause") : tr("Play"), tr("Space"));
    say(On, m_place < m_count - 1, tr("One step on"), u"→"_s);
    say(Last, m_place < m_count - 1, tr("Last step"), tr("End"));
    m_buttons[Play]->setSign(isPlaying() ? PlayerButton::Sign::Pause : PlayerButton::Sign::Play);
}

void PlayerBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        showState();
    QWidget::changeEvent(event);
}

void PlayerBar::hideEvent(QHideEvent*)
{
    stop(); // nobody watches
}

} // namespace headlight
