#include "core/analysis/probe.h"
#include "core/analysis/random_numbers.h"
#include "core/analysis/resampling.h"

#include <QTest>

#include <cmath>
#include <sstream>

using namespace headlight;

namespace {

/// Two heads over any tokens under a causal mask: one reads the token before with 0.8 and spreads the rest evenly over
/// what else it sees, one reads the nearest token called "red" likewise (without one before it: evenly).
class TwoHeads final : public AttentionSource {
public:
    explicit TwoHeads(std::vector<std::string> tokens) : m_tokens(std::move(tokens)) {}

    Index layerCount() const override { return 1; }
    Index headCount(Index) const override { return 2; }
    std::string headName(Index, Index) const override { return {}; }
    bool headEnabled(Index, Index) const override { return true; }
    const std::vector<std::string>& queryTokens() const override { return m_tokens; }
    const std::vector<std::string>& keyTokens() const override { return m_tokens; }
    bool hasMemory() const override { return false; }
    const std::vector<std::string>& dimensionNames() const override { return m_none; }
    bool has(Quantity quantity) const override { return quantity == Quantity::Weights; }
    Index rowCount(Quantity, Index, Index) const override { return queryCount(); }
    Index columnCount(Quantity, Index, Index) const override { return queryCount(); }
    Matrix<double> tile(Quantity, Index, Index head, const Tile& tile) const override
    {
        Matrix<double> weights = Matrix<double>::Zero(queryCount(), queryCount());
        for (Index i = 0; i < queryCount(); ++i) {
            Index read = head == 0 ? i - 1 : -1;
            for (Index j = 0; head == 1 && j < i; ++j)
                if (m_tokens[static_cast<std::size_t>(j)] == "red")
                    read = j;
            for (Index j = 0; j <= i; ++j)
                weights(i, j) = read < 0    ? 1.0 / static_cast<double>(i + 1)
                                : j == read ? 0.8
                                            : 0.2 / static_cast<double>(i);
        }
        return weights.block(tile.row, tile.column, tile.rows, tile.columns);
    }
    bool sees(Index, Index query, Index key) const override { return key <= query; }

private:
    std::vector<std::string> m_tokens;
    std::vector<std::string> m_none;
};

class TwoHeadReader final : public SentenceReader {
public:
    std::vector<std::string> tokensOf(const std::string& sentence) const override
    {
        std::istringstream words(sentence);
        return {std::istream_iterator<std::string>(words), {}};
    }
    std::vector<std::string> unknownWords(const std::vector<std::string>& tokens) const override
    {
        return std::find(tokens.begin(), tokens.end(), "shiny") == tokens.end() ? std::vector<std::string>{}
                                                                                : std::vector<std::string>{"shiny"};
    }
    bool hasMemory() const override { return memory; }
    bool isReadable(const std::vector<std::string>&, TokenPair pair) const override { return pair.key <= pair.query; }
    std::shared_ptr<const AttentionSource> sourceOf(const std::vector<std::string>& tokens) const override
    {
        return tokens.front() == "overflow" ? nullptr : std::make_shared<const TwoHeads>(tokens);
    }

    bool memory = false;
};

const std::vector<ProbeSentence> adjacentOnly{{"a red cube", {{"cube", "red"}}},
                                              {"the small red ball", {{"ball", "red"}}}};
const ProbeSentence apart{"a red and shiny cube", {{"cube", "red"}}};

bool near(const std::optional<ProbeMean>& mean, double expected)
{
    return mean && std::abs(mean->mean - expected) < 1e-15;
}

const ProbedHead& headOf(const ProbeResult& result, Index head)
{
    return result.heads[static_cast<std::size_t>(head)];
}

} // namespace

class ProbeTest : public QObject {
    Q_OBJECT

private slots:
    void adjacentPairsCannotTellTheHeadsApart()
    {
        const ProbeResult result = probe(adjacentOnly, TwoHeadReader(), 1);
        QCOMPARE(result.count(ProbeRows::Adjacent).rows, 2);
        QCOMPARE(result.count(ProbeRows::Apart).rows, 0);
        for (const Index head : {0, 1})
            for (const ProbeRows rows : {ProbeRows::All, ProbeRows::Adjacent}) {
                QVERIFY(near(headOf(result, head).of(rows, ProbeMeasure::Tagged), 0.8));
                QVERIFY(near(headOf(result, head).of(rows, ProbeMeasure::Previous), 0.8));
                QVERIFY(!headOf(result, head).of(ProbeRows::Apart, ProbeMeasure::Tagged));
            }
        QVERIFY(result.faults.empty() && result.unknown.empty());
    }

