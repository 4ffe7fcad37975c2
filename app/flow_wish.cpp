#include "app/flow_wish.h"

#include "app/source.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace headlight {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(FlowWish)
};

/// Head numbers like 0,2,5 in ascending order, each once; nothing if the text is something else.
std::vector<Index> headNumbers(const QString& text)
{
    std::vector<Index> heads;
    for (const QString& part : text.split(u',')) {
        bool good = false;
        heads.push_back(part.toLongLong(&good));
        if (!good || heads.back() < 0)
            return {};
    }
    std::sort(heads.begin(), heads.end());
    heads.erase(std::unique(heads.begin(), heads.end()), heads.end());
    return heads;
}

} // namespace

std::vector<Option> flowOptionList()
{
    return {
        {u"heads"_s, u"H,H,…|all"_s, Words::tr("several heads of the flow, each in a colour of its own")},
        {u"threshold"_s, u"T"_s, Words::tr("the least weight that gets a line in the flow, 0 to 1 (default 0.05)")}};
}

FlowWish flowWishOf(Arguments& arguments)
{
    FlowWish wish;
    if (const auto text = arguments.text(u"heads"_s)) {
        wish.allHeads = *text == u"all"_s;
        if (!wish.allHeads)
            wish.heads = headNumbers(*text);
        if (!wish.allHeads && wish.heads.empty())
            arguments.setFault(u"heads"_s, Words::tr("%1 is neither a list of heads like 0,2,5 nor all").arg(*text));
    }
    if (const auto threshold = arguments.number(u"threshold"_s)) {
        wish.options.threshold = *threshold;
        if (*threshold < 0 || *threshold > 1)
            arguments.setFault(u"threshold"_s, Words::tr("a weight lies between 0 and 1"));
    }
    return wish;
}

Result<FlowOptions, CommandError> flowOptionsFor(const FlowWish& wish, const QString& path,
                                                 const AttentionSource& source)
{
    FlowOptions options = wish.options;
    if (const auto error = requireHead(path, source, options.layer, std::nullopt))
        return *error;
    if (wish.allHeads) {
        options.heads.clear();
        for (Index head = 0; head < source.headCount(options.layer); ++head)
            options.heads.push_back(head);
    } else if (!wish.heads.empty()) {
        options.heads = wish.heads;
    }
    for (const Index head : options.heads)
        if (const auto error = requireHead(path, source, options.layer, head))
            return *error;
    return options;
}

} // namespace headlight
