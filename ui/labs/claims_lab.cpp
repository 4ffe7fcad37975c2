#include "ui/labs/claims_lab.h"

#include "ui/labs/averages_page.h"
#include "ui/labs/probe_page.h"

namespace headlight {

using namespace Qt::StringLiterals;

QString ClaimsLab::title() const
{
    return tr("Averages and claims");
}

QString ClaimsLab::question() const
{
    return tr("What does the mean over heads say, and which sentences can show what a head does?");
}

QString ClaimsLab::hint(const LabState& state) const
{
    return static_cast<int>(state.at("show")) == Averages
               ? tr("Click a cell or a bar to select it; the arrow keys go to the next head or key.")
               : QString();
}

std::vector<LabParameter> ClaimsLab::parameters() const
{
    using Kind = LabParameter::Kind;
    return {{.name = "show",
             .text = tr("show"),
             .kind = Kind::Choice,
             .choices = {tr("the mean over heads"), tr("the probe")},
             .turnsPage = true},
            {"pairs",
             tr("pairs"),
             Kind::Choice,
             0,
             2,
             0,
             {tr("all"), tr("adjacent"), tr("apart")},
             tr("Of the probe: all tagged pairs, those whose word stands right before its reader, or the others")},
            {"seed",
             tr("seed"),
             Kind::Choice,
             0,
             4,
             0,
             {u"1"_s, u"2"_s, u"3"_s, u"4"_s, u"5"_s},
             tr("Of the resampling in the probe")}};
}

QString ClaimsLab::whyIdle(const std::string& parameter, const LabState& state) const
{
    return parameter != "show" && static_cast<int>(state.at("show")) != Probe ? tr("Of the probe alone: show it first")
                                                                              : QString();
}

Page ClaimsLab::page(const LabRequest& request) const
{
    return request.whole("show") == Probe ? probePage(request) : averagesPage(request);
}

std::optional<LabCell> ClaimsLab::cellAt(const LabRequest& request, int part, QPointF value) const
{
    return request.whole("show") == Averages ? averagesCellAt(request, part, value) : std::nullopt;
}

std::optional<LabCell> ClaimsLab::cellBeside(const LabRequest& request, QPoint direction) const
{
    return request.whole("show") == Averages ? averagesCellBeside(request, direction) : std::nullopt;
}

} // namespace headlight
