#include "support/main_window_fixture.h"
#include "ui/controls/elided_label.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QToolBar>
#include <QToolButton>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

/// Gives the program a font of so many pixels, as the system may, while it lives.
class SystemFont {
public:
    explicit SystemFont(int pixels) : m_before(QApplication::font())
    {
        QFont large = m_before;
        large.setPixelSize(pixels);
        QApplication::setFont(large);
    }
    ~SystemFont() { QApplication::setFont(m_before); }

private:
    QFont m_before;
};

/// Whether nothing hides a part of the widget. What is too high for the centre is scrolled to.
bool isInReach(const QWidget& widget, const QWidget& area)
{
    const QRect inArea(widget.mapTo(&area, QPoint()), widget.size());
    return area.rect().contains(inArea);
}

QString named(const QWidget& widget)
{
    return QString::fromLatin1(widget.metaObject()->className()) + u' ' + widget.objectName();
}

/// A button or label whose text has less room than it takes.
bool cutsItsText(const QWidget& widget)
{
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        return !button->text().isEmpty() && button->width() < button->fontMetrics().horizontalAdvance(button->text());
    const auto* label = qobject_cast<const QLabel*>(&widget);
    return label && !qobject_cast<const ElidedLabel*>(label) && !label->wordWrap()
           && label->textFormat() != Qt::RichText
           && label->width() < label->fontMetrics().horizontalAdvance(label->text());
}

bool isToBeRead(const QWidget& widget)
{
    const auto* label = qobject_cast<const QLabel*>(&widget);
    const bool isBlank = label && label->text().isEmpty();
    return widget.isVisible() && !isBlank
           && (qobject_cast<const QAbstractButton*>(&widget) || qobject_cast<const QLabel*>(&widget)
               || qobject_cast<const QComboBox*>(&widget) || qobject_cast<const QLineEdit*>(&widget));
}

/// Whether a part of the centre scrolls it.
bool inScrollArea(const QWidget& widget, const QWidget& centre)
{
    for (const QWidget* outer = widget.parentWidget(); outer != &centre; outer = outer->parentWidget())
        if (qobject_cast<const QAbstractScrollArea*>(outer))
            return true;
    return false;
}

} // namespace

class TestTextSizes : public QObject {
    Q_OBJECT

private slots:
    void everythingIsInReach_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("pixels");
        QTest::addColumn<QSize>("size");
        for (const QString& language : {u"en"_s, u"ko"_s}) {
            QTest::addRow("%s, 9 pt", qPrintable(language)) << language << 12 << QSize(1280, 680);
            QTest::addRow("%s, 14 pt", qPrintable(language)) << language << 19 << QSize(1280, 680);
            QTest::addRow("%s, 18 pt", qPrintable(language)) << language << 24 << QSize(1280, 680);
            QTest::addRow("%s, 9 pt at 125 %%", qPrintable(language)) << language << 12 << QSize(1024, 560);
        }
    }
    void everythingIsInReach()
    {
        QFETCH(QString, language);
        QFETCH(int, pixels);
        QFETCH(QSize, size);
        const SystemFont font(pixels);
        MainWindowFixture f(language);
        f.window->resize(size);
        QCoreApplication::processEvents();
        for (const char* view : {"heatmap", "grid", "flow", "steps", "geometry", "compare"}) {
            f.trigger(u"view_"_s + QLatin1StringView(view));
            QCoreApplication::processEvents();
            QCOMPARE(f.window->size(), size);
            const QWidget& centre = *f.find<QWidget>(u"centre"_s);
            const QSize room = f.find<QWidget>(u"centreArea"_s)->size();
            if (pixels < 24)
                QVERIFY2(centre.width() <= room.width(), view);
            if (pixels == 12 && size.width() == 1280) // and nothing is scrolled to
                QVERIFY2(centre.height() <= room.height(), view);
            const QList<QWidget*> widgets = centre.findChildren<QWidget*>();
            for (const QWidget* widget : widgets) {
                if (!isToBeRead(*widget) || inScrollArea(*widget, centre))
                    continue;
                QVERIFY2(isInReach(*widget, centre), qPrintable(QLatin1StringView(view) + u' ' + named(*widget)));
                QVERIFY2(!cutsItsText(*widget), qPrintable(QLatin1StringView(view) + u' ' + named(*widget)));
            }
        }
    }

    void theToolBarSaysLessRatherThanHide_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << u"en"_s;
        QTest::newRow("Korean") << u"ko"_s;
    }
    void theToolBarSaysLessRatherThanHide()
    {
        QFETCH(QString, language);
        const SystemFont font(24); // 18 pt
        MainWindowFixture f(language);
        f.window->resize(1280, 680);
        QCoreApplication::processEvents();
        const auto* bar = f.window->findChild<QToolBar*>();
        const auto* more = bar->findChild<QWidget*>(u"qt_toolbar_ext_button"_s);
        QVERIFY2(!more->isVisible(), qPrintable(QString::number(bar->sizeHint().width())));
        auto* mask = f.find<QToolButton>(u"maskButton"_s);
        QVERIFY(mask->isVisible() && mask->accessibleName().startsWith(language == u"en"_s ? u"Mask"_s : u"마스크"_s));
        f.window->resize(2400, 680);
        // Where there is room it is said.
        QTRY_COMPARE(mask->text(), mask->accessibleName() + u" ▾"_s);
        QVERIFY(f.find<QWidget>(u"gridButton"_s)->isVisible() && f.find<QWidget>(u"viewsButton"_s)->isHidden());
    }
};

QTEST_MAIN(TestTextSizes)
#include "tst_text_sizes.moc"
