#include "ui/labs/probe_page.h"

#include "core/analysis/probe.h"
#include "core/text/document_sentences.h"
#include "ui/labs/probe_text.h"
#include "ui/paint/number_text.h"
#include "ui/paint/paragraph.h"
#include "ui/paint/quantity_text.h"
#include "ui/paint/table.h"
#include "ui/paint/token_label.h"

#include <algorithm>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t mostHeads = 12;
constexpr std::size_t mostSentences = 40;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ClaimsLab)
};

/// What all parts are of.
struct Probed {
    const LabRequest& request;
    const std::vector<ProbeSentence>& list;
    DocumentSentences reader;
    ProbeResult result;
    ProbeRows rows = ProbeRows::All; ///< that are chosen

    /// The heads that are shown, the best first.
    std::vector<const ProbedHead*> heads() const
    {
        std::vector<const ProbedHead*> some;
        for (const std::size_t head : result.ranked(rows))
            if (some.size() < mostHeads)
                some.push_back(&result.heads[head]);
        return some;
    }
};

QString placeText(HeadPlace place)
{
    return headPlaceText(place.layer, place.head);
}

QString meanText(const std::optional<ProbeMean>& mean)
{
    return mean ? numberText(mean->mean, 3) : u"–"_s;
}

QString rowsText(ProbeRows rows)
{
    switch (rows) {
    case ProbeRows::Adjacent:
        return Words::tr("adjacent pairs");
    case ProbeRows::Apart:
        return Words::tr("pairs apart");
    default:
        return Words::tr("all pairs");
    }
}

QString titleOfSome(const Probed& in, const QString& title)
{
    const std::size_t all = in.result.heads.size();
    return all <= mostHeads ? title : Words::tr("%1: the best %2 of %3").arg(title).arg(mostHeads).arg(all);
}

std::shared_ptr<const PagePart> pairTable(const Probed& in)
{
    const bool hasIntervals = in.result.count(in.rows).sentences >= leastProbedSentences;
    TableContent table;
    table.columns = {QString(), Words::tr("tagged word")};
    if (hasIntervals)
        table.columns << Words::tr("95 % from") << Words::tr("to");
    table.columns << Words::tr("token before") << Words::tr("first token") << Words::tr("even weights");
    for (const ProbedHead* head : in.heads()) {
        const auto of = [&](ProbeMeasure measure) { return head->of(in.rows, measure); };
        QStringList row{placeText(head->place), meanText(of(ProbeMeasure::Tagged))};
        const auto tagged = of(ProbeMeasure::Tagged);
        for (const std::size_t end : {0u, 1u})
            if (hasIntervals)
                row << (tagged && tagged->interval ? numberText((*tagged->interval)[end], 3) : u"–"_s);
        row << meanText(of(ProbeMeasure::Previous)) << meanText(of(ProbeMeasure::First))
            << meanText(of(ProbeMeasure::Even));
        if (head->place == in.request.place)
            table.marked.push_back(static_cast<int>(table.rows.size()));
        table.rows.push_back(row);
    }
    const ProbeCount& count = in.result.count(in.rows);
    const QString title = Words::tr("Mean weights, %1: %2 in %3")
                              .arg(rowsText(in.rows))
                              .arg(count.rows)
                              .arg(sentencesText(count.sentences));
    return std::make_shared<Table>(titleOfSome(in, title), table);
}

std::shared_ptr<const PagePart> splitTable(const Probed& in)
{
    TableContent table;
    table.columns = {QString(),           Words::tr("adjacent: tagged"),
                     Words::tr("before"), Words::tr("apart: tagged"),
                     Words::tr("before"), Words::tr("untagged words: before")};
    for (const ProbedHead* head : in.heads()) {
        const auto of = [&](ProbeRows rows, ProbeMeasure measure) { return meanText(head->of(rows, measure)); };
        if (head->place == in.request.place)
            table.marked.push_back(static_cast<int>(table.rows.size()));
        table.rows.push_back({placeText(head->place), of(ProbeRows::Adjacent, ProbeMeasure::Tagged),
                              of(ProbeRows::Adjacent, ProbeMeasure::Previous),
                              of(ProbeRows::Apart, ProbeMeasure::Tagged), of(ProbeRows::Apart, ProbeMeasure::Previous),
                              of(ProbeRows::Others, ProbeMeasure::Previous)});
    }
    const auto evenOf = [&](ProbeRows rows) { return meanText(in.result.heads.front().of(rows, ProbeMeasure::Even)); };
    table.rows.push_back({Words::tr("even weights"), evenOf(ProbeRows::Adjacent), evenOf(ProbeRows::Adjacent),
                          evenOf(ProbeRows::Apart), evenOf(ProbeRows::Apart), evenOf(ProbeRows::Others)});
    return std::make_shared<Table>(
        titleOfSome(in, Words::tr("Weight on the tagged word, and on the token right before its reader")), table);
}

