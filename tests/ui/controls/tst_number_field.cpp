#include "ui/controls/number_field.h"
#include "ui/controls/parse_number.h"

#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace headlight;
using namespace Qt::StringLiterals;

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
        QTest::newRow("blanks around") << u" 7 "_s << 7.0;
    }

    void readsNumbersAsPeopleWriteThem()
    {
        QFETCH(QString, text);
        QFETCH(double, number);
        const std::optional<double> read = parseNumber(text);
        QVERIFY(read.has_value());
        QCOMPARE(*read, number);
    }

    void refusesWhatIsNoNumber_data()
    {
        QTest::addColumn<QString>("text");
        for (const QString& text : {u""_s, u"one"_s, u"1,000.5"_s, u"1/0"_s, u"√-1"_s, u"inf"_s, u"nan"_s, u"1/2/3"_s,
                                    u"1e999"_s, u"1 2"_s, u"/"_s})
            QTest::newRow(qUtf8Printable(text)) << text;
    }

    void refusesWhatIsNoNumber()
    {
        QFETCH(QString, text);
        QVERIFY(!parseNumber(text).has_value());
    }

    void enterTakesTheNumberInOnce()
    {
        NumberField field;
        field.show();
        field.setFocus();
        QSignalSpy edited(&field, &NumberField::valueEdited);
        QTest::keyClicks(&field, u"2.5"_s);
        QCOMPARE(edited.count(), 0);
        QTest::keyClick(&field, Qt::Key_Return);
        QTest::keyClick(&field, Qt::Key_Return);
        QCOMPARE(edited.count(), 1);
        QCOMPARE(field.value(), 2.5);
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
        QCOMPARE(field.value(), 2.0);
    }

    void undoIsLeftToTheDocument()
    {
        QWidget window;
        NumberField field(&window);
        window.show();
        field.setFocus();
        field.selectAll();
        QTest::keyClicks(&field, u"12"_s);
        QKeyEvent undo(QEvent::KeyPress, Qt::Key_Z, Qt::ControlModifier);
        undo.ignore();
        QKeyEvent claim(QEvent::ShortcutOverride, Qt::Key_Z, Qt::ControlModifier);
        claim.ignore();
        QApplication::sendEvent(&field, &claim);
        QVERIFY(!claim.isAccepted());
        QApplication::sendEvent(&field, &undo);
        QCOMPARE(field.text(), u"12"_s);
    }
};

QTEST_MAIN(TestNumberField)
#include "tst_number_field.moc"
