#include "core/files/document_file.h"
#include "support/monkey_steps.h"
#include "ui/document/evaluate.h"
#include "ui/paint/hidden_text.h"
#include "ui/paint/number_text.h"
#include "ui/views/geometry_view.h"
#include "ui/views/heatmap_view.h"
#include "ui/views/lab_view.h"

#include <QElapsedTimer>
#include <QLabel>
#include <QStatusBar>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

/// A number from the environment, for long runs.
int setting(const char* name, int otherwise)
{
    const int wanted = qEnvironmentVariableIntValue(name);
    return wanted > 0 ? wanted : otherwise;
}

const char* const stepsName = "HEADLIGHT_MONKEY_STEPS";
const char* const seedName = "HEADLIGHT_MONKEY_SEED";
const char* const seedsName = "HEADLIGHT_MONKEY_SEEDS";

/// The content is whole, and what would be saved is the same when it is read.
QString contentFault(const Content& content)
{
    requireShapes(content.model, inputOf(content));
    const auto read = parseDocument(writeDocument(content));
    if (!read)
        return u"what would be saved is not read: "_s + read.error().place;
    return read.value() == content ? QString() : u"another content is read than would be saved"_s;
}

/// What the lab that is shown adds to q·k of the selected cell.
double addedByLab(MainWindowFixture& f)
{
    const auto* lab = f.find<LabView>(u"labView"_s);
    return lab->isVisible() ? lab->lab().addedScore(lab->state()) : 0;
}

/// The weight of a cell when a number is added to its product.
double weightWith(const AttentionSource& source, const Model<double>& model, const Selection& at, double added)
{
    const Index count = source.columnCount(Quantity::Scores, at.layer, at.head);
    const Tile row{.row = at.query, .column = 0, .rows = 1, .columns = count};
    if (added == 0)
        return source.tile(Quantity::Weights, at.layer, at.head, row)(0, at.key);
    const Head& head = model.layers[static_cast<std::size_t>(at.layer)].heads[static_cast<std::size_t>(at.head)];
    Matrix<double> scores = source.tile(Quantity::Scores, at.layer, at.head, row);
    scores(0, at.key) += added * model.scoreMultiplier / head.scale.divisor(head.dK);
    double largest = -std::numeric_limits<double>::infinity();
    for (Index j = 0; j < count; ++j)
        if (source.sees(at.layer, at.query, j))
            largest = std::max(largest, scores(0, j));
    double sum = 0;
    for (Index j = 0; j < count; ++j)
        if (source.sees(at.layer, at.query, j))
            sum += std::exp(scores(0, j) - largest);
    return std::exp(scores(0, at.key) - largest) / sum;
}

/// The selected weight as the status line says it.
QString numberFault(MainWindowFixture& f)
{
    if (f.window->statusBar()->isHidden())
        return {}; // presenter mode plays with the slider
    auto* geometry = f.window->findChild<GeometryView*>();
    const bool isFree = geometry->isVisible() && geometry->showsFreeVectors(); // these are a document of their own
    const Document& document = isFree ? geometry->freeDocument() : f.document();
    const Content& content = document.content();
    const QString shown = f.find<QLabel>(u"statusCell"_s)->text();
    if (!shown.startsWith(u"query "_s) && !shown.startsWith(u"쿼리 "_s))
        return {}; // it says something else for a while
    if (shown.endsWith(hiddenText()))
        return {}; // a lesson asks for it
    const auto evaluated = evaluate(content);
    if (!evaluated || content.tokens.empty())
        return u"a number stands where there is none: "_s + shown;
    const Selection& at = document.selection();
    if (!evaluated.value()->sees(at.layer, at.query, at.key))
        return {};
    const double weight = weightWith(*evaluated.value(), content.model, at, addedByLab(f));
    const QString right = numberText(weight, f.window->findChild<HeatmapView*>()->options().decimals);
    const QString said = u": "_s + right;
    const bool isRight = shown.endsWith(said) || shown.contains(said + u" ("_s); // of a replica, whose weight it is not
    return isRight ? QString() : u"%1 in place of %2"_s.arg(shown, right);
}

} // namespace

class TestMonkey : public QObject {
    Q_OBJECT

private slots:
    void nothingBreaksWhateverIsDone_data();
    void nothingBreaksWhateverIsDone();
};

void TestMonkey::nothingBreaksWhateverIsDone_data()
{
    QTest::addColumn<unsigned>("seed");
    const int first = setting(seedName, 1);
    for (int seed = first; seed < first + setting(seedsName, 4); ++seed)
        QTest::addRow("seed %d", seed) << static_cast<unsigned>(seed);
}

void TestMonkey::nothingBreaksWhateverIsDone()
{
    QFETCH(unsigned, seed);
    MainWindowFixture f(seed % 2 == 0 ? u"ko"_s : u"en"_s);
    Monkey monkey(f, seed);
    for (int step = 0; step < setting(stepsName, 200); ++step) {
        QElapsedTimer time;
        time.start();
        const QString done = monkey.step();
        QCoreApplication::processEvents();
        if (qEnvironmentVariableIsSet("HEADLIGHT_MONKEY_TOLD") || (time.elapsed() > 1000 && setting(stepsName, 0) > 0))
            qInfo("%d: %s, %lld ms", step, qPrintable(done), time.elapsed());
        const QString fault = monkey.fault() + contentFault(f.document().content()) + numberFault(f);
        if (!fault.isEmpty())
            QFAIL(qPrintable(u"%1 after step %2: %3"_s.arg(fault).arg(step).arg(done)));
    }
    const Content end = f.document().content();
    const int index = f.document().undoStack().index();
    f.document().undoStack().setIndex(0);
    f.document().undoStack().setIndex(index);
    QVERIFY(f.document().content() == end);
}

QTEST_MAIN(TestMonkey)
#include "tst_monkey.moc"
