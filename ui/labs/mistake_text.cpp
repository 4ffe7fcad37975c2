#include "ui/labs/mistake_text.h"

#include "core/text/korean.h"
#include "ui/paint/number_text.h"

#include <QCoreApplication>

#include <cmath>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(MasksLab)
};

QString sumsText(const Matrix<double>& weights)
{
    const auto sums = weights.rowwise().sum().eval();
    return Words::tr("Its rows sum to numbers from %1 to %2.")
        .arg(numberText(sums.minCoeff(), 3), numberText(sums.maxCoeff(), 3));
}

/// How many cells one mask lets through and the other does not.
Index countOf(const BoolMatrix& through, const BoolMatrix& held)
{
    return (through.array() && !held.array()).count();
}

QString rootText(double by)
{
    return Words::tr("The scores are %1 times as large as they should be, so that every row is sharper. At d_k = 64 it "
                     "would be %2 times.")
        .arg(numberText(by, 2), numberText(std::sqrt(64.), 0));
}

QString flatText()
{
    const double by = std::sqrt(static_cast<double>(MaskCase::modelWidth) / MaskCase::headWidth);
    return filledIn(
        Words::tr("Two heads share d_model = %1, so d_k = %2: the scores are %3 times too small and every row is "
                  "flatter. With a single head nobody would notice."),
        {QString::number(MaskCase::modelWidth), QString::number(MaskCase::headWidth), numberText(by, 2)});
}

QString shiftedText(const MaskCase& in, const MistakeResult& result)
{
    const Index more = countOf(result.wrongAllowed, in.allowed);
    const Index fewer = countOf(in.allowed, result.wrongAllowed);
    const auto cells = [](Index count) {
        return count == 1 ? Words::tr("One cell") : Words::tr("%1 cells").arg(count);
    };
    if (more == 0 && fewer == 0)
        return Words::tr("Each row has the mask of the next one, which is the same here: choose another mask.");
    const QString counts =
        fewer == 0  ? Words::tr("%1 too many can be seen, none too few.").arg(cells(more))
        : more == 0 ? Words::tr("%1 too few can be seen, none too many.").arg(cells(fewer))
                    : Words::tr("%1 too many can be seen, and %2 others too few.").arg(cells(more)).arg(fewer);
    return Words::tr("Each row has the mask of the next one.") + u' ' + counts + u' '
           + Words::tr("Under a causal mask a token then sees the very one that it is to predict: it learns to copy "
                       "it, and fails in use.");
}

QString flippedText(const MistakeResult& result)
{
    const Index blind = result.wrongAllowed.rows() - result.wrongAllowed.rowwise().any().count();
    return Words::tr("In some libraries true means “may be seen”, in others “is forbidden”. Here each row sees just "
                     "what it should not.")
           + (blind > 0 ? u' '
                              + Words::tr("%1 of %2 rows see nothing: they are 0 here and NaN in many programs.")
                                    .arg(blind)
                                    .arg(result.wrongAllowed.rows())
                        : QString());
}

QString finiteText(const MaskCase& in)
{
    const Index blind = in.allowed.rows() - in.allowed.rowwise().any().count();
    const QString text = Words::tr("All scores were lowered by 2·10⁹, which with −∞ changes nothing. But −1e9 is a "
                                   "number like others: once the scores lie below it, the forbidden keys win.");
    if (blind == 0)
        return text;
    return text + u' ' + Words::tr("Rows that may see nothing get even weights in place of none.");
}

} // namespace

QString mistakeName(Mistake mistake)
{
    switch (mistake) {
    case Mistake::None:
        return Words::tr("nothing");
    case Mistake::NoRoot:
        return Words::tr("no ÷ √d_k").replace(u"_k"_s, u"ₖ"_s);
    case Mistake::ModelRoot:
        return Words::tr("√d_model for √d_k").remove(u'_');
    case Mistake::WrongAxis:
        return Words::tr("softmax over the wrong axis");
    case Mistake::SoftmaxTwice:
        return Words::tr("softmax twice");
    case Mistake::ShiftedMask:
        return Words::tr("mask shifted by one");
    case Mistake::FlippedMask:
        return Words::tr("mask flipped");
    case Mistake::FiniteMask:
        return Words::tr("−1e9 for −∞");
    case Mistake::MaskAfterSoftmax:
        return Words::tr("mask after the softmax");
    case Mistake::AblatedAfter:
        return Words::tr("ablated after W_O").remove(u'_');
    case Mistake::AveragedBefore:
        return Words::tr("heads averaged before the softmax");
    }
    return {};
}

QString rightFormula(Mistake mistake)
{
    if (mistake == Mistake::AblatedAfter)
        return u"[head_1; 0]·W_O"_s;
    return mistake == Mistake::AveragedBefore ? Words::tr("mean of the heads' softmax") : u"softmax(q·k ÷ √d_k)"_s;
}

QString wrongFormula(Mistake mistake)
{
    switch (mistake) {
    case Mistake::NoRoot:
        return u"softmax(q·k)"_s;
    case Mistake::ModelRoot:
        return u"softmax(q·k ÷ √d_model)"_s;
    case Mistake::WrongAxis:
        return Words::tr("softmax down the columns");
    case Mistake::SoftmaxTwice:
        return u"softmax(softmax(q·k ÷ √d_k))"_s;
    case Mistake::ShiftedMask:
        return Words::tr("with the next row's mask");
    case Mistake::FlippedMask:
        return Words::tr("with the mask flipped");
    case Mistake::FiniteMask:
        return Words::tr("−1e9, scores − 2·10⁹");
    case Mistake::MaskAfterSoftmax:
        return Words::tr("softmax, then 0 where masked");
    case Mistake::AblatedAfter:
        return Words::tr("two columns 0 after W_O");
    case Mistake::AveragedBefore:
        return Words::tr("softmax of the mean scores");
    case Mistake::None:
        break;
    }
    return {};
}

QString mistakeText(Mistake mistake, const MaskCase& in, const MistakeResult& result)
{
    switch (mistake) {
    case Mistake::NoRoot:
        return rootText(std::sqrt(static_cast<double>(MaskCase::headWidth)));
    case Mistake::ModelRoot:
        return flatText();
    case Mistake::WrongAxis:
        return Words::tr("Every column sums to 1 instead of every row: a key shares itself out among the queries. "
                         "Shapes fit, nothing fails.")
               + u' ' + sumsText(result.wrong);
    case Mistake::SoftmaxTwice:
        return Words::tr("As scores, weights between 0 and 1 are almost equal: every row becomes flat. A forbidden key "
                         "has the weight 0, so e⁰ = 1 brings it back.");
    case Mistake::ShiftedMask:
        return shiftedText(in, result);
    case Mistake::FlippedMask:
        return flippedText(result);
    case Mistake::FiniteMask:
        return finiteText(in);
    case Mistake::MaskAfterSoftmax:
        return Words::tr("What the forbidden keys took is missing, and the output is too short. Dividing each row by "
                         "its sum would give the right weights.")
               + u' ' + sumsText(result.wrong);
    case Mistake::AblatedAfter:
        return Words::tr("Head 2 is to be switched off. After W_O each column holds something of both heads: setting "
                         "two columns to 0 takes a part of head 1 away and leaves a part of head 2.");
    case Mistake::AveragedBefore:
        return Words::tr(
            "The softmax of mean scores is not the mean of the softmaxes: what one head is sure of, another one's "
            "score can cancel. And no head computed this mean, rightly taken or not.");
    case Mistake::None:
        break;
    }
    return {};
}

} // namespace headlight
