#include "app/command.h"
#include "ui/paint/color_map.h"

#include <QBuffer>
#include <QFileInfo>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

struct Ran {
    int status = 0;
    QString out;
    QString err;
};

Ran run(QStringList arguments)
{
    QBuffer out;
    QBuffer err;
    out.open(QIODevice::WriteOnly);
    err.open(QIODevice::WriteOnly);
    arguments.prepend(u"render"_s);
    const int status = runCommand(arguments, out, err);
    return {status, QString::fromUtf8(out.data()), QString::fromUtf8(err.data())};
}

QString document(const QString& name)
{
    return QStringLiteral(HEADLIGHT_TEST_DATA "/cases/documents/%1.headlight").arg(name);
}

QByteArray fileBytes(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool hasColor(const QImage& image, QRgb color)
{
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixel(x, y) == color)
                return true;
    return false;
}

} // namespace

class TestRender : public QObject {
    Q_OBJECT

private slots:
    void writesEachFormat_data();
    void writesEachFormat();
    void widthIsTheImagesWidth();
    void workedExampleHasItsColours();
    void stepsShowEveryMatrixWithItsShape();
    void valuesAreDrawnWhenAsked();
    void coloursAreTheOnesAskedFor();
    void themesDiffer();
    void languageIsThePictures();
    void everyQuantityIsDrawn_data();
    void everyQuantityIsDrawn();
    void heatmapsSayHowTheyAreShown_data();
    void heatmapsSayHowTheyAreShown();
    void missingTokensAreRefused_data();
    void missingTokensAreRefused();
    void gridShowsAllHeads();
    void flowShowsTheHeadsAskedFor();
    void comparisonShowsBothAndTheDifference();
    void interventionsAreShown();
    void badCommandLinesAreRefused_data();
    void badCommandLinesAreRefused();
    void missingHeadIsRefused();
    void unwritablePlaceIsRefused();
    void standardOutputStaysEmpty();

private:
    QTemporaryDir m_folder;
    QString path(const QString& name) const { return m_folder.filePath(name); }
};

void TestRender::writesEachFormat_data()
{
    QTest::addColumn<QString>("ending");
    QTest::addColumn<QByteArray>("begin");
    QTest::newRow("png") << u"png"_s << QByteArray("\x89PNG");
    QTest::newRow("svg") << u"svg"_s << QByteArray("<?xml");
    QTest::newRow("pdf") << u"pdf"_s << QByteArray("%PDF");
}

void TestRender::writesEachFormat()
{
    QFETCH(QString, ending);
    QFETCH(QByteArray, begin);
    for (const QString& view : {u"heatmap"_s, u"grid"_s, u"steps"_s}) {
        const QString file = path(view + u'.' + ending);
        const Ran ran = run({document(u"built_heads"_s), u"--view"_s, view, u"-o"_s, file});
        QVERIFY2(ran.status == 0, qPrintable(ran.err));
        QVERIFY(fileBytes(file).startsWith(begin));
    }
}

void TestRender::widthIsTheImagesWidth()
{
    for (const QString& dpi : {u"96"_s, u"300"_s, u"144"_s}) {
        const Ran ran =
            run({document(u"built_heads"_s), u"--width"_s, u"1111"_s, u"--dpi"_s, dpi, u"-o"_s, path(u"w.png"_s)});
        QVERIFY2(ran.status == 0, qPrintable(ran.err));
        const QImage image(path(u"w.png"_s));
        QCOMPARE(image.width(), 1111);
        QCOMPARE(qRound(image.dotsPerMeterX() * 0.0254), dpi.toInt());
    }
}

void TestRender::workedExampleHasItsColours()
{
    QCOMPARE(run({document(u"worked_example"_s), u"-o"_s, path(u"e.png"_s)}).status, 0);
    const QImage image(path(u"e.png"_s));
    const ColorScale scale = ColorScale::sequential(ColorMap::Blue, Theme::light());
    QVERIFY(hasColor(image, scale.at(0.804429682506957)));
    QVERIFY(hasColor(image, scale.at(0.195570317493043)));
}

void TestRender::stepsShowEveryMatrixWithItsShape()
{
    QCOMPARE(run({document(u"worked_example"_s), u"--view"_s, u"steps"_s, u"--values"_s, u"--language"_s, u"en"_s,
                  u"-o"_s, path(u"s.svg"_s)})
                 .status,
             0);
    const QByteArray svg = fileBytes(path(u"s.svg"_s));
    for (const char* text : {"= softmax(Q Kᵀ ÷ √d", ">2 × 2<", ">1 × 2<", ">1.41<", ">.80<", ">8.04<"})
        QVERIFY2(svg.contains(text), text);
    QCOMPARE(
        run({document(u"worked_example"_s), u"--view"_s, u"steps"_s, u"--head"_s, u"3"_s, u"-o"_s, path(u"s.svg"_s)})
            .status,
        1);
}

