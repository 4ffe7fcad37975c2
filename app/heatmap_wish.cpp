#include "app/heatmap_wish.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Render)
};

/// "0,3" as positions, ascending and once each.
std::vector<Index> positionsOf(Arguments& arguments, const QString& name)
{
    std::vector<Index> positions;
    const QString text = arguments.text(name).value_or(QString());
    if (!arguments.has(name))
        return positions;
    for (const QString& part : text.split(u',')) {
        bool isNumber = false;
        const qlonglong position = part.toLongLong(&isNumber);
        if (!isNumber || position < 0) {
            arguments.setFault(name, Words::tr("“%1” is no list of positions like 0,3").arg(text));
            return {};
        }
        positions.push_back(position);
    }
    std::sort(positions.begin(), positions.end());
    positions.erase(std::unique(positions.begin(), positions.end()), positions.end());
    return positions;
}

CommandError missing(const QString& path, const QString& list, Index position, Index count)
{
    return {exitBadData, path, u"%1[%2]"_s.arg(list).arg(position),
            count > 0 ? Words::tr("there is none; they count from 0 to %1").arg(count - 1)
                      : Words::tr("there is none")};
}

} // namespace

std::vector<Option> heatmapOptionList()
{
    return {
        {u"color-scale"_s, u"linear|log"_s, Words::tr("colours evenly or by decades (default linear)")},
        {u"quiet-below"_s, u"T"_s,
         Words::tr("cells of a lesser magnitude get no colour, of the quantity shown (default 0)")},
        {u"without-keys"_s, u"J,J,…"_s,
         Words::tr("leaves keys out of the weights, which are divided by what remains; not of steps")},
        {u"bars"_s, u"row|column"_s, Words::tr("the row of --query or the column of --key as bars beside the heatmap")},
    };
}

HeatmapWish readHeatmapOptions(Arguments& arguments, HeatmapOptions& options)
{
    options.logarithmic = arguments.choice(u"color-scale"_s, {u"linear"_s, u"log"_s}) == 1;
    options.threshold = arguments.number(u"quiet-below"_s).value_or(0);
    if (options.threshold < 0)
        arguments.setFault(u"quiet-below"_s, Words::tr("a number from 0 on is needed"));
    options.keysLeftOut = positionsOf(arguments, u"without-keys"_s);
    if (!options.keysLeftOut.empty() && options.quantity != Quantity::Weights)
        arguments.setFault(u"without-keys"_s, Words::tr("keys are left out of weights alone"));
    if (const auto bars = arguments.choice(u"bars"_s, {u"row"_s, u"column"_s}))
        options.bars = *bars == 0 ? Bars::Row : Bars::Column;
    HeatmapWish wish;
    wish.query = arguments.whole(u"query"_s, 0, std::numeric_limits<Index>::max()).value_or(0);
    wish.key = arguments.whole(u"key"_s, 0, std::numeric_limits<Index>::max()).value_or(0);
    options.query = options.quantity == Quantity::Gradient ? wish.query : 0;
    return wish;
}

std::optional<CommandError> requireTokens(const QString& path, const AttentionSource& source,
                                          const HeatmapOptions& options, const HeatmapWish& wish)
{
    const QString keys = source.hasMemory() ? u"memory.tokens"_s : u"tokens"_s;
    if (wish.query > 0 && wish.query >= source.queryCount())
        return missing(path, u"tokens"_s, wish.query, source.queryCount());
    if (wish.key > 0 && wish.key >= source.keyCount())
        return missing(path, keys, wish.key, source.keyCount());
    for (const Index key : options.keysLeftOut)
        if (key >= source.keyCount())
            return missing(path, keys, key, source.keyCount());
    return std::nullopt;
}

Index sliceOf(const HeatmapOptions& options, const HeatmapWish& wish)
{
    if (options.bars == Bars::Row)
        return hasKeyRows(options.quantity) ? wish.key : wish.query;
    return wish.key;
}

} // namespace headlight
