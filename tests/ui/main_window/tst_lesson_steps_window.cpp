#include "support/lesson_window_fixture.h"
#include "ui/document/head_edits.h"
#include "ui/document/token_edits.h"
#include "ui/views/heatmap_view.h"

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

const QByteArray ofARow = "{'title': 'A row', 'document': 'worked', 'show': {'view': 'heatmap', 'query': 0},"
                          " 'predict': {'kind': 'number', 'question': 'Which weight?', 'answer': 1,"
                          " 'veil': {'from': 'weights', 'row': 0}}}";
const QByteArray next = "{'title': 'Next', 'document': 'worked', 'show': {'view': 'heatmap', 'query': 0, 'key': 1}}";

} // namespace

/// What a step shows is not what was chosen, typed or answered elsewhere.
class TestLessonStepsWindow : public QObject {
    Q_OBJECT

private slots:
    void aRowThatMovesStaysHidden()
    {
        LessonWindowFixture f;
        f.begin(ofARow + ", " + next);
        const auto isHidden = [&](Index row) { return std::isnan(f.heatmap().value({row, 0})); };
        QVERIFY(isHidden(0));
        Content twice = f.content();
        twice.tokens.push_back(twice.tokens.front());
        Matrix<double> embeddings(2, 2);
        embeddings << 2, 0, 2, 0;
        twice.embeddings = SharedMatrix<double>(embeddings);
        QVERIFY(!f.document().edit(Edited{twice, {EditLabel::Kind::Title, {}}}));
        QVERIFY(isHidden(0));
        QVERIFY(isHidden(1));
        f.on();
        QVERIFY(!isHidden(0));
        f.back();
        QVERIFY(isHidden(0));
        QCOMPARE(f.window->evaluator().veil()->row, std::optional<Index>(0));
    }

    void aFinishedLessonOpensWithItsLastStep()
    {
        LessonWindowFixture f;
        f.begin(next + ", {'title': 'Last', 'show': {'view': 'flow'}}");
        f.on();
        f.on();                     // the end
        f.trigger(u"labs_stall"_s); // played with meanwhile, it stays
        f.close();
        f.trigger(u"labs_stall"_s);
        f.begin(next + ", {'title': 'Last', 'show': {'view': 'flow'}}");
        QCOMPARE(f.view(), ViewKind::Flow);
        QVERIFY(f.content() == f.worked());
    }

    void aStepShowsWeightsWhateverWasChosen()
    {
        LessonWindowFixture f;
        auto* view = f.window->findChild<HeatmapView*>();
        HeatmapOptions chosen = view->options();
        chosen.quantity = Quantity::Scores;
        chosen.map = ColorMap::Teal;
        chosen.decimals = 4;
        view->setOptions(chosen);
        f.begin(next + ", " + next);
        QCOMPARE(view->options().quantity, Quantity::Weights);
        HeatmapOptions other = view->options();
        other.quantity = Quantity::Scores;
        other.logarithmic = true;
        other.threshold = 0.5;
        other.keysLeftOut = {1};
        other.range = Range::Own;
        other.bars = Bars::Row;
        view->setOptions(other);
        f.on();
        HeatmapOptions usual;
        usual.map = ColorMap::Teal;
        usual.decimals = 4;
        QVERIFY(view->options() == usual);
        f.close();
        QVERIFY(view->options() == chosen);
    }
};

QTEST_MAIN(TestLessonStepsWindow)
#include "tst_lesson_steps_window.moc"