void TestRender::valuesAreDrawnWhenAsked()
{
    QCOMPARE(run({document(u"worked_example"_s), u"-o"_s, path(u"plain.svg"_s)}).status, 0);
    QVERIFY(!fileBytes(path(u"plain.svg"_s)).contains(".8044"));
    QCOMPARE(
        run({document(u"worked_example"_s), u"--values"_s, u"--decimals"_s, u"4"_s, u"-o"_s, path(u"v.svg"_s)}).status,
        0);
    QVERIFY(fileBytes(path(u"v.svg"_s)).contains(".8044"));
}

void TestRender::coloursAreTheOnesAskedFor()
{
    const auto drawn = [this](const QStringList& options) {
        const QString file = path(u"colours.png"_s);
        const Ran ran = run(QStringList{document(u"worked_example"_s), u"-o"_s, file} + options);
        return ran.status == 0 ? QImage(file) : QImage();
    };
    const ColorScale blue = ColorScale::sequential(ColorMap::Blue, Theme::light());
    const ColorScale teal = ColorScale::sequential(ColorMap::Teal, Theme::light());
    const double share = 0.195570317493043 / 0.804429682506957; // of the largest
    for (const QStringList& view : {QStringList{}, QStringList{u"--view=grid"_s}}) {
        QVERIFY(hasColor(drawn(view + QStringList{u"--range=own"_s}), blue.at(share)));
        QVERIFY(!hasColor(drawn(view), blue.at(share)));
        QVERIFY(hasColor(drawn(view + QStringList{u"--color-map=teal"_s}), teal.at(0.195570317493043)));
    }
    QVERIFY(drawn({}) == drawn({}) && drawn({}) != drawn({u"--values"_s}));
}

void TestRender::themesDiffer()
{
    for (const Theme& theme : {Theme::light(), Theme::darkTheme()}) {
        const QString name = theme.dark ? u"dark"_s : u"light"_s;
        QCOMPARE(run({document(u"built_heads"_s), u"--theme"_s, name, u"-o"_s, path(u"t.png"_s)}).status, 0);
        QCOMPARE(QImage(path(u"t.png"_s)).pixel(1, 1), theme.ground.rgb());
    }
}

void TestRender::languageIsThePictures()
{
    const QString file = path(u"l.svg"_s);
    QCOMPARE(run({document(u"built_heads"_s), u"--language"_s, u"ko"_s, u"-o"_s, file}).status, 0);
    QVERIFY(QString::fromUtf8(fileBytes(file)).contains(u"가중치"_s));
    QCOMPARE(run({document(u"built_heads"_s), u"--language"_s, u"en"_s, u"-o"_s, file}).status, 0);
    QVERIFY(QString::fromUtf8(fileBytes(file)).contains(u"keys: what is read"_s));
}

void TestRender::everyQuantityIsDrawn_data()
{
    QTest::addColumn<QString>("what");
    for (const char* what : {"embeddings", "queries", "keys", "values", "products", "scores", "weights", "output",
                             "layer_output", "gradient"})
        QTest::newRow(what) << QString::fromLatin1(what);
}

void TestRender::everyQuantityIsDrawn()
{
    QFETCH(QString, what);
    for (const QString& range : {u"unit"_s, u"shared"_s, u"own"_s}) {
        const Ran ran = run({document(u"three_layers_mixed"_s), u"--what"_s, what, u"--range"_s, range, u"--values"_s,
                             u"-o"_s, path(u"q.png"_s)});
        QVERIFY2(ran.status == 0, qPrintable(ran.err));
        QVERIFY(!QImage(path(u"q.png"_s)).isNull());
    }
}

void TestRender::heatmapsSayHowTheyAreShown_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("words");
    QTest::newRow("as it is") << QStringList{} << u"range 0–1"_s;
    QTest::newRow("own range") << QStringList{u"--range=own"_s} << u"own range"_s;
    QTest::newRow("by decades") << QStringList{u"--color-scale=log"_s} << u"≤ 0.0001"_s;
    QTest::newRow("quiet") << QStringList{u"--quiet-below=0.25"_s} << u"quiet: below 0.25"_s;
    QTest::newRow("without a key") << QStringList{u"--without-keys=1"_s} << u"without “key 2”, renormalised"_s;
    QTest::newRow("what remains is all") << QStringList{u"--without-keys=1"_s, u"--values"_s} << u">1.00<"_s;
    QTest::newRow("without any key") << QStringList{u"--without-keys=0,1"_s} << u"nothing left"_s;
    QTest::newRow("a row") << QStringList{u"--bars=row"_s} << u"row “query”"_s;
    QTest::newRow("a column") << QStringList{u"--bars=column"_s, u"--key=1"_s} << u"column “key 2”"_s;
    QTest::newRow("a gradient") << QStringList{u"--what=gradient"_s, u"--query=0"_s} << u"query “query”"_s;
}

