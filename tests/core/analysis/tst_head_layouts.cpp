#include "core/analysis/head_layouts.h"

#include <QTest>

#include <numeric>

using namespace headlight;

class TestHeadLayouts : public QObject {
    Q_OBJECT

    static const HeadLayout& layoutOf(std::string_view name)
    {
        for (const HeadLayout& layout : publishedLayouts())
            if (layout.name == name)
                return layout;
        qFatal("no such layout");
    }

private slots:
    void headsHaveThePublishedWidth_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<int>("heads");
        QTest::addColumn<int>("width");
        const auto row = [](const char* name, int heads, int width) {
            QTest::newRow(name) << QByteArray(name) << heads << width;
        };
        row("Transformer base", 8, 64);
        row("CLIP ViT-L/14 text", 12, 64);
        row("Stable Diffusion 1.x, 320", 8, 40);
        row("Stable Diffusion 1.x, 640", 8, 80);
        row("Stable Diffusion 1.x, 1280", 8, 160);
        row("SDXL, 640", 10, 64);
        row("SDXL, 1280", 20, 64);
        row("FLUX.1", 24, 128);
        row("GPT-2 small", 12, 64);
    }

    void headsHaveThePublishedWidth()
    {
        QFETCH(QByteArray, name);
        QFETCH(int, heads);
        QFETCH(int, width);
        const HeadLayout& layout = layoutOf(name.constData());
        QCOMPARE(layout.heads, heads);
        QCOMPARE(layout.headWidth(), width);
        QCOMPARE(layout.heads * layout.headWidth(), layout.dModel);
        QVERIFY(!layout.source.empty());
    }

    void theRotarySplitIsAWholeHead()
    {
        const std::vector<Index>& pieces = layoutOf("FLUX.1").rotary;
        QCOMPARE(pieces, (std::vector<Index>{16, 56, 56}));
        QCOMPARE(std::accumulate(pieces.begin(), pieces.end(), Index(0)), layoutOf("FLUX.1").headWidth());
    }

    void textModelsHaveTheirLimits()
    {
        QCOMPARE(layoutOf("CLIP ViT-L/14 text").mostTokens, 77);
        QCOMPARE(layoutOf("GPT-2 small").mostTokens, 1024);
        QVERIFY(layoutOf("CLIP ViT-L/14 text").isCausal && layoutOf("GPT-2 small").isCausal);
        QCOMPARE(layoutOf("GPT-2 small").layers, 12);
    }

    void fourScoresArePublished()
    {
        const std::vector<HeadScore>& scores = publishedHeadScores();
        QCOMPARE(scores.size(), std::size_t(4));
        QVERIFY(scores[0].heads == 1 && scores[0].bleu == 24.9);
        QVERIFY(scores[1].heads == 8 && scores[1].bleu == 25.8);
        QVERIFY(scores[2].heads == 16 && scores[2].bleu == 25.8);
        QVERIFY(scores[3].heads == 32 && scores[3].bleu == 25.4);
    }
};

QTEST_GUILESS_MAIN(TestHeadLayouts)
#include "tst_head_layouts.moc"
