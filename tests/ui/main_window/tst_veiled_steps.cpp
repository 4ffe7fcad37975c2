#include "core/analysis/attention_steps.h"
#include "support/veiled_window.h"
#include "ui/controls/step_canvas.h"
#include "ui/controls/step_chooser.h"
#include "ui/document/layer_edits.h"

using namespace headlight;
using namespace Qt::StringLiterals;

/// The steps under a veil: what is asked for, and what is made of it, can be read at none of them; the others stay
/// open.
class TestVeiledSteps : public QObject {
    Q_OBJECT

private slots:
    void noStepSaysTheAnswer_data()
    {
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("last"); // step that is all open
        const auto add = [](const char* name, Quantity from, StepMatrix last) {
            QTest::newRow(name) << static_cast<int>(from) << static_cast<int>(last);
        };
        add("queries", Quantity::Queries, StepMatrix::Input);
        add("keys", Quantity::Keys, StepMatrix::Queries);
        add("values", Quantity::Values, StepMatrix::Keys);
        add("products", Quantity::Products, StepMatrix::Values);
        add("scores", Quantity::Scores, StepMatrix::Products);
        add("weights", Quantity::Weights, StepMatrix::Masked);
        add("output", Quantity::Output, StepMatrix::Weights);
        add("layer output", Quantity::LayerOutput, StepMatrix::Concatenated);
    }
    void noStepSaysTheAnswer()
    {
        QFETCH(int, from);
        QFETCH(int, last);
        VeiledWindow f;
        QVERIFY(!f.document().edit(setMask(f.document().content(), 0, Mask{Mask::Kind::Causal, {}})));
        const auto quantity = static_cast<Quantity>(from);
        const QStringList answers = f.answers(quantity);
        f.showQuantity(Quantity::Weights);
        f.show(ViewKind::Steps);
        auto& chooser = *f.find<StepChooser>(u"stepChooser"_s);
        const auto steps = AttentionSteps(f.window->evaluator().source(), 0, 0).steps();
        const auto saidAt = [&](std::size_t place) {
            emit chooser.stepChosen(static_cast<int>(place));
            QCoreApplication::processEvents();
            return f.everything(true);
        };
        bool wasSaid = false;
        for (std::size_t place = 0; place < steps.size(); ++place)
            wasSaid = saidAt(place).contains(answers.first()) || wasSaid;
        QVERIFY(wasSaid); // so that its absence means something
        f.veil(quantity);
        QApplication::clipboard()->clear();
        for (std::size_t place = 0; place < steps.size(); ++place) {
            const QString said = saidAt(place);
            for (const QString& answer : answers) {
                const qsizetype leak = said.indexOf(answer);
                QVERIFY2(leak < 0, qPrintable(said.mid(std::max<qsizetype>(0, leak - 60), 120)));
            }
            QVERIFY(!said.contains(u"nan"_s, Qt::CaseInsensitive));
            QVERIFY(f.find<QWidget>(u"stepCanvas"_s)->isVisible());
            const QString sum = f.find<QLabel>(u"stepSum"_s)->text();
            if (static_cast<int>(steps[place].result) <= last)
                QVERIFY2(sum.front().isDigit() || sum.front() == u'−', qPrintable(sum));
        }
        QCOMPARE(f.find<QLabel>(u"stepSum"_s)->text(), u"hidden until you answer"_s); // of the layer's output
        f.window->evaluator().setVeil(std::nullopt);
        QVERIFY(f.find<QLabel>(u"stepSum"_s)->text() != u"hidden until you answer"_s);
    }

    void noLargePictureStaysWhileTheNextIsRead_data()
    {
        QTest::addColumn<bool>("isRead");
        QTest::newRow("that was read") << true;
        QTest::newRow("that is being read") << false;
    }
    void noLargePictureStaysWhileTheNextIsRead()
    {
        QFETCH(bool, isRead);
        VeiledWindow f;
        f.load(test::randomContent(700, 8));
        f.show(ViewKind::Steps);
        auto& chooser = *f.find<StepChooser>(u"stepChooser"_s);
        auto& canvas = *f.find<StepCanvas>(u"stepCanvas"_s);
        QTRY_VERIFY(f.window->evaluator().isCurrent());
        const AttentionSteps steps(f.window->evaluator().source(), 0, 0);
        emit chooser.stepChosen(static_cast<int>(steps.placeOf(StepMatrix::Weights)));
        if (isRead)
            QTRY_VERIFY(canvas.picture());
        else
            QVERIFY(!canvas.picture());
        f.veil(Quantity::Weights, std::nullopt);
        QVERIFY(!isOfSameTokens(steps, {f.window->evaluator().source(), 0, 0})); // nor the strip of thumbnails
        const auto isVeiled = [&] { return !canvas.picture() || canvas.picture()->steps().veil(); };
        QTRY_VERIFY(!isVeiled() || canvas.picture());
        QVERIFY(isVeiled());
        QVERIFY(isHiddenNumber(canvas.picture()->steps().tile(StepMatrix::Weights, {2, 1, 1, 1})(0, 0)));
    }

    void itsToolTipSaysThatItIsHidden()
    {
        VeiledWindow f;
        f.show(ViewKind::Steps);
        auto& canvas = *f.find<StepCanvas>(u"stepCanvas"_s);
        const AttentionSteps steps(f.window->evaluator().source(), 0, 0);
        emit f.find<StepChooser>(u"stepChooser"_s)->stepChosen(static_cast<int>(steps.placeOf(StepMatrix::Weights)));
        const auto tip = [&] {
            const QRectF cell = canvas.picture()->cellRect({StepMatrix::Weights, {queryAsked, keyAsked}});
            const QPoint at = cell.center().toPoint();
            QHelpEvent help(QEvent::ToolTip, at, canvas.mapToGlobal(at));
            QApplication::sendEvent(&canvas, &help);
            return QToolTip::text();
        };
        QVERIFY(tip().contains(f.answers(Quantity::Weights).first()));
        f.veil(Quantity::Weights);
        QVERIFY2(tip().contains(u"hidden until you answer"_s), qPrintable(tip()));
    }
};

QTEST_MAIN(TestVeiledSteps)
#include "tst_veiled_steps.moc"
