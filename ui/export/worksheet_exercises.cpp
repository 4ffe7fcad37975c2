#include "core/lessons/exercise.h"
#include "core/text/korean.h"
#include "ui/export/worksheet_parts.h"
#include "ui/paint/math_text.h"
#include "ui/paint/number_text.h"
#include "ui/paint/token_label.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(WorksheetExercises)
};

constexpr double blank = 66;

/// "(1, −2)"; a number alone where there is one.
QString vectorText(const Matrix<double>& rows, Index row)
{
    QStringList numbers;
    for (Index j = 0; j < rows.cols(); ++j)
        numbers << groupedText(std::llround(rows(row, j)));
    return numbers.size() == 1 ? numbers[0] : u'(' + numbers.join(u", "_s) + u')';
}

QString nameOf(const std::string& token, QChar letter, Index position)
{
    return token.empty() ? numbered(letter, position + 1) : tokenLabel(token);
}

QString wholeText(double number)
{
    return groupedText(std::llround(number));
}

/// What is asked, behind its number.
SheetBlock asked(int number, const QString& text, const SheetStyle& style)
{
    return sheetNumbered(number, text, style.body, style, indent);
}

QString rowQuestion(const RowExercise& exercise)
{
    const Index dK = exercise.q.cols();
    const QString root = wholeText(exercise.divisor);
    const QString query = vectorText(exercise.q, 0);
    const QString size = QString::number(dK);
    if (exercise.query.empty())
        return filledIn(Words::tr("A query q = %1 reads these keys; d_k = %2, so √d_k = %3. Fill in the products, the "
                                  "scores, the weights and the output."),
                        {query, size, root});
    return filledIn(Words::tr("“%4” reads these tokens with the query q = %1; d_k = %2, so √d_k = %3. Fill in the "
                              "products, the scores, the weights and the output."),
                    {query, size, root, tokenLabel(exercise.query)});
}

SheetTable rowTable(const RowExercise& exercise)
{
    SheetTable table;
    table.heads = {exercise.query.empty() ? Words::tr("key") : Words::tr("token"),
                   u"k"_s,
                   u"v"_s,
                   u"q·k"_s,
                   u"s = q·k ÷ "_s + wholeText(exercise.divisor),
                   u"exp(s)"_s,
                   Words::tr("weight")};
    const bool isWide = exercise.q.cols() > 1;
    table.widths = {isWide ? 110. : 150., isWide ? 124. : 60., isWide ? 56. : 60., blank, 84, blank + 4, blank};
    for (Index j = 0; j < exercise.k.rows(); ++j)
        table.rows.push_back({SheetCell::said(nameOf(exercise.keys[static_cast<std::size_t>(j)], u'k', j)),
                              SheetCell::said(vectorText(exercise.k, j)), SheetCell::said(vectorText(exercise.v, j)),
                              SheetCell::blank(wholeText(exercise.products(0, j))),
                              SheetCell::blank(wholeText(exercise.scores(0, j))),
                              SheetCell::blank(fixedText(exercise.powers(0, j), 3)),
                              SheetCell::blank(fixedText(exercise.weights(0, j), 3))});
    const SheetCell none{SheetCell::Kind::Nothing, {}};
    table.rows.push_back({none, none, none, none, SheetCell::said(Words::tr("sum")),
                          SheetCell::blank(fixedText(exercise.powers.sum(), 3)), SheetCell::said(u"1"_s)});
    return table;
}

SheetBlock rowOutput(const RowExercise& exercise, const SheetStyle& style, bool solved)
{
    std::vector<SheetCell> cells{SheetCell::said(Words::tr("output = Σ weight · v ="))};
    const bool isVector = exercise.output.cols() > 1;
    for (Index c = 0; c < exercise.output.cols(); ++c) {
        if (isVector)
            cells.push_back(SheetCell::said(c == 0 ? u"("_s : u","_s));
        cells.push_back(SheetCell::blank(fixedText(exercise.output(0, c), 1)));
    }
    if (isVector)
        cells.push_back(SheetCell::said(u")"_s));
    return sheetLine(cells, style, solved, blank);
}

SheetGroup rowGroup(const RowExercise& exercise, int number, const SheetStyle& style, bool solved)
{
    SheetGroup group{asked(number, rowQuestion(exercise), style), SheetBlock::gap(6),
                     indented(sheetTable(rowTable(exercise), style, solved), indent), SheetBlock::gap(2),
                     indented(rowOutput(exercise, style, solved), indent)};
    return group;
}

