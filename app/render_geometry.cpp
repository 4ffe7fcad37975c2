#include "app/render_geometry.h"

#include <QCoreApplication>

#include <limits>

using namespace Qt::StringLiterals;

namespace headlight {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Render)
};

/// "principal", or two different components: "0,3".
PlaneDimensions dimensionsOf(Arguments& arguments)
{
    const QString text = arguments.text(u"dimensions"_s).value_or(u"principal"_s);
    if (text == u"principal"_s)
        return std::nullopt;
    const QStringList parts = text.split(u',');
    bool areWhole = parts.size() == 2;
    std::array<Index, 2> dimensions{};
    for (std::size_t i = 0; areWhole && i < 2; ++i) {
        dimensions[i] = parts[static_cast<qsizetype>(i)].toLongLong(&areWhole);
        areWhole = areWhole && dimensions[i] >= 0;
    }
    if (!areWhole || dimensions[0] == dimensions[1])
        arguments.setFault(u"dimensions"_s,
                           Words::tr("“%1” is neither principal nor two different components such as 0,1").arg(text));
    return dimensions;
}

} // namespace

std::vector<Option> geometryOptions()
{
    return {
        {u"query"_s, u"I"_s,
         Words::tr("the token that reads, counted from 0: of geometry, the gradient and bars (default 0)")},
        {u"key"_s, u"J"_s, Words::tr("the token that is read, counted from 0: of geometry and bars (default 0)")},
        {u"dimensions"_s, u"principal|X,Y"_s,
         Words::tr("what geometry shows of heads wider than 2: the principal directions, or two components, counted "
                   "from 0 (default principal)")},
    };
}

GeometryOptions geometryOf(Arguments& arguments, const HeatmapOptions& head)
{
    GeometryOptions options;
    options.layer = head.layer;
    options.head = head.head;
    options.query = arguments.whole(u"query"_s, 0, std::numeric_limits<Index>::max()).value_or(0);
    options.key = arguments.whole(u"key"_s, 0, std::numeric_limits<Index>::max()).value_or(0);
    options.keyDimensions = options.valueDimensions = dimensionsOf(arguments);
    options.decimals = head.decimals;
    return options;
}

std::optional<CommandError> geometryError(const QString& path, const AttentionSource& source,
                                          const GeometryOptions& options)
{
    const auto missing = [&path](const QString& place, Index count) {
        return CommandError{exitBadData, path, place,
                            count > 0 ? Words::tr("there is none; they count from 0 to %1").arg(count - 1)
                                      : Words::tr("there is none")};
    };
    if (options.query >= source.queryCount())
        return missing(u"tokens[%1]"_s.arg(options.query), source.queryCount());
    if (options.key >= source.keyCount())
        return missing((source.hasMemory() ? u"memory.tokens[%1]"_s : u"tokens[%1]"_s).arg(options.key),
                       source.keyCount());
    for (const Quantity quantity : {Quantity::Keys, Quantity::Values}) {
        const Index width = source.columnCount(quantity, options.layer, options.head);
        for (const Index dimension : options.keyDimensions.value_or(std::array<Index, 2>{0, 0}))
            if (width > 2 && dimension >= width)
                return missing(u"layers[%1].heads[%2].%3[%4]"_s.arg(options.layer)
                                   .arg(options.head)
                                   .arg(quantity == Quantity::Keys ? u"key"_s : u"value"_s)
                                   .arg(dimension),
                               width);
    }
    return std::nullopt;
}

} // namespace headlight
