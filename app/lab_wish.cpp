#include "app/lab_wish.h"

#include "core/model/content.h"
#include "ui/export/page_figure.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace headlight {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(LabWish)
};

QStringList namesOf(const std::vector<LabParameter>& parameters)
{
    QStringList names;
    for (const LabParameter& parameter : parameters)
        names << QString::fromStdString(parameter.name);
    return names;
}

} // namespace

std::vector<Option> labOptionList()
{
    return {{u"set"_s, u"NAME=VALUE"_s, Words::tr("what is set in a lab (repeatable)"), true}};
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
    const std::vector<LabParameter> parameters = labOf(view).parameters();
    for (const QString& text : texts) {
        const qsizetype sign = text.indexOf(u'=');
        const std::string name = text.left(sign).toStdString();
        bool good = false;
        const double value = text.mid(sign + 1).toDouble(&good);
        const auto known = std::find_if(parameters.begin(), parameters.end(),
                                        [&](const LabParameter& parameter) { return parameter.name == name; });
        if (sign < 0 || !good || !std::isfinite(value))
            arguments.setFault(u"set"_s, Words::tr("%1 is not of the form NAME=NUMBER").arg(text));
        else if (known == parameters.end())
            arguments.setFault(u"set"_s, Words::tr("the lab has no %1; it has %2")
                                             .arg(QString::fromStdString(name), namesOf(parameters).join(u", "_s)));
        else if (value > known->high || value < (known->kind == LabParameter::Kind::Logarithmic ? 0 : known->low))
            arguments.setFault(u"set"_s, Words::tr("%1 lies between %2 and %3")
                                             .arg(QString::fromStdString(name), QString::number(known->low),
                                                  QString::number(known->high)));
        else
            state[name] = value;
    }
    return state;
}

Picture labPicture(ViewKind view, const LabState& state, const Content& content,
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
    return pageFigure({lab.title(), lab.question()}, lab.page(request), theme, font, width);
}

} // namespace headlight
