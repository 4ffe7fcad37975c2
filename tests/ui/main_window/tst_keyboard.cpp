#include "core/model/view_kind.h"
#include "support/main_window_fixture.h"
#include "ui/controls/token_chip.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QApplication>
#include <QButtonGroup>
#include <QComboBox>
#include <QLineEdit>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

QString nameOf(const QWidget& widget)
{
    QString name = QString::fromLatin1(widget.metaObject()->className());
    for (const QWidget* at = &widget; at; at = at->parentWidget())
        if (!at->objectName().isEmpty())
            return name + u' ' + at->objectName() + u' ' + widget.property("text").toString();
    return name;
}

/// All stops of the Tab key in a window, from where the focus is.
QList<QWidget*> stopsOf(QWidget& window)
{
    QList<QWidget*> stops;
    if (!window.focusWidget() || !(window.focusWidget()->focusPolicy() & Qt::TabFocus))
        QTest::keyClick(&window, Qt::Key_Tab);
    for (int presses = 0; presses < 400; ++presses) {
        QWidget* stop = window.focusWidget();
        if (!stop || stops.contains(stop))
            return stops;
        stops.append(stop);
        // A text with links goes through them first.
        for (int inside = 0; inside < 20 && window.focusWidget() == stop; ++inside)
            QTest::keyClick(stop, Qt::Key_Tab);
    }
    return stops;
}

/// Whether a person can do something with the widget.
bool isControl(const QWidget& widget)
{
    if (!widget.isVisible() || !widget.isEnabled() || widget.visibleRegion().isEmpty())
        return false;
    if (qobject_cast<QAbstractSpinBox*>(widget.parentWidget()) || qobject_cast<QComboBox*>(widget.parentWidget()))
        return false; // it is the parent's part
    const bool isWorked = widget.inherits("QAbstractButton") || widget.inherits("QComboBox")
                          || widget.inherits("QLineEdit") || widget.inherits("QAbstractSlider");
    const bool isScrollBar = widget.inherits("QScrollBar");
    const auto* chip = qobject_cast<const TokenChip*>(&widget);
    if (chip && chip->focusPolicy() != Qt::StrongFocus)
        return false; // arrow keys lead to it from its neighbour
    return (isWorked && !isScrollBar) || (widget.focusPolicy() & Qt::TabFocus);
}

/// Whether arrow keys lead to it from another button that is a stop: of an exclusive group, Tab comes to the checked
/// one, or to the first where none is.
bool isInGroupOf(const QWidget& widget, const QList<QWidget*>& stops)
{
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    if (!button || !button->group() || !button->group()->exclusive())
        return false;
    QAbstractButton* checked = button->group()->checkedButton();
    return stops.contains(checked ? checked : button->group()->buttons().front());
}

QStringList unreached(QWidget& window, const QList<QWidget*>& stops)
{
    QStringList names;
    const QList<QWidget*> widgets = window.findChildren<QWidget*>();
    for (QWidget* widget : widgets)
        if (widget->window() == &window && isControl(*widget) && !stops.contains(widget) && !widget->focusProxy()
            && !isInGroupOf(*widget, stops))
            names.append(nameOf(*widget));
    return names;
}

int differingPixels(const QImage& a, const QImage& b)
{
    if (a.size() != b.size())
        return a.width() * a.height();
    int count = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            count += a.pixel(x, y) != b.pixel(x, y) ? 1 : 0;
    return count;
}

/// The stops that look the same with the focus and without.
QStringList unseen(const QList<QWidget*>& stops)
{
    QStringList names;
    for (QWidget* stop : stops) {
        const auto picture = [stop] { return stop->grab().toImage(); };
        stop->setFocus(Qt::TabFocusReason);
        const QImage with = picture();
        QWidget* other = stop == stops.front() ? stops.back() : stops.front();
        other->setFocus(Qt::TabFocusReason);
        if (differingPixels(with, picture()) < 12)
            names.append(nameOf(*stop));
    }
    return names;
}

} // namespace

class TestKeyboard : public QObject {
    Q_OBJECT

private slots:
    void tabReachesAllOfTheWindowAndItsStopsAreSeenAndNamed_data();
    void tabReachesAllOfTheWindowAndItsStopsAreSeenAndNamed();
    void tabReachesAllOfADialogAndShowsWhereItIs_data();
    void tabReachesAllOfADialogAndShowsWhereItIs();
};

void TestKeyboard::tabReachesAllOfTheWindowAndItsStopsAreSeenAndNamed_data()
{
    QTest::addColumn<QString>("view");
    for (int i = 0; i < viewCount; ++i) {
        const QString name = QString::fromLatin1(viewName(static_cast<ViewKind>(i)).data());
        QTest::newRow(qPrintable(name)) << name;
    }
}

void TestKeyboard::tabReachesAllOfTheWindowAndItsStopsAreSeenAndNamed()
{
    QFETCH(QString, view);
    MainWindowFixture f;
    f.window->resize(1400, 1000);
    const bool lab = isLab(*viewOfName(view.toStdString()));
    f.trigger((lab ? u"labs_"_s : u"view_"_s) + view);
    QTest::qWait(50);
    const QList<QWidget*> stops = stopsOf(*f.window);
    QVERIFY(stops.size() > (lab ? 6 : 20)); // a lab with numbers of its own needs no panels
    QCOMPARE(unreached(*f.window, stops).join(u", "_s), QString());
    QCOMPARE(unseen(stops).join(u", "_s), QString());
    for (QWidget* stop : stops) {
        const QAccessibleInterface* read = QAccessible::queryAccessibleInterface(stop);
        QVERIFY2(read->role() != QAccessible::Client, qPrintable(nameOf(*stop)));
        QVERIFY2(!read->text(QAccessible::Name).isEmpty(), qPrintable(nameOf(*stop)));
    }
}

void TestKeyboard::tabReachesAllOfADialogAndShowsWhereItIs_data()
{
    QTest::addColumn<QString>("action");
    QTest::newRow("export") << u"fileExport"_s;
    QTest::newRow("animation") << u"fileExportAnimation"_s;
    QTest::newRow("numbers") << u"fileExportNumbers"_s;
    QTest::newRow("heads") << u"fileExportHeads"_s;
    QTest::newRow("scenes") << u"viewScenes"_s;
    QTest::newRow("keys") << u"helpKeys"_s;
    QTest::newRow("words") << u"helpWords"_s;
    QTest::newRow("about") << u"helpAbout"_s;
}

void TestKeyboard::tabReachesAllOfADialogAndShowsWhereItIs()
{
    QFETCH(QString, action);
    MainWindowFixture f;
    bool reached = false;
    f.dialogs.answer = [&reached](QDialog& dialog) {
        dialog.show();
        dialog.activateWindow();
        if (!QTest::qWaitFor([&dialog] { return QApplication::activeWindow() == &dialog; }))
            return false;
        reached = true;
        const QList<QWidget*> stops = stopsOf(dialog);
        [&] {
            QCOMPARE(unreached(dialog, stops).join(u", "_s), QString());
            QCOMPARE(unseen(stops).join(u", "_s), QString());
        }();
        return false;
    };
    f.trigger(action);
    QVERIFY(reached);
}

QTEST_MAIN(TestKeyboard)
#include "tst_keyboard.moc"
