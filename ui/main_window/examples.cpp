#include "ui/main_window/examples.h"

#include <QCoreApplication>
#include <QLocale>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

/// The cell that is looked at first.
struct Cell {
    Index query;
    Index key;
};

struct Row {
    const char16_t* file;
    const char* title; ///< the documents' own, so that nothing has to be read before one is opened
    HeadPlace head;
    Cell start;
    Cell koreanStart; ///< words stand in another order there
};

constexpr Row rows[] = {
    {u"01_red_cube_blue_sphere",
     QT_TRANSLATE_NOOP("Examples", "A red cube, a blue sphere: built by hand, not trained"),
     {0, 1},
     {2, 1},
     {6, 5}},
    {u"02_worked_example",
     QT_TRANSLATE_NOOP("Examples", "The worked example: one query, two keys"),
     {0, 0},
     {0, 0},
     {0, 0}},
    {u"03_red_and_shiny_cube",
     QT_TRANSLATE_NOOP("Examples", "The colour word need not stand beside its noun (built by hand)"),
     {0, 0},
     {4, 1},
     {3, 1}},
    {u"04_red_cube_on_sphere",
     QT_TRANSLATE_NOOP("Examples", "Where the colour head is fooled: the sphere has no colour (built by hand)"),
     {0, 0},
     {7, 1},
     {5, 1}},
    {u"05_induction",
     QT_TRANSLATE_NOOP("Examples", "Induction: two layers go on with a sequence seen once (built by hand)"),
     {1, 0},
     {7, 5},
     {7, 5}},
    {u"06_two_heads",
     QT_TRANSLATE_NOOP("Examples", "Two heads keep apart what one head averages"),
     {0, 0},
     {2, 0},
     {2, 0}},
    {u"07_why_divide",
     QT_TRANSLATE_NOOP("Examples", "Why divide by √64: switch ÷√dₖ off and the rows saturate"),
     {0, 0},
     {7, 0},
     {7, 0}},
    {u"08_replica",
     QT_TRANSLATE_NOOP("Examples",
                       "A replica of published weights: built to match, not trained; grey cells are made up"),
     {0, 4},
     {2, 1},
     {2, 1}},
};

} // namespace

QList<Example> examples()
{
    const bool korean = QLocale().language() == QLocale::Korean;
    const QString folder = korean ? u":/examples/ko/"_s : u":/examples/"_s;
    QList<Example> list;
    for (const Row& row : rows) {
        const Cell& cell = korean ? row.koreanStart : row.start;
        list.append({folder + QString::fromUtf16(row.file) + u".headlight"_s,
                     QCoreApplication::translate("Examples", row.title),
                     {row.head.layer, row.head.head, cell.query, cell.key}});
    }
    return list;
}

} // namespace headlight
