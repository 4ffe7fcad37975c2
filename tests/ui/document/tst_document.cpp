#include "support/small_content.h"
#include "ui/document/blank.h"
#include "ui/document/document.h"
#include "ui/document/head_edits.h"
#include "ui/document/layer_edits.h"
#include "ui/document/matrix_edits.h"
#include "ui/document/memory_edits.h"
#include "ui/document/model_edits.h"
#include "ui/document/token_edits.h"

#include <QSignalSpy>
#include <QTest>

using namespace headlight;
using namespace headlight::test;
using namespace Qt::StringLiterals;

class TestDocument : public QObject {
    Q_OBJECT

private:
    static std::optional<EditError> multiply(Document& document, double by, quint64 gesture = 0)
    {
        return document.edit(setScoreMultiplier(document.content(), by), gesture);
    }

private slots:
    void anEditIsOneStepAndOneSignal();
    void anEditThatChangesNothingIsNoStep();
    void aRefusedEditChangesNothing();
    void whatIsAddedOrMovedIsSelected();
    void movesOfOneGestureAreOneStep();
    void twoGesturesAreTwoSteps();
    void aGestureBackToItsStartLeavesNoStep();
    void theContentBeforeAGestureStaysWhileItRuns();
    void savingEndsTheGesture();
    void undoingEndsTheGesture();
    void undoAndRedoGiveTheSameContents();
    void undoingToTheSavedStepIsUnmodified();
    void loadingClearsTheStepsAndTellsOnce();
    void aRecoveredDocumentIsModified();
    void aDocumentSetAsideComesBackWithItsSteps();
    void noGestureGoesOnWhenADocumentComesBack();
    void changeSaysWhatDiffers();
    void selectionStaysInsideAndTellsOnlyChanges();
    void selectionFollowsItsToken();
    void selectionFindsItsTokenAgainWhileWordsAreTypedBeforeIt();
};

void TestDocument::anEditIsOneStepAndOneSignal()
{
    Document document;
    QSignalSpy changed(&document, &Document::changed);
    QSignalSpy modified(&document, &Document::modifiedChanged);
    QVERIFY(!multiply(document, 2));
    QCOMPARE(document.content().model.scoreMultiplier, 2.);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(modified.size(), 1);
    QCOMPARE(document.undoStack().count(), 1);
    QVERIFY(document.isModified());
    QCOMPARE(document.undoLabel()->kind, EditLabel::Kind::ScoreMultiplier);
    QVERIFY(!document.redoLabel());
}

void TestDocument::anEditThatChangesNothingIsNoStep()
{
    Document document;
    QSignalSpy changed(&document, &Document::changed);
    QVERIFY(!multiply(document, 1));
    QCOMPARE(changed.size(), 0);
    QCOMPARE(document.undoStack().count(), 0);
    QVERIFY(!document.isModified());
}

void TestDocument::whatIsAddedOrMovedIsSelected()
{
    Document document;
    document.load(smallContent(), {});
    const auto selected = [&] { return HeadPlace{document.selection().layer, document.selection().head}; };
    document.select({0, 0, 2, 1});
    document.edit(addHead(document.content(), 0));
    QCOMPARE(selected(), (HeadPlace{0, 2}));
    document.edit(moveHead(document.content(), 0, 2, 1));
    QCOMPARE(selected(), (HeadPlace{0, 1}));
    document.edit(duplicateHead(document.content(), 0, 1));
    QCOMPARE(selected(), (HeadPlace{0, 2}));
    document.edit(addLayer(document.content()));
    QCOMPARE(selected().layer, 2);
    document.edit(moveLayer(document.content(), 2, 0));
    QCOMPARE(selected().layer, 0);
    document.edit(duplicateLayer(document.content(), 0));
    QCOMPARE(selected().layer, 1);
    QCOMPARE(document.selection().query, 2);
    QCOMPARE(document.selection().key, 1);
}

