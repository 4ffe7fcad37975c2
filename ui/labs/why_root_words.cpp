#include "ui/labs/why_root_words.h"

#include "core/attention/softmax.h"
#include "ui/paint/number_text.h"
#include "ui/paint/paragraph.h"
#include "ui/paint/table.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(WhyRootLab)
};

/// @param error 0: the number cannot but be what it is
QString withError(double value, double error, int decimals)
{
    return error > 0 ? u"%1 ± %2"_s.arg(fixedText(value, decimals), numberText(error, decimals))
                     : fixedText(value, decimals);
}

/// Enough decimals for an error to have two digits.
int decimalsFor(double error)
{
    constexpr int most = 6; // of half a thousand million numbers
    return error > 0 ? std::clamp(1 - static_cast<int>(std::floor(std::log10(error))), 1, most) : 4;
}

/// @param variance that the numbers should have @param kurtosis their fourth moment ÷ variance²
QStringList momentsRow(const QString& name, const Moments& moments, double variance, double kurtosis)
{
    const double meanError = std::sqrt(variance / moments.count);
    const double varianceError = variance * std::sqrt((kurtosis - 1) / moments.count);
    return {name, withError(moments.mean(), meanError, decimalsFor(meanError)),
            withError(moments.variance(), varianceError, decimalsFor(varianceError)), numberText(variance, 0)};
}

} // namespace

const RowMeans& WhyRootNumbers::meansOfD() const
{
    return *std::find_if(means.begin(), means.end(), [this](const RowMeans& mean) { return mean.width == d; });
}

QString rootText(Index d)
{
    const double root = std::sqrt(static_cast<double>(d));
    return root == std::round(root) ? QString::number(std::lround(root)) : QString::number(root, 'f', 2);
}

QString countText(Index count)
{
    QString text = QString::number(count);
    for (qsizetype place = text.size() - 3; place > 0 && text.size() > 4; place -= 3)
        text.insert(place, QChar(0x202F)); // a narrow space that does not break
    return text;
}

std::shared_ptr<const PagePart> measuredTable(const WhyRootNumbers& numbers)
{
    TableContent table;
    table.columns = {u"d"_s, u"√d"_s, Words::tr("measured"), Words::tr("measured ÷ √d")};
    for (std::size_t i = 0; i < numbers.samples.widths.size(); ++i) {
        const Index d = numbers.samples.widths[i];
        const double root = std::sqrt(static_cast<double>(d));
        const double measured = numbers.samples.ofWidths[i].deviation();
        const double error = deviationError(numbers.distribution, d, numbers.pairs);
        table.rows.push_back({QString::number(d), rootText(d),
                              withError(measured, error, std::max(3, decimalsFor(error))),
                              fixedText(measured / root, 3)});
    }
    table.marked = {static_cast<int>(table.rows.size()) - 1};
    table.note = Words::tr("About one row in three lies more than one standard error from √d. The rows share their "
                           "vectors, so they err together; another d draws others.");
    return std::make_shared<Table>(Words::tr("Standard deviation of q·k, ± one standard error"), table);
}

std::shared_ptr<const PagePart> proofTable(const WhyRootNumbers& numbers)
{
    const ProductSamples& samples = numbers.samples;
    const double fourth = fourthMoment(numbers.distribution);
    const auto d = static_cast<double>(numbers.d);
    const Moments& products = samples.ofWidths.back();
    const Moments divided{products.count, products.sum / std::sqrt(d), products.squares / d};
    const double kurtosis = productKurtosis(numbers.distribution, numbers.d);
    TableContent table;
    table.columns = {{}, Words::tr("mean"), Words::tr("variance"), Words::tr("should be")};
    table.rows = {momentsRow(u"q_i"_s, samples.queries, 1, fourth), momentsRow(u"k_i"_s, samples.keys, 1, fourth),
                  momentsRow(u"q_i·k_i"_s, samples.terms, 1, fourth * fourth)};
    if (numbers.d > 1) {
        QStringList both = momentsRow(Words::tr("two terms multiplied"), samples.neighbours, 1, 1);
        both[2] = both[3] = u"–"_s; // what counts is that the mean is 0
        table.rows.push_back(both);
    }
    table.rows.push_back(momentsRow(Words::tr("q·k: %1 terms").arg(numbers.d), products, d, kurtosis));
    table.rows.push_back(momentsRow(u"q·k ÷ √d"_s, divided, 1, kurtosis));
    table.marked = {static_cast<int>(table.rows.size()) - 2, static_cast<int>(table.rows.size()) - 1};
    return std::make_shared<Table>(Words::tr("Term by term, ± one standard error: means should be 0"), table);
}

std::shared_ptr<const PagePart> proofText(const WhyRootNumbers& numbers)
{
    QStringList lines;
    lines << Words::tr("q·k = q_1·k_1 + … + q_d·k_d. Every q_i and k_i has mean 0 and variance 1.");
    lines << Words::tr("They are independent: a term q_i·k_i has mean 0·0 = 0 and variance 1·1 = 1.");
    lines << Words::tr("Different terms are independent too: their product has mean 0, so the variances add. The "
                       "variance of q·k is d, its standard deviation √d.");
    lines << (numbers.d == 1 ? Words::tr("Here d = 1: dividing by √1 = 1 changes nothing.")
                             : Words::tr("Divided by √d it is 1, whatever d is."));
    const RowMeans& means = numbers.meansOfD();
    lines << Words::tr("With d = %1, the largest of %2 weights is %3 on the average of %4 rows, and the norm of the "
                       "gradient a_j(δ_jl − a_l) is %5. Divided by √d they are %6 and %7.")
                 .arg(numbers.d)
                 .arg(numbers.keys)
                 .arg(withError(means.largest, means.largestError, 3))
                 .arg(numbers.rows)
                 .arg(numberText(means.gradient, 3), withError(means.dividedLargest, means.dividedError, 3),
                      numberText(means.dividedGradient, 3));
    const auto norm = [&](const Matrix<double>& scores) {
        return softmaxGradientNorm<double>(softmax<double>(scores));
    };
    const double single = norm(numbers.row);
    const double divided = norm(numbers.row / std::sqrt(static_cast<double>(numbers.d)));
    lines << Words::tr("A single row may differ from that average. The row of seed %1 has the norms %2 undivided and "
                       "%3 divided.")
                 .arg(QString::number(numbers.seed), numberText(single, 3), numberText(divided, 3));
    if (single > divided)
        lines << Words::tr("It is an exception: undivided, its gradient is the larger one. Where two keys share the "
                           "weight, the norm is up to 0.5.");
    lines << Words::tr("%1 pairs, seed %2.").arg(countText(numbers.pairs)).arg(numbers.seed);
    return std::make_shared<Paragraph>(Words::tr("Why √d"), lines.join(u'\n'));
}

} // namespace headlight
