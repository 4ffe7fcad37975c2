#include "app/lab_wish.h"

#include "app/source.h"
#include "core/model/content.h"
#include "ui/export/page_figure.h"

#include <QCoreApplication>

#include <cmath>

using namespace Qt::StringLiterals;

namespace headlight {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(LabWish)
};

} // namespace

std::vector<Option> labOptionList()
{
    return {{u"set"_s, u"NAME=VALUE"_s, Words::tr("what is set in a lab (repeatable)"), true},
            {u"part"_s, u"N"_s, Words::tr("one of a lab's displays alone, counted from 1 (default all)")}};
}

void refuseUnheeded(Arguments& arguments, const std::vector<Option>& options, ViewKind view)
{
    if (!isLab(view))
        return;
    const QStringList ofAll{u"part"_s, u"o"_s,        u"view"_s,    u"set"_s,   u"theme"_s,    u"width"_s,
                            u"dpi"_s,  u"language"_s, u"caption"_s, u"print"_s, u"text-size"_s};
    QStringList ofDocument{u"layer"_s, u"head"_s,  u"query"_s, u"key"_s,    u"all"_s,
                           u"sheet"_s, u"files"_s, u"sweep"_s, u"frames"_s, u"fps"_s};
    for (const Option& option : interventionOptions())
        ofDocument << option.name;
    for (const Option& option : options) {
        if (!arguments.has(option.name) || ofAll.contains(option.name))
            continue;
        if (!ofDocument.contains(option.name))
            arguments.setFault(option.name, Words::tr("a lab does not use it"));
        else if (!showsDocument(view))
            arguments.setFault(option.name, Words::tr("this lab shows numbers of its own, not the document"));
    }
}

LabState labStateOf(Arguments& arguments, ViewKind view)
{
    const QStringList texts = arguments.all(u"set"_s);
    LabState state;
    if (!isLab(view)) {
        if (!texts.isEmpty())
            arguments.setFault(u"set"_s, Words::tr("it needs --view with a lab"));
        return state;
    }
    for (const QString& text : texts) {
        const qsizetype sign = text.indexOf(u'=');
        const std::string name = text.left(sign).toStdString();
        bool good = false;
        const double value = text.mid(sign + 1).toDouble(&good);
        if (sign < 1 || !good || !std::isfinite(value))
            arguments.setFault(u"set"_s, Words::tr("%1 is not of the form NAME=NUMBER").arg(text));
        else if (!state.emplace(name, value).second)
            arguments.setFault(u"set"_s, Words::tr("%1 is given twice").arg(QString::fromStdString(name)));
    }
    if (const QString reason = labOf(view).refusal(state); !reason.isEmpty())
        arguments.setFault(u"set"_s, reason);
    return state;
}

std::optional<Index> labPartOf(Arguments& arguments, ViewKind view)
{
    const auto part = arguments.whole(u"part"_s, 1, 99);
    if (part && !isLab(view))
        arguments.setFault(u"part"_s, Words::tr("it needs --view with a lab"));
    return part;
}

Picture labPicture(ViewKind view, const LabState& state, std::optional<Index> part, const Content& content,
                   std::shared_ptr<const AttentionSource> source, HeadPlace place, Index query, Index key,
                   const Theme& theme, const QFont& font, double width)
{
    const Lab& lab = labOf(view);
    LabRequest request;
    request.kind = view;
    request.state = lab.completed(state);
    if (lab.usesDocument()) {
        const Head& head =
            content.model.layers[static_cast<std::size_t>(place.layer)].heads[static_cast<std::size_t>(place.head)];
        request.state[scoreMultiplier] = content.model.scoreMultiplier;
        request.source = std::move(source);
        request.place = place;
        request.query = query;
        request.key = key;
        if (lab.usesProbe())
            request.content = std::make_shared<const Content>(content);
        request.divisor = head.scale.divisor(head.dK);
    }
    Page page = lab.page(request);
    if (part)
        page = partsOf(page, static_cast<std::size_t>(*part - 1), static_cast<std::size_t>(*part));
    return pageFigure({lab.title(), lab.question()}, page, theme, font, width);
}

} // namespace headlight