void TestDocument::aRefusedEditChangesNothing()
{
    Document document;
    QSignalSpy changed(&document, &Document::changed);
    const Content before = document.content();
    const auto error = multiply(document, -1);
    QVERIFY(error);
    QCOMPARE(error->kind, EditError::Kind::OutOfRange);
    QCOMPARE(changed.size(), 0);
    QVERIFY(document.content() == before);
    QCOMPARE(document.undoStack().count(), 0);
}

void TestDocument::movesOfOneGestureAreOneStep()
{
    Document document;
    QSignalSpy changed(&document, &Document::changed);
    const quint64 gesture = document.beginGesture();
    for (const double by : {2., 3., 4.})
        multiply(document, by, gesture);
    QCOMPARE(changed.size(), 3);
    QCOMPARE(document.undoStack().count(), 1);
    document.undoStack().undo();
    QCOMPARE(document.content().model.scoreMultiplier, 1.);
    document.undoStack().redo();
    QCOMPARE(document.content().model.scoreMultiplier, 4.);
}

void TestDocument::twoGesturesAreTwoSteps()
{
    Document document;
    multiply(document, 2, document.beginGesture());
    multiply(document, 3, document.beginGesture());
    multiply(document, 4);
    multiply(document, 5);
    QCOMPARE(document.undoStack().count(), 4);
}

void TestDocument::aGestureBackToItsStartLeavesNoStep()
{
    Document document;
    const quint64 gesture = document.beginGesture();
    multiply(document, 2, gesture);
    multiply(document, 1, gesture);
    QCOMPARE(document.undoStack().count(), 0);
    QVERIFY(!document.isModified());
    multiply(document, 3, gesture);
    QCOMPARE(document.undoStack().count(), 1);
    document.undoStack().undo();
    QCOMPARE(document.content().model.scoreMultiplier, 1.);
}

void TestDocument::theContentBeforeAGestureStaysWhileItRuns()
{
    Document document;
    multiply(document, 2);
    const quint64 gesture = document.beginGesture();
    QCOMPARE(document.contentBefore(gesture).model.scoreMultiplier, 2.);
    multiply(document, 3, gesture);
    multiply(document, 4, gesture);
    QCOMPARE(document.contentBefore(gesture).model.scoreMultiplier, 2.);
    QCOMPARE(document.contentBefore(document.beginGesture()).model.scoreMultiplier, 4.);
    document.markSaved(u"x"_s);
    QCOMPARE(document.contentBefore(gesture).model.scoreMultiplier, 4.);
}

void TestDocument::savingEndsTheGesture()
{
    Document document;
    const quint64 gesture = document.beginGesture();
    multiply(document, 2, gesture);
    document.markSaved(u"/tmp/saved.headlight"_s);
    QVERIFY(!document.isModified());
    QCOMPARE(document.path(), u"/tmp/saved.headlight"_s);
    multiply(document, 3, gesture);
    multiply(document, 4, gesture);
    QVERIFY(document.isModified());
    QCOMPARE(document.undoStack().count(), 2);
    document.undoStack().undo();
    QCOMPARE(document.content().model.scoreMultiplier, 2.);
    QVERIFY(!document.isModified());
}

void TestDocument::undoingEndsTheGesture()
{
    Document document;
    const quint64 gesture = document.beginGesture();
    multiply(document, 2, gesture);
    document.undoStack().undo();
    document.undoStack().redo();
    multiply(document, 3, gesture);
    QCOMPARE(document.undoStack().count(), 2);
}

void TestDocument::undoAndRedoGiveTheSameContents()
{
    Document document;
    document.load(smallContent(), {});
    const Content start = document.content();
    document.edit(setMatrixEntry(document.content(), {MatrixKind::Query, 0, 1}, 0, 0, 5));
    const Content middle = document.content();
    document.edit(setSentence(document.content(), u"red cube"_s));
    const Content end = document.content();
    document.undoStack().undo();
    QVERIFY(document.content() == middle);
    document.undoStack().undo();
    QVERIFY(document.content() == start);
    document.undoStack().redo();
    document.undoStack().redo();
    QVERIFY(document.content() == end);
}

void TestDocument::undoingToTheSavedStepIsUnmodified()
{
    Document document;
    multiply(document, 2);
    document.markSaved(u"x"_s);
    multiply(document, 3);
    QVERIFY(document.isModified());
    document.undoStack().undo();
    QVERIFY(!document.isModified());
}

