#include "ui/views/readouts.h"

#include "ui/controls/accessible_role.h"
#include "ui/controls/plain_tool_tip.h"
#include "ui/controls/style.h"

#include <QFontInfo>
#include <QHelpEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr int gap = 24; // between two columns
constexpr int toldEms = 7;

/// Korean faces ask for half a line between lines; one that stands alone needs less.
int lineOf(const QFont& font)
{
    return qMin(QFontMetrics(font).height(), qRound(1.25 * QFontInfo(font).pixelSize()));
}

/// From the top of such a line.
int baselineOf(const QFont& font)
{
    return lineOf(font) - qMin(QFontMetrics(font).descent(), qRound(0.25 * QFontInfo(font).pixelSize()));
}

} // namespace

Readouts::Readouts(QWidget* parent) : QWidget(parent)
{
    readAs<Readouts, QAccessible::StaticText>();
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void Readouts::setReadouts(std::vector<Readout> readouts)
{
    if (readouts == m_readouts)
        return;
    m_readouts = std::move(readouts);
    QStringList words;
    for (const Readout& readout : m_readouts)
        words << readout.value + u' ' + readout.label;
    setAccessibleName(words.join(u"; "_s));
    update();
}

QFont Readouts::numberFont() const
{
    QFont number = font();
    number.setPixelSize(qRound(1.5 * QFontInfo(font()).pixelSize()));
    number.setWeight(QFont::DemiBold);
    return number;
}

QSize Readouts::sizeHint() const
{
    return {480, lineOf(numberFont()) + lineOf(font()) + 2};
}

QSize Readouts::minimumSizeHint() const
{
    return {200, sizeHint().height()};
}

int Readouts::widthOf(const Readout& readout) const
{
    const QString& label = readout.widestLabel.isEmpty() ? readout.label : readout.widestLabel;
    const QFontMetrics big(numberFont());
    return std::max({big.horizontalAdvance(readout.value), big.horizontalAdvance(readout.widestValue),
                     fontMetrics().horizontalAdvance(label)});
}

// When there is too little room, the label of the first column is cut, which is the longest; then the last columns are
// left out rather than cut through.
std::vector<QRect> Readouts::columns() const
{
    std::vector<QRect> columns;
    int total = 0;
    for (const Readout& readout : m_readouts) {
        const int columnWidth = widthOf(readout);
        columns.emplace_back(0, 0, columnWidth, height());
        total += columnWidth + gap;
    }
    if (columns.empty())
        return columns;
    const Readout& first = m_readouts.front();
    const QFontMetrics big(numberFont());
    // Of the label, as much as says what it is.
    const QString& label = first.shortLabel.isEmpty() ? first.label : first.shortLabel;
    const int told = std::min(fontMetrics().horizontalAdvance(label), toldEms * QFontInfo(font()).pixelSize());
    const int least = std::max({told, big.horizontalAdvance(first.value), big.horizontalAdvance(first.widestValue)});
    const int yielding = std::max(0, columns.front().width() - least);
    while (columns.size() > 1 && total - gap - yielding > width()) {
        total -= columns.back().width() + gap;
        columns.pop_back();
    }
    columns.front().setWidth(columns.front().width() - std::clamp(total - gap - width(), 0, yielding));
    int left = 0;
    for (QRect& column : columns) {
        column.moveLeft(left);
        left += column.width() + gap;
    }
    return columns;
}

QString Readouts::fittingLabel(const Readout& readout, int width) const
{
    if (fontMetrics().horizontalAdvance(readout.label) <= width)
        return readout.label;
    const QString& label = readout.shortLabel.isEmpty() ? readout.label : readout.shortLabel;
    // Eliding takes more room for a ligature than drawing does.
    return fontMetrics().horizontalAdvance(label) <= width ? label
                                                           : fontMetrics().elidedText(label, Qt::ElideRight, width);
}

void Readouts::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Theme& theme = themeOf(this);
    const QFont big = numberFont();
    const std::vector<QRect> places = columns();
    for (std::size_t c = 0; c < places.size(); ++c) {
        const QRect place = places[c];
        painter.setFont(big);
        painter.setPen(theme.ink);
        painter.drawText(place.left(), baselineOf(big), m_readouts[c].value);
        painter.setFont(font());
        painter.setPen(theme.muted);
        painter.drawText(place.left(), height() - lineOf(font()) + baselineOf(font()),
                         fittingLabel(m_readouts[c], place.width()));
    }
}

bool Readouts::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto& help = static_cast<const QHelpEvent&>(*event);
    const std::vector<QRect> places = columns();
    for (std::size_t c = 0; c < places.size(); ++c) {
        if (places[c].contains(help.pos())) {
            showPlainToolTip(help, m_readouts[c].label + u'\n' + m_readouts[c].toolTip, this, places[c]);
            return true;
        }
    }
    showPlainToolTip(help, {}, this);
    return true;
}

} // namespace headlight
