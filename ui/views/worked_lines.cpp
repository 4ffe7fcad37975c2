#include "ui/views/worked_lines.h"

#include "core/text/korean.h"
#include "ui/paint/hidden_text.h"
#include "ui/paint/math_text.h"
#include "ui/paint/number_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;

namespace headlight {

namespace {

constexpr Index shortProducts = 4;   // a longer q·k is written as its first two and its last product
constexpr Index shortComponents = 4; // a longer vector as its first two and its last component
constexpr Index shortKeys = 2;       // a longer mean as its two heaviest keys

const QString nextLine = u"<br>"_s;

QString bold(const QString& text)
{
    return u"<b>"_s + text + u"</b>"_s;
}

QString link(const QString& target, const QString& text)
{
    return u"<a href=\"%1\">%2</a>"_s.arg(target, text);
}

// Breaks only between the terms of a sum.
QString unbroken(QString text)
{
    return text.replace(u' ', QChar::Nbsp);
}

// A number below 0 inside a product stands in brackets.
QString factor(double value, int decimals)
{
    const QString text = workedNumber(value, decimals);
    return value < 0 ? u"("_s + text + u")"_s : text;
}

/// Writes the lines of one cell.
class WorkedLines {
    Q_DECLARE_TR_FUNCTIONS(headlight::WorkedLines)

public:
    WorkedLines(const AttentionSource& source, const Model<double>& model, const Selection& at, int decimals,
                WorkedDetail detail, double added)
        : m_source(source), m_layer(model.layers[static_cast<std::size_t>(at.layer)]),
          m_head(m_layer.heads[static_cast<std::size_t>(at.head)]), m_multiplier(model.scoreMultiplier), m_at(at),
          m_decimals(decimals), m_added(added), m_whole(detail == WorkedDetail::Whole),
          m_sees(source.sees(at.layer, at.query, at.key))
    {
        const Matrix<double> scores = row(Quantity::Scores, at.query);
        for (Index key = 0; key < scores.cols(); ++key)
            if (source.sees(at.layer, at.query, key)) {
                m_seesNothing = false;
                m_rowMaximum = std::max(m_rowMaximum, scores(0, key));
            }
        for (const double score : scores.row(0))
            m_rowSum += std::exp(score - m_rowMaximum); // 0 where forbidden
    }

    QStringList lines() const
    {
        QStringList lines{productLine()};
        if (m_added != 0)
            lines << addedLine();
        lines << scalingLine();
        if (row(Quantity::Weights, m_at.query).hasNaN())
            return lines << tr("softmax: %1").arg(hiddenText());
        if (m_seesNothing)
            return lines << filledIn(tr("mask: “%1” sees no key, so every weight is 0"), {token()}) << outputLines();
        if (m_source.isMadeUp(m_at.layer, m_at.head, m_at.query, m_at.key))
            lines.prepend(
                tr("Nobody published this weight: it was made up to fill the row of a replica, or changed since."));
        if (m_sees)
            lines << maximumLine() << exponentialLine() << weightLine();
        else
            lines << tr("mask: forbidden, so the score becomes −∞") << tr("weight = exp(−∞) = %1").arg(bold(u"0"_s));
        return lines << outputLines();
    }

private:
    Matrix<double> row(Quantity quantity, Index row) const
    {
        return m_source.tile(quantity, m_at.layer, m_at.head,
                             {row, 0, 1, m_source.columnCount(quantity, m_at.layer, m_at.head)});
    }

    double cell(Quantity quantity) const
    {
        return m_source.tile(quantity, m_at.layer, m_at.head, {m_at.query, m_at.key, 1, 1})(0, 0);
    }

    QString token() const
    {
        const auto& tokens = m_source.queryTokens();
        return QString::fromStdString(tokens[static_cast<std::size_t>(m_at.query)]).toHtmlEscaped();
    }

    bool isMasked() const { return m_layer.mask.kind != Mask::Kind::None || !m_layer.hiddenKeys.empty(); }

    double score() const
    {
        if (m_sees)
            return cell(Quantity::Scores);
        return cell(Quantity::Products) / m_head.scale.divisor(m_head.dK) * m_multiplier;
    }

    double exponential() const { return std::exp(score() - m_rowMaximum); }

    QString productLine() const
    {
        const Matrix<double> q = row(Quantity::Queries, m_at.query);
        const Matrix<double> k = row(Quantity::Keys, m_at.key);
        const bool all = m_whole || q.cols() <= shortProducts;
        QStringList terms;
        for (Index c = 0; c < q.cols(); ++c) {
            if (all || c < 2 || c == q.cols() - 1)
                terms << unbroken(factor(q(0, c), m_decimals) + u" · "_s + factor(k(0, c), m_decimals));
            else if (c == 2)
                terms << u"…"_s;
        }
        return unbroken(u"q · k = "_s) + terms.join(u" + "_s) + u" = "_s
               + bold(workedNumber(cell(Quantity::Products) - m_added, m_decimals));
    }

