#include "support/lesson_text.h"
#include "support/main_window_fixture.h"
#include "ui/main_window/picture_preview.h"
#include "ui/main_window/worksheet_dialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

template <class W>
W& part(QDialog& dialog, const QString& name)
{
    return *dialog.findChild<W*>(name);
}

} // namespace

class TestWorksheetDialog : public QObject {
    Q_OBJECT

private slots:
    void sheetOfTheDocumentIsWritten()
    {
        MainWindowFixture f;
        f.dialogs.answer = [](QDialog& dialog) {
            part<QSpinBox>(dialog, u"worksheetSeed"_s).setValue(12);
            part<QSpinBox>(dialog, u"worksheetExercises"_s).setValue(6);
            return true;
        };
        f.dialogs.fileToSave = f.file(u"sheet"_s);
        f.trigger(u"fileExportWorksheet"_s);
        QCOMPARE(f.dialogs.warnings, QStringList());
        const QByteArray pdf = bytesOf(f.file(u"sheet.pdf"_s));
        QVERIFY(pdf.startsWith("%PDF") && pdf.count("/Type /Page\n") >= 3);
    }

    void buttonsSaveAndCancel()
    {
        MainWindowFixture f;
        std::vector<int> ends;
        f.dialogs.answer = [&](QDialog& dialog) {
            const auto* box = dialog.findChild<QDialogButtonBox*>();
            for (const auto role : {QDialogButtonBox::AcceptRole, QDialogButtonBox::RejectRole})
                for (QAbstractButton* button : box->buttons())
                    if (box->buttonRole(button) == role) {
                        dialog.setResult(-1);
                        button->click();
                        ends.push_back(dialog.result());
                    }
            return false;
        };
        f.trigger(u"fileExportWorksheet"_s);
        QCOMPARE(ends, (std::vector<int>{QDialog::Accepted, QDialog::Rejected}));
    }

    void noteFollowsTheKey()
    {
        MainWindowFixture f;
        QStringList notes;
        f.dialogs.answer = [&](QDialog& dialog) {
            auto& key = *dialog.findChild<QCheckBox*>();
            for (const bool with : {true, false}) {
                key.setChecked(with);
                notes << part<QLabel>(dialog, u"worksheetNote"_s).text();
            }
            return false;
        };
        f.trigger(u"fileExportWorksheet"_s);
        QVERIFY(notes[0].contains(u"pages of their own"_s) && !notes[1].contains(u"pages of their own"_s));
    }

    void sheetIsOfTheLessonThatRuns()
    {
        MainWindowFixture f;
        QFile lesson(f.file(u"own.headlight-lesson"_s));
        QVERIFY(lesson.open(QIODevice::WriteOnly));
        lesson.write(
            lessonOfSteps("{'title': 'Told', 'text': 'first'}, {'title': 'Asked', 'predict': {'kind': 'choice',"
                          " 'question': 'q', 'choices': [{'text': 'a', 'right': true}, {'text': 'b'}]}}"));
        lesson.close();
        f.window->files().openFile(lesson.fileName());
        int pages = 0;
        QString note;
        f.dialogs.answer = [&](QDialog& dialog) {
            part<QSpinBox>(dialog, u"worksheetExercises"_s).setValue(0);
            pages = part<QSlider>(dialog, u"worksheetPage"_s).maximum() + 1;
            note = part<QLabel>(dialog, u"worksheetNote"_s).text();
            return true;
        };
        f.dialogs.fileToSave = f.file(u"sheet"_s);
        f.trigger(u"fileExportWorksheet"_s);
        QCOMPARE(pages, 2);
        QVERIFY2(note.contains(u"the questions of the lesson keep their numbers"_s), qPrintable(note));
        QVERIFY2(f.dialogs.questions.last().contains(u"A test worksheet"_s), qPrintable(f.dialogs.questions.last()));
        QVERIFY(!bytesOf(f.file(u"sheet.pdf"_s)).isEmpty());
        // Its answers are not to be read while one is asked for.
        f.find<QPushButton>(u"lessonNext"_s)->click();
        pages = 0;
        f.trigger(u"fileExportWorksheet"_s);
        QCOMPARE(pages, 0);
        QCOMPARE(f.dialogs.warnings.size(), 1);
        QVERIFY2(f.dialogs.warnings[0].contains(u"answer"_s), qPrintable(f.dialogs.warnings[0]));
    }

