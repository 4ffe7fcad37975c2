#include "support/scored_source.h"
#include "ui/views/head_reader.h"

#include <QSignalSpy>
#include <QTest>

#include <mutex>
#include <set>
#include <thread>

using namespace headlight;

namespace {

/// A snapshot whose heads are read only when a test opens the gate, and that knows which of them changed.
class SlowSource final : public AttentionSource {
public:
    SlowSource(double weight, std::set<HeadPlace> changed, Index tokens = 2)
        : m_weight(weight), m_changed(std::move(changed)), m_tokens(MatrixSource::names(tokens))
    {
    }

    Index layerCount() const override { return 1; }
    Index headCount(Index) const override { return 4; }
    std::string headName(Index, Index) const override { return {}; }
    bool headEnabled(Index, Index) const override { return true; }
    const std::vector<std::string>& queryTokens() const override { return m_tokens; }
    const std::vector<std::string>& keyTokens() const override { return m_tokens; }
    bool hasMemory() const override { return false; }
    const std::vector<std::string>& dimensionNames() const override { return m_dimensions; }
    bool has(Quantity) const override { return true; }
    Index rowCount(Quantity, Index, Index) const override { return queryCount(); }
    Index columnCount(Quantity, Index, Index) const override { return keyCount(); }
    Matrix<double> tile(Quantity, Index, Index head, const Tile& tile) const override
    {
        isAsked = true;
        for (int waited = 0; isClosed && waited < 10000; ++waited)
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        if (milliseconds > 0)
            std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds));
        const std::scoped_lock lock(m_mutex);
        headsRead.insert(head);
        return Matrix<double>::Constant(tile.rows, tile.columns, m_weight);
    }
    bool sees(Index, Index, Index) const override { return true; }
    bool hasSameWeights(const AttentionSource& other, Index layer, Index head) const override
    {
        return this == &other || m_changed.count({layer, head}) == 0;
    }
    std::multiset<Index> read() const
    {
        const std::scoped_lock lock(m_mutex);
        return headsRead;
    }

    std::atomic<bool> isClosed = false;
    mutable std::atomic<bool> isAsked = false; ///< someone reads, or waits at the gate
    int milliseconds = 0;                      ///< that a tile takes
    mutable std::multiset<Index> headsRead;

private:
    double m_weight;
    std::set<HeadPlace> m_changed;
    std::vector<std::string> m_tokens;
    std::vector<std::string> m_dimensions;
    mutable std::mutex m_mutex;
};

constexpr GridNeeds thumbnails{.pixels = 50};
constexpr Index many = 600; ///< tokens: more than are read between two frames

double weightOf(const HeadReader& reader, Index head)
{
    const auto found = reader.reading().find({0, head});
    return found == reader.reading().end() || !found->second.field ? -1 : found->second.field->values(0, 0);
}

} // namespace

class TestHeadReader : public QObject {
    Q_OBJECT

private slots:
    void aShortSentenceIsReadAtOnce();
    void onlyChangedHeadsAreReadAgain();
    void whatIsMissingIsReadBesideWhatIsThere();
    void aLongSentenceIsReadInTheBackground();
    void slowHeadsDoNotHoldUpTheWindow();
    void theLatestSnapshotWins();
    void aDragShowsEveryHeadInTurn();
    void anotherSentenceForgetsEverything();
    void nothingIsReadOfNothing();
    void goingAwayStopsTheReading();
};

void TestHeadReader::aShortSentenceIsReadAtOnce()
{
    HeadReader reader;
    reader.request(std::make_shared<SlowSource>(0.5, std::set<HeadPlace>{}), thumbnails);
    QCOMPARE(weightOf(reader, 0), 0.5); // before anything is painted; the others too, unless the machine is busy
    QTRY_VERIFY(reader.isComplete());
    for (Index head = 0; head < 4; ++head)
        QCOMPARE(weightOf(reader, head), 0.5);
}

void TestHeadReader::onlyChangedHeadsAreReadAgain()
{
    HeadReader reader;
    reader.request(std::make_shared<SlowSource>(0.5, std::set<HeadPlace>{}), thumbnails);
    QTRY_VERIFY(reader.isComplete());
    const GridReading before = reader.reading();
    const auto after = std::make_shared<SlowSource>(0.25, std::set<HeadPlace>{{0, 2}});
    reader.request(after, thumbnails);
    QTRY_VERIFY(reader.isComplete());
    QCOMPARE(after->read(), (std::multiset<Index>{2}));
    for (Index head = 0; head < 4; ++head) {
        QCOMPARE(weightOf(reader, head), head == 2 ? 0.25 : 0.5);
        QCOMPARE(reader.reading().at({0, head}).field == before.at({0, head}).field, head != 2);
    }
}

