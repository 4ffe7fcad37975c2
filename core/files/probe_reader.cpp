#include "core/files/probe_reader.h"

#include "core/files/document_file.h"
#include "core/files/json_fields.h"

namespace headlight {

using Kind = FileError::Kind;
using Type = JsonValue::Type;

namespace {

ProbePair pairOf(const JsonValue& value)
{
    requireType(value, Type::Array);
    if (value.size() != 2)
        refuse(value, Kind::WrongLength, {QStringLiteral("2"), QString::number(value.size())});
    return {nameOf(value.first()), nameOf(value.first().next())};
}

ProbeSentence sentenceOf(const JsonValue& value)
{
    const Fields fields(value, {"sentence", "pairs"});
    const JsonValue text = fields.require("sentence");
    ProbeSentence sentence{textOf(text), {}};
    if (std::ssize(sentence.sentence) > limits::probeSentenceBytes)
        refuse(text, Kind::TooLong,
               {QString::number(limits::probeSentenceBytes), QString::number(sentence.sentence.size())});
    if (const auto pairs = fields.find("pairs")) {
        requireType(*pairs, Type::Array);
        requireAtMost(*pairs, "pairs", limits::probePairs, pairs->size());
        for (JsonValue pair = pairs->first(); pair != pairs->end(); pair = pair.next())
            sentence.pairs.push_back(pairOf(pair));
    }
    return sentence;
}

} // namespace

std::vector<ProbeSentence> probeOf(const JsonValue& value)
{
    requireType(value, Type::Array);
    requireAtMost(value, "probe", limits::probeSentences, value.size());
    std::vector<ProbeSentence> list;
    for (JsonValue item = value.first(); item != value.end(); item = item.next())
        list.push_back(sentenceOf(item));
    return list;
}

} // namespace headlight