void TestDocument::loadingClearsTheStepsAndTellsOnce()
{
    Document document;
    multiply(document, 2);
    QSignalSpy changed(&document, &Document::changed);
    QSignalSpy moved(&document, &Document::pathChanged);
    QSignalSpy selected(&document, &Document::selectionChanged);
    document.load(smallContent(), u"/tmp/a.headlight"_s);
    QCOMPARE(changed.size(), 1);
    QVERIFY(changed.first().first().value<Change>().wholeDocument);
    QCOMPARE(moved.size(), 1);
    QCOMPARE(selected.size(), 0);
    QVERIFY(document.content() == smallContent());
    document.select({1, 1, 2, 2});
    document.load(smallContent(), {});
    QVERIFY(document.selection() == Selection());
    QCOMPARE(selected.size(), 2);
    QCOMPARE(document.undoStack().count(), 0);
    QVERIFY(!document.isModified());
}

void TestDocument::aRecoveredDocumentIsModified()
{
    Document document;
    document.loadRecovered(smallContent(), u"/tmp/a.headlight"_s);
    QVERIFY(document.isModified());
    document.markSaved(u"/tmp/a.headlight"_s);
    QVERIFY(!document.isModified());
}

void TestDocument::aDocumentSetAsideComesBackWithItsSteps()
{
    Document document;
    document.load(smallContent(), u"/tmp/a.headlight"_s);
    multiply(document, 2);
    document.markSaved(u"/tmp/a.headlight"_s);
    multiply(document, 3);
    document.select({1, 1, 2, 2});
    QSignalSpy steps(&document.undoGroup(), &QUndoGroup::indexChanged);
    QSignalSpy modified(&document, &Document::modifiedChanged);
    SetAside kept = document.setAside();
    QVERIFY(!document.isModified() && !document.undoLabel());
    QCOMPARE(document.content().model.scoreMultiplier, 3.);
    QCOMPARE(steps.last().first().toInt(), 0);
    QCOMPARE(modified.last().first().toBool(), false);
    document.load(blankContent(), {});
    multiply(document, 7);
    multiply(document, 8);
    document.undoStack().undo();
    document.markSaved({});

    QSignalSpy changed(&document, &Document::changed);
    QSignalSpy moved(&document, &Document::pathChanged);
    QSignalSpy selected(&document, &Document::selectionChanged);
    document.putBack(std::move(kept));
    QCOMPARE(changed.size(), 1);
    QVERIFY(changed.first().first().value<Change>().wholeDocument);
    QCOMPARE(moved.size(), 1);
    QCOMPARE(selected.size(), 1);
    QCOMPARE(modified.last().first().toBool(), true);
    QCOMPARE(steps.last().first().toInt(), 2);
    QCOMPARE(document.path(), u"/tmp/a.headlight"_s);
    QCOMPARE(document.selection(), Selection({1, 1, 2, 2}));
    QCOMPARE(document.content().model.scoreMultiplier, 3.);
    QVERIFY(document.isModified() && !document.redoLabel());
    document.undoGroup().undo();
    QCOMPARE(document.content().model.scoreMultiplier, 2.);
    QVERIFY(!document.isModified());
    document.undoGroup().undo();
    QVERIFY(document.content() == smallContent());
    document.undoGroup().redo();
    document.undoGroup().redo();
    QCOMPARE(document.content().model.scoreMultiplier, 3.);
    QVERIFY(document.isModified());
}

void TestDocument::noGestureGoesOnWhenADocumentComesBack()
{
    Document document;
    const quint64 drag = document.beginGesture();
    multiply(document, 2, drag);
    SetAside kept = document.setAside();
    QCOMPARE(&document.contentBefore(drag), &document.content());
    document.putBack(std::move(kept));
    QCOMPARE(&document.contentBefore(drag), &document.content());
    multiply(document, 3, drag);
    QCOMPARE(document.undoStack().count(), 2);
}

