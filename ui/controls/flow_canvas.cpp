#include "ui/controls/flow_canvas.h"

#include "core/text/korean.h"
#include "ui/controls/accessible_role.h"
#include "ui/controls/plain_tool_tip.h"
#include "ui/controls/style.h"
#include "ui/paint/hidden_text.h"
#include "ui/paint/number_text.h"

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

constexpr int outline = 2;    // room for the focus ring
constexpr Index mostTold = 8; // weights of a token that are told in words
constexpr double ringGap = 4;
constexpr std::size_t mostDrawnAtOnce = 400; // lines; more are drawn on another thread

QRectF roomOf(const QWidget& canvas)
{
    return QRectF(canvas.rect()).adjusted(outline, outline, -outline, -outline);
}

} // namespace

FlowCanvas::FlowCanvas(QWidget* parent)
    : QWidget(parent),
      m_drawer({[](const FaintLines& wish, const std::atomic<bool>& stop) { return drawn(wish, &stop); },
                [](const FaintLines&, const FaintLines&) { return true; },
                [this](const FaintLines& wish, const QImage& lines) {
                    m_faint = lines;
                    m_faintOf = wish;
                    update();
                },
                {}})
{
    readAs<FlowCanvas, QAccessible::Graphic>();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(&m_reader, &FlowReader::answered, this, [this] {
        m_marks.hovered.reset();
        updateGeometry();
        rebuild();
        emit flowRead();
    });
    connect(&m_reader, &FlowReader::busyChanged, this, &FlowCanvas::busyChanged);
    nameSelection();
}

FlowCanvas::~FlowCanvas() = default;

void FlowCanvas::setFlow(std::shared_ptr<const AttentionSource> source, const FlowOptions& options)
{
    m_reader.want(std::move(source), options);
}

void FlowCanvas::select(std::optional<Index> query, std::optional<Index> key)
{
    if (query == m_marks.query && key == m_marks.key)
        return;
    m_marks.query = query;
    m_marks.key = key;
    nameSelection();
    update();
}

std::shared_ptr<const Flow> FlowCanvas::sharedFlow() const
{
    const FlowReader::Read& read = m_reader.last();
    if (!m_flow)
        m_flow =
            std::make_shared<const Flow>(read.source, read.options, read.reading, themeOf(this), font(), roomOf(*this));
    return m_flow;
}

const Flow& FlowCanvas::flow() const
{
    return *sharedFlow();
}

QRect FlowCanvas::selectedRect() const
{
    const auto& selected = m_marks.side == FlowSide::Queries ? m_marks.query : m_marks.key;
    if (!selected || *selected < 0 || *selected >= flow().count(m_marks.side))
        return {};
    return flow().labelRect({m_marks.side, *selected}).toAlignedRect();
}

QSize FlowCanvas::minimumSizeHint() const
{
    const FlowReader::Read& read = m_reader.last();
    const double height = read.reading ? Flow::leastHeight(*read.source, font()) + 2 * outline : 0;
    return {240, std::max(200, static_cast<int>(std::ceil(height)))};
}

QSize FlowCanvas::sizeHint() const
{
    return minimumSizeHint().expandedTo({640, 520});
}

void FlowCanvas::rebuild()
{
    m_flow.reset();
    nameSelection();
    update();
}

QImage FlowCanvas::drawn(const FaintLines& wish, const std::atomic<bool>* stop)
{
    QImage lines(wish.pixels, QImage::Format_ARGB32_Premultiplied);
    lines.setDevicePixelRatio(wish.pixelRatio);
    lines.fill(Qt::transparent);
    QPainter painter(&lines);
    wish.flow->paintLines(painter, true, stop);
    return lines;
}

/// The lines of what is shown, or while these are drawn what is left of an older picture.
const QImage& FlowCanvas::faintLines()
{
    const FaintLines wish{sharedFlow(), size() * devicePixelRatioF(), devicePixelRatioF()};
    if (wish == m_faintOf) {
        m_drawer.forget();
    } else if (flow().lineCount() <= mostDrawnAtOnce) {
        m_drawer.forget();
        m_faint = drawn(wish, nullptr);
        m_faintOf = wish;
    } else {
        if (wish.pixels != m_faint.size() || !m_faintOf.flow->isOfSameTokens(flow()))
            m_faint = {};
        m_drawer.want(wish);
    }
    return m_faint;
}

void FlowCanvas::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (flow().isEmpty() || !m_marks.focus()) {
        flow().paint(painter, m_marks);
        return;
    }
    if (!m_marks.hovered)
        painter.drawImage(0, 0, faintLines());
    flow().paintTokens(painter, m_marks);
    if (!m_focusRing)
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(themeOf(this).accent, 2));
    painter.setBrush(Qt::NoBrush);
    const QRectF labels = flow().columns().of(m_marks.side).labels;
    painter.drawRoundedRect(labels.adjusted(-ringGap, 0, ringGap, 0) & QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
}

void FlowCanvas::resizeEvent(QResizeEvent*)
{
    rebuild();
}

