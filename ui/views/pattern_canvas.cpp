#include "ui/views/pattern_canvas.h"

#include "ui/controls/plain_tool_tip.h"
#include "ui/controls/style.h"
#include "ui/paint/number_text.h"
#include "ui/paint/quantity_text.h"
#include "ui/views/head_words.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr int outline = 4; // room around the maps for the outline of the selected cell

} // namespace

PatternCanvas::PatternCanvas(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&m_reader, &HeadReader::read, this, &PatternCanvas::readOn);
}

PatternCanvas::~PatternCanvas() = default;

void PatternCanvas::setSource(std::shared_ptr<const AttentionSource> source)
{
    if (source == m_source)
        return;
    const auto before = std::exchange(m_source, std::move(source));
    if (!m_source)
        m_reader.request(nullptr, {});
    readOn();
    if (!before || !m_source || headsOf(*before) != headsOf(*m_source))
        updateGeometry();
}

void PatternCanvas::setPrompting(bool prompting)
{
    if (std::exchange(m_prompting, prompting) != prompting)
        update();
}

void PatternCanvas::setWeights(const WeightOptions& weights)
{
    if (weights == m_options)
        return;
    m_options = weights;
    readOn();
    updateGeometry();
}

void PatternCanvas::select(HeadPlace place)
{
    if (m_marks.selected == place)
        return;
    m_marks.selected = place;
    nameSelection();
    update();
}

const PatternMap& PatternCanvas::map() const
{
    if (!m_map)
        m_map = std::make_unique<PatternMap>(m_source, m_reader.reading(), m_options, themeOf(this), font(),
                                             QRectF(rect()).adjusted(outline, outline, -outline, -outline));
    return *m_map;
}

QSize PatternCanvas::sizeHint() const
{
    return {640, heightForWidth(640)};
}

int PatternCanvas::heightForWidth(int width) const
{
    const double height = PatternMap::leastHeight(m_source, m_options, themeOf(this), font(), width - 2 * outline);
    return static_cast<int>(std::ceil(height)) + 2 * outline;
}

void PatternCanvas::rebuild()
{
    m_map.reset();
    nameSelection();
    update();
}

void PatternCanvas::readOn()
{
    if (isVisible() || !m_source) // showEvent catches up
        m_reader.request(m_source, {0, true, true, m_options.keysLeftOut});
    rebuild();
    emit shownChanged();
}

void PatternCanvas::paintEvent(QPaintEvent*)
{
    if (map().isEmpty() && !m_prompting)
        return;
    QPainter painter(this);
    map().paint(painter, m_marks);
    if (!m_focusRing)
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(themeOf(this).accent, 2));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
}

void PatternCanvas::showEvent(QShowEvent*)
{
    readOn();
}

void PatternCanvas::resizeEvent(QResizeEvent*)
{
    rebuild();
}

std::optional<HeadPlace> PatternCanvas::headAt(QPointF point) const
{
    const auto cell = map().cellAt(point);
    return cell && !cell->isBaseline ? std::optional(cell->place) : std::nullopt;
}

void PatternCanvas::choose(HeadPlace place)
{
    if (place != m_marks.selected)
        emit headChosen(place.layer, place.head);
}

void PatternCanvas::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    if (const auto place = headAt(event->position()))
        choose(*place);
}

void PatternCanvas::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && headAt(event->position()))
        emit headOpened();
}

void PatternCanvas::mouseMoveEvent(QMouseEvent* event)
{
    const auto place = headAt(event->position());
    setCursor(place ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (std::exchange(m_marks.hovered, place) != place)
        update();
}

void PatternCanvas::leaveEvent(QEvent*)
{
    m_marks.hovered.reset();
    update();
}

// Left and right go through a layer's heads, up and down through the layers.
std::optional<HeadPlace> PatternCanvas::neighbour(int key) const
{
    HeadPlace at = m_marks.selected.value_or(HeadPlace{});
    at.layer += key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0;
    at.head += key == Qt::Key_Right ? 1 : key == Qt::Key_Left ? -1 : 0;
    // The snapshot may be older than the selection, and layers differ in their heads.
    at.layer = std::clamp<Index>(at.layer, 0, m_source->layerCount() - 1);
    at.head = std::clamp<Index>(at.head, 0, m_source->headCount(at.layer) - 1);
    return at;
}

void PatternCanvas::keyPressEvent(QKeyEvent* event)
{
    const int key = event->key();
    const bool isArrow = key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
    if (!map().isEmpty() && isArrow)
        choose(*neighbour(key));
    else if (!map().isEmpty() && (key == Qt::Key_Return || key == Qt::Key_Enter))
        emit headOpened();
    else
        QWidget::keyPressEvent(event);
}

void PatternCanvas::focusInEvent(QFocusEvent* event)
{
    m_focusRing = isByKeyboard(event->reason());
    update();
}

void PatternCanvas::focusOutEvent(QFocusEvent*)
{
    m_focusRing = false;
    update();
}

void PatternCanvas::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange)
        updateGeometry();
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange
        || event->type() == QEvent::LanguageChange)
        rebuild();
    QWidget::changeEvent(event);
}

QString PatternCanvas::describe(const PatternCell& cell) const
{
    const auto [layer, head] = cell.place;
    const auto number = [](std::optional<double> score) { return score ? fixedText(*score, 2) : u"–"_s; };
    const QString even = number(map().score({cell.pattern, {layer, 0}, true}));
    const QString title = headScoreText(cell.pattern);
    const QString meaning = headScoreMeaning(cell.pattern);
    if (cell.isBaseline)
        return tr("L%1, weights spread evenly over the keys that are seen: %2 %3").arg(layer).arg(title, even) + u'\n'
               + meaning;
    return u"%1: %2\n"_s.arg(headPlaceText(layer, head), headInWords(layer, head))
           + tr("%1 %2, spread evenly %3").arg(title, number(map().score(cell)), even) + u'\n' + meaning;
}

void PatternCanvas::nameSelection()
{
    const auto place = m_marks.selected;
    const bool inside =
        m_source && place && place->layer < m_source->layerCount() && place->head < m_source->headCount(place->layer);
    if (!inside) {
        setAccessibleName(tr("Pattern scores"));
        return;
    }
    QString text = u"%1: %2"_s.arg(headPlaceText(place->layer, place->head), headInWords(place->layer, place->head));
    const auto read = m_reader.reading().find(*place);
    if (read != m_reader.reading().end() && read->second.scores)
        for (int i = 1; i < headScoreCount; ++i)
            if (const auto score = read->second.scores->of(static_cast<HeadScore>(i)))
                text += u"\n%1 %2"_s.arg(headScoreText(static_cast<HeadScore>(i)), fixedText(*score, 2));
    setAccessibleName(text);
}

bool PatternCanvas::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto& help = static_cast<const QHelpEvent&>(*event);
    if (const auto cell = map().cellAt(help.pos()))
        showPlainToolTip(help, describe(*cell), this, map().cellRect(*cell).toAlignedRect());
    else
        showPlainToolTip(help, {}, this);
    return true;
}

} // namespace headlight
