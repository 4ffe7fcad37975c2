#include "ui/paint/interface_font.h"
#include "ui/paint/math_text.h"
#include "ui/paint/root_sign_font.h"

#include <QFontDatabase>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QTest>

using namespace headlight;
using namespace Qt::StringLiterals;

class TestInterfaceFont : public QObject {
    Q_OBJECT

private slots:
    void englishKeepsTheSystemsFont();
    void koreanHasAFaceWithHangul();
    void sizeAndWeightStay();
    void formulasKeepTheSystemsFace();
    void aFaceIsTriedOnce();
    void aFaceWithItsRootKeepsIt();
};

void TestInterfaceFont::englishKeepsTheSystemsFont()
{
    QCOMPARE(fontForLanguage(QGuiApplication::font(), u"en"_s), QGuiApplication::font());
}

void TestInterfaceFont::koreanHasAFaceWithHangul()
{
    if (QFontDatabase::families(QFontDatabase::Korean).isEmpty())
        QSKIP("This machine has no Korean font.");
    const QString family = readFamily({QFontInfo(fontForLanguage(QGuiApplication::font(), u"ko"_s)).family()});
    QVERIFY2(QFontDatabase::writingSystems(family).contains(QFontDatabase::Korean), qPrintable(family));
    QVERIFY2(!family.contains(u"Mono"_s) && !family.contains(u"Serif"_s), qPrintable(family));
}

void TestInterfaceFont::sizeAndWeightStay()
{
    QFont large = QGuiApplication::font();
    large.setPixelSize(31);
    large.setWeight(QFont::DemiBold);
    const QFont korean = fontForLanguage(large, u"ko"_s);
    QCOMPARE(korean.pixelSize(), 31);
    QCOMPARE(korean.weight(), QFont::DemiBold);
}

void TestInterfaceFont::formulasKeepTheSystemsFace()
{
    const QFont system = QGuiApplication::font();
    const QFont korean = fontForLanguage(system, u"ko"_s);
    if (korean.families() == system.families())
        QSKIP("This machine's font has Hangul, or none has.");
    const QFont formula = formulaFont(korean);
    QCOMPARE(QFontInfo(formula).family(), QFontInfo(system).family());
    QCOMPARE(QFontInfo(formula).pixelSize(), QFontInfo(korean).pixelSize());
    QVERIFY(formula.families().contains(korean.families().first())); // for Hangul beside it
    QCOMPARE(mathHtml(u"÷ √d_k"_s), u"÷ √d<sub>k</sub>"_s);
    QGuiApplication::setFont(korean);
    const QString html = mathHtml(u"÷ √d_k"_s);
    const double width = mathWidth(mathRuns(u"√"_s), korean);
    QGuiApplication::setFont(system);
    QVERIFY2(html.contains(u">√</span>d<sub>k</sub>"_s), qPrintable(html));
    QCOMPARE(width, QFontMetricsF(formula).horizontalAdvance(u"√"_s));
}

void TestInterfaceFont::aFaceIsTriedOnce()
{
    const QFont face = QGuiApplication::font();
    int tried = 0;
    RootSignFamilies none([&](const QFont&, const QString&) { return ++tried, QByteArray(); });
    QCOMPARE(none.of(face), QString());
    QCOMPARE(none.of(face), QString());
    QCOMPARE(tried, 1);
    RootSignFamilies made([&](const QFont& of, const QString& family) { return ++tried, rootSignFont(of, family); });
    const QString family = made.of(face);
    QCOMPARE(made.of(face), family);
    QCOMPARE(tried, 2);
}

void TestInterfaceFont::aFaceWithItsRootKeepsIt()
{
    QFont face = QGuiApplication::font();
    const QString family = rootSignFamily(face);
    if (family.isEmpty())
        QSKIP("This machine's font has no measures to be read.");
    QCOMPARE(readFamily({family}), QFontInfo(face).family());
    face.setFamilies(QStringList{family} + face.families());
    QCOMPARE(rootSignFamily(face), family);
}

QTEST_MAIN(TestInterfaceFont)
#include "tst_interface_font.moc"
