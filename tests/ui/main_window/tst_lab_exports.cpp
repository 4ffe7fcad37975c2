#include "support/example_content.h"
#include "support/main_window_fixture.h"
#include "ui/controls/page_canvas.h"
#include "ui/document/model_edits.h"
#include "ui/labs/saturation_lab.h"
#include "ui/paint/bar_list.h"
#include "ui/views/lab_view.h"

#include <QCheckBox>
#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

QString copied(MainWindowFixture& fixture)
{
    QGuiApplication::clipboard()->setText(u"nothing"_s);
    fixture.trigger(u"editCopyNumbers"_s);
    return QGuiApplication::clipboard()->text();
}

QByteArray savedBy(MainWindowFixture& fixture)
{
    fixture.dialogs.fileToSave = fixture.file(u"numbers.csv"_s);
    fixture.trigger(u"fileExportNumbers"_s);
    QFile file(fixture.dialogs.fileToSave);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// A lab hands out what it shows.
class TestLabExports : public QObject {
    Q_OBJECT

private slots:
    void everyLabHandsOutItsOwnNumbers_data()
    {
        QTest::addColumn<int>("kind");
        for (int kind = wayCount; kind < viewCount; ++kind)
            QTest::addRow("%s", viewName(static_cast<ViewKind>(kind)).data()) << kind;
    }
    void everyLabHandsOutItsOwnNumbers()
    {
        QFETCH(int, kind);
        MainWindowFixture f;
        f.document().load(test::caseContent(u"built_heads"_s), {});
        f.document().select({1, 0, 6, 1});
        const QString ofDocument = copied(f);
        f.trigger(u"labs_"_s + QString::fromLatin1(viewName(static_cast<ViewKind>(kind)).data()));
        auto* page = f.find<PageCanvas>(u"labPage"_s);
        QTRY_VERIFY_WITH_TIMEOUT(!page->page().parts.empty(), 30000);
        const QString text = copied(f);
        QVERIFY(text != ofDocument);
        const QString file = QString::fromUtf8(savedBy(f));
        for (const auto& part : page->page().parts) {
            const QString title = QString(part->title()).remove(u'_');
            QVERIFY2(part->numbers().empty() || text.contains(title + u'\n'), qPrintable(title));
            QVERIFY2(part->numbers().empty() || file.contains(title), qPrintable(title));
        }
        QCOMPARE(f.dialogs.warnings, QStringList());
    }

    void whatIsAddedInSaturationIsInTheNumbers()
    {
        MainWindowFixture f;
        f.document().load(test::caseContent(u"built_heads"_s), {});
        f.document().select({1, 0, 6, 1});
        f.trigger(u"labs_saturation"_s);
        auto* page = f.find<PageCanvas>(u"labPage"_s);
        const QString before = copied(f);
        f.find<LabView>(u"labView"_s)->setState({{"shift", 9}});
        const QString after = copied(f);
        QVERIFY(after != before);
        const auto& weights = dynamic_cast<const BarList&>(*page->page().parts[SaturationLab::weightBarList]).content();
        for (std::size_t i = 0; i < weights.values.size(); ++i) {
            const QString line = QString(weights.labels[static_cast<qsizetype>(i)]) + u'\t'
                                 + QString::number(weights.values[i], 'g', QLocale::FloatingPointShortest);
            QVERIFY2(after.contains(line), qPrintable(line));
        }
    }

    void theDisplaysInSightAreExportedAlone()
    {
        MainWindowFixture f;
        f.window->resize(1000, 640);
        f.trigger(u"labs_stall"_s);
        auto* page = f.find<PageCanvas>(u"labPage"_s);
        QTRY_VERIFY(page->sheetCount() > 1);
        page->turnTo(1);
        const auto exported = [&](bool inSight, bool offered) {
            f.dialogs.answer = [=](QDialog& dialog) {
                auto* box = dialog.findChild<QCheckBox*>(u"exportInSight"_s);
                box->setChecked(inSight);
                dialog.findChild<QPushButton*>(u"exportSVG"_s)->click();
                return box->isVisibleTo(&dialog) == offered;
            };
            f.dialogs.fileToSave = f.file(u"picture.svg"_s);
            QFile::remove(f.dialogs.fileToSave);
            f.trigger(u"fileExport"_s);
            QFile file(f.dialogs.fileToSave);
            return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
        };
        const QString all = exported(false, true);
        const QString some = exported(true, true);
        QVERIFY(!all.isEmpty() && !some.isEmpty());
        const auto [begin, end] = page->partsInSight();
        int found = 0;
        for (std::size_t i = 0; i < page->page().parts.size(); ++i) {
            const QString& title = page->page().parts[i]->title();
            if (!all.contains(u'>' + title + u'<')) // it has subscripts
                continue;
            QVERIFY2(some.contains(u'>' + title + u'<') == (i >= begin && i < end), qPrintable(title));
            ++found;
        }
        QVERIFY(found >= 2);
        f.trigger(u"view_heatmap"_s);
        QVERIFY(!exported(true, false).isEmpty());
    }

    void noPageOfAStateBeforeIsHandedOut()
    {
        MainWindowFixture f;
        f.trigger(u"labs_why_root"_s);
        auto& lab = *f.find<LabView>(u"labView"_s);
        QTRY_VERIFY_WITH_TIMEOUT(!lab.isComputing(), 30000);
        QVERIFY(copied(f) != u"nothing"_s);
        bool isAsked = false;
        f.dialogs.answer = [&](QDialog&) { return isAsked = true; };
        lab.setState({{"d", 512}, {"pairs", 4}}); // its page takes a moment
        QCOMPARE(copied(f), u"nothing"_s);
        f.trigger(u"fileExport"_s);
        QVERIFY(!isAsked);
        QVERIFY(f.find<QLabel>(u"statusCell"_s)->text().contains(u"not computed yet"_s));
        QCOMPARE(savedBy(f), QByteArray());
        QVERIFY(lab.picture().size.isEmpty());
        lab.setState({{"d", 32}});
        QTRY_VERIFY_WITH_TIMEOUT(!lab.isComputing(), 30000);
        QVERIFY(copied(f).contains(u"√32"_s));
        QVERIFY(!lab.picture().size.isEmpty());
    }

    void noPageOfBeforeAnErrorIsHandedOut()
    {
        MainWindowFixture f;
        f.document().load(test::caseContent(u"built_heads"_s), {});
        f.document().select({1, 0, 6, 1});
        f.trigger(u"labs_saturation"_s);
        QVERIFY(!f.find<LabView>(u"labView"_s)->picture().size.isEmpty());
        QVERIFY(!f.document().edit(setScoreMultiplier(f.document().content(), 1e308)));
        QTRY_VERIFY(f.find<QLabel>(u"labMessage"_s)->isVisible());
        QCOMPARE(copied(f), u"nothing"_s);
        QVERIFY(f.find<LabView>(u"labView"_s)->picture().size.isEmpty());
    }

    void aLabThatAQuestionHidesHandsOutNothing()
    {
        MainWindowFixture f;
        f.trigger(u"labs_stall"_s);
        Veil veil;
        veil.labs = true;
        f.window->evaluator().setVeil(veil);
        QCOMPARE(copied(f), u"nothing"_s);
        QCOMPARE(savedBy(f), QByteArray());
        f.trigger(u"view_heatmap"_s); // of which nothing is hidden
        QVERIFY(copied(f) != u"nothing"_s);
    }

    void picturesOfHeadsAreOfferedOnlyWhereThereAreHeads_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("en") << u"en"_s;
        QTest::newRow("ko") << u"ko"_s;
    }
    void picturesOfHeadsAreOfferedOnlyWhereThereAreHeads()
    {
        QFETCH(QString, language);
        MainWindowFixture f(language);
        for (const QString& name : {u"fileExportHeads"_s, u"fileExportAnimation"_s}) {
            f.trigger(u"labs_stall"_s);
            QVERIFY(!f.action(name)->isEnabled());
            QVERIFY(f.action(name)->toolTip() != f.action(name)->text().remove(u'&').remove(u'…'));
            QCOMPARE(f.action(name)->toolTip().contains(u"numbers of its own"_s), language == u"en"_s);
            f.trigger(u"labs_saturation"_s);
            QVERIFY(f.action(name)->isEnabled());
            f.trigger(u"labs_kernel"_s);
            f.trigger(u"view_heatmap"_s);
            QVERIFY(f.action(name)->isEnabled());
        }
    }
};

QTEST_MAIN(TestLabExports)
#include "tst_lab_exports.moc"