void FlowCanvas::choose(FlowToken token)
{
    const bool sameSide = m_marks.side == token.side;
    m_marks.side = token.side;
    const auto& selected = token.side == FlowSide::Queries ? m_marks.query : m_marks.key;
    if (selected != token.place) {
        emit tokenChosen(token);
    } else if (!sameSide) {
        nameSelection();
        update();
    }
}

void FlowCanvas::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    if (const auto token = flow().tokenAt(event->position()))
        choose(*token);
}

void FlowCanvas::mouseMoveEvent(QMouseEvent* event)
{
    const auto token = flow().tokenAt(event->position());
    setCursor(token ? Qt::PointingHandCursor : Qt::ArrowCursor);
    hover(token);
}

void FlowCanvas::leaveEvent(QEvent*)
{
    hover(std::nullopt);
}

void FlowCanvas::hover(std::optional<FlowToken> token)
{
    if (token == m_marks.hovered)
        return;
    m_marks.hovered = token;
    update();
}

// Up and down go along the column, left and right to the selected token of the other one.
std::optional<FlowToken> FlowCanvas::neighbour(int key) const
{
    const auto selected = [this](FlowSide side) {
        return (side == FlowSide::Queries ? m_marks.query : m_marks.key).value_or(0);
    };
    FlowToken token{m_marks.side, selected(m_marks.side)};
    switch (key) {
    case Qt::Key_Up:
        --token.place;
        break;
    case Qt::Key_Down:
        ++token.place;
        break;
    case Qt::Key_Home:
        token.place = 0;
        break;
    case Qt::Key_End:
        token.place = flow().count(token.side) - 1;
        break;
    case Qt::Key_Left:
        token = {FlowSide::Queries, selected(FlowSide::Queries)};
        break;
    case Qt::Key_Right:
        token = {FlowSide::Keys, selected(FlowSide::Keys)};
        break;
    default:
        return std::nullopt;
    }
    token.place = std::clamp<Index>(token.place, 0, flow().count(token.side) - 1);
    return token;
}

void FlowCanvas::keyPressEvent(QKeyEvent* event)
{
    const auto token = flow().isEmpty() ? std::nullopt : neighbour(event->key());
    if (!token) {
        QWidget::keyPressEvent(event);
        return;
    }
    m_marks.hovered.reset(); // the pointer rests while keys move
    choose(*token);
}

void FlowCanvas::focusInEvent(QFocusEvent* event)
{
    m_focusRing = isByKeyboard(event->reason());
    update();
}

void FlowCanvas::focusOutEvent(QFocusEvent*)
{
    m_focusRing = false;
    update();
}

void FlowCanvas::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange
        || event->type() == QEvent::LanguageChange)
        rebuild();
    QWidget::changeEvent(event);
}

// “cube” reads: “red” 0.8, “the” 0.1. Weights of several heads are not told: the picture parts them by colour.
QString FlowCanvas::describe(FlowToken token) const
{
    const Flow& shown = flow();
    const QString label = shown.label(token);
    const bool isQuery = token.side == FlowSide::Queries;
    if (isQuery && shown.isSightless(token.place))
        return filledIn(tr("“%1” sees nothing"), {label});
    if (isQuery && shown.isHiddenQuery(token.place))
        return u"%1: %2"_s.arg(label, hiddenText());
    if (shown.options().heads.size() > 1)
        return label;
    const FlowLines lines = shown.linesOf(token);
    if (lines.lines.empty())
        return filledIn(isQuery ? tr("“%1” reads no token with a weight above the threshold")
                                : tr("“%1” is read by no token with a weight above the threshold"),
                        {label});
    QStringList ends;
    for (auto line = lines.lines.rbegin(); line != lines.lines.rend() && ends.size() < mostTold; ++line) {
        const FlowToken end =
            isQuery ? FlowToken{FlowSide::Keys, line->key} : FlowToken{FlowSide::Queries, line->query};
        const bool isMadeUp = shown.isMadeUp(*line);
        ends.append(filledIn(isMadeUp ? tr("“%1” %2 (not published)") : u"“%1” %2"_s,
                             {shown.label(end), numberText(line->weight, 3)}));
    }
    if (static_cast<Index>(lines.lines.size()) > mostTold)
        ends.append(u"…"_s);
    return filledIn(isQuery ? tr("“%1” reads: %2") : tr("“%1” is read by: %2"), {label, ends.join(u", "_s)});
}

void FlowCanvas::nameSelection()
{
    const auto focus = m_marks.focus();
    const bool inside = !flow().isEmpty() && focus && focus->place >= 0 && focus->place < flow().count(focus->side);
    setAccessibleName(inside ? describe(*focus) : tr("Flow"));
}

bool FlowCanvas::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto& help = static_cast<const QHelpEvent&>(*event);
    const auto& token = m_marks.hovered;
    showPlainToolTip(help, token && flow().isCut(*token) ? flow().label(*token) : QString(), this);
    return true;
}

} // namespace headlight