void TestHeadReader::whatIsMissingIsReadBesideWhatIsThere()
{
    HeadReader reader;
    const auto source = std::make_shared<SlowSource>(0.5, std::set<HeadPlace>{});
    reader.request(source, thumbnails);
    QTRY_VERIFY(reader.isComplete());
    const auto field = reader.reading().at({0, 0}).field;
    QVERIFY(!reader.reading().at({0, 0}).scores);
    reader.request(source, {.pixels = 50, .scores = true, .baselines = true});
    QTRY_VERIFY(reader.isComplete());
    QVERIFY(reader.reading().at({0, 0}).scores && reader.reading().at({0, 0}).baseline);
    QCOMPARE(reader.reading().at({0, 0}).field, field);
}

void TestHeadReader::aLongSentenceIsReadInTheBackground()
{
    HeadReader reader;
    QSignalSpy read(&reader, &HeadReader::read);
    const auto source = std::make_shared<SlowSource>(0.5, std::set<HeadPlace>{}, many);
    source->isClosed = true;
    reader.request(source, thumbnails);
    QVERIFY(!reader.isComplete());
    QCOMPARE(weightOf(reader, 0), -1.0);
    source->isClosed = false;
    QTRY_VERIFY(reader.isComplete());
    QVERIFY(!read.isEmpty());
    QCOMPARE(weightOf(reader, 3), 0.5);
}

void TestHeadReader::slowHeadsDoNotHoldUpTheWindow()
{
    HeadReader reader;
    const auto source = std::make_shared<SlowSource>(0.5, std::set<HeadPlace>{});
    source->milliseconds = 20; // more than a frame
    reader.request(source, thumbnails);
    QVERIFY(!reader.isComplete()); // one was read here, the others are elsewhere
    QTRY_VERIFY(reader.isComplete());
    QCOMPARE(source->read(), (std::multiset<Index>{0, 1, 2, 3}));
}

void TestHeadReader::theLatestSnapshotWins()
{
    const std::set<HeadPlace> all{{0, 0}, {0, 1}, {0, 2}, {0, 3}};
    HeadReader reader;
    std::vector<std::shared_ptr<SlowSource>> sources;
    for (int i = 0; i < 5; ++i) {
        sources.push_back(std::make_shared<SlowSource>(0.1 * (i + 1), all, many));
        sources.back()->isClosed = true;
        reader.request(sources.back(), thumbnails);
    }
    for (const auto& source : sources)
        source->isClosed = false;
    QTRY_VERIFY(reader.isComplete());
    for (Index head = 0; head < 4; ++head)
        QCOMPARE(weightOf(reader, head), 0.5);
    for (int i = 1; i < 4; ++i)
        QVERIFY(sources[static_cast<std::size_t>(i)]->read().empty()); // overtaken before they began
}

void TestHeadReader::aDragShowsEveryHeadInTurn()
{
    const std::set<HeadPlace> all{{0, 0}, {0, 1}, {0, 2}, {0, 3}};
    HeadReader reader;
    std::set<Index> shown;
    const auto note = [&] {
        for (Index head = 0; head < 4; ++head)
            if (weightOf(reader, head) >= 0)
                shown.insert(head);
    };
    connect(&reader, &HeadReader::read, this, note);
    // Each move comes while the first head of the one before is being read.
    std::shared_ptr<SlowSource> before;
    for (int move = 0; move < 8; ++move) {
        const auto source = std::make_shared<SlowSource>(0.5, all, many);
        source->isClosed = true;
        reader.request(source, thumbnails);
        if (before)
            before->isClosed = false;
        QTRY_VERIFY(source->isAsked); // what was read before it is taken
        before = source;
    }
    before->isClosed = false;
    QCOMPARE(shown, (std::set<Index>{0, 1, 2, 3}));
    QVERIFY(!reader.isComplete());
    QTRY_VERIFY(reader.isComplete());
}

void TestHeadReader::anotherSentenceForgetsEverything()
{
    HeadReader reader;
    reader.request(std::make_shared<SlowSource>(0.5, std::set<HeadPlace>{}), thumbnails);
    const auto longer = std::make_shared<SlowSource>(0.25, std::set<HeadPlace>{}, many);
    longer->isClosed = true;
    reader.request(longer, thumbnails);
    QVERIFY(reader.reading().empty());
    QVERIFY(reader.readingOf(longer.get()).empty());
    longer->isClosed = false;
    QTRY_VERIFY(reader.isComplete());
    QCOMPARE(reader.readingOf(longer.get()).size(), 4U);
}

void TestHeadReader::nothingIsReadOfNothing()
{
    HeadReader reader;
    reader.request(nullptr, thumbnails);
    reader.request(std::make_shared<SlowSource>(0.5, std::set<HeadPlace>{}, 0), thumbnails);
    QVERIFY(reader.isComplete());
    QVERIFY(reader.reading().empty());
    reader.request(nullptr, {});
    QVERIFY(reader.isComplete());
}

void TestHeadReader::goingAwayStopsTheReading()
{
    const auto source = std::make_shared<SlowSource>(0.5, std::set<HeadPlace>{}, many);
    source->milliseconds = 5;
    {
        HeadReader reader;
        reader.request(source, thumbnails);
    }
    const auto read = source->read();
    QTest::qWait(50);
    QCOMPARE(source->read(), read);
}

QTEST_GUILESS_MAIN(TestHeadReader)
#include "tst_head_reader.moc"
