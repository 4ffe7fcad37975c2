#include "core/model/view_kind.h"
#include "support/command_run.h"

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

    void whatDoesNotFitIsRefused_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("reason");
        QTest::newRow("unknown") << u"shif=1"_s << u"--set: the lab has no shif; it has shift"_s;
        QTest::newRow("too large") << u"shift=21"_s << u"--set: shift lies between -20 and 20"_s;
        QTest::newRow("no number") << u"shift=much"_s << u"--set: shift=much is not of the form NAME=NUMBER"_s;
        QTest::newRow("no sign") << u"shift"_s << u"--set: shift is not of the form NAME=NUMBER"_s;
    }

    void whatDoesNotFitIsRefused()
    {
        QFETCH(QString, text);
        QFETCH(QString, reason);
        const test::CommandRun run = render(u"saturation"_s, {u"--set"_s, text});
        QCOMPARE(run.status, 2);
        QCOMPARE(run.err, u"headlight: "_s + reason + u'\n');
    }

    void otherViewsTakeNoSettings() { QCOMPARE(render(u"heatmap"_s, {u"--set"_s, u"shift=1"_s}).status, 2); }
};

QTEST_MAIN(TestRenderLab)
#include "tst_render_lab.moc"
