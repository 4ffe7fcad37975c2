#include "ui/views/display_menu.h"

#include "core/text/korean.h"
#include "ui/controls/menu_button.h"
#include "ui/paint/quantity_text.h"
#include "ui/paint/text.h"
#include "ui/views/threshold_row.h"

#include <QCoreApplication>
#include <QMenu>
#include <QWidgetAction>

#include <algorithm>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(DisplayMenu)
};

constexpr double longestToken = 160;

void addColors(QMenu& menu, const HeatmapOptions& options, const ChangeOptions& change)
{
    addChoice(menu, u"logarithmic"_s, Words::tr("Logarithmic Colours"), options.logarithmic,
              [=] { change([](HeatmapOptions& wanted) { wanted.logarithmic = !wanted.logarithmic; }); });
    QMenu* maps = menu.addMenu(Words::tr("Colours of Weights"));
    const std::pair<ColorMap, QString> names[] = {
        {ColorMap::Blue, Words::tr("Blue")}, {ColorMap::Teal, Words::tr("Teal")}, {ColorMap::Grey, Words::tr("Grey")}};
    for (const auto& [map, name] : names)
        addChoice(*maps, u"map%1"_s.arg(static_cast<int>(map)), name, options.map == map,
                  [=, map = map] { change([map](HeatmapOptions& wanted) { wanted.map = map; }); });
}

void addThreshold(QMenu& menu, const DisplayChoices& choices, const ChangeOptions& change)
{
    auto* row = new ThresholdRow(choices.largest);
    row->setObjectName(u"thresholdRow"_s);
    row->setThreshold(choices.options.threshold);
    QObject::connect(row, &ThresholdRow::thresholdEdited, &menu, [change](double threshold) {
        change([threshold](HeatmapOptions& wanted) { wanted.threshold = threshold; });
    });
    auto* action = new QWidgetAction(&menu);
    action->setObjectName(u"threshold"_s);
    action->setDefaultWidget(row);
    menu.addAction(action);
}

void addBars(QMenu& menu, const HeatmapOptions& options, const ChangeOptions& change)
{
    const auto add = [&](Bars bars, const QString& name, const QString& text) {
        addChoice(menu, name, text, options.bars == bars, [=] {
            change([bars](HeatmapOptions& wanted) { wanted.bars = wanted.bars == bars ? Bars::None : bars; });
        });
    };
    add(Bars::Row, u"barsRow"_s, Words::tr("Selected Row as Bars"));
    add(Bars::Column, u"barsColumn"_s, Words::tr("Selected Column as Bars"));
}

} // namespace

void fillDisplayMenu(QMenu& menu, const DisplayChoices& choices, const ChangeOptions& change)
{
    addColors(menu, choices.options, change);
    addThreshold(menu, choices, change);
    menu.addSeparator();
    addBars(menu, choices.options, change);
    if (!choices.source || choices.options.quantity != Quantity::Weights || choices.source->keyCount() == 0)
        return;
    menu.addSeparator();
    addKeyChoices(menu, choices.options, choices.source, {choices.selectedKey}, change);
}

void addKeyChoices(QMenu& menu, const HeatmapOptions& options, const std::shared_ptr<const AttentionSource>& source,
                   const std::vector<Index>& keys, const ChangeOptions& change)
{
    constexpr std::size_t mostListed = 12;
    const std::vector<Index>& out = options.keysLeftOut;
    std::vector<Index> offered = keys;
    for (const Index key : out)
        if (std::find(keys.begin(), keys.end(), key) == keys.end() && offered.size() < mostListed)
            offered.push_back(key);
    for (const Index key : offered) {
        const bool isOut = std::binary_search(out.begin(), out.end(), key);
        const QString token = shortened(columnLabel(*source, Quantity::Weights, key), menu.font(), longestToken);
        addChoice(menu, u"leaveOut%1"_s.arg(key),
                  asMenuText(filledIn(Words::tr("Without “%1”, the Rest Renormalised"), {token})), isOut, [=] {
                      change([=](HeatmapOptions& wanted) {
                          std::erase(wanted.keysLeftOut, key);
                          if (!isOut)
                              wanted.keysLeftOut.push_back(key);
                      });
                  });
    }
    if (!out.empty())
        addEntry(menu, u"allKeys"_s, Words::tr("Show All Keys"),
                 [=] { change([](HeatmapOptions& wanted) { wanted.keysLeftOut.clear(); }); });
}

} // namespace headlight
