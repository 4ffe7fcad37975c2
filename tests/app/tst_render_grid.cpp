#include "support/command_run.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace headlight;
using namespace Qt::StringLiterals;

class TestRenderGrid : public QObject {
    Q_OBJECT

private slots:
    void headsAreSortedByEachScore();
    void headsBelowTheThresholdAreLeftOut();
    void patternScoresAreDrawnInPlaceOfThumbnails();
    void badOrdersAreRefused_data();
    void badOrdersAreRefused();

private:
    int status(const QStringList& options)
    {
        const QStringList grid{u"render"_s, test::casePath(u"built_heads"_s), u"--view"_s, u"grid"_s, u"-o"_s, path()};
        return test::run(grid + options).status;
    }
    /// The picture's text; empty if it was refused.
    QString drawn(const QStringList& options, const QString& language = u"en"_s)
    {
        const bool isDrawn = status(QStringList{u"--language"_s, language} + options) == 0;
        return isDrawn ? QString::fromUtf8(test::fileContent(path())) : QString();
    }
    QString path() const { return m_folder.filePath(u"grid.svg"_s); }

    QTemporaryDir m_folder;
};

void TestRenderGrid::headsAreSortedByEachScore()
{
    for (const QString& name :
         {u"entropy"_s, u"previous_token"_s, u"first_token"_s, u"self"_s, u"same_token"_s, u"induction"_s})
        QVERIFY2(
            drawn({u"--sort"_s, name}).contains(QRegularExpression(u"by score: [^·]+ · even weights: [01]\\.\\d"_s)),
            qPrintable(name));
    QVERIFY(!drawn({u"--sort"_s, u"place"_s}).contains(u"even weights"_s));
    const QString sorted = drawn({u"--sort"_s, u"previous_token"_s}); // L0H2 was built to look at the token before
    QVERIFY(sorted.indexOf(u">L0H2<"_s) >= 0 && sorted.indexOf(u">L0H2<"_s) < sorted.indexOf(u">L0H0<"_s));
}

void TestRenderGrid::headsBelowTheThresholdAreLeftOut()
{
    const QString cut = drawn({u"--sort"_s, u"previous_token"_s, u"--at-least"_s, u"0.5"_s});
    QVERIFY(cut.contains(u">L0H2<"_s) && !cut.contains(u">L0H0<"_s));
    QVERIFY(cut.contains(u"of 8 heads"_s));
}

void TestRenderGrid::patternScoresAreDrawnInPlaceOfThumbnails()
{
    const QString english = drawn({u"--scores"_s});
    QVERIFY(english.contains(u"Previous token"_s) && !english.contains(u">L0H0<"_s));
    QVERIFY(drawn({u"--scores"_s}, u"ko"_s).contains(u"자기 자신"_s));
}

void TestRenderGrid::badOrdersAreRefused_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::newRow("unknown order") << QStringList{u"--sort"_s, u"size"_s};
    QTest::newRow("a threshold without a score") << QStringList{u"--at-least"_s, u"0.5"_s};
    QTest::newRow("a threshold with places") << QStringList{u"--sort"_s, u"place"_s, u"--at-least"_s, u"0.5"_s};
    QTest::newRow("a threshold above 1") << QStringList{u"--sort"_s, u"self"_s, u"--at-least"_s, u"1.5"_s};
    QTest::newRow("a threshold below 0") << QStringList{u"--sort"_s, u"self"_s, u"--at-least"_s, u"-0.5"_s};
}

void TestRenderGrid::badOrdersAreRefused()
{
    QFETCH(QStringList, options);
    QFile::remove(path());
    QCOMPARE(status(options), 2);
    QVERIFY(!QFile::exists(path()));
}

QTEST_MAIN(TestRenderGrid)
#include "tst_render_grid.moc"
