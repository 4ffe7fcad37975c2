#include "ui/export/caption.h"

#include "ui/document/mask_text.h"
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

/// The layers that a picture is of.
std::vector<Layer<double>> layersOf(const Content& content, const std::optional<HeadPlace>& head)
{
    if (!head)
        return content.model.layers;
    return {content.model.layers.at(static_cast<std::size_t>(head->layer))};
}

QString maskOf(const std::vector<Layer<double>>& layers)
{
    const auto same = [&](const Layer<double>& layer) { return layer.mask == layers.front().mask; };
    return std::all_of(layers.begin(), layers.end(), same) ? maskText(layers.front().mask)
                                                           : Words::tr("differs between layers");
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

QString scaleOf(const std::vector<Layer<double>>& layers, const std::optional<HeadPlace>& place)
{
    QStringList texts;
    bool isRoot = true;
    for (const Layer<double>& layer : layers)
        for (std::size_t h = 0; h < layer.heads.size(); ++h)
            if (!place || place->head == static_cast<Index>(h)) {
                texts.append(divisorText(layer.heads[h]));
                isRoot = isRoot && layer.heads[h].scale.kind == Scale::Kind::SqrtDk;
            }
    texts.removeDuplicates();
    if (texts.size() > 1 && isRoot)
        return Words::tr("scores divided by %1").arg(u"√dₖ"_s);
    return texts.size() == 1 ? Words::tr("scores divided by %1").arg(texts.front())
                             : Words::tr("scores divided by a number that differs between heads");
}

QStringList rulesOf(const Content& content, const std::optional<HeadPlace>& head)
{
    const std::vector<Layer<double>> layers = layersOf(content, head);
    QStringList parts{Words::tr("mask: %1").arg(maskOf(layers)), scaleOf(layers, head)};
    if (content.model.scoreMultiplier != 1)
        parts.append(Words::tr("every score × %1").arg(shown(content.model.scoreMultiplier)));
    return parts;
}

QString colorsOf(const AttentionSource& source, const CaptionSubject& subject)
{
    const HeatmapOptions& options = *subject.colors;
    if (!subject.head && options.range == Range::Own)
        return Words::tr("colours from the least to the largest of each head");
    const HeadPlace at = subject.head.value_or(HeadPlace{});
    const Range range = subject.head ? options.range : std::min(options.range, Range::Shared);
    const ValueRange ends = valueRange(source, options.quantity, at.layer, at.head, range);
    const QString text = range == Range::Shared ? Words::tr("colours from %1 to %2, shared by all heads")
                                                : Words::tr("colours from %1 to %2");
    const QString colors = text.arg(shown(ends.low), shown(ends.high));
    return options.logarithmic ? Words::tr("%1, logarithmic").arg(colors) : colors;
}

/// The parts that follow one another after semicolons, the first with a capital.
QString asSentence(const QStringList& parts)
{
    QString text = parts.join(u"; "_s);
    text[0] = text[0].toUpper();
    return text + u'.';
}

} // namespace

QString captionText(const Content& content, const AttentionSource& source, const CaptionSubject& subject)
{
    QStringList sentences;
    if (const QString title = QString::fromStdString(content.title).simplified(); !title.isEmpty())
        sentences.append(title + (title.back().isPunct() ? QString() : u"."_s));
    if (const QString sentence = sentenceOf(content); !sentence.isEmpty())
        sentences.append(u"“%1”."_s.arg(sentence));
    QStringList parts;
    if (subject.head) {
        const QString name = QString::fromStdString(source.headName(subject.head->layer, subject.head->head));
        const QString place = headPlaceText(subject.head->layer, subject.head->head);
        parts.append(name.isEmpty() ? place : u"%1 (%2)"_s.arg(place, name));
    } else if (subject.colors) {
        parts.append(Words::tr("all layers and heads"));
    }
    if (subject.colors)
        parts.append(quantityName(subject.colors->quantity));
    if (subject.rules)
        parts += rulesOf(content, subject.head);
    if (subject.colors) {
        // Borrowed, not owned: nothing is kept beyond this function.
        const std::shared_ptr<const AttentionSource> borrowed(std::shared_ptr<const AttentionSource>(), &source);
        if (const QString text = leftOutText(source, *subject.colors); !text.isEmpty())
            parts.append(text);
        parts.append(colorsOf(*shownSource(borrowed, *subject.colors), subject));
    }
    if (!parts.isEmpty())
        sentences.append(asSentence(parts));
    return sentences.join(u' ');
}

} // namespace headlight
