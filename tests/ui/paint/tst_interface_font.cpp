#include "ui/paint/interface_font.h"

#include <QFontDatabase>
#include <QFontInfo>
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
};

void TestInterfaceFont::englishKeepsTheSystemsFont()
{
    QCOMPARE(fontForLanguage(QGuiApplication::font(), u"en"_s), QGuiApplication::font());
}

void TestInterfaceFont::koreanHasAFaceWithHangul()
{
    if (QFontDatabase::families(QFontDatabase::Korean).isEmpty())
        QSKIP("This machine has no Korean font.");
    const QString family = QFontInfo(fontForLanguage(QGuiApplication::font(), u"ko"_s)).family();
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

QTEST_MAIN(TestInterfaceFont)
#include "tst_interface_font.moc"
