#include "support/lesson_text.h"
#include "support/text_recorder.h"
#include "ui/export/worksheet.h"

#include <QLocale>
#include <QPainter>
#include <QTest>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

/// What is printed beside the question for the weight from the second of three tokens to itself; its products with the
/// three are 1, 3 and 7.
QString sheetOf(const QByteArray& mask, const QByteArray& show)
{
    const QByteArray lesson =
        "{'format': 'headlight-lesson', 'version': 1, 'id': 'test', 'title': 'A test', 'documents': {'m': {'format':"
        " 'headlight', 'version': 1, 'tokens': ['a', 'b', 'c'], 'embeddings': [[1, 1], [1, 3], [1, 7]], 'layers':"
        " [{'heads': [{'query': [[1], [0]], 'key': [[0], [1]], 'value': [[1, 0], [0, 1]]}], 'mask': "
        + mask + "}]}}, 'steps': [{'title': 't', 'document': 'm', 'show': {'view': 'heatmap'" + show
        + "}, 'predict': {'kind': 'number', 'question': 'What is the weight?', 'answer': {'of': 'cell', 'row': 1,"
          " 'column': 1}}}]}";
    const Worksheet sheet =
        worksheet(subjectOf(std::make_shared<Lesson>(readLesson(json(lesson)))), {1, 0, Paper::A4, false}, QFont());
    QStringList words;
    for (const Picture& page : sheet.pages) {
        test::TextRecorder device(page.size.toSize());
        QPainter painter(&device);
        page.paint(painter);
        painter.end();
        words << device.text().split(u'\n');
    }
    return words.join(u' ').simplified();
}

} // namespace

/// What stands beside a question on paper: the numbers that its answer is computed from, and what they are.
class WorksheetGiven : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(u"en"_s)); }

    void theMaskIsSaidAndNoScoreOfItsKeys()
    {
        const QString causal = sheetOf("'causal'", {});
        QVERIFY2(causal.contains(u"The mask is causal: “b” sees itself and the tokens before it."_s),
                 qPrintable(causal));
        QVERIFY2(causal.contains(u"a b c score s 1 3 −∞"_s), qPrintable(causal));
        const QString window = sheetOf("{'window': 1}", {});
        QVERIFY2(window.contains(u"Through the mask “b” sees: b."_s), qPrintable(window));
        QVERIFY2(window.contains(u"a b c score s −∞ 3 −∞"_s), qPrintable(window));
        const QString open = sheetOf("'none'", {});
        QVERIFY2(!open.contains(u"mask"_s) && open.contains(u"a b c score s 1 3 7"_s), qPrintable(open));
    }

    void scoresSayWhatTheyAreMultipliedBy()
    {
        const QString text = sheetOf("'causal'", ", 'score_multiplier': 0.25");
        QVERIFY2(text.contains(u"score s, already × 0.25 0.25 0.75 −∞"_s), qPrintable(text));
        const QString tiny = sheetOf("'causal'", ", 'score_multiplier': 0.000025");
        QVERIFY2(tiny.contains(u"already × 2.50×10⁻⁵"_s), qPrintable(tiny));
    }
};

QTEST_MAIN(WorksheetGiven)
#include "tst_worksheet_given.moc"