void TestDocument::changeSaysWhatDiffers()
{
    const Content content = smallContent();
    const Change title = changeBetween(content, after(setTitle(content, u"other"_s)));
    QVERIFY(!title.numbers && !title.tokens && !title.shape);
    QCOMPARE(title.fromLayer, 2);

    const Change name = changeBetween(content, after(setHeadName(content, 0, 0, u"other"_s)));
    QVERIFY(!name.numbers);

    const Change second = changeBetween(content, after(setMatrixEntry(content, {MatrixKind::Key, 1, 0}, 0, 0, 9)));
    QCOMPARE(second.fromLayer, 1);
    QVERIFY(second.numbers && !second.shape);

    Mask window;
    window.kind = Mask::Kind::Window;
    for (const EditResult& edited :
         {setResidual(content, 1, false), setLayerNorm(content, 1, true), setMask(content, 1, window),
          setHiddenKeys(content, 1, {0}), setHeadEnabled(content, 1, 0, false), setHeadDivided(content, 1, 0, false),
          setMatrixEntry(content, {MatrixKind::Value, 1, 0}, 0, 0, 9),
          setMatrixEntry(content, {MatrixKind::Output, 1, 0}, 0, 0, 9)}) {
        const Change change = changeBetween(content, after(edited));
        QCOMPARE(change.fromLayer, 1);
        QVERIFY(change.numbers && !change.shape && !change.tokens);
    }

    const Change multiplier = changeBetween(content, after(setScoreMultiplier(content, 3)));
    QCOMPARE(multiplier.fromLayer, 0);

    const Change tokens = changeBetween(content, after(setSentence(content, u"red cube"_s)));
    QVERIFY(tokens.tokens && tokens.numbers);
    QCOMPARE(tokens.fromLayer, 0);

    const Change layer = changeBetween(content, after(addLayer(content)));
    QCOMPARE(layer.fromLayer, 2);
    QVERIFY(layer.numbers && layer.shape);

    const Change fewer = changeBetween(content, after(removeLayer(content, 1)));
    QVERIFY(fewer.numbers && fewer.shape);
    QCOMPARE(fewer.fromLayer, 1);
}

void TestDocument::selectionStaysInsideAndTellsOnlyChanges()
{
    Document document;
    document.load(smallContent(), {});
    QSignalSpy selected(&document, &Document::selectionChanged);
    document.select({9, 9, 9, -4});
    QVERIFY((document.selection() == Selection{1, 1, 2, 0}));
    document.select({1, 1, 2, 0});
    QCOMPARE(selected.size(), 1);
    document.edit(removeLayer(document.content(), 1));
    QCOMPARE(document.selection().layer, 0);
    QCOMPARE(selected.size(), 2);
    document.edit(setSentence(document.content(), QString()));
    QVERIFY((document.selection() == Selection{0, 1, 0, 0}));
}

void TestDocument::selectionFindsItsTokenAgainWhileWordsAreTypedBeforeIt()
{
    Document document;
    document.load(smallContent(), {});
    document.edit(setSentence(document.content(), u"a red cube"_s));
    document.select({0, 0, 2, 2}); // cube
    const quint64 typing = document.beginGesture();
    for (const QString& letters : {u"n"_s, u"ne"_s, u"new"_s, u"new "_s})
        document.edit(setSentence(document.content(), u"a red "_s + letters + u"cube"_s), typing);
    QVERIFY((document.selection() == Selection{0, 0, 3, 3}));

    // after an undo the same run of typing starts afresh
    document.undoStack().undo();
    document.select({0, 0, 1, 1}); // red
    document.edit(setSentence(document.content(), u"a very red cube"_s), typing);
    QVERIFY((document.selection() == Selection{0, 0, 2, 2}));
}

void TestDocument::selectionFollowsItsToken()
{
    Document document;
    document.load(smallContent(), {});
    document.select({0, 0, 1, 1}); // cube
    document.edit(setSentence(document.content(), u"a very red cube red"_s));
    QCOMPARE(document.selection().query, 3);
    QCOMPARE(document.selection().key, 3);
    document.undoStack().undo();
    QCOMPARE(document.selection().query, 1);
}

QTEST_MAIN(TestDocument)
#include "tst_document.moc"
