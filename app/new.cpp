#include "app/new.h"

#include "app/arguments.h"
#include "app/new_document.h"
#include "app/output.h"
#include "core/files/document_file.h"
#include "core/text/tokenize.h"
#include "ui/document/error_text.h"

#include <QCoreApplication>

#include <limits>

using namespace Qt::StringLiterals;

namespace headlight {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(New)
};

const QStringList splits{u"words"_s, u"characters"_s};
const QStringList embeddings{u"zero"_s, u"one_hot"_s, u"normal"_s};
const QStringList positionRules{u"none"_s, u"columns"_s, u"sinusoidal"_s};
const QStringList weightRules{u"random"_s, u"zero"_s, u"identity"_s};
const QStringList masks{u"none"_s, u"causal"_s};

QStringList patternNames()
{
    QStringList names;
    for (const Pattern pattern : allPatterns())
        names.append(QString::fromUtf8(patternName(pattern).data(), qsizetype(patternName(pattern).size())));
    return names;
}

Usage newUsage()
{
    const auto oneOf = [](const QStringList& choices) { return choices.join(u'|'); };
    return {
        u"new"_s,
        {},
        Words::tr("Make a document from a sentence, filled by rule, so that a script can make any classroom example."),
        {
            {u"sentence"_s, u"TEXT"_s, Words::tr("the sentence (needed); | splits a word, _ joins two")},
            {u"split"_s, oneOf(splits), Words::tr("what a token is; default words")},
            {u"title"_s, u"TEXT"_s, Words::tr("the document's title")},
            {u"layers"_s, u"N"_s, Words::tr("how many layers; default 1")},
            {u"heads"_s, u"N"_s, Words::tr("how many heads in each layer; default 1")},
            {u"d-model"_s, u"N"_s, Words::tr("the width of an embedding; default: as wide as its rows need")},
            {u"d-k"_s, u"N"_s, Words::tr("the width of a query and a key; default d_model ÷ heads")},
            {u"d-v"_s, u"N"_s, Words::tr("the width of a value; default d_model ÷ heads")},
            {u"seed"_s, u"N"_s, Words::tr("where random numbers start; default 0; the same seed, the same document")},
            {u"embedding"_s, oneOf(embeddings),
             Words::tr("the rows of words; default one_hot, or zero where there are features")},
            {u"feature"_s, u"NAME=WORD,WORD"_s,
             Words::tr("a dimension of this name that is 1 for these words (repeatable)"), true},
            {u"dimensions"_s, u"NAME,NAME"_s, Words::tr("names of the dimensions that --embedding fills")},
            {u"positions"_s, oneOf(positionRules),
             Words::tr("what is added for the place of a token: columns are 1, i and i²; default columns where there "
                       "is a pattern, else none")},
            {u"weights"_s, oneOf(weightRules), Words::tr("the matrices of heads without a pattern; default random")},
            {u"pattern"_s, u"L.H=NAME"_s,
             Words::tr("what head H of layer L reads: %1 (repeatable); induction takes a head of the layer below too")
                 .arg(patternNames().join(u", "_s)),
             true},
            {u"name"_s, u"L.H=TEXT"_s, Words::tr("the name of head H of layer L (repeatable)"), true},
            {u"mask"_s, oneOf(masks), Words::tr("which tokens are seen; default causal")},
            {u"no-residual"_s, {}, Words::tr("layers do not add their input to their output")},
            {u"layer-norm"_s, {}, Words::tr("layers normalise their input")},
            {u"o"_s, u"FILE"_s, Words::tr("the document; default: standard output")},
        }};
}

/// Splits L.H=TEXT; notes a fault where it is not one.
std::optional<std::pair<HeadPlace, QString>> headAndText(Arguments& arguments, const QString& option,
                                                         const QString& value, const NewDocument& wanted)
{
    const qsizetype equals = value.indexOf(u'=');
    const QStringList place = value.left(std::max<qsizetype>(equals, 0)).split(u'.');
    bool layerGood = false;
    bool headGood = false;
    const Index layer = place.value(0).toLongLong(&layerGood);
    const Index head = place.value(1).toLongLong(&headGood);
    if (equals < 0 || place.size() != 2 || !layerGood || !headGood) {
        arguments.setFault(option, Words::tr("%1 is not like 0.1=TEXT (layer.head=…)").arg(value));
        return {};
    }
    if (layer < 0 || layer >= wanted.layers || head < 0 || head >= wanted.heads) {
        arguments.setFault(option, Words::tr("there is no head %1; layers go from 0 to %2, heads from 0 to %3")
                                       .arg(value.left(equals))
                                       .arg(wanted.layers - 1)
                                       .arg(wanted.heads - 1));
        return {};
    }
    return std::pair{HeadPlace{layer, head}, value.mid(equals + 1)};
}

std::vector<std::string> listOf(const QString& text)
{
    std::vector<std::string> items;
    for (const QString& item : text.split(u',', Qt::SkipEmptyParts))
        items.push_back(item.trimmed().toStdString());
    return items;
}

void readFeatures(Arguments& arguments, NewDocument& wanted)
{
    for (const QString& feature : arguments.all(u"feature"_s)) {
        const qsizetype equals = feature.indexOf(u'=');
        if (equals <= 0) {
            arguments.setFault(u"feature"_s, Words::tr("%1 is not like NAME=WORD,WORD").arg(feature));
            return;
        }
        wanted.features.emplace_back(feature.left(equals).trimmed().toStdString(), listOf(feature.mid(equals + 1)));
    }
}

