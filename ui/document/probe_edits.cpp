#include "ui/document/probe_edits.h"

#include "core/files/probe_csv.h"

#include <iterator>
#include <utility>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

EditResult checked(Edited edited)
{
    const auto past = probeLimitError(edited.content.probe);
    if (!past)
        return edited;
    if (past->kind == FileError::Kind::TooLong)
        return EditError{EditError::Kind::TooLong, {past->values.value(0)}};
    const bool ofPairs = past->values.value(0) == u"pairs"_s;
    return EditError{ofPairs ? EditError::Kind::TooManyProbePairs : EditError::Kind::TooManyProbeSentences,
                     {past->values.value(1)}};
}

Edited labelled(const Content& content, EditLabel::Kind kind, Index number)
{
    return {content, {kind, {QString::number(number)}}};
}

} // namespace

EditResult addProbeSentence(const Content& content, ProbeSentence sentence)
{
    Edited edited = labelled(content, EditLabel::Kind::AddProbeSentence, std::ssize(content.probe) + 1);
    edited.content.probe.push_back(std::move(sentence));
    return checked(std::move(edited));
}

EditResult removeProbeSentence(const Content& content, Index sentence)
{
    Edited edited = labelled(content, EditLabel::Kind::RemoveProbeSentence, sentence + 1);
    edited.content.probe.erase(edited.content.probe.begin() + sentence);
    return edited;
}

EditResult setProbeSentence(const Content& content, Index sentence, const QString& text)
{
    Edited edited = labelled(content, EditLabel::Kind::ChangeProbeSentence, sentence + 1);
    edited.content.probe[static_cast<std::size_t>(sentence)].sentence = text.simplified().toStdString();
    return checked(std::move(edited));
}

EditResult setProbePairs(const Content& content, Index sentence, const QString& text)
{
    Edited edited = labelled(content, EditLabel::Kind::ChangeProbePairs, sentence + 1);
    std::vector<ProbePair>& pairs = edited.content.probe[static_cast<std::size_t>(sentence)].pairs;
    pairs.clear();
    for (QString part : text.split(u';', Qt::SkipEmptyParts)) {
        part.replace(u"->"_s, u"→"_s).replace(u'>', u'→');
        QStringList words = part.split(u'→');
        for (QString& word : words)
            word = word.trimmed();
        if (words == QStringList{QString()})
            continue;
        if (words.size() != 2 || words.contains(QString()))
            return EditError{EditError::Kind::BadPair, {part.trimmed()}};
        pairs.push_back({words[0].toStdString(), words[1].toStdString()});
    }
    return checked(std::move(edited));
}

EditResult importProbe(const Content& content, std::vector<ProbeSentence> list, bool replaces)
{
    Edited edited = labelled(content, EditLabel::Kind::ImportProbe, std::ssize(list));
    auto& probe = edited.content.probe;
    if (replaces)
        probe.clear();
    probe.insert(probe.end(), std::make_move_iterator(list.begin()), std::make_move_iterator(list.end()));
    return checked(std::move(edited));
}

QString probePairsText(const ProbeSentence& sentence)
{
    QStringList pairs;
    for (const ProbePair& pair : sentence.pairs)
        pairs << u"%1 → %2"_s.arg(QString::fromStdString(pair.reader), QString::fromStdString(pair.read));
    return pairs.join(u"; "_s);
}

} // namespace headlight