/// Scores at the left, weights to fill in at the right.
SheetGroup maskGroup(const MaskExercise& exercise, int number, const SheetStyle& style, bool solved)
{
    const auto n = exercise.scores.rows();
    SheetTable table;
    table.heads = {Words::tr("scores")};
    table.widths = {100};
    std::vector<QString> names;
    for (Index i = 0; i < n; ++i)
        names.push_back(nameOf(exercise.tokens[static_cast<std::size_t>(i)], u't', i));
    for (Index j = 0; j < n; ++j) {
        table.heads << names[static_cast<std::size_t>(j)];
        table.widths.push_back(60);
    }
    table.heads << QString();
    table.widths.push_back(20);
    for (Index j = 0; j < n; ++j) {
        table.heads << names[static_cast<std::size_t>(j)];
        table.widths.push_back(blank);
    }
    for (Index i = 0; i < n; ++i) {
        std::vector<SheetCell> row{SheetCell::said(names[static_cast<std::size_t>(i)])};
        for (Index j = 0; j < n; ++j)
            row.push_back(SheetCell::said(wholeText(exercise.scores(i, j))));
        row.push_back(SheetCell::said(u"→"_s));
        for (Index j = 0; j < n; ++j)
            row.push_back(j > i ? SheetCell{SheetCell::Kind::Crossed, {}}
                                : SheetCell::blank(fixedText(exercise.weights(i, j), 3)));
        table.rows.push_back(std::move(row));
    }
    return {
        asked(number,
              Words::tr(
                  "These are scores of three tokens. Under the causal mask each sees itself and those before "
                  "it. Cross out what is forbidden, and fill in the weights; each row adds up to 1, but for rounding."),
              style),
        SheetBlock::gap(6), indented(sheetTable(table, style, solved), indent)};
}

SheetGroup countGroup(const CountExercise& exercise, int number, const SheetStyle& style, bool solved)
{
    const LayerSizes& sizes = exercise.sizes;
    SheetTable table;
    table.widths = {330, 100};
    const auto row = [&](const QString& text, std::int64_t count) {
        table.rows.push_back({SheetCell::said(text), SheetCell::blank(groupedText(count))});
    };
    row(Words::tr("the width d_k of each head"), sizes.dK / sizes.heads);
    row(Words::tr("numbers in W_Q, W_K, W_V and W_O together"), exercise.cost.parameters);
    row(Words::tr("multiplications of all q·k, in all heads"), exercise.cost.scores);
    row(Words::tr("the same with one head of full width"), exercise.costOfOneHead.scores);
    row(Words::tr("softmax rows, in all heads"), exercise.cost.distributions);
    return {
        asked(number,
              filledIn(Words::tr("A layer is %1 wide and has %2 heads of equal width. It reads %3 tokens, without a "
                                 "mask. How many are these?"),
                       {QString::number(sizes.dModel), QString::number(sizes.heads), QString::number(sizes.n)}),
              style),
        SheetBlock::gap(6), indented(sheetTable(table, style, solved), indent)};
}

} // namespace

SheetGroup exponentialTable(const SheetStyle& style)
{
    SheetTable table;
    table.widths = {80};
    std::vector<SheetCell> scores{SheetCell::said(u"s"_s)};
    std::vector<SheetCell> powers{SheetCell::said(u"exp(s)"_s)};
    for (int score = -3; score <= 3; ++score) {
        table.widths.push_back(62);
        scores.push_back(SheetCell::said(groupedText(score)));
        powers.push_back(SheetCell::said(fixedText(std::exp(score), 3)));
    }
    table.rows = {scores, powers};
    return {sheetText(Words::tr("Take exp(s) from here, write weights with three decimals and outputs with one, and go "
                                "on with what is written. "
                                "Whoever computes exp(s) more exactly may find a last digit that differs by one."),
                      style.small, style.width),
            sheetTable(table, style, false)};
}

/// A long row, a mask (where the subject has one), a short row, a count, and from the beginning with other numbers.
SheetGroup exerciseGroup(const WorksheetSubject& subject, quint64 seed, int index, int number, const SheetStyle& style,
                         bool solved)
{
    const auto stream = static_cast<std::uint64_t>(index);
    switch (index % 4) {
    case 1:
        if (isCausal(subject.content) || subject.content.tokens.empty())
            return maskGroup(maskExercise(subject.content, seed, stream), number, style, solved);
        break;
    case 2:
        return rowGroup(rowExercise(subject.content, 1, seed, stream), number, style, solved);
    case 3:
        return countGroup(countExercise(seed, stream), number, style, solved);
    default:
        break;
    }
    return rowGroup(rowExercise(subject.content, 4, seed, stream), number, style, solved);
}

} // namespace headlight
