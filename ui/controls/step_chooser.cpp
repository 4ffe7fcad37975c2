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

StepChooser::StepChooser(QWidget* parent) : QWidget(parent)
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
    rebuild();
}

void StepChooser::setPlace(std::size_t place)
{
    m_place = place;
    update();
}

const StepStrip* StepChooser::strip() const
{
    if (!m_strip && m_steps)
        m_strip = std::make_unique<StepStrip>(m_steps, m_options, themeOf(this), font(), QRectF(rect()));
    return m_strip.get();
}

QSize StepChooser::sizeHint() const
{
    return {480, static_cast<int>(std::ceil(StepStrip::heightFor(font())))};
}

QSize StepChooser::minimumSizeHint() const
{
    return {240, sizeHint().height()};
}

void StepChooser::rebuild()
{
    m_strip.reset();
    update();
}

void StepChooser::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (strip())
        strip()->paint(painter, m_place, m_hovered);
}

void StepChooser::resizeEvent(QResizeEvent*)
{
    rebuild();
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
        rebuild();
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
