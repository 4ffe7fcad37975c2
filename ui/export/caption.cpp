#include "ui/export/caption.h"

#include "ui/document/mask_text.h"
#include "ui/paint/number_text.h"
#include "ui/paint/quantity_text.h"
#include "ui/paint/value_range.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace headlight {

namespace {

using namespace Qt::StringLiterals;

constexpr qsizetype longestSentence = 400;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Caption)
};

QString shown(double number)
{
    return QString::number(number, 'g', 4).replace(u'-', u'−');
}

QString sentenceOf(const Content& content)
{
    QString text = QString::fromStdString(content.sentence.value_or(std::string())).simplified();
    if (content.split == Split::Words)
        text.remove(u'|').replace(u'_', u' '); // marks of how it is split
    if (text.isEmpty()) {
        QStringList tokens;
        for (const std::string& token : content.tokens)
            tokens.append(QString::fromStdString(token));
        text = tokens.join(u' ');
    }
    if (text.size() > longestSentence)
        text = text.left(longestSentence).trimmed() + u'…';
    return text;
}

/// The heads that a picture is of.
std::vector<HeadPlace> headsOf(const Content& content, const CaptionSubject& subject)
{
    if (subject.head)
        return {*subject.head};
    if (!subject.together.empty())
        return subject.together;
    std::vector<HeadPlace> all;
    const auto& layers = content.model.layers;
    for (std::size_t layer = 0; layer < layers.size(); ++layer)
        for (std::size_t head = 0; head < layers[layer].heads.size(); ++head)
            all.push_back({static_cast<Index>(layer), static_cast<Index>(head)});
    return all;
}

const Layer<double>& layerOf(const Content& content, HeadPlace place)
{
    return content.model.layers.at(static_cast<std::size_t>(place.layer));
}

QString maskOf(const Content& content, const std::vector<HeadPlace>& heads)
{
    const Mask& first = layerOf(content, heads.front()).mask;
    const auto same = [&](HeadPlace place) { return layerOf(content, place).mask == first; };
    return std::all_of(heads.begin(), heads.end(), same) ? maskText(first) : Words::tr("differs between layers");
}

QString divisorText(const Head& head)
{
    switch (head.scale.kind) {
    case Scale::Kind::SqrtDk:
        return u"√dₖ = %1"_s.arg(shown(head.scale.divisor(head.dK)));
    case Scale::Kind::None:
        return u"1"_s;
    case Scale::Kind::Number:
        break;
    }
    return shown(head.scale.number);
}

QString scaleOf(const Content& content, const std::vector<HeadPlace>& heads)
{
    QStringList texts;
    bool isRoot = true;
    for (const HeadPlace place : heads) {
        const Head& head = layerOf(content, place).heads.at(static_cast<std::size_t>(place.head));
        texts.append(divisorText(head));
        isRoot = isRoot && head.scale.kind == Scale::Kind::SqrtDk;
    }
    texts.removeDuplicates();
    if (texts.size() > 1 && isRoot)
        return Words::tr("scores divided by %1").arg(u"√dₖ"_s);
    return texts.size() == 1 ? Words::tr("scores divided by %1").arg(texts.front())
                             : Words::tr("scores divided by a number that differs between heads");
}

QStringList rulesOf(const Content& content, const CaptionSubject& subject)
{
    const std::vector<HeadPlace> heads = headsOf(content, subject);
    QStringList parts;
    if (!heads.empty())
        parts = {Words::tr("mask: %1").arg(maskOf(content, heads)), scaleOf(content, heads)};
    if (content.model.scoreMultiplier != 1)
        parts.append(Words::tr("every score × %1").arg(shown(content.model.scoreMultiplier)));
    return parts;
}

/// "L0H4 (its name)"
QString headText(const AttentionSource& source, HeadPlace place)
{
    const QString name = QString::fromStdString(source.headName(place.layer, place.head));
    const QString text = headPlaceText(place.layer, place.head);
    return name.isEmpty() ? text : u"%1 (%2)"_s.arg(text, name);
}

/// Each head by its name as long as they are few; "L0H0–L0H6, L0H9" where they are many.
QString headsText(const AttentionSource& source, const std::vector<HeadPlace>& heads)
{
    constexpr std::size_t mostNamed = 6;
    QStringList texts;
    for (std::size_t first = 0; first < heads.size();) {
        std::size_t last = first;
        if (heads.size() > mostNamed)
            while (last + 1 < heads.size() && heads[last + 1].head == heads[last].head + 1)
                ++last;
        texts.append(heads.size() <= mostNamed ? headText(source, heads[first])
                                               : headPlaceText(heads[first].layer, heads[first].head));
        if (last > first)
            texts.last() += (last > first + 1 ? u"–"_s : u", "_s) + headPlaceText(heads[last].layer, heads[last].head);
        first = last + 1;
    }
    return texts.join(u", "_s);
}

