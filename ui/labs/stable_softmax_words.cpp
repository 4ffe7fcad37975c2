#include "ui/labs/stable_softmax_words.h"

#include "core/text/korean.h"
#include "ui/paint/paragraph.h"
#include "ui/paint/table.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr int digitsOfSteps = 7;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(StableSoftmaxLab)
};

QString keyText(std::size_t key)
{
    return QString::number(key + 1);
}

bool isOf16Bits(NumberFormat format)
{
    return format == NumberFormat::Float16 || format == NumberFormat::BFloat16;
}

/// A score as the format holds it: all digits of the short formats, and as many as the others need.
QString scoreText(double value, NumberFormat format)
{
    return isOf16Bits(format) ? numberInFormat(value, NumberFormat::Double)
                              : numberInFormat(value, format, digitsOfSteps);
}

/// As it was set, before any rounding.
QString plainText(double value)
{
    return numberInFormat(value, NumberFormat::Double, digitsOfSteps);
}

/// The score with the widest gaps around it; 1 where all are 0.
double farthestScore(const StableSoftmaxNumbers& numbers)
{
    double farthest = 0;
    for (const double score : numbers.scores)
        if (std::isfinite(score) && std::abs(score) > std::abs(farthest))
            farthest = score;
    return farthest == 0 ? 1 : farthest;
}

/// An exponential, and what became of one that the format cannot hold.
QString exponentialText(const RoundedSoftmax& row, std::size_t key, NumberFormat format)
{
    const double value = row.exponentials[key];
    const QString text = numberInFormat(value, format, digitsOfSteps);
    if (std::isinf(value))
        return Words::tr("%1 (too large)").arg(text);
    return value == 0 && std::isfinite(row.exponents[key]) ? Words::tr("%1 (too small)").arg(text) : text;
}

QString weightText(double value, NumberFormat format)
{
    return std::isnan(value) ? Words::tr("NaN (no number)") : numberInFormat(value, format, digitsOfSteps);
}

TableContent stepsOf(const RoundedSoftmax& row, NumberFormat format, const QStringList& columns)
{
    TableContent table{columns, {}};
    double sum = 0;
    for (std::size_t key = 0; key < row.scores.size(); ++key) {
        table.rows.push_back({keyText(key), scoreText(row.exponents[key], format), exponentialText(row, key, format),
                              weightText(row.weights[key], format)});
        sum += row.weights[key];
    }
    table.rows.push_back(
        {Words::tr("sum"), {}, numberInFormat(row.sum, format, digitsOfSteps), weightText(sum, NumberFormat::Double)});
    table.marked = {static_cast<int>(row.scores.size())};
    return table;
}

QString naiveFate(const StableSoftmaxNumbers& numbers)
{
    const RoundedSoftmax& row = numbers.naive;
    const QString format = formatName(numbers.format);
    const double largest = *std::max_element(row.scores.begin(), row.scores.end());
    const QString score = scoreText(largest, numbers.format);
    if (std::isinf(row.sum) && std::isinf(*std::max_element(row.exponentials.begin(), row.exponentials.end())))
        return Words::tr("As the formula stands, exp(%1) is too large for %2 and becomes ∞. Then ∞ ÷ ∞ is NaN (no "
                         "number): the row is lost.")
            .arg(score, format);
    if (std::isinf(row.sum))
        return Words::tr("As the formula stands, the sum is too large for %1 and becomes ∞: all weights become 0.")
            .arg(format);
    if (row.sum == 0)
        return Words::tr("As the formula stands, even exp(%1) is too small for %2 and becomes 0. Then 0 ÷ 0 is NaN (no "
                         "number): the row is lost.")
            .arg(score, format);
    return Words::tr("As the formula stands it holds here: %1 has room for exp(%2).").arg(format, score);
}