void readPatterns(Arguments& arguments, NewDocument& wanted)
{
    for (const QString& value : arguments.all(u"pattern"_s)) {
        const auto entry = headAndText(arguments, u"pattern"_s, value, wanted);
        if (!entry)
            return;
        const std::optional<Pattern> pattern = patternNamed(entry->second.toStdString());
        if (!pattern)
            return arguments.setFault(u"pattern"_s,
                                      Words::tr("%1 is none of %2").arg(entry->second, patternNames().join(u", "_s)));
        if (!wanted.patterns.emplace(entry->first, *pattern).second)
            return arguments.setFault(u"pattern"_s, Words::tr("head %1 is given twice").arg(value.section(u'=', 0, 0)));
    }
    for (const auto& [place, pattern] : wanted.patterns) {
        const auto below = wanted.patterns.find({place.layer - 1, place.head});
        if (pattern == Pattern::Induction && below != wanted.patterns.end() && below->second != Pattern::PreviousToken)
            return arguments.setFault(u"pattern"_s,
                                      Words::tr("induction in %1.%2 needs head %3.%2 to read the previous token")
                                          .arg(place.layer)
                                          .arg(place.head)
                                          .arg(place.layer - 1));
    }
}

void readShape(Arguments& arguments, NewDocument& wanted)
{
    wanted.layers = arguments.whole(u"layers"_s, 1, limits::layers).value_or(1);
    wanted.heads = arguments.whole(u"heads"_s, 1, limits::heads).value_or(1);
    wanted.dModel = arguments.whole(u"d-model"_s, 1, limits::width);
    wanted.dK = arguments.whole(u"d-k"_s, 1, limits::width);
    wanted.dV = arguments.whole(u"d-v"_s, 1, limits::width);
    constexpr Index largestSeed = std::numeric_limits<std::uint32_t>::max();
    wanted.seed = static_cast<std::uint32_t>(arguments.whole(u"seed"_s, 0, largestSeed).value_or(0));
}

NewDocument newDocumentOf(Arguments& arguments)
{
    NewDocument wanted;
    wanted.title = arguments.text(u"title"_s).value_or(QString()).toStdString();
    wanted.sentence = arguments.text(u"sentence"_s).value_or(QString());
    wanted.split = static_cast<Split>(arguments.choice(u"split"_s, splits).value_or(0));
    if (tokenize(wanted.sentence, wanted.split).empty())
        arguments.setFault(u"sentence"_s, Words::tr("a sentence with at least one word is needed"));
    readShape(arguments, wanted);
    readFeatures(arguments, wanted);
    readPatterns(arguments, wanted);
    for (const QString& value : arguments.all(u"name"_s))
        if (const auto entry = headAndText(arguments, u"name"_s, value, wanted))
            wanted.names[entry->first] = entry->second.toStdString();
    wanted.dimensions = listOf(arguments.text(u"dimensions"_s).value_or(QString()));

    const std::size_t embedding = wanted.features.empty() ? 1 : 0;
    wanted.embedding =
        static_cast<NewDocument::Embedding>(arguments.choice(u"embedding"_s, embeddings).value_or(embedding));
    const std::size_t positions = wanted.patterns.empty() ? 0 : 1;
    wanted.positions =
        static_cast<NewDocument::PositionRule>(arguments.choice(u"positions"_s, positionRules).value_or(positions));
    wanted.weights = static_cast<NewDocument::Weights>(arguments.choice(u"weights"_s, weightRules).value_or(0));
    wanted.mask.kind = arguments.choice(u"mask"_s, masks).value_or(1) == 0 ? Mask::Kind::None : Mask::Kind::Causal;
    wanted.residual = !arguments.has(u"no-residual"_s);
    wanted.layerNorm = arguments.has(u"layer-norm"_s);
    return wanted;
}

CommandError commandError(const NewDocumentError& error)
{
    switch (error.kind) {
    case NewDocumentError::Kind::Pattern:
        return {
            exitBadData, u"--pattern %1.%2"_s.arg(error.head.layer).arg(error.head.head), {}, errorText(error.edit)};
    case NewDocumentError::Kind::Width:
        return {exitBadData,
                u"--d-model"_s,
                {},
                Words::tr("the rows need %1 dimensions; at most %2 are possible").arg(error.needed).arg(limits::width)};
    case NewDocumentError::Kind::TooLarge:
        break;
    }
    return {exitBadData,
            {},
            {},
            Words::tr("so many layers, heads and dimensions do not fit into a file of %1 MiB; ask for fewer")
                .arg(limits::fileBytes >> 20)};
}

} // namespace

std::optional<CommandError> runNew(const QStringList& given, QIODevice& out)
{
    const Usage usage = newUsage();
    Result<Arguments, CommandError> read = Arguments::read(usage, given);
    if (!read)
        return read.error();
    Arguments& arguments = read.value();
    if (arguments.wantsHelp())
        return writeHelp(usage, out);
    const NewDocument wanted = newDocumentOf(arguments);
    const std::optional<QString> path = arguments.path(u"o"_s);
    if (arguments.fault())
        return arguments.fault();
    const Result<Content, NewDocumentError> made = makeDocument(wanted);
    if (!made)
        return commandError(made.error());
    const QByteArray bytes = writeDocument(made.value());
    // Read once, as whoever opens it will: no limit of a document is passed.
    if (const Result<Content, FileError> checked = parseDocument(bytes); !checked)
        return commandError(path.value_or(QString()), checked.error());
    Output output(path, out);
    output.write(bytes);
    return output.finish();
}

} // namespace headlight