    void pairsApartAndOtherWordsDo()
    {
        const ProbeResult result = probe({apart}, TwoHeadReader(), 1);
        QCOMPARE(result.count(ProbeRows::Apart).rows, 1);
        const ProbedHead& before = headOf(result, 0);
        const ProbedHead& red = headOf(result, 1);
        // a red and shiny cube: the row of "cube" has five keys.
        QVERIFY(near(before.of(ProbeRows::Apart, ProbeMeasure::Tagged), 0.05));
        QVERIFY(near(before.of(ProbeRows::Apart, ProbeMeasure::Previous), 0.8));
        QVERIFY(near(before.of(ProbeRows::Apart, ProbeMeasure::First), 0.05));
        QVERIFY(near(red.of(ProbeRows::Apart, ProbeMeasure::Tagged), 0.8));
        QVERIFY(near(red.of(ProbeRows::Apart, ProbeMeasure::Previous), 0.05));
        QVERIFY(near(red.of(ProbeRows::Apart, ProbeMeasure::Even), 0.2));
        // Others: red → a, and → red, shiny → and.
        QCOMPARE(result.count(ProbeRows::Others).rows, 3);
        QVERIFY(near(before.of(ProbeRows::Others, ProbeMeasure::Previous), 0.8));
        QVERIFY(near(red.of(ProbeRows::Others, ProbeMeasure::Previous), (0.5 + 0.8 + 0.2 / 3) / 3));
        QVERIFY(near(red.of(ProbeRows::Others, ProbeMeasure::Even), (1 / 2. + 1 / 3. + 1 / 4.) / 3));
        QVERIFY(!red.of(ProbeRows::Others, ProbeMeasure::Tagged));
        QCOMPARE(result.ranked(ProbeRows::Apart), (std::vector<std::size_t>{1, 0}));
        QCOMPARE(result.ranked(ProbeRows::Adjacent), (std::vector<std::size_t>{0, 1}));
        QCOMPARE(result.unknown, std::vector<std::string>{"shiny"});
    }

    void meansAreOverRowsOfAllSentences()
    {
        ProbeSentence both = apart;
        both.sentence = "a red and shiny cube on a red ball";
        both.pairs = {{"cube", "red#1"}, {"ball", "red#2"}};
        const ProbeResult result = probe({adjacentOnly[0], both}, TwoHeadReader(), 1);
        QCOMPARE(result.count(ProbeRows::All).rows, 3);
        QCOMPARE(result.count(ProbeRows::All).sentences, 2);
        QVERIFY(near(headOf(result, 0).of(ProbeRows::All, ProbeMeasure::Tagged), (0.8 + 0.05 + 0.8) / 3));
        QVERIFY(near(headOf(result, 1).of(ProbeRows::All, ProbeMeasure::Tagged), 0.8));
        // A reader at the first place has no token before it.
        const ProbeResult first = probe({{"cube red", {{"cube", "cube"}}}}, TwoHeadReader(), 1);
        QVERIFY(near(headOf(first, 0).of(ProbeRows::All, ProbeMeasure::Tagged), 1));
        QVERIFY(!headOf(first, 0).of(ProbeRows::All, ProbeMeasure::Previous));
    }

    void faultsAreNamedAndLeftOut()
    {
        const std::vector<ProbeSentence> list{{"", {}},
                                              {"a red cube", {{"cub", "red"}, {"cube", ""}, {"", ""}, {"cube", "a"}}},
                                              {"a red cube on a box", {{"box", "a"}, {"box", "a#3"}, {"box", "a#2"}}},
                                              {"a red cube", {{"red", "cube"}}},
                                              {"overflow now", {{"now", "overflow"}}}};
        using Kind = ProbeFault::Kind;
        const ProbeResult result = probe(list, TwoHeadReader(), 1);
        const std::vector<ProbeFault> expected{{Kind::NoTokens, 0, -1, ""},      {Kind::WordMissing, 1, 0, "cub"},
                                               {Kind::WordMissing, 1, 1, ""},    {Kind::WordRepeated, 2, 0, "a"},
                                               {Kind::WordMissing, 2, 1, "a#3"}, {Kind::NotSeen, 3, 0, "red → cube"},
                                               {Kind::OutOfRange, 4, -1, ""}};
        QCOMPARE(result.faults.size(), expected.size());
        for (std::size_t i = 0; i < expected.size(); ++i)
            QVERIFY2(result.faults[i] == expected[i], result.faults[i].word.c_str());
        QCOMPARE(result.count(ProbeRows::All).rows, 2);
        TwoHeadReader reader;
        reader.memory = true;
        QVERIFY(probe(list, reader, 1).hasMemory && probe(list, reader, 1).heads.empty());
        QVERIFY(probe({}, TwoHeadReader(), 1).heads.empty());
    }

