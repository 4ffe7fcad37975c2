#include "ui/controls/menu_button.h"
#include "ui/controls/prompt_line.h"
#include "ui/controls/text_field.h"

#include <QInputMethodEvent>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>

using namespace headlight;
using namespace Qt::StringLiterals;

class TestPromptLine : public QObject {
    Q_OBJECT

    QStringList m_answers;
    QString m_language = u"en"_s; ///< of the texts below

    Wording wording(const QString& text)
    {
        return [this, text] { return text + u' ' + m_language; };
    }

    void ask(PromptLine& prompt)
    {
        prompt.ask(wording(u"question"_s), u"old"_s, [this](const QString& text) {
            m_answers.append(text);
            return text == u"bad"_s ? wording(u"reason"_s) : Wording();
        });
    }

    void speak(QWidget& widget, const QString& language)
    {
        m_language = language;
        QEvent change(QEvent::LanguageChange);
        for (QWidget* child : widget.findChildren<QWidget*>())
            QApplication::sendEvent(child, &change);
        QApplication::sendEvent(&widget, &change);
    }

private slots:
    void init()
    {
        m_answers.clear();
        m_language = u"en"_s;
    }

    void enterAnswersWithoutTheBlanksAround()
    {
        PromptLine prompt;
        ask(prompt);
        auto* field = prompt.findChild<TextField*>(u"prompt_field"_s);
        QCOMPARE(field->selectedText(), u"old"_s);
        field->setText(u"  new "_s);
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(m_answers, QStringList{u"new"_s});
        QVERIFY(!prompt.isVisible());
    }

    void escapeAnswersNothing()
    {
        PromptLine prompt;
        ask(prompt);
        QTest::keyClick(prompt.findChild<TextField*>(u"prompt_field"_s), Qt::Key_Escape);
        QVERIFY(m_answers.isEmpty());
        QVERIFY(!prompt.isVisible());
    }

    void aRefusedAnswerStaysWithItsReasonUntilTheNextQuestion()
    {
        PromptLine prompt;
        ask(prompt);
        auto* field = prompt.findChild<TextField*>(u"prompt_field"_s);
        auto* refusal = prompt.findChild<RefusalLine*>();
        field->setText(u"bad"_s);
        QTest::keyClick(field, Qt::Key_Enter);
        QVERIFY(prompt.isVisible());
        QCOMPARE(refusal->text(), u"reason en"_s);
        speak(prompt, u"ko"_s);
        QCOMPARE(refusal->text(), u"reason ko"_s);
        ask(prompt);
        QVERIFY(refusal->text().isEmpty());
    }

    void theQuestionFollowsTheLanguage()
    {
        PromptLine prompt;
        ask(prompt);
        speak(prompt, u"ko"_s);
        const QList<QLabel*> labels = prompt.findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(),
                            [](const QLabel* label) { return label->text() == u"question ko"_s; }));
    }

    void aMenuButtonFollowsTheLanguageAndTicksWhatIs()
    {
        MenuButton button(MenuButton::Frame::Line, wording(u"button"_s), [](QMenu& menu) {
            addChoice(menu, u"one"_s, u"1"_s, true, [] {});
            addChoice(menu, u"two"_s, u"2"_s, false, [] {});
        });
        speak(button, u"ko"_s);
        QCOMPARE(button.text(), u"button ko"_s);
        const QList<QAction*> actions = button.filledMenu().actions();
        QVERIFY(actions[0]->isChecked() && !actions[1]->isChecked());
        QCOMPARE(asMenuText(u"salt & pepper"_s), u"salt && pepper"_s);
    }

    void theCursorGoesWhereATextChangesUnlessASyllableIsComposed()
    {
        TextField field;
        field.setText(u"red cube"_s);
        field.showText(u"red cubes"_s);
        QCOMPARE(field.cursorPosition(), 9); // behind what has changed
        field.showText(u"big cubes"_s);
        QCOMPARE(field.cursorPosition(), 3);
        QInputMethodEvent composing(u"ㅎ"_s, {});
        QApplication::sendEvent(&field, &composing);
        field.showText(u"blue"_s);
        QCOMPARE(field.text(), u"big cubes"_s);
        QInputMethodEvent done;
        done.setCommitString(u"하"_s);
        QApplication::sendEvent(&field, &done);
        field.showText(u"blue"_s);
        QCOMPARE(field.text(), u"blue"_s);
    }
};

QTEST_MAIN(TestPromptLine)
#include "tst_prompt_line.moc"
