#include "ui/labs/kernel_text.h"

#include "core/analysis/entropy_alternative.h"
#include "core/text/korean.h"
#include "ui/paint/math_text.h"
#include "ui/paint/number_text.h"

#include <QCoreApplication>

#include <cmath>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(KernelLab)
};

QString keyName(Index key)
{
    return numbered(u'k', key + 1);
}

QString circleText(const KernelCase& in)
{
    return Words::tr("All keys have the length 1, so ‖q − k‖² = 2 − 2 q·k, and e^(scale · q·k) is the Gaussian of the "
                     "distance, of bandwidth 1 ÷ √scale = %1, times one constant: e^scale. The softmax divides it "
                     "out: the two rows of weights differ by no more than rounding (here less than %2). The bandwidth "
                     "is a distance ‖q − k‖; near the query that is about the angle between them.")
        .arg(numberText(in.bandwidth(), 3),
             (in.weights - in.gaussian).cwiseAbs().maxCoeff() < 1e-14 ? u"10⁻¹⁴"_s : u"10⁻¹³"_s);
}

QString lineText(const KernelCase& in)
{
    Index nearest = 0;
    Index heaviest = 0;
    (in.places.row(0).array() - in.place).abs().minCoeff(&nearest);
    in.weights.row(0).maxCoeff(&heaviest);
    QString text =
        Words::tr("The keys' lengths differ, so the factor between the two, "
                  "e^(scale · (‖q‖² + ‖k‖²) ÷ 2), is not the same for all. e^(scale · q·k) only grows or only "
                  "falls along the line: one of the two outermost keys always has the most weight.");
    if (in.scores.maxCoeff() == in.scores.minCoeff())
        return text + u' ' + Words::tr("Here all scores are equal.");
    return text + u' '
           + filledIn(Words::tr("The query stands nearest to %1, which gets %2 by the softmax and %3 by the distance; "
                                "%4 gets %5 by the softmax."),
                      {keyName(nearest), numberText(in.weights(0, nearest), 4), numberText(in.gaussian(0, nearest), 4),
                       keyName(heaviest), numberText(in.weights(0, heaviest), 4)});
}

QStringList entropyText(const KernelCase& in)
{
    if (in.direction.isZero(0))
        return {Words::tr("So few keys have any weight that their sum and mean score leave no alternative.")};
    const double mean = (in.weights.array() * in.scores.array()).sum();
    const double other = (in.alternative.array() * in.scores.array()).sum();
    QStringList lines;
    const Matrix<double> gained = in.alternative - in.weights;
    const bool gives = gained(0, in.raised) > 0;
    Index most = 0; // that the weight comes from, or goes to
    gives ? gained.row(0).minCoeff(&most) : gained.row(0).maxCoeff(&most);
    if (in.amount == 0)
        lines << Words::tr("At t = 0 the alternative is the softmax.");
    else
        lines << filledIn(
            gives ? Words::tr("The alternative gives %1 %2 more than the softmax, and %3 loses the most: %4.")
                  : Words::tr("The alternative takes %2 from %1, and %3 gains the most: %4."),
            {keyName(in.raised), numberText(std::abs(gained(0, in.raised)), 4), keyName(most),
             numberText(std::abs(gained(0, most)), 4)});
    lines.back() += u' '
                    + Words::tr("It sums to %1 and its mean score is %2, as the softmax's: %3. Its entropy is %4, that "
                                "of the softmax %5.")
                          .arg(numberText(in.alternative.sum(), 4), numberText(other, 4), numberText(mean, 4),
                               numberText(in.entropyAt(in.amount), 4), numberText(in.entropyAt(0), 4));
    lines << Words::tr(
                 "What it lacks is Σ p_j ln(p_j ÷ a_j) = %1, which is never below 0. So of all rows with this "
                 "mean score the softmax is the one of largest entropy: it assumes nothing beyond that mean score.")
                 .arg(numberText(divergence(in.alternative, in.weights), 4));
    return lines;
}

QString drawText(const KernelCase& in)
{
    const auto count = static_cast<double>(in.drawn.size());
    const double error = in.output.deviation / std::sqrt(count);
    const double mean = runningMeans(in.drawn, in.values).back();
    const QString text = filledIn(
        Words::tr("The output %1 is what a drawn key's value is on average. Draws: %2, with the mean %3. Standard "
                  "error σ ÷ √n = %4 ÷ √%2 = %5."),
        {numberText(in.output.mean, 4), QString::number(in.drawn.size()), numberText(mean, 4),
         numberText(in.output.deviation, 4), numberText(error, 4)});
    if (error < 1e-12)
        return text;
    return text + u' '
           + Words::tr("The mean is off by %1 standard errors. Four times as many draws halve the error.")
                 .arg(numberText(std::abs(mean - in.output.mean) / error, 2));
}

} // namespace

QString kernelText(const KernelCase& in)
{
    QStringList lines{in.onCircle ? circleText(in) : lineText(in)};
    lines << Words::tr(
        "A mean of values, weighted by a kernel of where the query stands, is the regression of Nadaraya "
        "and Watson (1964). It stays between the smallest and the largest value.");
    lines << entropyText(in) << drawText(in);
    return lines.join(u'\n');
}

} // namespace headlight
