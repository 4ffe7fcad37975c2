#include "core/files/lab_rule.h"
#include "support/command_run.h"
#include "support/other_program.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace headlight;
using namespace Qt::StringLiterals;

class TestRenderLab : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    test::CommandRun render(const QString& lab, const QStringList& options, const QString& name = u"x.svg"_s) const
    {
        return test::run(QStringList{u"render"_s, test::casePath(u"built_heads"_s), u"--view"_s, lab, u"-o"_s,
                                     m_folder.filePath(name), u"--language"_s, u"en"_s}
                         + options);
    }

private slots:
    void everyLabIsDrawn_data()
    {
        QTest::addColumn<QString>("lab");
        for (int i = wayCount; i < viewCount; ++i)
            QTest::addRow("%s", viewNames[i].data()) << QString::fromLatin1(viewNames[i].data());
    }

    void everyLabIsDrawn()
    {
        QFETCH(QString, lab);
        for (const QString& ending : {u"png"_s, u"svg"_s, u"pdf"_s}) {
            const test::CommandRun run = render(lab, {}, lab + u'.' + ending);
            QVERIFY2(run.status == 0, qPrintable(run.err));
            QVERIFY(test::fileContent(m_folder.filePath(lab + u'.' + ending)).size() > 1000);
        }
    }

    void whatIsSetIsDrawn()
    {
        QCOMPARE(render(u"saturation"_s, {u"--query"_s, u"3"_s}).status, 0);
        const QByteArray before = test::fileContent(m_folder.filePath(u"x.svg"_s));
        QCOMPARE(render(u"saturation"_s, {u"--query"_s, u"3"_s, u"--set"_s, u"shift=2.5"_s}).status, 0);
        QVERIFY(before != test::fileContent(m_folder.filePath(u"x.svg"_s)));
    }

    void aCaptionSaysWhatIsSet()
    {
        QCOMPARE(render(u"stall"_s, {u"--caption"_s, u"--set"_s, u"rate=0.7"_s}).status, 0);
        const QByteArray svg = test::fileContent(m_folder.filePath(u"x.svg"_s));
        QVERIFY(svg.contains("learning rate: 0.7"));
        QVERIFY(!svg.contains("L0H0"));
        QCOMPARE(render(u"saturation"_s, {u"--caption"_s}).status, 0);
        QVERIFY(test::fileContent(m_folder.filePath(u"x.svg"_s)).contains("L0H0"));
    }

    void aCaptionSpeaksTheLanguageOfThePicture()
    {
        const QStringList command{u"render"_s,     test::casePath(u"built_heads"_s),
                                  u"--view"_s,     u"stall"_s,
                                  u"-o"_s,         m_folder.filePath(u"x.svg"_s),
                                  u"--language"_s, u"ko"_s,
                                  u"--caption"_s,  u"--set"_s,
                                  u"rate=0.7"_s};
        QCOMPARE(test::run(command).status, 0);
        const QByteArray svg = test::fileContent(m_folder.filePath(u"x.svg"_s));
        QVERIFY(svg.contains("학습률: 0.7"));
        QVERIFY(!svg.contains("learning rate"));
    }

    void whatDoesNotFitIsRefused_data()
    {
        QTest::addColumn<QString>("lab");
        QTest::addColumn<QStringList>("set");
        QTest::addColumn<QString>("reason");
        const auto row = [](const QString& lab, const QStringList& set, const QString& reason) {
            QTest::newRow(qPrintable(lab + u": "_s + set.join(u' '))) << lab << set << reason;
        };
        row(u"saturation"_s, {u"shif=1"_s}, u"the lab has no shif; it has shift"_s);
        row(u"saturation"_s, {u"shift=21"_s}, u"shift takes a number from −20 to 20, not 21"_s);
        row(u"saturation"_s, {u"shift=much"_s}, u"shift=much is not of the form NAME=NUMBER"_s);
        row(u"saturation"_s, {u"shift"_s}, u"shift is not of the form NAME=NUMBER"_s);
        row(u"saturation"_s, {u"=3"_s}, u"=3 is not of the form NAME=NUMBER"_s);
        row(u"saturation"_s, {u"shift=3"_s, u"shift=3"_s}, u"shift is given twice"_s);
        const QString heads = u"heads_and_cost"_s;
        row(heads, {u"layout=3"_s, u"heads=16"_s}, u"heads takes 8, not 16: the published layout sets it"_s);
        row(heads, {u"layout=2"_s, u"n=78"_s},
            u"n takes a whole number from 1 to 77, not 78: the published layout takes no more"_s);
        row(heads, {u"layout=99"_s, u"heads=1"_s}, u"layout takes a whole number from 0 to 9, not 99"_s);
        row(heads, {u"d_model=8"_s, u"heads=9"_s},
            u"heads takes a whole number from 1 to 8, not 9: d_model = 8 has room for no more heads"_s);
        row(heads, {u"n=1.5"_s}, u"n takes a whole number from 1 to 65536, not 1.5"_s);
        row(u"stall"_s, {u"d_k=5"_s}, u"d_k takes a power of two from 4 to 256, not 5"_s);
        row(u"stall"_s, {u"rate=-1"_s}, u"rate takes a number from 0 to 10, not −1"_s);
        row(u"stall"_s, {u"target_2=0"_s}, u"target_2=0 does nothing: one of the wanted weights must be above 0"_s);
        row(u"kernel"_s, {u"keys=3"_s, u"raised=12"_s},
            u"raised takes a whole number from 1 to 3, not 12: there are 3 keys"_s);
        row(u"kernel"_s, {u"keys=3"_s, u"value_12=1"_s}, u"value_12=1 does nothing: there are 3 keys"_s);
        row(u"masks"_s, {u"window=3"_s}, u"window=3 does nothing: Choose the mask “window” to set this"_s);
    }

    void whatDoesNotFitIsRefused()
    {
        QFETCH(QString, lab);
        QFETCH(QStringList, set);
        QFETCH(QString, reason);
        QStringList options;
        for (const QString& text : set)
            options << u"--set"_s << text;
        const test::CommandRun run = render(lab, options);
        QCOMPARE(run.status, 2);
        QCOMPARE(run.err, u"headlight: --set: "_s + reason + u'\n');
    }

    void whatFitsIsTaken_data()
    {
        QTest::addColumn<QString>("lab");
        QTest::addColumn<QStringList>("set");
        const auto row = [](const QString& lab, const QStringList& set) {
            QTest::newRow(qPrintable(lab + u": "_s + set.join(u' '))) << lab << set;
        };
        row(u"heads_and_cost"_s, {u"layout=3"_s, u"heads=8"_s, u"n=7"_s, u"layers=2"_s});
        row(u"heads_and_cost"_s, {u"d_model=768"_s, u"heads=768"_s});
        row(u"stall"_s, {u"rate=0"_s, u"target_1=1"_s, u"target_2=0"_s, u"d_k=4"_s});
        row(u"kernel"_s, {u"keys=3"_s, u"raised=3"_s, u"value_3=-1"_s});
        row(u"masks"_s, {u"mask=2"_s, u"window=3"_s});
        row(u"averages_and_claims"_s, {u"seed=4"_s, u"show=1"_s});
    }

    void whatFitsIsTaken()
    {
        QFETCH(QString, lab);
        QFETCH(QStringList, set);
        QStringList options;
        for (const QString& text : set)
            options << u"--set"_s << text;
        const test::CommandRun run = render(lab, options);
        QVERIFY2(run.status == 0, qPrintable(run.err));
    }

    void whatALabDoesNotUseIsRefused_data()
    {
        QTest::addColumn<QString>("lab");
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QString>("reason");
        const auto row = [](const QString& lab, const QStringList& options, const QString& reason) {
            QTest::newRow(qPrintable(lab + options.join(u' '))) << lab << options << reason;
        };
        for (const QString& lab : {u"stall"_s, u"saturation"_s})
            for (const QStringList& options : {QStringList{u"--what"_s, u"scores"_s},
                                               {u"--without-keys"_s, u"0"_s},
                                               {u"--decimals"_s, u"4"_s},
                                               {u"--color-scale"_s, u"log"_s},
                                               {u"--values"_s},
                                               {u"--sort"_s, u"entropy"_s},
                                               {u"--scores"_s}})
                row(lab, options, u"a lab does not use it"_s);
        for (const QStringList& options : {QStringList{u"--all"_s},
                                           {u"--sheet"_s},
                                           {u"--sweep"_s, u"1:4"_s},
                                           {u"--head"_s, u"1"_s},
                                           {u"--query"_s, u"1"_s},
                                           {u"--multiply"_s, u"2"_s}})
            row(u"stall"_s, options, u"this lab shows numbers of its own, not the document"_s);
    }

    void whatALabDoesNotUseIsRefused()
    {
        QFETCH(QString, lab);
        QFETCH(QStringList, options);
        QFETCH(QString, reason);
        const test::CommandRun run = render(lab, options);
        QCOMPARE(run.status, 2);
        QCOMPARE(run.err, u"headlight: %1: %2\n"_s.arg(options[0], reason));
    }

    void aLabOfTheDocumentIsDrawnOfEachHead()
    {
        const test::CommandRun run = render(u"saturation"_s, {u"--all"_s, u"--multiply"_s, u"2"_s}, u"heads"_s);
        QVERIFY2(run.status == 0, qPrintable(run.err));
        QVERIFY(QDir(m_folder.filePath(u"heads"_s)).removeRecursively());
    }

    void withoutACellThereIsNoPicture_data()
    {
        QTest::addColumn<QString>("lab");
        QTest::addColumn<QString>("memory");
        for (const QString& lab : {u"saturation"_s, u"averages_and_claims"_s})
            for (const QString& memory : {u""_s, uR"(, "memory": {"tokens": [], "embeddings": []})"_s})
                QTest::addRow("%s%s", qPrintable(lab), memory.isEmpty() ? "" : ", memory") << lab << memory;
    }
    void withoutACellThereIsNoPicture()
    {
        QFETCH(QString, lab);
        QFETCH(QString, memory);
        QFile file(m_folder.filePath(u"empty.headlight"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        const bool hasMemory = !memory.isEmpty();
        file.write(uR"({"format": "headlight", "version": 1, "tokens": [%1], "embeddings": [%2]%3,
                        "layers": [{"heads": [{"query": [[1]], "key": [[1]], "value": [[1]]}]}]})"_s
                       .arg(hasMemory ? uR"("a")"_s : QString(), hasMemory ? u"[1]"_s : QString(), memory)
                       .toUtf8());
        file.close();
        for (const QStringList& part : {QStringList{}, {u"--part"_s, u"1"_s}}) {
            const test::CommandRun run = test::run(QStringList{u"render"_s, file.fileName(), u"--view"_s, lab, u"-o"_s,
                                                               m_folder.filePath(u"x.svg"_s), u"--language"_s, u"en"_s}
                                                   + part);
            QVERIFY(run.status > 0);
            QVERIFY2(run.err.contains(u"no picture"_s), qPrintable(run.err));
        }
    }

    void theirPagesFitThePaper_data()
    {
        QTest::addColumn<QString>("lab");
        QTest::addColumn<QString>("millimetres");
        for (int i = wayCount; i < viewCount; ++i)
            for (const QString& millimetres : {u"84"_s, u"174"_s})
                QTest::addRow("%s %s", viewNames[i].data(), qPrintable(millimetres))
                    << QString::fromLatin1(viewNames[i].data()) << millimetres;
    }

    void theirPagesFitThePaper()
    {
        QFETCH(QString, lab);
        QFETCH(QString, millimetres);
        QStringList options{u"--print"_s, millimetres, u"--caption"_s};
        if (showsDocument(viewOfName(lab.toStdString()).value()))
            options << u"--query"_s << u"3"_s;
        QCOMPARE(render(lab, options, u"lab.pdf"_s).status, 0);
        const auto info =
            test::output(u"pdfinfo"_s, {u"-f"_s, u"1"_s, u"-l"_s, u"99"_s, m_folder.filePath(u"lab.pdf"_s)});
        if (!info)
            QSKIP("pdfinfo is not installed");
        const QString text = QString::fromUtf8(*info);
        auto pages = QRegularExpression(u"size: +[0-9.]+ x ([0-9.]+) pts"_s).globalMatch(text);
        QVERIFY2(pages.hasNext(), qPrintable(text));
        while (pages.hasNext()) {
            const double high = pages.next().captured(1).toDouble() / 72 * 25.4;
            QVERIFY2(high <= 248, qPrintable(text));
        }
    }

    void oneDisplayIsDrawnAlone()
    {
        const auto drawn = [&](const QStringList& options) {
            return render(u"stall"_s, options).status == 0
                       ? QString::fromUtf8(test::fileContent(m_folder.filePath(u"x.svg"_s)))
                       : QString();
        };
        const QString all = drawn({});
        const QString second = drawn({u"--part"_s, u"2"_s});
        QVERIFY(!second.isEmpty() && second.size() < all.size());
        QVERIFY(second != drawn({u"--part"_s, u"1"_s}));
        const test::CommandRun run = render(u"stall"_s, {u"--part"_s, u"99"_s});
        QCOMPARE(run.status, 2);
        QCOMPARE(run.err, u"headlight: --part: the lab has fewer displays than 99\n"_s);
        QCOMPARE(render(u"heatmap"_s, {u"--part"_s, u"1"_s}).status, 2);
    }

    void otherViewsTakeNoSettings() { QCOMPARE(render(u"heatmap"_s, {u"--set"_s, u"shift=1"_s}).status, 2); }
};

QTEST_MAIN(TestRenderLab)
#include "tst_render_lab.moc"
