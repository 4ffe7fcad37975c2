#include "core/files/document_file.h"
#include "support/small_content.h"
#include "ui/document/document.h"
#include "ui/document/edit_text.h"
#include "ui/document/head_edits.h"
#include "ui/document/layer_edits.h"
#include "ui/document/memory_edits.h"
#include "ui/document/scene_edits.h"
#include "ui/document/scene_follow.h"
#include "ui/document/token_edits.h"

#include <QTest>

using namespace headlight;
using namespace headlight::test;
using namespace Qt::StringLiterals;

namespace {

Scene sceneAt(Index layer, Index head, Index query = 0, Index key = 0, const std::string& caption = {})
{
    return {ViewKind::Heatmap, layer, head, query, key, 1, caption};
}

Content withScenes(std::vector<Scene> scenes)
{
    Content content = smallContent();
    content.scenes = std::move(scenes);
    return content;
}

/// "L1H0 2 1" for each scene.
QStringList places(const Content& content)
{
    QStringList texts;
    for (const Scene& scene : content.scenes)
        texts.append(u"L%1H%2 %3 %4"_s.arg(scene.layer).arg(scene.head).arg(scene.query).arg(scene.key));
    return texts;
}

QString captions(const Content& content)
{
    QString text;
    for (const Scene& scene : content.scenes)
        text += QString::fromStdString(scene.caption);
    return text;
}

} // namespace

class TestSceneEdits : public QObject {
    Q_OBJECT

private slots:
    void aRecordedSceneComesLast()
    {
        const Content content = after(addScene(withScenes({sceneAt(0, 0, 0, 0, "a")}), sceneAt(1, 1, 2, 0, "b")));
        QCOMPARE(captions(content), u"ab"_s);
        QCOMPARE(content.scenes[1], sceneAt(1, 1, 2, 0, "b"));
    }

    void scenesAreMovedAndRemoved()
    {
        const Content content =
            withScenes({sceneAt(0, 0, 0, 0, "a"), sceneAt(0, 0, 0, 0, "b"), sceneAt(0, 0, 0, 0, "c")});
        QCOMPARE(captions(after(moveScene(content, 0, 2))), u"bca"_s);
        QCOMPARE(captions(after(moveScene(content, 2, 0))), u"cab"_s);
        QCOMPARE(captions(after(moveScene(content, 1, 1))), u"abc"_s);
        QCOMPARE(captions(after(removeScene(content, 1))), u"ac"_s);
    }

    void tooManyScenesAndTooLongCaptionsAreRefused()
    {
        Content content = smallContent();
        content.scenes.assign(static_cast<std::size_t>(limits::scenes - 1), {});
        content = after(addScene(content, {}));
        QCOMPARE(refusal(addScene(content, {})), EditError::Kind::TooManyScenes);
        QCOMPARE(refusal(setSceneCaption(content, 3, u"한"_s.repeated(342))), EditError::Kind::TooLong);
        QVERIFY(!refusal(setSceneCaption(content, 3, u"한"_s.repeated(341))));
    }

    void eachEditIsAStepWithWordsThatCountFromOne()
    {
        Document document;
        document.load(withScenes({sceneAt(0, 0, 0, 0, "a"), sceneAt(0, 0, 0, 0, "b")}), {});
        const Content before = document.content();
        QVERIFY(!document.edit(addScene(document.content(), sceneAt(0, 1))));
        QCOMPARE(undoText(document.undoLabel()), u"Undo recording of scene 3"_s);
        QVERIFY(!document.edit(setSceneCaption(document.content(), 2, u"c"_s)));
        QCOMPARE(undoText(document.undoLabel()), u"Undo change of the caption of scene 3"_s);
        QVERIFY(!document.edit(moveScene(document.content(), 2, 0)));
        QCOMPARE(undoText(document.undoLabel()), u"Undo move of scene 3 to place 1"_s);
        QVERIFY(!document.edit(removeScene(document.content(), 1)));
        QCOMPARE(undoText(document.undoLabel()), u"Undo removal of scene 2"_s);
        QCOMPARE(captions(document.content()), u"cb"_s);
        document.undoStack().setIndex(0);
        QCOMPARE(document.content(), before);
        QVERIFY(!document.isModified());
    }

    void aCaptionTypedInOneRunIsOneStep()
    {
        Document document;
        document.load(withScenes({sceneAt(0, 0)}), {});
        const quint64 gesture = document.beginGesture();
        for (const QString& text : {u"c"_s, u"cu"_s, u"cub"_s})
            QVERIFY(!document.edit(setSceneCaption(document.content(), 0, text), gesture));
        QCOMPARE(document.undoStack().count(), 1);
        QVERIFY(!document.edit(setSceneCaption(document.content(), 0, {}), gesture));
        QCOMPARE(document.undoStack().count(), 0);
    }

