#include "core/text/korean.h"
#include "ui/document/lesson_text.h"
#include "ui/export/worksheet_parts.h"
#include "ui/paint/number_text.h"
#include "ui/paint/quantity_text.h"
#include "ui/paint/token_label.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(WorksheetGiven)
};

using Source = TraceSource<double>;

constexpr int mostDecimals = 4;

/// With as few decimals as say it to four.
QString shortNumber(double number)
{
    const double rounded = std::round(number * std::pow(10, mostDecimals)) / std::pow(10, mostDecimals);
    for (int decimals = 0; decimals < mostDecimals; ++decimals)
        if (std::abs(rounded - std::round(rounded * std::pow(10, decimals)) / std::pow(10, decimals)) < 1e-9)
            return lessonNumber(rounded, decimals);
    return lessonNumber(rounded, mostDecimals);
}

QString vectorText(const Source& source, const LessonValue& of, Quantity quantity, Index row)
{
    const Index width = source.columnCount(quantity, of.layer, of.head);
    const Matrix<double> components = source.tile(quantity, of.layer, of.head, {row, 0, 1, width});
    QStringList numbers;
    for (Index c = 0; c < width; ++c)
        numbers << shortNumber(components(0, c));
    return numbers.size() == 1 ? numbers[0] : u'(' + numbers.join(u", "_s) + u')';
}

/// What products become scores by.
QString scalingText(const Source& source, const LessonValue& of)
{
    const ScoreScaling scaling = source.scaling(of.layer, of.head);
    QString text = u"s = q·k"_s;
    if (scaling.divisor != 1)
        text += u" ÷ "_s + shortNumber(scaling.divisor);
    if (scaling.multiplier != 1)
        text += u" · "_s + lessonNumber(scaling.multiplier);
    return text;
}

/// Whose numbers they are, where there are several rows or heads.
QString ownerText(const Source& source, const LessonValue& of)
{
    const QString token = tokenLabel(source.queryTokens()[static_cast<std::size_t>(of.row)]);
    QString head = headPlaceText(of.layer, of.head);
    const QString name = QString::fromStdString(source.headName(of.layer, of.head)).simplified();
    if (!name.isEmpty())
        head += u" ("_s + name + u')';
    if (source.layerCount() > 1 || source.headCount(of.layer) > 1)
        return filledIn(Words::tr("Given: row “%1” of head %2."), {token, head});
    if (source.queryCount() > 1)
        return filledIn(Words::tr("Given: row “%1”."), {token});
    return Words::tr("Given:");
}

QString captionText(const Source& source, const GivenRow& given)
{
    QStringList parts{ownerText(source, given.cell)};
    if (given.queryAndKeys)
        parts << u"q = "_s + vectorText(source, given.cell, Quantity::Queries, given.cell.row);
    if (given.needsScaling) {
        const Index dK = source.columnCount(Quantity::Keys, given.cell.layer, given.cell.head);
        const bool isRoot =
            source.scaling(given.cell.layer, given.cell.head) == ScoreScaling{std::sqrt(static_cast<double>(dK)), 1};
        parts << (isRoot ? u"d_k = "_s + QString::number(dK) : scalingText(source, given.cell));
    }
    return parts.size() == 1 ? parts[0] : parts[0] + u' ' + parts.mid(1).join(u", "_s);
}

bool seesAll(const Source& source, const LessonValue& of)
{
    for (Index key = 0; key < source.keyCount(); ++key)
        if (!source.sees(of.layer, of.row, key))
            return false;
    return true;
}

bool isCausal(const Source& source, Index layer)
{
    if (source.hasMemory())
        return false;
    for (Index query = 0; query < source.queryCount(); ++query)
        for (Index key = 0; key < source.keyCount(); ++key)
            if (source.sees(layer, query, key) != (key <= query))
                return false;
    return true;
}

/// Which keys the mask leaves; empty: all.
QString maskSentence(const Source& source, const LessonValue& of)
{
    if (seesAll(source, of))
        return {};
    const QString token = tokenLabel(source.queryTokens()[static_cast<std::size_t>(of.row)]);
    if (isCausal(source, of.layer))
        return filledIn(Words::tr("The mask is causal: “%1” sees itself and the tokens before it."), {token});
    QStringList seen;
    for (Index key = 0; key < source.keyCount(); ++key)
        if (source.sees(of.layer, of.row, key))
            seen << tokenLabel(source.keyTokens()[static_cast<std::size_t>(key)]);
    return filledIn(Words::tr("Through the mask “%1” sees: %2."),
                    {token, seen.isEmpty() ? u"—"_s : seen.join(u", "_s)});
}

/// What the scores are, where they are more than products divided.
QString scoreHead(const Source& source, const LessonValue& of)
{
    const double multiplier = source.scaling(of.layer, of.head).multiplier;
    return multiplier == 1 ? Words::tr("score s")
                           : filledIn(Words::tr("score s, already × %1"), {lessonNumber(multiplier)});
}

} // namespace

SheetGroup givenGroup(LessonValues& values, std::size_t step, const GivenRow& given, const SheetStyle& style)
{
    const auto source = values.sourceFor(step, given.cell);
    const LessonValue& of = given.cell;
    SheetTable table;
    const auto column = [&](const QString& head, double width) {
        table.heads << head;
        table.widths.push_back(width);
    };
    column(source->hasMemory() ? Words::tr("key") : Words::tr("token"), 110);
    if (given.queryAndKeys)
        column(u"k"_s, 150);
    if (given.scores)
        column(scoreHead(*source, of), 200);
    if (given.values)
        column(u"v"_s, 150);
    const Matrix<double> scores = source->tile(Quantity::Scores, of.layer, of.head, {of.row, 0, 1, source->keyCount()});
    for (Index key = 0; key < source->keyCount(); ++key) {
        std::vector<SheetCell> row{SheetCell::said(tokenLabel(source->keyTokens()[static_cast<std::size_t>(key)]))};
        if (given.queryAndKeys)
            row.push_back(SheetCell::said(vectorText(*source, of, Quantity::Keys, key)));
        if (given.scores)
            row.push_back(SheetCell::said(shortNumber(scores(0, key))));
        if (given.values)
            row.push_back(SheetCell::said(vectorText(*source, of, Quantity::Values, key)));
        table.rows.push_back(std::move(row));
    }
    SheetGroup group;
    if (const QString caption = captionText(*source, given); given.queryAndKeys || caption != Words::tr("Given:"))
        group.push_back(sheetText(caption, style.body, style.width, indent));
    if (const QString mask = maskSentence(*source, of); !mask.isEmpty() && (given.scores || given.queryAndKeys))
        group.push_back(sheetText(mask, style.body, style.width, indent));
    group.push_back(SheetBlock::gap(4));
    group.push_back(indented(sheetTable(table, style, false), indent));
    group.push_back(SheetBlock::gap(6));
    return group;
}

} // namespace headlight
