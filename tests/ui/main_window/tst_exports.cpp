#include "support/main_window_fixture.h"
#include "support/small_content.h"
#include "ui/controls/value_slider.h"
#include "ui/document/matrix_edits.h"
#include "ui/main_window/animation_dialog.h"
#include "ui/main_window/export_dialog.h"
#include "ui/main_window/numbers_dialog.h"
#include "ui/main_window/picture_preview.h"
#include "ui/views/lab_view.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFile>
#include <QImageReader>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QXmlStreamReader>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

void press(QDialog& dialog, const QString& name)
{
    dialog.findChild<QPushButton*>(name)->click();
}

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList entries(const QString& folder, const QString& name)
{
    return QDir(folder).entryList({name}, QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
}

} // namespace

class TestExports : public QObject {
    Q_OBJECT

private slots:
    void allHeadsAreWrittenToAFolderAndTheSelectionStays()
    {
        MainWindowFixture f;
        f.document().selectHead({1, 2});
        const Selection before = f.document().selection();
        QSignalSpy moves(&f.document(), &Document::selectionChanged);
        f.dialogs.answer = [](QDialog& dialog) {
            press(dialog, u"exportSVG"_s);
            return true;
        };
        f.dialogs.fileToSave = f.file(u"heads"_s);
        f.trigger(u"fileExportHeads"_s);
        QCOMPARE(f.dialogs.warnings, QStringList());
        QCOMPARE(QDir(f.file(u"heads"_s)).entryList(QDir::Files).size(), 8);
        QVERIFY(bytesOf(f.file(u"heads/L0H1.svg"_s)).contains(">L0H1<"));
        QVERIFY(bytesOf(f.file(u"heads/L1H3.svg"_s)).contains(">L1H3<"));
        QVERIFY(f.document().selection() == before);
        QCOMPARE(moves.count(), 0);
        QVERIFY(f.dialogs.questions.last().endsWith(u" heatmap"_s));
        const QList<QLabel*> labels = f.window->findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(),
                            [](const QLabel* label) { return label->text() == u"Saved in the folder heads."_s; }));
        f.trigger(u"fileExportHeads"_s); // again: the folder is in use
        QCOMPARE(f.dialogs.warnings.size(), 1);
    }

    void everyViewOfOneHeadPosesForAllHeads_data()
    {
        QTest::addColumn<QString>("view");
        for (const char* view : {"view_heatmap", "view_flow", "view_steps", "view_geometry"})
            QTest::newRow(view) << QString::fromLatin1(view);
    }
    void everyViewOfOneHeadPosesForAllHeads()
    {
        QFETCH(QString, view);
        MainWindowFixture f;
        f.trigger(view);
        f.dialogs.answer = [](QDialog& dialog) {
            press(dialog, u"exportSVG"_s);
            return true;
        };
        f.dialogs.fileToSave = f.file(u"heads"_s);
        f.trigger(u"fileExportHeads"_s);
        for (const QString& head : {u"L0H0"_s, u"L0H1"_s, u"L1H3"_s}) {
            const QByteArray svg = bytesOf(f.file(u"heads/"_s + head + u".svg"_s));
            QVERIFY2(svg.contains(head.toUtf8()), qPrintable(head));
            QVERIFY(!svg.contains(head == u"L1H3"_s ? "L0H0" : "L1H3"));
        }
    }

    void allHeadsAreOneSheetOrPages_data()
    {
        QTest::addColumn<QString>("how");
        QTest::addColumn<QString>("file");
        QTest::newRow("sheet") << u"exportSheet"_s << u"heads.png"_s;
        QTest::newRow("pages") << u"exportPages"_s << u"heads.pdf"_s;
    }
    void allHeadsAreOneSheetOrPages()
    {
        QFETCH(QString, how);
        QFETCH(QString, file);
        MainWindowFixture f;
        f.dialogs.answer = [&](QDialog& dialog) {
            press(dialog, how);
            dialog.findChild<QSpinBox*>(u"exportDpi"_s)->setValue(96);
            return true;
        };
        f.dialogs.fileToSave = f.file(u"heads"_s);
        f.trigger(u"fileExportHeads"_s);
        QCOMPARE(f.dialogs.warnings, QStringList());
        const QByteArray bytes = bytesOf(f.file(file));
        if (file.endsWith(u"pdf"_s))
            QVERIFY(bytes.startsWith("%PDF") && bytes.contains("/Count 8"));
        else
            QCOMPARE(QImage(f.file(file)).width(), 960);
    }

    void aCancelledBatchLeavesNoFolder()
    {
        MainWindowFixture f;
        f.dialogs.answer = [](QDialog& dialog) {
            dialog.findChild<QSpinBox*>(u"exportWidth"_s)->setValue(3000);
            dialog.findChild<QSpinBox*>(u"exportDpi"_s)->setValue(300);
            return true;
        };
        f.dialogs.cancelsExports = true;
        f.dialogs.fileToSave = f.file(u"heads"_s);
        f.trigger(u"fileExportHeads"_s);
        QCOMPARE(entries(f.folder.path(), u"heads*"_s), QStringList());
        QCOMPARE(entries(f.folder.path(), u".headlight*"_s), QStringList());
        QVERIFY(f.find<QLabel>(u"statusCell"_s)->text().contains(u"heads"_s));
    }

    void printIsByMillimetresAndSaysWhereGreysAreNear()
    {
        MainWindowFixture f;
        auto* quantity = f.find<QComboBox>(u"quantity"_s);
        for (const bool signedColors : {false, true}) {
            if (signedColors) {
                quantity->setCurrentIndex(quantity->findData(static_cast<int>(Quantity::Scores)));
                emit quantity->activated(quantity->currentIndex());
            }
            f.dialogs.answer = [&](QDialog& dialog) {
                press(dialog, u"exportForPrint"_s);
                press(dialog, u"exportSVG"_s);
                dialog.findChild<QDoubleSpinBox*>(u"exportMillimetres"_s)->setValue(84);
                dialog.findChild<QCheckBox*>(u"exportCaption"_s)->setChecked(true);
                const bool warns = !dialog.findChild<QLabel*>(u"exportGrey"_s)->isHidden();
                [&] { QCOMPARE(warns, signedColors); }();
                return true;
            };
            f.dialogs.fileToSave = f.file(u"page.svg"_s);
            f.trigger(u"fileExport"_s);
            const QByteArray svg = bytesOf(f.file(u"page.svg"_s));
            QVERIFY2(svg.contains("<svg width=\"84mm\""), svg.left(200).constData());
            QVERIFY(svg.contains("√dₖ"));
        }
    }

    void aLabsCaptionSaysWhatItsPictureShows()
    {
        MainWindowFixture f;
        f.trigger(u"labs_why_root"_s);
        auto& lab = *f.find<LabView>(u"labView"_s);
        auto* run = f.find<QPushButton>(u"labRun"_s);
        lab.setState({{"d", 64}, {"pairs", 1}});
        run->click();
        QCOMPARE(run->text(), u"Pause"_s);
        f.dialogs.answer = [&](QDialog& dialog) {
            lab.setState({{"d", 128}, {"pairs", 1}}); // at once
            press(dialog, u"exportSVG"_s);
            dialog.findChild<QCheckBox*>(u"exportCaption"_s)->setChecked(true);
            return true;
        };
        f.dialogs.fileToSave = f.file(u"lab.svg"_s);
        QTRY_VERIFY(!lab.isComputing());
        f.trigger(u"fileExport"_s);
        QCOMPARE(run->text(), u"Run"_s);
        QVERIFY(QString::fromUtf8(bytesOf(f.file(u"lab.svg"_s))).contains(u"d: 128;"_s));
    }

    void thePreviewOfALongSentenceIsDrawnBesides_data()
    {
        QTest::addColumn<QString>("action");
        for (const char* action : {"fileExport", "fileExportHeads", "fileExportAnimation"})
            QTest::newRow(action) << QString::fromLatin1(action);
    }

    void thePreviewOfALongSentenceIsDrawnBesides()
    {
        QFETCH(QString, action);
        MainWindowFixture f;
        f.document().load(test::longContent(600), {});
        QString before;
        bool drawn = false;
        f.dialogs.answer = [&](QDialog& dialog) {
            auto* preview = dialog.findChild<PicturePreview*>();
            before = preview->text();
            drawn = QTest::qWaitFor([&] { return !preview->pixmap().isNull(); });
            return false;
        };
        f.trigger(action);
        QCOMPARE(before, u"Drawing…"_s);
        QVERIFY(drawn);
    }

    void theSliderIsExportedAsAnAnimation()
    {
        MainWindowFixture f;
        const Content before = f.document().content();
        f.dialogs.answer = [](QDialog& dialog) {
            dialog.findChild<QSpinBox*>(u"sweepFrames"_s)->setValue(4);
            dialog.findChild<QSpinBox*>(u"sweepRate"_s)->setValue(5);
            dialog.findChild<QSpinBox*>(u"sweepWidth"_s)->setValue(400);
            return true;
        };
        f.dialogs.fileToSave = f.file(u"sweep"_s);
        f.trigger(u"fileExportAnimation"_s);
        QCOMPARE(f.dialogs.warnings, QStringList());
        QImageReader reader(f.file(u"sweep.gif"_s));
        QCOMPARE(reader.imageCount(), 4);
        const QImage first = reader.read();
        const QImage second = reader.read();
        QCOMPARE(reader.nextImageDelay(), 200);
        QVERIFY(first != second);
        QVERIFY(f.document().content() == before);
        QVERIFY(!f.document().undoStack().canUndo());
    }

    // Differences of the frame in the middle, × 1, are none: in a range of its own they would be 0 from −1 to 1.
    void anAnimatedComparisonHasOneRangeOfDifferences_data()
    {
        QTest::addColumn<bool>("swapped");
        QTest::newRow("B moves") << false;
        QTest::newRow("A moves") << true;
    }
    void anAnimatedComparisonHasOneRangeOfDifferences()
    {
        QFETCH(bool, swapped);
        MainWindowFixture f;
        f.trigger(u"view_compare"_s);
        f.find<QPushButton>(u"comparePin"_s)->click();
        if (swapped)
            f.find<QPushButton>(u"compareSwap"_s)->click();
        f.dialogs.answer = [&](QDialog& dialog) {
            dialog.findChild<QDoubleSpinBox*>(u"sweepFrom"_s)->setValue(0.25);
            dialog.findChild<QDoubleSpinBox*>(u"sweepTo"_s)->setValue(4);
            dialog.findChild<QSpinBox*>(u"sweepFrames"_s)->setValue(3);
            dialog.findChild<QSpinBox*>(u"sweepWidth"_s)->setValue(900);
            dialog.findChild<QCheckBox*>(u"sweepCaption"_s)->setChecked(false);
            return true;
        };
        f.dialogs.fileToSave = f.file(u"compared.gif"_s);
        f.trigger(u"fileExportAnimation"_s);
        QCOMPARE(f.dialogs.warnings, QStringList());
        QImageReader reader(f.file(u"compared.gif"_s));
        std::vector<QImage> legends;
        for (QImage frame = reader.read(); !frame.isNull(); frame = reader.read()) {
            const int bottom = frame.height() - 24 - 30; // above the line that says the multiplier
            legends.push_back(frame.copy(0, bottom - 24, frame.width(), 24).convertToFormat(QImage::Format_RGB32));
        }
        QCOMPARE(legends.size(), 3U);
        // A frame's 256 colours hold edges of letters nearly; another number would be another black and white.
        for (const QImage& legend : {legends[0], legends[2]})
            for (int y = 0; y < legend.height(); ++y)
                for (int x = 0; x < legend.width(); ++x)
                    QVERIFY(std::abs(qGray(legend.pixel(x, y)) - qGray(legends[1].pixel(x, y))) < 60);
    }

    void numbersAreExportedInEachFormat_data()
    {
        QTest::addColumn<QString>("button");
        QTest::addColumn<QString>("suffix");
        QTest::addColumn<QByteArray>("begin");
        QTest::newRow("CSV") << u"numbersCSV"_s << u"csv"_s << QByteArray("layer,head,query,key");
        QTest::newRow("npy") << u"numbersNpy"_s << u"npy"_s << QByteArray("\x93NUMPY");
        QTest::newRow("JSON") << u"numbersJSON"_s << u"json"_s << QByteArray("{\"what\": \"weights\"");
    }
    void numbersAreExportedInEachFormat()
    {
        QFETCH(QString, button);
        QFETCH(QString, suffix);
        QFETCH(QByteArray, begin);
        for (const bool all : {false, true}) {
            MainWindowFixture f;
            f.dialogs.answer = [&](QDialog& dialog) {
                press(dialog, button);
                press(dialog, all ? u"numbersOfAll"_s : u"numbersOfHead"_s);
                return true;
            };
            f.dialogs.fileToSave = f.file(u"numbers"_s);
            f.trigger(u"fileExportNumbers"_s);
            QCOMPARE(f.dialogs.warnings, QStringList());
            const QByteArray bytes = bytesOf(f.file(u"numbers."_s + suffix));
            QVERIFY(bytes.startsWith(begin));
            if (suffix == u"csv"_s)
                QCOMPARE(bytes.count('\n'), 1 + (all ? 8 : 1) * 81);
            if (suffix == u"npy"_s)
                QVERIFY(bytes.contains(all ? "(2, 4, 9, 9)" : "(9, 9)"));
        }
    }

    void numbersAreCopiedAsATable()
    {
        MainWindowFixture f;
        f.trigger(u"editCopyNumbers"_s);
        const QStringList lines = QApplication::clipboard()->text().split(u'\n');
        QCOMPARE(lines.size(), 11); // labels, nine tokens, and the end
        QCOMPARE(lines[0], u"\ta\tred\tcube\ton\ttop\tof\ta\tblue\tsphere"_s);
        QVERIFY(lines[3].startsWith(u"cube\t"_s));
        QCOMPARE(lines[3].split(u'\t').size(), 10);
        QVERIFY(f.find<QLabel>(u"statusCell"_s)->text().contains(u"spreadsheet"_s));
    }
};

QTEST_MAIN(TestExports)
#include "tst_exports.moc"
