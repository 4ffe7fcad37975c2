#include "ui/controls/step_chooser.h"

#include "ui/controls/plain_tool_tip.h"
#include "ui/controls/style.h"
#include "ui/paint/step_text.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>

#include <cmath>
#include <utility>

namespace headlight {

namespace {

std::shared_ptr<StepStrip> laidOut(const StepWish& wish)
{
    return std::make_shared<StepStrip>(wish.steps, wish.options, wish.theme, wish.font, wish.room);
}

std::shared_ptr<const StepStrip> readStrip(const StepWish& wish, const std::atomic<bool>* stop = nullptr)
{
    const auto strip = laidOut(wish);
    strip->read(stop);
    return strip;
}

/// Whether one's thumbnails may stand where the other's come to stand.
bool hasSameLayout(const StepWish& one, const StepWish& other)
{
    return one.steps->steps() == other.steps->steps() && isOfSameTokens(*one.steps, *other.steps)
           && one.theme == other.theme && one.font == other.font && one.room == other.room;
}

} // namespace

StepChooser::StepChooser(QWidget* parent)
    : QWidget(parent),
      m_reader(new Reader({[](const StepWish& wish, const std::atomic<bool>& stop) { return readStrip(wish, &stop); },
                           differsInNumbersOnly,
                           [this](const StepWish& wish, const auto& strip) {
                               show(wish, strip, true);
                               update();
                           },
                           {}}))
{
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

StepChooser::~StepChooser() = default;

void StepChooser::setSteps(std::shared_ptr<const AttentionSteps> steps, std::size_t place, const StepOptions& options)
{
    m_steps = std::move(steps);
    m_place = place;
    m_options = options;
    update();
}

void StepChooser::setPlace(std::size_t place)
{
    m_place = place;
    update();
}

const StepStrip* StepChooser::strip() const
{
    if (!m_steps)
        return nullptr;
    const StepWish wanted{m_steps, 0, m_options, themeOf(this), font(), QRectF(rect())};
    if (m_isRead && m_stripOf == wanted) {
        m_reader->forget();
    } else if (isQuickToRead(*m_steps)) {
        m_reader->forget();
        show(wanted, readStrip(wanted), true);
    } else {
        if (!m_strip || !hasSameLayout(m_stripOf, wanted))
            show(wanted, laidOut(wanted), false);
        m_reader->want(wanted);
    }
    return m_strip.get();
}

void StepChooser::show(const StepWish& wish, std::shared_ptr<const StepStrip> strip, bool isRead) const
{
    m_strip = std::move(strip);
    m_stripOf = wish;
    m_isRead = isRead;
}

QSize StepChooser::sizeHint() const
{
    return {480, static_cast<int>(std::ceil(StepStrip::heightFor(font())))};
}

QSize StepChooser::minimumSizeHint() const
{
    return {240, sizeHint().height()};
}

void StepChooser::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (strip())
        strip()->paint(painter, m_place, m_hovered);
}

void StepChooser::mousePressEvent(QMouseEvent* event)
{
    const auto place = strip() ? strip()->stepAt(event->position()) : std::nullopt;
    if (event->button() == Qt::LeftButton && place)
        emit stepChosen(static_cast<int>(*place));
    else
        event->ignore();
}

void StepChooser::mouseMoveEvent(QMouseEvent* event)
{
    hover(strip() ? strip()->stepAt(event->position()) : std::nullopt);
}

void StepChooser::leaveEvent(QEvent*)
{
    hover(std::nullopt);
}

void StepChooser::hover(std::optional<std::size_t> place)
{
    if (place == m_hovered)
        return;
    m_hovered = place;
    setCursor(place ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
}

void StepChooser::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange
        || event->type() == QEvent::LanguageChange) {
        m_reader->forget();
        m_isRead = false; // symbols were written in the other language
        m_strip.reset();
        update();
        updateGeometry();
    }
    QWidget::changeEvent(event);
}

bool StepChooser::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto& help = static_cast<const QHelpEvent&>(*event);
    const auto place = strip() ? strip()->stepAt(help.pos()) : std::nullopt;
    showPlainToolTip(help, place ? stepSentence(*m_steps, m_steps->steps()[*place]) : QString(), this);
    return true;
}

} // namespace headlight
