#include "ui/controls/number_field.h"

#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <numbers>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

/// Shows the window, and the field in it as a person is about to type.
void enter(NumberField& field)
{
    field.window()->show();
    QVERIFY(QTest::qWaitForWindowActive(field.window()));
    field.setFocus();
}

} // namespace

class TestNumberField : public QObject {
    Q_OBJECT

private slots:
    void theExplanationStaysBesideTheNumber()
    {
        NumberField field;
        field.setExplanation(u"how many"_s);
        field.setValue(0.125);
        QCOMPARE(field.toolTip(), u"how many\n0.125"_s);
        QCOMPARE(field.accessibleName(), u"how many"_s);
    }

    void readsNumbersAsPeopleWriteThem_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("number");
        QTest::newRow("decimal point") << u"0.5"_s << 0.5;
        QTest::newRow("decimal comma") << u"0,5"_s << 0.5;
        QTest::newRow("minus sign") << u"−1.5"_s << -1.5;
        QTest::newRow("hyphen") << u"-1.5"_s << -1.5;
        QTest::newRow("exponent") << u"1e-3"_s << 0.001;
        QTest::newRow("fraction") << u"1/3"_s << 1.0 / 3;
        QTest::newRow("root") << u"√2"_s << std::sqrt(2.0);
        QTest::newRow("one over a root") << u"1/√64"_s << 0.125;
        QTest::newRow("below a root") << u"−√4"_s << -2.0;
        QTest::newRow("blanks around") << u" 7 "_s << 7.0;
        QTest::newRow("e") << u"e"_s << std::numbers::e;
        QTest::newRow("below e") << u"−e"_s << -std::numbers::e;
        QTest::newRow("one over e") << u"1/e"_s << 1 / std::numbers::e;
        QTest::newRow("root of e") << u"√e"_s << std::sqrt(std::numbers::e);
        QTest::newRow("percent") << u"80%"_s << 0.8;
        QTest::newRow("percent, set off") << u"12,5 % "_s << 0.125;
    }

    void readsNumbersAsPeopleWriteThem()
    {
        QFETCH(QString, text);
        QFETCH(double, number);
        const auto read = parseNumber(text);
        QVERIFY(read.ok());
        QCOMPARE(read.value(), number);
    }

    void refusesWhatIsNoNumber_data()
    {
        QTest::addColumn<QString>("text");
        for (const QString& text : {u""_s, u"one"_s, u"1,000.5"_s, u"1/0"_s, u"√-1"_s, u"inf"_s, u"nan"_s, u"1/2/3"_s,
                                    u"1 2"_s, u"/"_s, u"1e"_s, u"1xe-5"_s, u"e-5"_s, u"%"_s, u"ee"_s, u"5%%"_s})
            QTest::newRow(qUtf8Printable(text)) << text;
    }

    void refusesWhatIsNoNumber()
    {
        QFETCH(QString, text);
        const auto read = parseNumber(text);
        QVERIFY(!read.ok());
        QCOMPARE(read.error(), NumberError::NotANumber);
    }

    void saysWhereNumbersEnd_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("large") << u"1e400"_s
                               << u"“1e400” is too large to compute with; the largest number is about 1.8e308."_s;
        QTest::newRow("below") << u"−1e309"_s
                               << u"“−1e309” is too large to compute with; the largest number is about 1.8e308."_s;
        QTest::newRow("a fraction")
            << u"1e300/1e-300"_s
            << u"“1e300/1e-300” is too large to compute with; the largest number is about 1.8e308."_s;
        QTest::newRow("small")
            << u"1e-400"_s
            << u"“1e-400” is too near to 0 to compute with; the smallest number is about 4.9e-324. Write 0."_s;
        QTest::newRow("a word") << u"one"_s << u"“one” is not a number. Write one such as 0.5, −2, 1e-3 or 1/3."_s;
    }

    void saysWhereNumbersEnd()
    {
        QFETCH(QString, text);
        NumberField field;
        enter(field);
        QString said;
        connect(&field, &NumberField::refused, &field,
                [&said](const Wording& reason) { said = reason ? reason() : QString(); });
        field.selectAll();
        field.insert(text);
        field.setModified(true);
        QVERIFY(!field.commit());
        QTEST(said, "sentence");
    }

    void enterTakesTheNumberInOnce()
    {
        NumberField field;
        enter(field);
        QSignalSpy edited(&field, &NumberField::valueEdited);
        QTest::keyClicks(&field, u"2.5"_s);
        QCOMPARE(edited.count(), 0);
        QTest::keyClick(&field, Qt::Key_Return);
        QTest::keyClick(&field, Qt::Key_Return);
        QCOMPARE(edited.count(), 1);
        QCOMPARE(field.value(), 2.5);
        field.selectAll();
        QTest::keyClicks(&field, u"2.50"_s);
        QTest::keyClick(&field, Qt::Key_Return);
        QCOMPARE(edited.count(), 1);
        QCOMPARE(field.text(), u"2.5"_s);
    }

    void leavingTheFieldTakesTheNumberInButAMenuDoesNot()
    {
        NumberField field;
        enter(field);
        QSignalSpy edited(&field, &NumberField::valueEdited);
        QTest::keyClicks(&field, u"2.5"_s);
        QFocusEvent toMenu(QEvent::FocusOut, Qt::PopupFocusReason);
        QApplication::sendEvent(&field, &toMenu);
        QCOMPARE(edited.count(), 0);
        QCOMPARE(field.text(), u"2.5"_s);
        QFocusEvent toField(QEvent::FocusOut, Qt::TabFocusReason);
        QApplication::sendEvent(&field, &toField);
        QCOMPARE(edited.count(), 1);
        QCOMPARE(field.value(), 2.5);
    }

    void theWholeNumberIsShownWhileItIsEdited()
    {
        QWidget window;
        NumberField field(&window);
        field.setValue(1.0 / 3);
        QCOMPARE(field.text(), u"0.33"_s);
        enter(field);
        QCOMPARE(field.text(), u"0.3333333333333333"_s);
        QCOMPARE(field.selectedText(), field.text());
        field.clearFocus();
        QCOMPARE(field.text(), u"0.33"_s);
    }

    void whatIsBeingTypedStaysWhenTheSameNumberIsShownAgain()
    {
        NumberField field;
        field.setValue(3);
        enter(field);
        QTest::keyClicks(&field, u"12"_s);
        field.setValue(3);
        QCOMPARE(field.text(), u"12"_s);
        field.setValue(4);
        QCOMPARE(field.text(), u"4"_s);
    }

    void badTextKeepsTheLastGoodValue()
    {
        NumberField field;
        field.setValue(3);
        field.show();
        field.setFocus();
        QSignalSpy refused(&field, &NumberField::refused);
        QSignalSpy edited(&field, &NumberField::valueEdited);
        QTest::keyClicks(&field, u"three"_s);
        QTest::keyClick(&field, Qt::Key_Return);
        QCOMPARE(edited.count(), 0);
        QCOMPARE(field.value(), 3.0);
        QVERIFY(refused.last().first().value<Wording>()().contains(u"three"_s));
        QTest::keyClick(&field, Qt::Key_Escape);
        QVERIFY(!field.isModified());
        QVERIFY(field.text().startsWith(u'3'));
        QVERIFY(!refused.last().first().value<Wording>());
    }

    void wholeFieldsRefuseFractionsAndWhatIsOutside()
    {
        NumberField field;
        field.setWhole(1, 10);
        field.setValue(2);
        field.show();
        field.setFocus();
        for (const QString& text : {u"2.5"_s, u"0"_s, u"11"_s}) {
            field.selectAll();
            QTest::keyClicks(&field, text);
            QVERIFY(!field.commit());
        }
        for (const QString& text : {u"1"_s, u"10"_s, u"2"_s}) {
            field.selectAll();
            QTest::keyClicks(&field, text);
            QVERIFY(field.commit());
        }
        QCOMPARE(field.value(), 2.0);
    }

    void aCountMayHaveGroups()
    {
        NumberField field;
        field.show();
        field.setFocus();
        const auto typed = [&field](const QString& text) {
            field.selectAll();
            QTest::keyClicks(&field, text);
            return field.commit() ? field.value() : std::nan("");
        };
        QCOMPARE(typed(u"4,096"_s), 4.096); // a decimal comma
        field.setGrouped();
        QCOMPARE(typed(u"4,096"_s), 4096.);
        QCOMPARE(typed(u"65.536"_s), 65536.);
        QCOMPARE(typed(u"12"_s), 12.);
        field.setWhole(1, 5000);
        QCOMPARE(typed(u"4,096"_s), 4096.);
    }

    void undoIsLeftToTheDocument()
    {
        QWidget window;
        NumberField field(&window);
        window.show();
        field.setFocus();
        field.selectAll();
        QTest::keyClicks(&field, u"12"_s);
        for (const Qt::KeyboardModifiers keys : {Qt::KeyboardModifiers(Qt::ControlModifier), // undo, then redo
                                                 Qt::ControlModifier | Qt::ShiftModifier}) {
            QKeyEvent press(QEvent::KeyPress, Qt::Key_Z, keys);
            press.ignore();
            QKeyEvent claim(QEvent::ShortcutOverride, Qt::Key_Z, keys);
            claim.ignore();
            QApplication::sendEvent(&field, &claim);
            QVERIFY(!claim.isAccepted());
            QApplication::sendEvent(&field, &press);
            QVERIFY(!press.isAccepted());
            QCOMPARE(field.text(), u"12"_s);
        }
    }
};

QTEST_MAIN(TestNumberField)
#include "tst_number_field.moc"