    QString addedLine() const
    {
        return tr("+ %1, added in the lab = %2")
            .arg(factor(m_added, m_decimals), bold(workedNumber(cell(Quantity::Products), m_decimals)));
    }

    QString scalingLine() const
    {
        const QString multiplier = workedNumber(m_multiplier, factorDecimals(m_multiplier));
        const QString result = bold(workedNumber(score(), m_decimals + 1));
        return m_sees && isMasked() ? tr("%1, not masked").arg(scaled(multiplier, result)) : scaled(multiplier, result);
    }

    QString scaled(const QString& multiplier, const QString& result) const
    {
        switch (m_head.scale.kind) {
        case Scale::Kind::SqrtDk:
            return u"÷ %1 × %2 = %3"_s.arg(mathHtml(u"√%1"_s.arg(m_head.dK)), multiplier, result);
        case Scale::Kind::Number:
            return u"÷ %1 × %2 = %3"_s.arg(exactText(m_head.scale.number), multiplier, result);
        case Scale::Kind::None:
            break;
        }
        return tr("not divided, × %1 = %2").arg(multiplier, result);
    }

    QString maximumLine() const
    {
        return tr("− row maximum %1 = %2")
            .arg(workedNumber(m_rowMaximum, m_decimals + 1),
                 bold(workedNumber(score() - m_rowMaximum, m_decimals + 1)));
    }

    QString exponentialLine() const
    {
        return tr("exp = %1, row sum %2")
            .arg(bold(workedNumber(exponential(), m_decimals + 2)), workedNumber(m_rowSum, m_decimals + 2));
    }

    QString weightLine() const
    {
        return tr("weight = %1 ÷ %2 = %3")
            .arg(workedNumber(exponential(), m_decimals + 2), workedNumber(m_rowSum, m_decimals + 2),
                 bold(workedNumber(cell(Quantity::Weights), m_decimals + 2)));
    }

    QString vector(const Matrix<double>& row) const
    {
        const bool all = m_whole || row.cols() <= shortComponents;
        QStringList components;
        for (Index c = 0; c < row.cols(); ++c) {
            if (all || c < 2 || c == row.cols() - 1)
                components << workedNumber(row(0, c), m_decimals);
            else if (c == 2)
                components << u"…"_s;
        }
        const QString text = u"("_s + components.join(u", "_s) + u")"_s;
        return row.cols() < shortComponents ? unbroken(text) : text;
    }

    // The keys that the query sees, heaviest first.
    std::vector<Index> keysByWeight(const Matrix<double>& weights) const
    {
        std::vector<Index> keys;
        for (Index key = 0; key < weights.cols(); ++key) {
            if (m_source.sees(m_at.layer, m_at.query, key))
                keys.push_back(key);
        }
        std::stable_sort(keys.begin(), keys.end(), [&](Index a, Index b) { return weights(0, a) > weights(0, b); });
        return keys;
    }

    QStringList outputLines() const
    {
        const QString result = bold(vector(row(Quantity::Output, m_at.query)));
        QStringList lines;
        if (m_seesNothing) {
            lines << tr("output = %1").arg(result);
        } else {
            const Matrix<double> weights = row(Quantity::Weights, m_at.query);
            const std::vector<Index> keys = keysByWeight(weights);
            // One key alone is not worth a "1 more".
            const bool all = m_whole || static_cast<Index>(keys.size()) <= shortKeys + 1;
            QStringList terms;
            for (const Index key : keys) {
                if (!all && terms.size() == shortKeys)
                    break;
                terms << unbroken(workedNumber(weights(0, key), m_decimals) + u" · "_s)
                             + vector(row(Quantity::Values, key));
            }
            const int more = static_cast<int>(keys.size()) - static_cast<int>(terms.size());
            if (more > 0)
                terms.last() +=
                    u" "_s + unbroken(u"+ "_s) + link(u"whole"_s, unbroken(tr("… and %n more", nullptr, more)));
            lines << tr("output = %1").arg(terms.join(nextLine + u"+ "_s) + nextLine + u"= "_s + result);
        }
        if (!m_head.enabled)
            lines << tr("The head is off: the layer takes its output as 0.");
        return lines;
    }

    const AttentionSource& m_source;
    const Layer<double>& m_layer;
    const Head& m_head;
    double m_multiplier;
    Selection m_at;
    int m_decimals;
    double m_added;
    bool m_whole;
    bool m_sees;
    bool m_seesNothing = true;
    double m_rowMaximum = -std::numeric_limits<double>::infinity();
    double m_rowSum = 0;
};

} // namespace

QStringList workedLines(const AttentionSource& source, const Model<double>& model, const Selection& selection,
                        int decimals, WorkedDetail detail, double added)
{
    return WorkedLines(source, model, selection, decimals, detail, added).lines();
}

} // namespace headlight
