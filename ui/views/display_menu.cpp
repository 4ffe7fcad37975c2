#include "ui/views/display_menu.h"

#include "core/text/korean.h"
#include "ui/controls/menu_button.h"
#include "ui/controls/plain_tool_tip.h"
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

/// Why colours say nothing in a view; empty: they do.
QString whyNoColors(ViewKind view)
{
    return view == ViewKind::Flow       ? Words::tr("Lines have no colour scale")
           : view == ViewKind::Geometry ? Words::tr("Vectors have no colour scale")
                                        : QString();
}

QString whyNoThreshold(const DisplayChoices& choices)
{
    const bool isOfWeights = choices.view == ViewKind::Grid || choices.view == ViewKind::Steps;
    if (choices.view == ViewKind::Grid && choices.ofScores)
        return Words::tr("Pattern scores are no weights");
    return choices.view == ViewKind::Flow       ? Words::tr("The flow has a threshold of its own")
           : choices.view == ViewKind::Geometry ? Words::tr("Vectors have no colour scale")
           : isOfWeights && choices.options.quantity != Quantity::Weights
               ? Words::tr("It is a number of the quantity that the heatmap shows; here it would be one of weights")
               : QString();
}

QString whyNoBars(ViewKind view)
{
    return view == ViewKind::Heatmap ? QString() : Words::tr("Bars stand beside the heatmap alone");
}

QString whyNoKeys(const DisplayChoices& choices)
{
    const bool isOfQuantity = choices.view == ViewKind::Heatmap || choices.view == ViewKind::Compare;
    return choices.view == ViewKind::Steps      ? Words::tr("The steps are sums over all keys")
           : choices.view == ViewKind::Geometry ? Words::tr("Vectors are no weights")
           : isOfQuantity && choices.options.quantity != Quantity::Weights
               ? Words::tr("Keys are left out of weights alone")
               : QString();
}

/// Takes away what cannot be chosen, and tells why.
void explain(QAction* action, const QString& whyNot)
{
    if (whyNot.isEmpty())
        return;
    action->setEnabled(false);
    action->setToolTip(plainToolTip(whyNot));
}

void addColors(QMenu& menu, const DisplayChoices& choices, const ChangeOptions& change)
{
    const HeatmapOptions& options = choices.options;
    explain(addChoice(menu, u"logarithmic"_s, Words::tr("Logarithmic Colours"), options.logarithmic,
                      [=] { change([](HeatmapOptions& wanted) { wanted.logarithmic = !wanted.logarithmic; }); }),
            whyNoColors(choices.view));
    QMenu* maps = menu.addMenu(Words::tr("Colours of Weights"));
    explain(maps->menuAction(), whyNoColors(choices.view));
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
    if (const QString whyNot = whyNoThreshold(choices); !whyNot.isEmpty()) {
        explain(action, whyNot);
        row->setEnabled(false);
        setPlainToolTip(*row, whyNot);
    }
    menu.addAction(action);
}

void addBars(QMenu& menu, const DisplayChoices& choices, const ChangeOptions& change)
{
    const auto add = [&](Bars bars, const QString& name, const QString& text) {
        QAction* action = addChoice(menu, name, text, choices.options.bars == bars, [=] {
            change([bars](HeatmapOptions& wanted) { wanted.bars = wanted.bars == bars ? Bars::None : bars; });
        });
        explain(action, whyNoBars(choices.view));
    };
    add(Bars::Row, u"barsRow"_s, Words::tr("Selected Row as Bars"));
    add(Bars::Column, u"barsColumn"_s, Words::tr("Selected Column as Bars"));
}

} // namespace

void fillDisplayMenu(QMenu& menu, const DisplayChoices& choices, const ChangeOptions& change)
{
    menu.setToolTipsVisible(true);
    addColors(menu, choices, change);
    addThreshold(menu, choices, change);
    menu.addSeparator();
    addBars(menu, choices, change);
    if (!choices.source || choices.source->keyCount() == 0)
        return;
    menu.addSeparator();
    const qsizetype before = menu.actions().size();
    addKeyChoices(menu, choices.options, choices.source, {choices.selectedKey}, change);
    for (QAction* action : menu.actions().mid(before))
        explain(action, whyNoKeys(choices));
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
