#include "ui/paint/step_sum.h"

#include "core/model/layer_norm.h"
#include "core/model/veiled_source.h"
#include "ui/paint/hidden_text.h"
#include "ui/paint/number_text.h"
#include "ui/paint/quantity_text.h"
#include "ui/paint/step_text.h"
#include "ui/paint/worked_number.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QStringList>

#include <cmath>
#include <functional>

namespace headlight {

namespace {

using namespace Qt::StringLiterals;

/// Writes the sum of one cell.
class SumLine {
    Q_DECLARE_TR_FUNCTIONS(headlight::StepSum)

public:
    SumLine(const AttentionSteps& steps, const AttentionStep& step, Index row, Index column, int decimals,
            const QFont& font, double width)
        : m_steps(steps), m_step(step), m_row(row), m_column(column), m_decimals(decimals), m_metrics(font),
          m_width(width), m_value(steps.tile(step.result, {row, column, 1, 1})(0, 0))
    {
    }

    QString text() const
    {
        if (isHiddenNumber(m_value)) // what it is made of would say it
            return hiddenText();
        const QString result = number(m_value);
        if (isMatrixProduct(m_step.result))
            return product();
        switch (m_step.result) {
        case StepMatrix::Normed:
            return norm();
        case StepMatrix::Divided:
            return u"%1 = %2 ÷ %3"_s.arg(result, operand(0), divisor());
        case StepMatrix::Multiplied:
            return u"%1 = %2 × %3"_s.arg(result, operand(0), multiplierSymbol(m_steps));
        case StepMatrix::Masked:
            return isForbidden() ? tr("−∞ in place of %1: the query must not read this key").arg(number(before(0)))
                                 : tr("%1, not masked").arg(result);
        case StepMatrix::Weights:
            return weight();
        case StepMatrix::Concatenated:
            return concatenated();
        case StepMatrix::LayerOutput:
            return u"%1 = %2 + %3"_s.arg(result, operand(0), operand(1));
        default:
            return result;
        }
    }

private:
    QString number(double value) const
    {
        return std::isfinite(value) ? workedNumber(value, m_decimals) : numberText(value, m_decimals);
    }

    // A number below 0 inside a sum or product stands in brackets.
    QString factor(double value) const { return value < 0 ? u"("_s + number(value) + u")"_s : number(value); }

    double before(std::size_t which) const { return m_steps.tile(m_step.from[which], {m_row, m_column, 1, 1})(0, 0); }

    QString operand(std::size_t which) const { return which == 0 ? number(before(0)) : factor(before(which)); }

    bool isForbidden() const { return !m_steps.source().sees(m_steps.layerIndex(), m_row, m_column); }

    QString divisor() const
    {
        const Head& head = m_steps.head();
        return head.scale.kind == Scale::Kind::Number ? exactText(head.scale.number) : u"√%1"_s.arg(head.dK);
    }

    /// "begin term + term + … 5 more … + term end", with as many terms from both ends as fit.
    QString sumOf(Index count, const std::function<QString(Index)>& term, const QString& begin,
                  const QString& end = {}) const
    {
        const auto written = [&](Index first, Index last) {
            QStringList terms;
            for (Index c = 0; c < first; ++c)
                terms << term(c);
            const int more = static_cast<int>(count - first - last);
            if (more > 0)
                terms << tr("… %n more …", nullptr, more);
            for (Index c = count - last; c < count; ++c)
                terms << term(c);
            return begin + terms.join(u" + "_s) + end;
        };
        QString text = written(std::min<Index>(count, 1), std::min<Index>(std::max<Index>(count - 1, 0), 1));
        for (Index shown = 3; shown <= count; ++shown) {
            const QString longer = written(shown - shown / 2, shown / 2);
            if (m_metrics.horizontalAdvance(longer) > m_width)
                break;
            text = longer;
        }
        return text;
    }

    QString product() const
    {
        const std::vector<StepOrigin> origin = m_steps.originOf(m_step, m_row, m_column);
        const Matrix<double> left = m_steps.tile(origin[0].matrix, origin[0].cells);
        const Matrix<double> right = m_steps.tile(origin[1].matrix, origin[1].cells);
        const auto term = [&](Index c) { return factor(left.data()[c]) + u" · "_s + factor(right.data()[c]); };
        return sumOf(left.size(), term, number(m_value) + u" = "_s);
    }

    QString norm() const
    {
        const StepOrigin origin = m_steps.originOf(m_step, m_row, m_column).front();
        const Matrix<double> x = m_steps.tile(origin.matrix, origin.cells);
        const double mean = x.mean();
        const double variance = (x.array() - mean).square().mean();
        return u"%1 = (%2 − %3) ÷ √(%4 + 10⁻⁵)"_s.arg(number(m_value), number(x(0, m_column)), factor(mean),
                                                      number(variance));
    }

    QString weight() const
    {
        const Index layer = m_steps.layerIndex();
        const double maximum = m_steps.source().rowMaximum(layer, m_steps.headIndex(), m_row);
        if (m_steps.source().rowSum(layer, m_steps.headIndex(), m_row) == 0)
            return tr("0: this query sees no key");
        if (isForbidden())
            return tr("0: the mask forbids it");
        const StepOrigin origin = m_steps.originOf(m_step, m_row, m_column).front();
        const Matrix<double> scores = m_steps.tile(origin.matrix, origin.cells);
        std::vector<double> powers;
        for (Index j = 0; j < scores.cols(); ++j)
            if (m_steps.source().sees(layer, m_row, j))
                powers.push_back(std::exp(scores(0, j) - maximum));
        const QString begin =
            u"%1 = exp(%2 − %3) ÷ ("_s.arg(number(m_value), number(scores(0, m_column)), factor(maximum));
        return sumOf(
            static_cast<Index>(powers.size()), [&](Index j) { return number(powers[static_cast<std::size_t>(j)]); },
            begin, u")"_s);
    }

    QString concatenated() const
    {
        const auto& heads = m_steps.layer().heads;
        Index which = 0;
        while (which + 1 < static_cast<Index>(heads.size())
               && m_steps.layer().valueColumns(which + 1).begin <= m_column)
            ++which;
        const QString place = headPlaceText(m_steps.layerIndex(), which);
        if (!heads[static_cast<std::size_t>(which)].enabled)
            return tr("0: head %1 is off").arg(place);
        return which == m_steps.headIndex() ? tr("%1, from O").arg(number(m_value))
                                            : tr("%1, from head %2").arg(number(m_value), place);
    }

    const AttentionSteps& m_steps;
    const AttentionStep& m_step;
    Index m_row;
    Index m_column;
    int m_decimals;
    QFontMetricsF m_metrics;
    double m_width;
    double m_value;
};

} // namespace

QString stepCellName(const AttentionSteps& steps, StepMatrix matrix, Index row, Index column)
{
    const QString rowName = stepRowLabel(steps, matrix, row);
    const QString columnName = stepColumnLabel(steps, matrix, column);
    return isKeyed(matrix) ? u"“%1” → “%2”"_s.arg(rowName, columnName) : u"“%1”, %2"_s.arg(rowName, columnName);
}

QString stepSum(const AttentionSteps& steps, const AttentionStep& step, Index row, Index column, int decimals,
                const QFont& font, double width)
{
    return SumLine(steps, step, row, column, decimals, font, width).text();
}

} // namespace headlight