    void choiceIsOfferedAgain()
    {
        MainWindowFixture f;
        f.dialogs.fileToSave = f.file(u"sheet"_s);
        int seed = 0;
        f.dialogs.answer = [&](QDialog& dialog) {
            seed = part<QSpinBox>(dialog, u"worksheetSeed"_s).value();
            part<QPushButton>(dialog, u"worksheetLetter"_s).click();
            part<QSpinBox>(dialog, u"worksheetSeed"_s).setValue(77);
            return true;
        };
        f.trigger(u"fileExportWorksheet"_s);
        f.trigger(u"fileExportWorksheet"_s);
        QCOMPARE(seed, 77);
    }

    void keyIsLeftOutOnDemand()
    {
        MainWindowFixture f;
        int with = 0;
        int without = 0;
        f.dialogs.answer = [&](QDialog& dialog) {
            with = part<QSlider>(dialog, u"worksheetPage"_s).maximum() + 1;
            part<QCheckBox>(dialog, u"worksheetKey"_s).click();
            without = part<QSlider>(dialog, u"worksheetPage"_s).maximum() + 1;
            return part<QSpinBox>(dialog, u"worksheetExercises"_s).minimum() == 1;
        };
        f.dialogs.fileToSave = f.file(u"sheet"_s);
        f.trigger(u"fileExportWorksheet"_s);
        QVERIFY(without > 0 && without < with);
        QCOMPARE(bytesOf(f.file(u"sheet.pdf"_s)).count("/Type /Page\n"), without);
    }

    void everyPageCanBeSeen()
    {
        MainWindowFixture f;
        int pages = 0;
        f.dialogs.answer = [&](QDialog& dialog) {
            auto& page = part<QSlider>(dialog, u"worksheetPage"_s);
            auto& place = part<QLabel>(dialog, u"worksheetPlace"_s);
            part<QSpinBox>(dialog, u"worksheetExercises"_s).setValue(8);
            pages = page.maximum() + 1;
            const auto* preview = dialog.findChild<PicturePreview*>();
            QStringList places;
            QList<QImage> images;
            for (int i = 0; i < pages; ++i) {
                page.setValue(i);
                places << place.text();
                images << preview->pixmap().toImage();
            }
            places.removeDuplicates();
            if (places.size() != pages || !places.last().contains(u"answers"_s)
                || places.first().contains(u"answers"_s))
                pages = 0;
            for (int i = 1; i < images.size(); ++i)
                if (images[i] == images[0] || images[i].isNull())
                    pages = 0;
            page.setValue(page.maximum());
            part<QSpinBox>(dialog, u"worksheetExercises"_s).setValue(1);
            if (page.value() > page.maximum() || place.text().isEmpty())
                pages = 0;
            return false;
        };
        f.trigger(u"fileExportWorksheet"_s);
        QVERIFY(pages >= 4);
    }

    void otherNumbersGiveAnotherSeed()
    {
        MainWindowFixture f;
        QSet<int> seeds;
        f.dialogs.answer = [&](QDialog& dialog) {
            for (int i = 0; i < 5; ++i) {
                part<QPushButton>(dialog, u"worksheetOther"_s).click();
                seeds.insert(part<QSpinBox>(dialog, u"worksheetSeed"_s).value());
            }
            return false;
        };
        f.trigger(u"fileExportWorksheet"_s);
        QVERIFY(seeds.size() >= 4);
    }
};

QTEST_MAIN(TestWorksheetDialog)
#include "tst_worksheet_dialog.moc"
