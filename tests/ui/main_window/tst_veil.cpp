#include "support/veiled_window.h"
#include "ui/controls/heatmap_canvas.h"
#include "ui/controls/page_canvas.h"
#include "ui/document/model_edits.h"
#include "ui/export/image_export.h"
#include "ui/main_window/view_pictures.h"
#include "ui/paint/theme.h"
#include "ui/views/geometry_view.h"

#include <QAbstractButton>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

using Window = VeiledWindow;

} // namespace

/// While a prediction is open, what it asks for can be read nowhere; once it is answered, everywhere again.
class TestVeil : public QObject {
    Q_OBJECT

private slots:
    void init() { QApplication::clipboard()->clear(); }

    void theAnswerCanBeReadInNoView_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("from");
        constexpr std::pair<Quantity, const char*> quantities[] = {
            {Quantity::Queries, "queries"},   {Quantity::Keys, "keys"},     {Quantity::Values, "values"},
            {Quantity::Products, "products"}, {Quantity::Scores, "scores"}, {Quantity::Weights, "weights"},
            {Quantity::Output, "output"}};
        for (int kind = 0; kind < viewCount; ++kind)
            for (const auto& [from, name] : quantities)
                if (kind < wayCount || from == Quantity::Weights)
                    QTest::addRow("%s from %s", viewNames[kind].data(), name) << kind << static_cast<int>(from);
    }
    void theAnswerCanBeReadInNoView()
    {
        QFETCH(int, kind);
        QFETCH(int, from);
        const auto quantity = static_cast<Quantity>(from);
        Window f;
        f.showQuantity(quantity);
        const QStringList answers = f.answers(quantity);
        f.trigger(u"viewPin"_s); // what is pinned must not say it either
        f.show(static_cast<ViewKind>(kind));
        const bool isShown = kind == static_cast<int>(ViewKind::Heatmap);
        const QString open = f.everything();
        QVERIFY(open.contains(answers.first()) || !isShown);
        f.veil(quantity);
        QApplication::clipboard()->clear();
        const QString veiled = f.everything(true);
        for (const QString& answer : answers) {
            const qsizetype leak = veiled.indexOf(answer);
            QVERIFY2(leak < 0, qPrintable(veiled.mid(std::max<qsizetype>(0, leak - 60), 120)));
        }
        const bool speaksOfNaN = open.contains(u"nan"_s, Qt::CaseInsensitive); // as a lab about formats does
        QVERIFY(speaksOfNaN || !veiled.contains(u"nan"_s, Qt::CaseInsensitive));
        f.window->evaluator().setVeil(std::nullopt);
        QVERIFY(f.everything().contains(answers.first()) || !isShown);
    }

    /// A window that has shown everything looks as one that was veiled before it saw the document.
    void nothingOfWhatWasShownIsLeft_data()
    {
        QTest::addColumn<int>("kind");
        for (int kind = 0; kind < wayCount; ++kind)
            QTest::newRow(viewNames[kind].data()) << kind;
    }
    void nothingOfWhatWasShownIsLeft()
    {
        QFETCH(int, kind);
        Window before;
        for (int each = 0; each < wayCount; ++each) {
            before.show(static_cast<ViewKind>(each));
            before.grab();
        }
        before.show(static_cast<ViewKind>(kind));
        const auto open = before.grab();
        before.show(ViewKind::HeadsAndCost); // the view is out of sight when the veil falls
        before.veil(Quantity::Weights);
        before.show(static_cast<ViewKind>(kind));
        Window after;
        after.document().load(test::randomContent(2, 3), {});
        after.veil(Quantity::Weights);
        after.load(askedContent());
        after.show(static_cast<ViewKind>(kind));
        QVERIFY(before.grab() == after.grab());
        before.window->evaluator().setVeil(std::nullopt);
        QVERIFY(before.grab() == open);
    }

    void noLargePictureStaysWhileTheNextIsRead()
    {
        Window f;
        f.load(test::randomContent(700, 8));
        const auto& canvas = *f.find<HeatmapCanvas>(u"heatmap"_s);
        QTRY_COMPARE(canvas.heatmap().rowCount(), 700);
        f.veil(Quantity::Weights, std::nullopt);
        QVERIFY(canvas.heatmap().isEmpty() || std::isnan(canvas.heatmap().value({2, 1})));
        QTRY_COMPARE(canvas.heatmap().rowCount(), 700);
        QVERIFY(std::isnan(canvas.heatmap().value({2, 1})));
    }

    void noExportedPictureSaysIt()
    {
        Window f;
        const QString answer = f.answers(Quantity::Weights).first();
        for (const bool veiled : {false, true}) {
            if (veiled)
                f.veil(Quantity::Weights);
            const ViewPictures pictures(f.document(), f.window->evaluator(), f.shown(),
                                        [] { return captionSubject(ViewKind::Heatmap, HeatmapOptions()); });
            const ExportChoice choice;
            QString said;
            for (const PictureJob& job :
                 {pictures.picture(choice), pictures.sheet(choice), pictures.sweepFrame(1, {1, 2, 2}, choice)})
                said += paintedBy(job(nullptr));
            said += paintedBy(pictures.heads(choice).picture(0));
            said += paintedBy(pictures.sweep({1, 2, 2}, choice).picture(0));
            QCOMPARE(said.contains(answer), !veiled);
        }
    }

    void meansOverAHiddenRowAreHidden()
    {
        Window f;
        f.show(ViewKind::Grid);
        f.find<QAbstractButton>(u"gridScores"_s)->click();
        const QString open = paintedBy(f.shown().picture());
        f.veil(Quantity::Weights);
        const QString veiled = paintedBy(f.shown().picture());
        QVERIFY(!open.contains(u'?') && veiled.count(u'?') >= 2); // at least a head of each map that there is
        QVERIFY(!veiled.contains(u"nan"_s, Qt::CaseInsensitive));
    }

    void aClassThatLooksOnReadsItNeither()
    {
        Window f;
        const QString answer = f.answers(Quantity::Weights).first();
        f.veil(Quantity::Weights);
        f.trigger(u"viewRecordScene"_s);
        f.trigger(u"viewPresenter"_s); // plays with a copy of the document
        QVERIFY(f.window->evaluator().isPlaying());
        QVERIFY(!f.everything().contains(answer));
        f.window->evaluator().setVeil(std::nullopt);
        QVERIFY(f.everything().contains(answer));
        f.trigger(u"viewPresenter"_s);
    }

    void numbersAreNeitherCopiedNorExported()
    {
        Window f;
        f.veil(Quantity::Output);
        QApplication::clipboard()->setText(u"before"_s);
        f.trigger(u"editCopyNumbers"_s);
        QCOMPARE(QApplication::clipboard()->text(), u"before"_s);
        f.dialogs.fileToSave = f.file(u"numbers"_s);
        f.dialogs.answer = [](QDialog&) { return true; };
        f.trigger(u"fileExportNumbers"_s);
        QVERIFY(f.dialogs.questions.isEmpty());
        QVERIFY(f.find<QLabel>(u"statusCell"_s)->text().contains(u"hidden"_s));
        f.window->evaluator().setVeil(std::nullopt);
        f.trigger(u"editCopyNumbers"_s);
        QVERIFY(QApplication::clipboard()->text().contains(u"t2"_s));
    }

    void whereNoPictureIsTheReasonIsSaid()
    {
        Window f;
        f.show(ViewKind::Geometry);
        f.dialogs.answer = [](QDialog&) { return true; };
        f.veil(Quantity::Queries);
        for (const QString& name :
             {u"fileCopyPicture"_s, u"fileExport"_s, u"fileExportHeads"_s, u"fileExportAnimation"_s}) {
            f.find<QLabel>(u"statusCell"_s)->clear();
            f.trigger(name);
            QVERIFY2(f.find<QLabel>(u"statusCell"_s)->text().contains(u"hidden until you answer"_s), qPrintable(name));
        }
        QVERIFY(f.dialogs.questions.isEmpty() && f.dialogs.warnings.isEmpty());
        f.window->evaluator().setVeil(std::nullopt);
        f.trigger(u"fileCopyPicture"_s);
        QVERIFY(!f.find<QLabel>(u"statusCell"_s)->text().contains(u"hidden until"_s));
    }

    void labsAreCoveredWhole_data()
    {
        QTest::addColumn<int>("kind");
        for (int kind = wayCount; kind < viewCount; ++kind)
            QTest::newRow(viewNames[kind].data()) << kind;
    }
    void labsAreCoveredWhole()
    {
        QFETCH(int, kind);
        Window f;
        f.show(static_cast<ViewKind>(kind));
        auto& page = *f.find<PageCanvas>(u"labPage"_s);
        QTRY_VERIFY(!page.page().parts.empty());
        const auto parts = page.page().parts.size();
        f.window->evaluator().setVeil(Veil{{}, {}, true});
        QVERIFY(!page.isVisible() && page.page().parts.empty());
        QVERIFY(f.find<QLabel>(u"labMessage"_s)->isVisible());
        QCOMPARE(f.find<QLabel>(u"labQuestion"_s)->text(), QString()); // it may say what a lesson asks
        QVERIFY(f.shown().picture().size.isEmpty());
        f.window->evaluator().setVeil(std::nullopt);
        QTRY_COMPARE(page.page().parts.size(), parts);
        QVERIFY(page.isVisible() && !f.find<QLabel>(u"labMessage"_s)->isVisible());
    }

    void aLabThatIsNotSeenIsCoveredToo()
    {
        Window f;
        f.show(ViewKind::Kernel);
        auto& page = *f.find<PageCanvas>(u"labPage"_s);
        QTRY_VERIFY(!page.page().parts.empty());
        const auto parts = page.page().parts.size();
        f.show(ViewKind::Heatmap);
        f.window->evaluator().setVeil(Veil{{}, {}, true});
        QVERIFY(page.page().parts.empty());
        f.window->evaluator().setVeil(std::nullopt);
        f.show(ViewKind::Kernel);
        QTRY_COMPARE(page.page().parts.size(), parts);
    }

    void theFreeVectorsAreCoveredToo()
    {
        Window f;
        f.show(ViewKind::Geometry);
        f.find<QAbstractButton>(u"geometryFree"_s)->click();
        const QString open = paintedBy(f.shown().picture());
        const Evaluator& free = f.find<GeometryView>(u"geometryView"_s)->freeEvaluator();
        f.veil(Quantity::Products);
        QVERIFY(!traceOf(free.source()));
        const QString veiled = paintedBy(f.shown().picture());
        QVERIFY(veiled != open && veiled.contains(u'?'));
        f.veil(Quantity::Queries); // they may be those that are asked for
        QVERIFY(!f.find<QWidget>(u"freeVectorsPage"_s)->isVisible());
        QVERIFY(f.find<QLabel>(u"geometryMessage"_s)->isVisible());
        f.window->evaluator().setVeil(std::nullopt);
        QVERIFY(f.find<QWidget>(u"freeVectorsPage"_s)->isVisible());
        QCOMPARE(paintedBy(f.shown().picture()), open);
    }
};

QTEST_MAIN(TestVeil)
#include "tst_veil.moc"