QString colorsOf(const AttentionSource& source, const CaptionSubject& subject)
{
    const HeatmapOptions& options = *subject.colors;
    if (!subject.oneScale)
        return options.logarithmic ? Words::tr("logarithmic colours") : QString();
    QString colors;
    if (!subject.head && options.range == Range::Own) {
        colors = Words::tr("colours from the least to the largest of each head");
    } else {
        const HeadPlace at = subject.head.value_or(HeadPlace{});
        const Range range = subject.head ? options.range : std::min(options.range, Range::Shared);
        const ValueRange ends = valueRange(source, options.quantity, at.layer, at.head, range);
        const QString text = range == Range::Shared ? Words::tr("colours from %1 to %2, shared by all heads")
                                                    : Words::tr("colours from %1 to %2");
        colors = text.arg(shown(ends.low), shown(ends.high));
    }
    return options.logarithmic ? Words::tr("%1, logarithmic").arg(colors) : colors;
}

/// What is shown, what is left out of it, what is quiet, and what the colours stand for.
QStringList looksOf(const AttentionSource& source, const CaptionSubject& subject)
{
    const HeatmapOptions& options = *subject.colors;
    // Borrowed, not owned: nothing is kept beyond this function.
    const std::shared_ptr<const AttentionSource> borrowed(std::shared_ptr<const AttentionSource>(), &source);
    QStringList parts{leftOutText(source, options)};
    if (options.threshold > 0)
        parts.append(Words::tr("quiet: below %1").arg(exactText(options.threshold)));
    parts.append(colorsOf(*shownSource(borrowed, options), subject));
    parts.removeAll(QString());
    return parts;
}

/// The parts that follow one another after semicolons, the first with a capital.
QString asSentence(const QStringList& parts)
{
    QString text = parts.join(u"; "_s);
    text[0] = text[0].toUpper();
    return text + u'.';
}

} // namespace

CaptionSubject captionSubject(ViewKind kind, const HeatmapOptions& options, bool ofScores)
{
    CaptionSubject subject;
    subject.rules = kind != ViewKind::Compare;
    subject.oneScale = kind == ViewKind::Heatmap || (kind == ViewKind::Grid && !ofScores);
    subject.oneQuantity = kind != ViewKind::Steps;
    if (kind == ViewKind::Heatmap || kind == ViewKind::Compare)
        subject.colors = options;
    else if (kind != ViewKind::Geometry) // which has vectors alone
        subject.colors = ofWeights(options);
    if (kind == ViewKind::Steps)
        subject.colors->keysLeftOut.clear();
    if (kind == ViewKind::Flow || ofScores)
        subject.colors->threshold = 0;
    if (kind == ViewKind::Flow)
        subject.colors->logarithmic = false;
    return subject;
}

namespace {

/// "Its title. “Its sentence”."
QString documentText(const Content& content)
{
    QStringList sentences;
    if (const QString title = QString::fromStdString(content.title).simplified(); !title.isEmpty())
        sentences.append(title + (title.back().isPunct() ? QString() : u"."_s));
    if (const QString sentence = sentenceOf(content); !sentence.isEmpty())
        sentences.append(u"“%1”."_s.arg(sentence));
    return sentences.join(u' ');
}

/// One side of a comparison.
struct Side {
    QString document;
    QString head;
    QString rules;
};

Side sideOf(const Content& content, const AttentionSource& source, HeadPlace head)
{
    CaptionSubject subject;
    subject.head = head;
    return {documentText(content), headText(source, head), rulesOf(content, subject).join(u"; "_s)};
}

QString comparisonText(const Side& a, const Side& b, const AttentionSource& source, const CaptionSubject& subject)
{
    const auto both = [](const QString& ofA, const QString& ofB) {
        return ofA == ofB ? QStringList{ofA} : QStringList{u"A: "_s + ofA, u"B: "_s + ofB};
    };
    QStringList sentences = both(a.document, b.document);
    sentences.removeAll(QString());
    QStringList parts = both(a.head, b.head);
    parts.append(quantityName(subject.colors->quantity));
    parts += both(a.rules, b.rules);
    parts += looksOf(source, subject);
    sentences.append(asSentence(parts));
    return sentences.join(u' ');
}

bool hasHead(const Content& content, HeadPlace place)
{
    const auto& layers = content.model.layers;
    return place.layer < std::ssize(layers)
           && place.head < std::ssize(layers[static_cast<std::size_t>(place.layer)].heads);
}

} // namespace

QString captionText(const Content& content, const AttentionSource& source, const CaptionSubject& subject)
{
    if (subject.other && subject.head && subject.colors) {
        const CaptionOther& other = *subject.other;
        const HeadPlace place = other.head.value_or(*subject.head);
        if (other.source && hasHead(other.content, place)) {
            const Side here = sideOf(content, source, *subject.head);
            const Side there = sideOf(other.content, *other.source, place);
            return comparisonText(other.isA ? there : here, other.isA ? here : there, source, subject);
        }
    }
    if (!subject.ofDocument)
        return subject.lab;
    QStringList sentences{subject.lab, documentText(content)};
    sentences.removeAll(QString());
    QStringList parts;
    if (subject.head)
        parts.append(headText(source, *subject.head));
    else if (!subject.together.empty())
        parts.append(headsText(source, subject.together));
    else if (subject.colors)
        parts.append(Words::tr("all layers and heads"));
    if (subject.colors && subject.oneQuantity)
        parts.append(quantityName(subject.colors->quantity));
    if (subject.rules)
        parts += rulesOf(content, subject);
    if (subject.colors)
        parts += looksOf(source, subject);
    if (!parts.isEmpty())
        sentences.append(asSentence(parts));
    return sentences.join(u' ');
}

} // namespace headlight
