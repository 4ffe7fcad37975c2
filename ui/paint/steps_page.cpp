#include "ui/paint/steps_page.h"

#include "ui/paint/math_text.h"
#include "ui/paint/number_text.h"
#include "ui/paint/step_text.h"
#include "ui/paint/text.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace headlight {

namespace {

using namespace Qt::StringLiterals;

constexpr double gap = 40;        // between blocks
constexpr double headingGap = 10; // from a formula to its matrices
constexpr double highestBlock = 340;
constexpr double widestBlock = 620;
constexpr double leastHalf = 320; // blocks stand side by side if each has at least this
constexpr double largestCell = 24;

QFont bold(QFont font)
{
    font.setBold(true);
    return font;
}

/// The text in lines of a width, broken at its spaces.
QStringList wrapped(const QString& text, const QFont& font, double width)
{
    const QFontMetricsF metrics(font);
    QStringList lines;
    for (const QString& word : text.split(u' ', Qt::SkipEmptyParts)) {
        if (!lines.isEmpty() && metrics.horizontalAdvance(lines.last() + u' ' + word) <= width)
            lines.last() += u' ' + word;
        else
            lines << word;
    }
    return lines;
}

/// Whether cells are much higher than wide.
bool isThin(const StepPicture& picture)
{
    const QRectF cell = picture.cellRect({picture.step().result, {0, 0}});
    return 2 * cell.width() < cell.height();
}

/// What the colours stand for.
QString colorNote(const WeightOptions& options)
{
    const Range range = options.range;
    const QString matrices = QCoreApplication::translate(
        "paint",
        "Colours: purple below 0, orange above, each matrix in its own range, those beside an operator in one.");
    const QString weights = range == Range::Unit ? QCoreApplication::translate("paint", "Weights A: from 0 to 1.")
                            : range == Range::Shared
                                ? QCoreApplication::translate("paint", "Weights A: from 0 to the largest of all heads.")
                                : QCoreApplication::translate("paint", "Weights A: from 0 to their largest.");
    QStringList notes{matrices, weights, lookNote(options)};
    notes.removeAll(QString());
    return notes.join(u' ');
}

} // namespace

QString lookNote(const WeightOptions& options)
{
    QStringList notes;
    if (options.logarithmic)
        notes.append(QCoreApplication::translate("paint", "Colours by decades."));
    if (options.threshold > 0)
        notes.append(
            QCoreApplication::translate("paint", "Weights below %1 are quiet.").arg(exactText(options.threshold)));
    if (!options.keysLeftOut.empty())
        notes.append(QCoreApplication::translate("paint", "The sums are over all keys: none is left out here."));
    return notes.join(u' ');
}

StepsPage::StepsPage(const std::shared_ptr<const AttentionSteps>& steps, const StepOptions& options, const Theme& theme,
                     const QFont& font, double width)
    : m_theme(theme), m_font(pictureFont(font))
{
    StepOptions small = options;
    small.largestCell = largestCell;
    small.keepsNames = true;
    const double half = (width - gap) / 2;
    const QSizeF column(std::min(widestBlock, half >= leastHalf ? half : width), highestBlock);
    const double heading = std::ceil(QFontMetricsF(bold(m_font)).height()) + headingGap;
    QPointF corner;
    double rowHeight = 0;
    for (std::size_t i = 0; i < steps->steps().size(); ++i) {
        const QString formula = u"%1   %2"_s.arg(i + 1).arg(stepFormula(*steps, steps->steps()[i]));
        const auto pictureIn = [&](const QSizeF& size) {
            return StepPicture(steps, i, small, theme, m_font, QRectF(corner + QPointF(0, heading), size));
        };
        QSizeF room = column;
        StepPicture picture = pictureIn(room);
        const bool isNamed = steps->rowCount(steps->steps()[i].result) <= StepOptions::mostKeptNames;
        if (width > column.width()
            && (picture.lacksRoomForValues() || (isNamed && (!picture.namesColumns() || isThin(picture))))) {
            StepPicture wide = pictureIn({width, highestBlock});
            if (wide.showsValues() != picture.showsValues() || wide.namesColumns() != picture.namesColumns()
                || isThin(wide) != isThin(picture)) {
                room.setWidth(width);
                picture = std::move(wide);
            }
        }
        const double wanted =
            std::ceil(std::max(picture.bounds().width(), mathWidth(mathRuns(formula), bold(m_font)) + 8));
        if (corner.x() > 0 && corner.x() + wanted > width) {
            corner = {0, corner.y() + rowHeight + gap};
            rowHeight = 0;
            m_breaks.push_back(corner.y() - gap / 2);
            picture = pictureIn(room);
        }
        rowHeight = std::max(rowHeight, std::ceil(picture.bounds().bottom() - corner.y()));
        m_blocks.push_back({formula, QRectF(corner, QSizeF(wanted, heading)), std::move(picture)});
        corner.rx() += wanted + gap;
    }
    m_notesTop = corner.y() + rowHeight + gap / 2;
    for (const QString& note : {idleText(*steps), replicaText(*steps), colorNote(options)})
        m_notes += wrapped(note, m_font, width);
    double right = 0;
    for (const Block& block : m_blocks)
        right = std::max(right, block.heading.right());
    for (const QString& note : m_notes)
        right = std::max(right, std::ceil(QFontMetricsF(m_font).horizontalAdvance(note)));
    m_size = {std::min(right, width),
              std::ceil(m_notesTop + static_cast<double>(m_notes.size()) * QFontMetricsF(m_font).lineSpacing())};
}

std::size_t StepsPage::numberedSteps() const
{
    const auto isNumbered = [](const Block& block) { return block.picture.showsValues(); };
    return static_cast<std::size_t>(std::count_if(m_blocks.begin(), m_blocks.end(), isNumbered));
}

void StepsPage::paint(QPainter& painter) const
{
    painter.save();
    painter.setRenderHint(QPainter::TextAntialiasing);
    for (const Block& block : m_blocks) {
        painter.setPen(m_theme.ink);
        drawMath(painter, block.heading.topLeft() + QPointF(0, QFontMetricsF(bold(m_font)).ascent()),
                 mathRuns(block.formula), bold(m_font));
        block.picture.paint(painter);
    }
    painter.setFont(m_font);
    painter.setPen(m_theme.muted);
    const QFontMetricsF metrics(m_font);
    double baseline = m_notesTop + metrics.ascent();
    for (const QString& line : m_notes) {
        drawText(painter, QPointF(0, baseline), line);
        baseline += metrics.lineSpacing();
    }
    painter.restore();
}

} // namespace headlight
