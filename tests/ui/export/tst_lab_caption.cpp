#include "support/example_content.h"
#include "support/korean_words.h"
#include "ui/document/evaluator.h"
#include "ui/export/lab_caption.h"

#include <QTest>

using namespace headlight;
using namespace Qt::StringLiterals;

class TestLabCaption : public QObject {
    Q_OBJECT

    static QString caption(ViewKind kind, const LabState& set = {})
    {
        const Content content = test::caseContent(u"built_heads"_s);
        const auto source = evaluate(content).value();
        CaptionSubject subject = labCaptionSubject(labOf(kind), labOf(kind).completed(set));
        subject.head = HeadPlace{0, 1};
        return captionText(content, *source, subject);
    }

private slots:
    void itIsOfTheLabAndOfTheDocumentOnlyWhereTheLabUsesIt_data()
    {
        QTest::addColumn<int>("kind");
        for (int kind = wayCount; kind < viewCount; ++kind)
            QTest::addRow("%s", viewName(static_cast<ViewKind>(kind)).data()) << kind;
    }
    void itIsOfTheLabAndOfTheDocumentOnlyWhereTheLabUsesIt()
    {
        QFETCH(int, kind);
        const Lab& lab = labOf(static_cast<ViewKind>(kind));
        const QString text = caption(lab.kind());
        QVERIFY2(text.startsWith(lab.title()), qPrintable(text));
        QCOMPARE(text.contains(u"L0H1"_s), lab.usesDocument());
        QCOMPARE(text.contains(u"; scores divided by"_s) || text.contains(u". scores divided by"_s),
                 lab.usesDocument());
        QCOMPARE(text.contains(u'“'), lab.usesDocument()); // the sentence
        QVERIFY2(!text.contains(u'_'), qPrintable(text));
        QVERIFY2(!text.contains(u"colours from"_s), qPrintable(text));
    }

    void whatIsSetIsSaid()
    {
        const QString first = caption(ViewKind::Stall);
        for (const QString& part : {u"Stall ("_s, u"learning rate: 0.2;"_s, u"dₖ: 16"_s, u"what learns: "_s})
            QVERIFY2(first.contains(part), qPrintable(first));
        QVERIFY(caption(ViewKind::Stall, {{"d_k", 64}}).contains(u"dₖ: 64"_s));
        QVERIFY(caption(ViewKind::WhyRoot, {{"d", 19}}).contains(u"Why √d (d: 19;"_s));
        QVERIFY(caption(ViewKind::WhyRoot, {{"pairs", 0}}).contains(u"pairs: 100"_s)); // by its words
        QVERIFY(caption(ViewKind::Kernel, {{"query", -1.5}}).contains(u"−1.5"_s));
    }

    void itIsSaidInThePresentLanguage()
    {
        const test::KoreanWords korean;
        QVERIFY(caption(ViewKind::Kernel).startsWith(labOf(ViewKind::Kernel).title()));
        QVERIFY2(!caption(ViewKind::Kernel).contains(u"seed"_s), qPrintable(caption(ViewKind::Kernel)));
    }
};

QTEST_MAIN(TestLabCaption)
#include "tst_lab_caption.moc"