std::shared_ptr<const PagePart> sentenceTable(const Probed& in)
{
    TableContent table;
    table.columns = {Words::tr("sentence"), Words::tr("pair"), QString(), Words::tr("weight")};
    const auto [layer, head] = in.request.place;
    std::size_t shown = 0;
    for (; shown < in.list.size() && shown < mostSentences && !in.request.isStopped(); ++shown) {
        const TaggedSentence tagged = taggedSentence(in.list[shown], static_cast<Index>(shown), in.reader);
        const auto source = tagged.tokens.empty() ? nullptr : in.reader.sourceOf(tagged.tokens);
        QString sentence = QString::fromStdString(in.list[shown].sentence);
        if (tagged.pairs.empty() || !source)
            table.rows.push_back({sentence, u"–"_s, QString(), u"–"_s});
        else
            for (const TokenPair& pair : tagged.pairs) {
                const auto token = [&](Index at) { return tokenLabel(tagged.tokens[static_cast<std::size_t>(at)]); };
                const double weight = source->tile(Quantity::Weights, layer, head, {pair.query, pair.key, 1, 1})(0, 0);
                table.rows.push_back({sentence, u"%1 → %2"_s.arg(token(pair.query), token(pair.key)),
                                      isAdjacent(pair) ? Words::tr("adjacent") : Words::tr("apart"),
                                      numberText(weight, 3)});
                sentence.clear();
            }
    }
    const QString title = Words::tr("The sentences, and what %1 does in them").arg(placeText(in.request.place));
    return std::make_shared<Table>(
        shown < in.list.size() ? Words::tr("%1: the first %2 of %3").arg(title).arg(shown).arg(in.list.size()) : title,
        table);
}

Page messagePage(const QString& text)
{
    Page page;
    page.parts = {std::make_shared<Paragraph>(Words::tr("The probe"), text)};
    return page;
}

} // namespace

Page probePage(const LabRequest& request)
{
    if (!request.content || request.content->probe.empty())
        return messagePage(
            Words::tr("This document has no sentences to probe yet. Probe Sentences… above this page makes "
                      "a list or opens one: sentences, and which word of each is to read which."));
    if (request.content->memory)
        return messagePage(
            Words::tr("The keys of this document come from a memory: no word of a sentence reads another. "
                      "The probe needs a document without one."));
    DocumentSentences reader(*request.content);
    const auto& list = request.content->probe;
    ProbeResult result =
        probe(list, reader, static_cast<std::uint64_t>(request.whole("seed") + 1), request.stop, request.done.get());
    if (request.isStopped())
        return {};
    const Probed in{request, list, std::move(reader), std::move(result),
                    static_cast<ProbeRows>(request.whole("pairs"))};
    Page page;
    page.columns = 1; // tables are wide
    const auto findings = [](const QString& title, const QStringList& lines) {
        return std::make_shared<Paragraph>(title, lines.join(u'\n'));
    };
    const ProbeText text{in.result, request.whole("seed") + 1, in.rows};
    if (!in.result.heads.empty())
        page.parts = {findings(Words::tr("What these sentences can tell"), text.verdict()), pairTable(in),
                      splitTable(in), findings(Words::tr("How sure that is"), text.certainty()), sentenceTable(in)};
    if (const QStringList faults = text.faults() + text.newWords(); !faults.isEmpty())
        page.parts.push_back(findings(Words::tr("What is left out, and new words"), faults));
    return page;
}

} // namespace headlight
