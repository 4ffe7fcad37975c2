#include "support/editor_test.h"
#include "ui/controls/sentence_field.h"
#include "ui/controls/text_field.h"
#include "ui/controls/token_chip.h"
#include "ui/document/token_edits.h"
#include "ui/editors/sentence_editor.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QInputMethodEvent>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTextBlock>
#include <QTextLayout>

using namespace headlight;
using namespace Qt::StringLiterals;

class TestSentenceEditor : public QObject {
    Q_OBJECT

    std::unique_ptr<Document> m_document;
    std::unique_ptr<SentenceEditor> m_editor;
    SentenceField* m_field = nullptr;

private slots:
    void init()
    {
        m_document = std::make_unique<Document>();
        m_document->load(smallContent(), {});
        m_editor = std::make_unique<SentenceEditor>(*m_document);
        m_field = m_editor->findChild<SentenceField*>(u"sentence_field"_s);
        m_editor->resize(268, 200);
        m_editor->show();
    }

    void cleanup()
    {
        m_editor.reset();
        m_document.reset();
    }

    void showsTheSentenceAndItsTokens()
    {
        QCOMPARE(m_field->text(), u"a b a"_s);
        QCOMPARE(m_editor->findChildren<TokenChip*>().size(), 3);
    }

    void typingIsLiveAndOneUndoStep()
    {
        QSignalSpy changed(m_document.get(), &Document::changed);
        m_field->setFocus();
        m_field->moveCursor(QTextCursor::End);
        QTest::keyClicks(m_field, u" new"_s);
        QVERIFY(changed.count() >= 3);
        QCOMPARE(m_document->content().tokens, (std::vector<std::string>{"a", "b", "a", "new"}));
        QCOMPARE(m_editor->findChildren<TokenChip*>().size(), 4);
        QCOMPARE(m_document->undoStack().count(), 1);
        m_document->undoStack().undo();
        QCOMPARE(m_document->content(), smallContent());
        QCOMPARE(m_field->text(), u"a b a"_s);
        m_document->undoStack().redo();
        QCOMPARE(m_field->text(), u"a b a new"_s);
    }

    void undoAndRedoPutTheCursorBehindWhatChanged()
    {
        m_field->setFocus();
        m_field->setCursorPosition(1);
        QTest::keyClicks(m_field, u" new"_s);
        m_document->undoStack().undo();
        QCOMPARE(m_field->cursorPosition(), 1);
        m_document->undoStack().redo();
        QCOMPARE(m_field->text(), u"a new b a"_s);
        QCOMPARE(m_field->cursorPosition(), 5);
    }