/// How a format of 16 bits keeps the scores, the chosen one first; empty where they lose nothing.
QString keptScores(const StableSoftmaxNumbers& numbers)
{
    for (const NumberFormat format : {numbers.format, NumberFormat::BFloat16, NumberFormat::Float16}) {
        QStringList kept;
        double most = 0;
        double worst = 0;
        for (const double score : numbers.scores) {
            const double held = rounded(score, format);
            kept << scoreText(held, format);
            if (const double lost = std::abs(held - score); lost > most) {
                most = lost;
                worst = score;
            }
        }
        if (most > 0 && isOf16Bits(format))
            return filledIn(
                Words::tr("%1 keeps the scores as %2: near %3 its numbers are %4 apart. What is lost "
                          "there, no shift brings back."),
                {formatName(format), kept.join(u", "_s), plainText(worst), plainText(limitsOf(format).spacing(worst))});
    }
    return {};
}

QString exponentText(double exponent)
{
    return QString::number(exponent, 'f', 2).replace(u'-', QChar(0x2212));
}

/// Why two formats with nearly the same largest number end at different scores.
QString coarseEnd()
{
    const double last = largestExponentOfE(NumberFormat::BFloat16);
    return Words::tr("float32 and bfloat16 have nearly the same largest number, but exp becomes ∞ above %1 and above "
                     "%2: bfloat16 has no number between %2 and %3.")
        .arg(exponentText(largestExponentOfE(NumberFormat::Float32)), plainText(last),
             plainText(last + limitsOf(NumberFormat::BFloat16).spacing(last)));
}

} // namespace

double StableSoftmaxNumbers::largestChange() const
{
    double largest = 0;
    for (std::size_t key = 0; key < shifted.weights.size(); ++key)
        largest = std::max(largest, std::abs(moved.weights[key] - shifted.weights[key]));
    return largest;
}

QString formatName(NumberFormat format)
{
    switch (format) {
    case NumberFormat::Float16:
        return u"float16"_s;
    case NumberFormat::BFloat16:
        return u"bfloat16"_s;
    case NumberFormat::Float32:
        return u"float32"_s;
    case NumberFormat::Double:
        break;
    }
    return u"double"_s;
}

QString numberInFormat(double value, NumberFormat format, int mostDigits)
{
    if (std::isnan(value))
        return u"NaN"_s;
    if (std::isinf(value))
        return value > 0 ? u"∞"_s : u"−∞"_s;
    if (value == 0)
        return u"0"_s;
    // As many as stand before the point: 1232 is not written as 1230, though that would be rounded to it.
    const double size = std::abs(value);
    int digits = size >= 10 && size < 1e5 ? static_cast<int>(std::log10(size)) : 0;
    double meant = 0;
    do {
        ++digits;
        meant = QString::number(value, 'g', digits).toDouble();
    } while (digits < mostDigits && rounded(meant, format) != value);
    if (!std::isfinite(meant)) // rounded up past the largest double
        meant = value;
    QString text = QString::number(meant, 'g', std::max(digits, 5)); // 1000 rather than 1e3
    text.replace(u"e+0"_s, u"e"_s).replace(u"e-0"_s, u"e-"_s).replace(u"e+"_s, u"e"_s);
    return text.replace(u'-', QChar(0x2212));
}

std::shared_ptr<const PagePart> naiveTable(const StableSoftmaxNumbers& numbers)
{
    return std::make_shared<Table>(
        Words::tr("As the formula stands, in %1").arg(formatName(numbers.format)),
        stepsOf(numbers.naive, numbers.format,
                {Words::tr("key"), Words::tr("score s"), u"exp(s)"_s, Words::tr("weight: exp ÷ sum")}));
}

std::shared_ptr<const PagePart> shiftedTable(const StableSoftmaxNumbers& numbers)
{
    return std::make_shared<Table>(
        Words::tr("The largest score, %1, subtracted first").arg(scoreText(numbers.shifted.maximum, numbers.format)),
        stepsOf(numbers.shifted, numbers.format,
                {Words::tr("key"), u"s − max"_s, u"exp(s − max)"_s, Words::tr("weight: exp ÷ sum")}));
}