void TestRender::heatmapsSayHowTheyAreShown()
{
    QFETCH(QStringList, options);
    QFETCH(QString, words);
    const Ran ran =
        run(QStringList{document(u"worked_example"_s), u"--language=en"_s, u"-o"_s, path(u"shown.svg"_s)} + options);
    QVERIFY2(ran.status == 0, qPrintable(ran.err));
    const QString svg = QString::fromUtf8(fileBytes(path(u"shown.svg"_s)));
    QVERIFY(svg.contains(words));
}

void TestRender::missingTokensAreRefused_data()
{
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("place");
    QTest::newRow("query") << u"--query=1"_s << u"tokens[1]"_s;
    QTest::newRow("key") << u"--key=2"_s << u"memory.tokens[2]"_s;
    QTest::newRow("key left out") << u"--without-keys=0,7"_s << u"memory.tokens[7]"_s;
}

void TestRender::missingTokensAreRefused()
{
    QFETCH(QString, option);
    QFETCH(QString, place);
    const Ran ran = run({document(u"worked_example"_s), option, u"-o"_s, path(u"missing.png"_s)});
    QCOMPARE(ran.status, 1);
    QVERIFY2(ran.err.contains(place), qPrintable(ran.err));
    QVERIFY(!QFileInfo::exists(path(u"missing.png"_s)));
}

void TestRender::gridShowsAllHeads()
{
    QCOMPARE(run({document(u"built_heads"_s), u"--view"_s, u"grid"_s, u"-o"_s, path(u"g.svg"_s)}).status, 0);
    const QByteArray svg = fileBytes(path(u"g.svg"_s));
    for (const char* head : {"L0H0", "L0H3", "L1H0", "L1H3"})
        QVERIFY2(svg.contains(head), head);
}

void TestRender::flowShowsTheHeadsAskedFor()
{
    const auto flow = [&](const QStringList& options) {
        const QString file = path(u"f.svg"_s);
        if (run(QStringList{document(u"built_heads"_s), u"--view"_s, u"flow"_s, u"--language"_s, u"en"_s, u"-o"_s, file}
                + options)
                .status
            != 0)
            return QByteArray();
        return fileBytes(file);
    };
    QVERIFY(flow({}).contains("9 of 45 weights"));
    QVERIFY(flow({u"--threshold"_s, u"0"_s}).contains("45 of 45 weights"));
    const QByteArray several = flow({u"--heads"_s, u"3,0,3"_s, u"--layer"_s, u"1"_s});
    QVERIFY(several.contains("2 heads") && several.contains("L1H0") && several.contains("L1H3"));
    QVERIFY(!several.contains("L1H1"));
    QVERIFY(flow({u"--heads"_s, u"all"_s}).contains("4 heads"));
}

void TestRender::comparisonShowsBothAndTheDifference()
{
    const auto svg = [&](const QString& name, const QStringList& options) {
        const QStringList common{document(name), u"--view"_s, u"compare"_s, u"--language"_s, u"en"_s,
                                 u"--width"_s,   u"1200"_s,   u"-o"_s,      path(u"c.svg"_s)};
        return run(common + options).status == 0 ? fileBytes(path(u"c.svg"_s)) : QByteArray();
    };
    const QByteArray masked = svg(u"built_heads"_s, {u"--mask"_s, u"none"_s, u"--head"_s, u"1"_s});
    for (const char* text : {"A: L0H1", "built_heads.headlight", "B: L0H1", "--mask none", "B − A"})
        QVERIFY2(masked.contains(text), text);
    const QByteArray other = svg(u"built_heads"_s, {u"--with"_s, document(u"worked_example"_s)});
    QVERIFY(other.contains("worked_example.headlight") && other.contains("the tokens are not the same"));
    // Nothing to compare with; no such head in B; written over what is read.
    const QStringList compare{document(u"built_heads"_s), u"--view"_s, u"compare"_s, u"-o"_s};
    QCOMPARE(run(compare + QStringList{path(u"none.svg"_s)}).status, 2);
    const QStringList with{u"--with"_s, document(u"worked_example"_s)};
    QCOMPARE(run(compare + QStringList{path(u"none.svg"_s), u"--head"_s, u"2"_s} + with).status, 1);
    QVERIFY(!QFileInfo::exists(path(u"none.svg"_s)));
}

void TestRender::interventionsAreShown()
{
    QCOMPARE(run({document(u"worked_example"_s), u"--scale"_s, u"none"_s, u"-o"_s, path(u"i.png"_s)}).status, 0);
    const ColorScale scale = ColorScale::sequential(ColorMap::Blue, Theme::light());
    QVERIFY(hasColor(QImage(path(u"i.png"_s)), scale.at(0.880797077977882)));
}