    void aTextOfTooManyWordsIsRefusedWholeAndNotCut()
    {
        m_field->setFocus();
        m_field->selectAll();
        QGuiApplication::clipboard()->setText(u"word "_s.repeated(10'000));
        m_field->paste();
        QCOMPARE(m_field->text().size(), 50'000);
        QVERIFY(m_editor->findChild<RefusalLine*>(u"refusal"_s)->isVisible());
        QCOMPARE(m_document->content(), smallContent());
        m_document->edit(setTitle(m_document->content(), u"another"_s));
        QCOMPARE(m_field->text(), u"a b a"_s);
        QVERIFY(m_editor->findChild<RefusalLine*>(u"refusal"_s)->isHidden());
    }

    void undoTakesARefusedTextBackFirst()
    {
        typeInto(*m_field, u"new "_s);
        const QString accepted = m_field->text();
        m_field->selectAll();
        QGuiApplication::clipboard()->setText(u"word "_s.repeated(10'000));
        m_field->paste();
        auto* line = m_editor->findChild<RefusalLine*>(u"refusal"_s);
        QVERIFY(line->isVisible());
        const auto isTheFields = [this] {
            QKeyEvent claim(QEvent::ShortcutOverride, Qt::Key_Z, Qt::ControlModifier);
            claim.ignore();
            QCoreApplication::sendEvent(m_field, &claim);
            return claim.isAccepted();
        };
        QVERIFY(isTheFields());
        QTest::keySequence(m_field, QKeySequence::Undo);
        QCOMPARE(m_field->text(), accepted);
        QVERIFY(line->isHidden());
        QCOMPARE(m_document->undoStack().index(), 1);
        QVERIFY(!isTheFields()); // the document's again
    }

    void leavingTheFieldEndsTheStep()
    {
        m_field->setFocus();
        m_field->moveCursor(QTextCursor::End);
        QTest::keyClicks(m_field, u" c"_s);
        QTest::keyClick(m_field, Qt::Key_Return);
        QTest::keyClicks(m_field, u" d"_s);
        QCOMPARE(m_document->undoStack().count(), 2);
    }

    void anEmptySentenceSaysWhatToDo()
    {
        m_field->setFocus();
        m_field->selectAll();
        QTest::keyClick(m_field, Qt::Key_Delete);
        QVERIFY(m_document->content().tokens.empty());
        QVERIFY(!m_field->placeholderText().isEmpty());
        QTest::keyClicks(m_field, u"b"_s);
        QCOMPARE(m_document->content().tokens.size(), 1U);
    }

    void aSyllableBeingComposedIsLeftAlone()
    {
        m_field->setFocus();
        m_field->moveCursor(QTextCursor::End);
        QInputMethodEvent composing(u"하"_s, {});
        QApplication::sendEvent(m_field, &composing);
        QVERIFY(m_field->isComposing());
        QCOMPARE(m_document->undoStack().count(), 0);
        QInputMethodEvent done;
        done.setCommitString(u"한"_s);
        QApplication::sendEvent(m_field, &done);
        QCOMPARE(m_field->text(), u"a b a한"_s);
        QCOMPARE(m_document->undoStack().count(), 1);
    }

    void aLongSentenceIsWrappedAndThenScrolls()
    {
        const int oneLine = m_field->height();
        QCOMPARE(oneLine, 36);
        const auto show = [&](int words) {
            m_document->edit(setSentence(m_document->content(), u"word"_s + u" word"_s.repeated(words - 1)));
            QApplication::processEvents();
        };
        show(8);
        QTRY_VERIFY(m_field->height() > oneLine && m_field->height() < 60);
        QVERIFY(m_field->verticalScrollBar()->maximum() == 0);
        show(20);
        const int three = m_field->height();
        QVERIFY2(three > 60, qPrintable(QString::number(three)));
        show(40);
        const int most = m_field->height();
        QVERIFY2(most > three && most < 6 * m_field->fontMetrics().lineSpacing(), qPrintable(QString::number(most)));
        show(80);
        QCOMPARE(m_field->height(), most);
        // Four whole lines, and nothing of a fifth.
        const QTextLine last = m_field->document()->firstBlock().layout()->lineAt(3);
        const double rest = m_field->viewport()->height() - last.rect().bottom();
        QVERIFY2(rest >= 0 && rest <= 2, qPrintable(QString::number(rest)));
        QVERIFY(m_field->verticalScrollBar()->maximum() > 0);
        show(2);
        QTRY_COMPARE(m_field->height(), oneLine);
    }

    void whatIsPastedStaysInOneLineAndEnterMakesNone()
    {
        m_field->setFocus();
        m_field->selectAll();
        QGuiApplication::clipboard()->setText(u"a\nb\r\nc\u2029d"_s);
        m_field->paste();
        for (const auto key : {Qt::Key_Return, Qt::Key_Enter}) {
            QTest::keyClick(m_field, key);
            QTest::keyClick(m_field, key, Qt::ShiftModifier);
        }
        QCOMPARE(m_field->text(), u"a b c d"_s);
        QCOMPARE(m_document->content().tokens.size(), 4U);
    }

    void aNoBreakSpaceStaysOne()
    {
        m_document->edit(setSentence(m_document->content(), u"a\u00A0b"_s));
        QCOMPARE(m_field->text(), u"a\u00A0b"_s);
    }

    void aClickOnATokenSelectsIt()
    {
        QSignalSpy selected(m_document.get(), &Document::selectionChanged);
        QTest::mouseClick(m_editor->findChild<TokenChip*>(u"token_2"_s), Qt::LeftButton);
        QCOMPARE(selected.count(), 1);
        QCOMPARE(m_document->selection().query, 2);
        QVERIFY(m_editor->findChild<TokenChip*>(u"token_2"_s)->isSelected());
        QVERIFY(!m_editor->findChild<TokenChip*>(u"token_0"_s)->isSelected());
    }

    void theMenuSplitsIntoCharactersAndSetsTheRule()
    {
        QVERIFY(choose(*m_editor, u"sentence_menu"_s, u"split_characters"_s));
        QCOMPARE(m_document->content().split, Split::Characters);
        QVERIFY(choose(*m_editor, u"sentence_menu"_s, u"new_words_one_hot"_s));
        QCOMPARE(m_document->content().newWords.kind, NewWordRule::Kind::OneHot);
        QCOMPARE(m_document->undoStack().count(), 2);
    }

    void aWordThatNoDimensionIsFreeForIsSaidAloud()
    {
        m_document->edit(setNewWordRule(m_document->content(), {NewWordRule::Kind::OneHot, 0}));
        auto* line = m_editor->findChild<RefusalLine*>(u"refusal"_s);
        m_field->moveCursor(QTextCursor::End);
        typeInto(*m_field, u" new"_s);
        QCOMPARE(m_document->content().tokens.back(), "new");
        QVERIFY(line->isVisible());
        QVERIFY2(line->text().contains(u"“new”"_s), qPrintable(line->text()));
        m_document->undoStack().undo();
        QVERIFY(line->isHidden());
    }

    void randomRowsAskForASeedAndRefuseABadOne()
    {
        QVERIFY(choose(*m_editor, u"sentence_menu"_s, u"new_words_normal"_s));
        auto* field = m_editor->findChild<TextField*>(u"prompt_field"_s);
        QVERIFY(field->isVisible());
        field->selectAll();
        typeInto(*field, u"x"_s);
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(field->isVisible());
        QCOMPARE(m_document->undoStack().count(), 0);
        field->selectAll();
        typeInto(*field, u"7"_s);
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(!field->isVisible());
        QCOMPARE(m_document->content().newWords, (NewWordRule{NewWordRule::Kind::Normal, 7}));
    }

    void aPromptIsAnsweredAndLeftByTheMouseToo()
    {
        auto* field = m_editor->findChild<TextField*>(u"prompt_field"_s);
        QVERIFY(choose(*m_editor, u"sentence_menu"_s, u"new_words_normal"_s));
        QTest::mouseClick(m_editor->findChild<QPushButton*>(u"prompt_cancel"_s), Qt::LeftButton);
        QVERIFY(!field->isVisible());
        QCOMPARE(m_document->undoStack().count(), 0);
        QVERIFY(choose(*m_editor, u"sentence_menu"_s, u"new_words_normal"_s));
        QTest::mouseClick(m_editor->findChild<QPushButton*>(u"prompt_answer"_s), Qt::LeftButton);
        QVERIFY(!field->isVisible());
        QCOMPARE(m_document->content().newWords.kind, NewWordRule::Kind::Normal);
    }
};

QTEST_MAIN(TestSentenceEditor)
#include "tst_sentence_editor.moc"