std::shared_ptr<const PagePart> limitsTable(const StableSoftmaxNumbers& numbers)
{
    const double score = farthestScore(numbers);
    TableContent table{{{},
                        Words::tr("largest number"),
                        Words::tr("exp = ∞ above"),
                        Words::tr("exp = 0 below"),
                        Words::tr("gap at %1").arg(plainText(score))},
                       {}};
    for (const NumberFormat format : numberFormats) {
        const FormatLimits limits = limitsOf(format);
        table.rows.push_back({formatName(format), numberInFormat(limits.largest(), NumberFormat::Double, 5),
                              exponentText(largestExponentOfE(format)), exponentText(smallestExponentOfE(format)),
                              numberInFormat(limits.spacing(rounded(score, format)), NumberFormat::Double, 3)});
        if (format == numbers.format)
            table.marked.push_back(static_cast<int>(table.rows.size()) - 1);
    }
    return std::make_shared<Table>(Words::tr("What each format holds; gap: to its next number"), table);
}

std::shared_ptr<const PagePart> formatsTable(const StableSoftmaxNumbers& numbers, bool isShifted)
{
    TableContent table{{Words::tr("key")}, {}};
    for (std::size_t key = 0; key < numbers.scores.size(); ++key)
        table.rows.push_back({keyText(key)});
    for (const NumberFormat format : numberFormats) {
        table.columns << formatName(format);
        const RoundedSoftmax row = roundedSoftmax(numbers.scores, format, isShifted);
        for (std::size_t key = 0; key < row.weights.size(); ++key)
            table.rows[key] << numberInFormat(row.weights[key], format, 10);
    }
    return std::make_shared<Table>(isShifted ? Words::tr("Weights with the largest score subtracted")
                                             : Words::tr("Weights as the formula stands"),
                                   table);
}

std::shared_ptr<const PagePart> constantTable(const StableSoftmaxNumbers& numbers)
{
    TableContent table{
        {Words::tr("key"), u"s + c"_s, Words::tr("formula"), Words::tr("max subtracted"), Words::tr("change")}, {}};
    const auto text = [&](double value) { return numberInFormat(value, numbers.format, digitsOfSteps); };
    for (std::size_t key = 0; key < numbers.scores.size(); ++key)
        table.rows.push_back(
            {keyText(key), scoreText(numbers.moved.scores[key], numbers.format), text(numbers.movedNaive.weights[key]),
             text(numbers.moved.weights[key]),
             numberInFormat(numbers.moved.weights[key] - numbers.shifted.weights[key], NumberFormat::Double, 3)});
    return std::make_shared<Table>(
        Words::tr("c = %1 added to every score, in %2").arg(plainText(numbers.constant), formatName(numbers.format)),
        table);
}

std::shared_ptr<const PagePart> stableSoftmaxText(const StableSoftmaxNumbers& numbers)
{
    QStringList lines{naiveFate(numbers)};
    const auto readable =
        std::count_if(numbers.scores.begin(), numbers.scores.end(), [](double score) { return std::isfinite(score); });
    lines << Words::tr("Subtract the largest score: the largest exponential is e⁰ = 1, the sum lies from 1 to %1, and "
                       "nothing can be too large. Numerator and denominator are both divided by exp(max), so the "
                       "weights are those of the formula.")
                 .arg(readable);
    const double change = numbers.largestChange();
    lines << (change == 0 ? Words::tr("So it is with any constant c: added to every score it changes no weight.")
                          : Words::tr("On paper a constant c changes nothing. In %1 s + c is rounded, and a weight "
                                      "changes by %2.")
                                .arg(formatName(numbers.format), numberInFormat(change, NumberFormat::Double, 3)));
    lines << Words::tr("A key more than %1 below the largest gets exp = 0 in %2: its weight would be too small to "
                       "matter.")
                 .arg(exponentText(-smallestExponentOfE(numbers.format)), formatName(numbers.format));
    if (const QString kept = keptScores(numbers); !kept.isEmpty())
        lines << kept;
    if (std::isinf(numbers.scores.back()))
        lines << Words::tr("The forbidden key has the score −∞: exp(−∞) = 0, and its weight is exactly 0.");
    lines << coarseEnd();
    lines << Words::tr("Every result is rounded to the nearest number of its format before it is used; exp is taken in "
                       "double first.");
    return std::make_shared<Paragraph>(Words::tr("What the numbers say"), lines.join(u'\n'));
}

} // namespace headlight