    void scenesFollowTheirHeads()
    {
        const Content content = withScenes({sceneAt(0, 0), sceneAt(0, 1), sceneAt(1, 1)});
        QCOMPARE(places(after(moveHead(content, 0, 0, 1))), QStringList({u"L0H1 0 0"_s, u"L0H0 0 0"_s, u"L1H1 0 0"_s}));
        QCOMPARE(places(after(duplicateHead(content, 0, 0))),
                 QStringList({u"L0H0 0 0"_s, u"L0H2 0 0"_s, u"L1H1 0 0"_s}));
        QCOMPARE(places(after(addHead(content, 0))), places(content));
    }

    void scenesFollowTheirLayers()
    {
        const Content content = withScenes({sceneAt(0, 1), sceneAt(1, 0)});
        QCOMPARE(places(after(moveLayer(content, 0, 1))), QStringList({u"L1H1 0 0"_s, u"L0H0 0 0"_s}));
        QCOMPARE(places(after(duplicateLayer(content, 0))), QStringList({u"L0H1 0 0"_s, u"L2H0 0 0"_s}));
        QCOMPARE(places(after(removeLayer(content, 0))), QStringList({u"L0H1 0 0"_s, u"L0H0 0 0"_s}));
    }

    void aMoveKeepsTheOthersInOrder()
    {
        for (Index from = 0; from < 4; ++from)
            for (Index to = 0; to < 4; ++to) {
                std::vector<Index> order{0, 1, 2, 3};
                order.erase(order.begin() + from);
                order.insert(order.begin() + to, from);
                for (Index index = 0; index < 4; ++index)
                    QCOMPARE(order[static_cast<std::size_t>(afterMove(index, from, to))], index);
            }
    }

    void scenesFollowTheirTokens()
    {
        const Content content = withScenes({sceneAt(0, 0, 1, 2)}); // red cube red
        QCOMPARE(places(after(setSentence(content, u"a red cube red"_s))), QStringList{u"L0H0 2 3"_s});
        QCOMPARE(places(after(setSentence(content, u"red ball red"_s))), QStringList{u"L0H0 1 2"_s});
        const Content memory = after(addMemory(content));
        QCOMPARE(places(after(setMemoryText(memory, u"blue red cube red"_s))), QStringList{u"L0H0 1 3"_s});
        QCOMPARE(places(after(setSentence(memory, u"a red cube red"_s))), QStringList{u"L0H0 2 2"_s});
    }

    void publishedWeightsFollowTheirTokens()
    {
        Content content = smallContent(); // red cube red
        content.model.layers[1].heads[0].published = std::vector<PublishedWeight>{{{1, 0}, 0.25}, {{2, 1}, 0.5}};
        const auto published = [](const Content& edited) { return *edited.model.layers[1].heads[0].published; };
        QCOMPARE(published(after(setSentence(content, u"a red cube red"_s))),
                 (std::vector<PublishedWeight>{{{2, 1}, 0.25}, {{3, 2}, 0.5}}));
        QCOMPARE(published(after(setSentence(content, u"red cube"_s))), (std::vector<PublishedWeight>{{{1, 0}, 0.25}}));
        QVERIFY(published(after(setSentence(content, u"blue"_s))).empty());
    }

    void aSceneWhosePlaceIsGoneLooksAtTheNearest()
    {
        Document document;
        document.load(withScenes({sceneAt(1, 1, 2, 2), sceneAt(0, 1)}), {});
        const auto edit = [&](const EditResult& edited) {
            QVERIFY(!document.edit(edited));
            QVERIFY(parseDocument(writeDocument(document.content())).ok());
        };
        edit(setSentence(document.content(), u"cube"_s));
        QCOMPARE(places(document.content()), QStringList({u"L1H1 0 0"_s, u"L0H1 0 0"_s}));
        edit(removeHead(document.content(), 1, 1));
        QCOMPARE(places(document.content()), QStringList({u"L1H0 0 0"_s, u"L0H1 0 0"_s}));
        edit(removeLayer(document.content(), 0));
        QCOMPARE(places(document.content()), QStringList({u"L0H0 0 0"_s, u"L0H0 0 0"_s}));
        edit(setSentence(document.content(), QString()));
        QCOMPARE(places(document.content()), QStringList({u"L0H0 0 0"_s, u"L0H0 0 0"_s}));
        document.undoStack().setIndex(0);
        QCOMPARE(places(document.content()), QStringList({u"L1H1 2 2"_s, u"L0H1 0 0"_s}));
    }

    void scenesTouchNoNumbers()
    {
        const Content content = smallContent();
        const Change change = changeBetween(content, after(addScene(content, sceneAt(1, 1))));
        QVERIFY(!change.numbers && !change.tokens && !change.shape);
    }
};

QTEST_MAIN(TestSceneEdits)
#include "tst_scene_edits.moc"
