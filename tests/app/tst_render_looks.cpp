// Options of how weights are shown hold in every view where they say something.
#include "support/command_run.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace headlight;
using namespace Qt::StringLiterals;

class TestRenderLooks : public QObject {
    Q_OBJECT

private slots:
    void eachOptionHoldsInEachView_data()
    {
        QTest::addColumn<QString>("view");
        QTest::addColumn<bool>("decades");
        QTest::addColumn<bool>("quiet");
        QTest::addColumn<bool>("without");
        QTest::newRow("heatmap") << u"heatmap"_s << true << true << true;
        QTest::newRow("grid") << u"grid"_s << true << true << true;
        QTest::newRow("lines have a threshold of their own") << u"flow"_s << false << false << true;
        QTest::newRow("steps are sums over all keys") << u"steps"_s << true << true << false;
        QTest::newRow("vectors") << u"geometry"_s << false << false << false;
        QTest::newRow("compare") << u"compare"_s << true << true << true;
    }
    void eachOptionHoldsInEachView()
    {
        QFETCH(QString, view);
        QFETCH(bool, decades);
        QFETCH(bool, quiet);
        QFETCH(bool, without);
        const QString plain = drawn(view, {});
        QVERIFY(plain.size() > 1000);
        const QString logarithmic = drawn(view, {u"--color-scale"_s, u"log"_s});
        QCOMPARE(logarithmic != plain, decades);
        QCOMPARE(says(logarithmic, u"ogarithmic"_s) || says(logarithmic, u"by decades"_s), decades);
        const QString threshold = drawn(view, {u"--quiet-below"_s, u"0.3"_s});
        QCOMPARE(threshold != plain, quiet);
        QCOMPARE(says(threshold, u"below 0.3"_s), quiet);
        const QString left = drawn(view, {u"--without-keys"_s, u"0"_s});
        QCOMPARE(says(left, u"renormalised"_s), without);
        QCOMPARE(says(left, u"none is left out here"_s), view == u"steps"_s);
    }

    void aThresholdOfScoresSaysNothingOfWeights()
    {
        const QStringList scores{u"--what"_s, u"scores"_s};
        const QStringList quiet = scores + QStringList{u"--quiet-below"_s, u"0.3"_s};
        QVERIFY(drawn(u"compare"_s, quiet) != drawn(u"compare"_s, scores));
        QCOMPARE(drawn(u"grid"_s, quiet), drawn(u"grid"_s, scores));
    }

    void aKeyThatIsNotThereIsRefusedInEachView()
    {
        for (const QString& view : {u"heatmap"_s, u"grid"_s, u"flow"_s, u"compare"_s})
            QVERIFY2(drawn(view, {u"--without-keys"_s, u"99"_s}).isEmpty(), qPrintable(view));
    }

private:
    /// In one line or several.
    static bool says(QString svg, const QString& text)
    {
        static const QRegularExpression mark(u"<[^>]*>"_s);
        return svg.replace(mark, u" "_s).simplified().contains(text);
    }
    /// The picture as SVG; empty if it was refused.
    QString drawn(const QString& view, const QStringList& options)
    {
        const QString path = m_folder.filePath(u"looks.svg"_s);
        QStringList all{
            u"render"_s, test::casePath(u"built_heads"_s), u"--view"_s, view, u"--language"_s, u"en"_s, u"-o"_s, path};
        if (view == u"compare"_s)
            all += {u"--multiply"_s, u"0.5"_s};
        return test::run(all + options).status == 0 ? QString::fromUtf8(test::fileContent(path)) : QString();
    }

    QTemporaryDir m_folder;
};

QTEST_MAIN(TestRenderLooks)
#include "tst_render_looks.moc"