void TestRender::badCommandLinesAreRefused_data()
{
    QTest::addColumn<QStringList>("arguments");
    const QString source = document(u"built_heads"_s);
    const QString file = path(u"bad.png"_s);
    QTest::newRow("no file") << QStringList{source};
    QTest::newRow("no source") << QStringList{u"-o"_s, file};
    QTest::newRow("unknown ending") << QStringList{source, u"-o"_s, path(u"bad.bmp"_s)};
    QTest::newRow("no list of heads") << QStringList{source, u"--heads"_s, u"0;1"_s, u"-o"_s, file};
    QTest::newRow("a threshold that is no weight") << QStringList{source, u"--threshold"_s, u"1.5"_s, u"-o"_s, file};
    QTest::newRow("unknown view") << QStringList{source, u"--view"_s, u"pie"_s, u"-o"_s, file};
    QTest::newRow("unknown map") << QStringList{source, u"--color-map"_s, u"rainbow"_s, u"-o"_s, file};
    QTest::newRow("unknown range") << QStringList{source, u"--range"_s, u"auto"_s, u"-o"_s, file};
    QTest::newRow("unknown theme") << QStringList{source, u"--theme"_s, u"blue"_s, u"-o"_s, file};
    QTest::newRow("unknown quantity") << QStringList{source, u"--what"_s, u"all"_s, u"-o"_s, file};
    QTest::newRow("no resolution") << QStringList{source, u"--dpi"_s, u"0"_s, u"-o"_s, file};
    QTest::newRow("a width that is no number") << QStringList{source, u"--width"_s, u"wide"_s, u"-o"_s, file};
    QTest::newRow("past the painter's limit") << QStringList{source, u"--width"_s, u"32768"_s, u"-o"_s, file};
    QTest::newRow("unknown colour scale") << QStringList{source, u"--color-scale"_s, u"root"_s, u"-o"_s, file};
    QTest::newRow("quiet below less than 0") << QStringList{source, u"--quiet-below"_s, u"-1"_s, u"-o"_s, file};
    QTest::newRow("keys that are no positions") << QStringList{source, u"--without-keys"_s, u"the"_s, u"-o"_s, file};
    QTest::newRow("scores without keys") << QStringList{
        source, u"--what=scores"_s, u"--without-keys"_s, u"0"_s, u"-o"_s, file};
    QTest::newRow("bars of a diagonal") << QStringList{source, u"--bars"_s, u"diagonal"_s, u"-o"_s, file};
    QTest::newRow("too many decimals") << QStringList{source, u"--decimals"_s, u"7"_s, u"-o"_s, file};
    QTest::newRow("a negative layer") << QStringList{source, u"--layer"_s, u"-1"_s, u"-o"_s, file};
}

void TestRender::badCommandLinesAreRefused()
{
    QFETCH(QStringList, arguments);
    const Ran ran = run(arguments);
    QCOMPARE(ran.status, 2);
    QVERIFY2(ran.err.startsWith(u"headlight: "_s) && ran.err.count(u'\n') == 1, qPrintable(ran.err));
    QVERIFY(!QFileInfo::exists(path(u"bad.png"_s)) && !QFileInfo::exists(path(u"bad.bmp"_s)));
}

void TestRender::missingHeadIsRefused()
{
    for (const QString& option : {u"--layer"_s, u"--head"_s}) {
        const Ran ran = run({document(u"built_heads"_s), option, u"9"_s, u"-o"_s, path(u"none.png"_s)});
        QCOMPARE(ran.status, 1);
        QVERIFY(ran.err.contains(u'9'));
    }
    for (const QStringList& options : {QStringList{u"--heads"_s, u"0,9"_s}, QStringList{u"--head"_s, u"9"_s}}) {
        const QStringList flow{document(u"built_heads"_s), u"--view"_s, u"flow"_s, u"-o"_s, path(u"none.png"_s)};
        QCOMPARE(run(flow + options).status, 1);
    }
    QVERIFY(!QFileInfo::exists(path(u"none.png"_s)));
}

void TestRender::unwritablePlaceIsRefused()
{
    const Ran ran = run({document(u"built_heads"_s), u"-o"_s, path(u"nowhere/f.png"_s)});
    QCOMPARE(ran.status, 1);
    QVERIFY(ran.err.contains(u"nowhere/f.png"_s));
}

void TestRender::standardOutputStaysEmpty()
{
    QCOMPARE(run({document(u"built_heads"_s), u"-o"_s, path(u"s.png"_s)}).out, QString());
    const Ran help = run({u"--help"_s});
    QCOMPARE(help.status, 0);
    QVERIFY(help.out.contains(u"--color-map"_s));
}

QTEST_MAIN(TestRender)
#include "tst_render.moc"
