#include "ui/paint/interface_font.h"
#include "ui/paint/root_sign_font.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFontDatabase>
#include <QFontMetrics>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabBar>
#include <QTest>
#include <QToolButton>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

constexpr int size = 48;

/// How wide the ink of a sign's upmost tenth is, in sizes of the font: a bar is wide. The sign stands right of all
/// else.
double topWidth(const QImage& image, const QRect& room)
{
    const auto isInk = [&](int x, int y) { return qGray(image.pixel(x, y)) < 128; };
    int top = -1;
    int left = room.right();
    int right = room.left();
    for (int y = room.top(); y <= room.bottom() && (top < 0 || y < top + size / 10); ++y)
        for (int x = room.left(); x <= room.right(); ++x)
            if (isInk(x, y)) {
                top = top < 0 ? y : top;
                left = std::min(left, x);
                right = std::max(right, x);
            }
    return top < 0 ? -1 : double(right - left + 1) / size;
}

QImage shot(QWidget& widget)
{
    widget.setAttribute(Qt::WA_DontShowOnScreen);
    widget.show();
    return widget.grab().toImage().convertToFormat(QImage::Format_RGB32);
}

} // namespace

/// Korean faces draw a √ with a piece of a bar, over nothing.
class TestRootSign : public QObject {
    Q_OBJECT

    QFont m_plain;
    QFont m_before;

private slots:
    void initTestCase()
    {
        m_before = QApplication::font();
        if (QFontDatabase::families(QFontDatabase::Korean).isEmpty())
            QSKIP("This machine has no Korean font.");
        QFont large = m_before;
        large.setPixelSize(size);
        const QFont korean = fontForLanguage(large, u"ko"_s);
        if (rootSignFont(korean, u"any"_s).isEmpty())
            QSKIP("This machine's Korean font has no measures to be read.");
        m_plain = korean;
        m_plain.setFamilies({readFamily(korean.families())});
        QApplication::setFont(korean);
        QApplication::setStyle(u"Fusion"_s);
        QPalette black(Qt::white);
        for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
            black.setColor(role, Qt::black);
        QApplication::setPalette(black);
    }
    void cleanupTestCase() { QApplication::setFont(m_before); }

    void linesAreAsHighAndLettersAsWide()
    {
        const QFontMetrics plain(m_plain);
        const QFontMetrics now(QApplication::font());
        QCOMPARE(now.ascent(), plain.ascent());
        QCOMPARE(now.descent(), plain.descent());
        QCOMPARE(now.lineSpacing(), plain.lineSpacing());
        QCOMPARE(now.xHeight(), plain.xHeight());
        QCOMPARE(now.averageCharWidth(), plain.averageCharWidth());
        for (const QString& text : {u"왜"_s, u"Weights 0123456789"_s, u"÷ dₖ · q"_s})
            QCOMPARE(now.horizontalAdvance(text), plain.horizontalAdvance(text));
        QVERIFY(now.horizontalAdvance(u'√') < 0.7 * size);
    }

    void everyWidgetDrawsItWithoutABar()
    {
        const QString sign(QChar(0x221A));
        QLabel label(sign);
        QLineEdit field(sign);
        QPlainTextEdit text(sign);
        QListWidget list;
        list.addItem(sign);
        for (QWidget* widget : std::initializer_list<QWidget*>{&label, &field, &text, &list}) {
            widget->resize(200, 120);
            const QImage image = shot(*widget);
            const double width = topWidth(image, image.rect().adjusted(8, 8, -8, -8));
            QVERIFY2(width > 0 && width < 0.3, widget->metaObject()->className());
        }
        // Beside Hangul, whose face comes first in the same run: what is drawn behind the word.
        QPushButton button;
        QToolButton tool;
        QCheckBox box;
        for (QAbstractButton* each : std::initializer_list<QAbstractButton*>{&button, &tool, &box}) {
            each->resize(320, 120);
            each->setText(u"왜"_s);
            const QImage without = shot(*each);
            each->setText(u"왜 √"_s);
            const QImage with = shot(*each);
            QVERIFY2(with != without, each->metaObject()->className());
        }
        QMenu menu;
        menu.addAction(sign);
        const QImage shown = shot(menu);
        const double width = topWidth(shown, shown.rect().adjusted(8, 8, -8, -8));
        QVERIFY(width > 0 && width < 0.3);
    }

    void aPaintedSignHasNoBarInAnyWeight()
    {
        for (const auto weight : {QFont::Normal, QFont::DemiBold, QFont::Bold})
            for (const bool isPlain : {false, true}) {
                QFont font = isPlain ? m_plain : QApplication::font();
                font.setWeight(weight);
                QImage image(300, 100, QImage::Format_RGB32);
                image.fill(Qt::white);
                QPainter painter(&image);
                painter.setFont(font);
                painter.drawText(QPoint(100, 70), QString(QChar(0x221A)));
                painter.end();
                const double width = topWidth(image, image.rect());
                if (isPlain && width < 0.3)
                    QSKIP("This machine's Korean font draws no bar.");
                QVERIFY2(isPlain || width < 0.3, qPrintable(QString::number(width)));
            }
    }
};

QTEST_MAIN(TestRootSign)
#include "tst_root_sign.moc"