    void thereIsNoIntervalBelowTenSentences()
    {
        std::vector<ProbeSentence> list;
        for (int i = 0; i < 9; ++i)
            list.push_back(i % 3 == 0 ? apart : adjacentOnly[0]);
        QVERIFY(!headOf(probe(list, TwoHeadReader(), 1), 0).of(ProbeRows::All, ProbeMeasure::Tagged)->interval);
        list.push_back({"a red cube", {}}); // a sentence without a pair is none of them
        QVERIFY(!headOf(probe(list, TwoHeadReader(), 1), 0).of(ProbeRows::All, ProbeMeasure::Tagged)->interval);
        list.push_back(adjacentOnly[1]);
        const ProbeResult ten = probe(list, TwoHeadReader(), 1);
        QCOMPARE(ten.count(ProbeRows::All).sentences, 10);
        const ProbeMean mean = *headOf(ten, 0).of(ProbeRows::All, ProbeMeasure::Tagged);
        QVERIFY(mean.interval);
        QVERIFY((*mean.interval)[0] < mean.mean && mean.mean < (*mean.interval)[1]);
        QVERIFY(!headOf(ten, 0).of(ProbeRows::Adjacent, ProbeMeasure::Tagged)->interval);
        // All pairs alike: the interval is that number.
        const auto red = headOf(ten, 1).of(ProbeRows::All, ProbeMeasure::Tagged);
        QVERIFY(std::abs((*red->interval)[0] - 0.8) < 1e-12 && std::abs((*red->interval)[1] - 0.8) < 1e-12);
    }

    void aSeedGivesTheSameIntervalAgain()
    {
        std::vector<ProbeSentence> list;
        for (int i = 0; i < 20; ++i)
            list.push_back(i % 4 == 0 ? apart : adjacentOnly[0]);
        const auto interval = [&](std::uint64_t seed) {
            return *headOf(probe(list, TwoHeadReader(), seed), 0).of(ProbeRows::All, ProbeMeasure::Tagged)->interval;
        };
        QCOMPARE(interval(1)[0], interval(1)[0]);
        QVERIFY(interval(1) == interval(1));
        // 5 of 20 have 0.05, the others 0.8: the number of low ones in a resample is binomial, of deviation 1.94, and
        // the interval is about 0.6125 ± 1.96 · 0.75 · 1.94 ÷ 20 = ± 0.142, in steps of 0.0375.
        for (const std::uint64_t seed : {1, 2, 3}) {
            QVERIFY(std::abs(interval(seed)[0] - (0.6125 - 0.142)) < 0.04);
            QVERIFY(std::abs(interval(seed)[1] - (0.6125 + 0.142)) < 0.04);
        }
    }

    void theBestIsCheckedOnTheOtherHalf()
    {
        std::vector<ProbeSentence> list;
        for (int i = 0; i < 10; ++i)
            list.push_back(i % 2 == 0 ? adjacentOnly[0] : apart);
        const ProbeResult result = probe(list, TwoHeadReader(), 1);
        QVERIFY(result.halves);
        QCOMPARE(result.halves->picked.head, 0); // in the 1st, 3rd … sentence both heads have 0.8: the first is picked
        QVERIFY(std::abs(result.halves->picking - 0.8) < 1e-15);
        QVERIFY(std::abs(result.halves->checking - 0.05) < 1e-15);
        list.pop_back();
        QVERIFY(!probe(list, TwoHeadReader(), 1).halves);
    }

    void quantilesLieBetweenTheNumbers()
    {
        QCOMPARE(quantile({1, 2, 4}, 0), 1.0);
        QCOMPARE(quantile({1, 2, 4}, 0.5), 2.0);
        QCOMPARE(quantile({1, 2, 4}, 0.75), 3.0);
        QCOMPARE(quantile({1, 2, 4}, 1), 4.0);
        QCOMPARE(quantile({7}, 0.3), 7.0);
    }

    void resamplesCoverTheMeanAsOftenAsTheySay()
    {
        // Of 400 experiments with 40 numbers each, 93 to 95 of 100 intervals should hold the true mean of ½; the share
        // has a deviation of 1.2 of 100. 90 to 98 are let through.
        int covered = 0;
        for (std::uint64_t experiment = 0; experiment < 400; ++experiment) {
            RandomNumbers numbers(experiment, 7);
            std::vector<SumOf> groups(40);
            for (SumOf& group : groups)
                group = {numbers.uniform(), 1};
            const auto interval = *Resamples(40, 500, experiment).interval(groups);
            covered += interval[0] <= 0.5 && 0.5 <= interval[1] ? 1 : 0;
        }
        QVERIFY2(covered >= 360 && covered <= 392, qPrintable(QString::number(covered)));
        QVERIFY(!Resamples(3, 10, 1).interval(std::vector<SumOf>(3)));
    }

    void aStopEndsIt()
    {
        const std::atomic<bool> stop = true;
        QVERIFY(probe(adjacentOnly, TwoHeadReader(), 1, &stop).heads.empty());
        std::atomic<double> done = 0;
        probe(adjacentOnly, TwoHeadReader(), 1, nullptr, &done);
        QCOMPARE(done.load(), 1.0);
    }
};

QTEST_GUILESS_MAIN(ProbeTest)
#include "tst_probe.moc"
