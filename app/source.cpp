#include "app/source.h"

#include "core/files/document_file.h"
#include "ui/document/error_text.h"
#include "ui/document/token_edits.h"

#include <QCoreApplication>

#include <limits>

using namespace Qt::StringLiterals;

namespace headlight {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Source)
};

/// "1.3": layer 1, head 3.
std::optional<HeadPlace> headPlaceOf(const QString& text)
{
    const QStringList parts = text.split(u'.');
    bool layerGood = false;
    bool headGood = false;
    const HeadPlace place{parts.value(0).toUInt(&layerGood), parts.value(1).toUInt(&headGood)};
    return parts.size() == 2 && layerGood && headGood ? std::optional(place) : std::nullopt;
}

std::optional<Scale> scaleOf(Arguments& arguments)
{
    const QString name = u"scale"_s;
    const std::optional<QString> text = arguments.text(name);
    if (!text)
        return std::nullopt;
    if (*text == u"none"_s)
        return Scale{Scale::Kind::None};
    if (*text == u"sqrt_dk"_s)
        return Scale{Scale::Kind::SqrtDk};
    const std::optional<double> number = arguments.number(name);
    if (number && *number > 0)
        return Scale{Scale::Kind::Number, *number};
    arguments.setFault(name, Words::tr("%1 is not above 0").arg(*text));
    return std::nullopt;
}

CommandError noSuchPart(const QString& path, const QString& place, const QString& reason)
{
    return {exitBadData, path, place, reason};
}

CommandError noSuchLayer(const QString& path, Index layer, Index count)
{
    return noSuchPart(path, u"layers[%1]"_s.arg(layer),
                      Words::tr("there is no such layer; they count from 0 to %1").arg(count - 1));
}

CommandError noSuchHead(const QString& path, Index layer, Index head, Index count)
{
    return noSuchPart(path, u"layers[%1].heads[%2]"_s.arg(layer).arg(head),
                      Words::tr("there is no such head; they count from 0 to %1").arg(count - 1));
}

std::optional<CommandError> ablate(const QString& path, Content& content, const HeadPlace& place)
{
    std::vector<Layer<double>>& layers = content.model.layers;
    if (place.layer >= std::ssize(layers))
        return noSuchLayer(path, place.layer, std::ssize(layers));
    std::vector<Head>& heads = layers[static_cast<std::size_t>(place.layer)].heads;
    if (place.head >= std::ssize(heads))
        return noSuchHead(path, place.layer, place.head, std::ssize(heads));
    heads[static_cast<std::size_t>(place.head)].enabled = false;
    return std::nullopt;
}

} // namespace

std::vector<Option> interventionOptions()
{
    return {
        {u"mask"_s, u"none|causal"_s, Words::tr("the mask of every layer")},
        {u"scale"_s, u"none|sqrt_dk|NUMBER"_s, Words::tr("what every head's scores are divided by")},
        {u"multiply"_s, u"NUMBER"_s, Words::tr("multiply every score, in place of the document's own number")},
        {u"ablate"_s, u"L.H"_s, Words::tr("take the output of layer L's head H as 0; may be repeated"), true},
        {u"sentence"_s, u"TEXT"_s, Words::tr("in place of the document's sentence")},
    };
}

Interventions interventionsOf(Arguments& arguments)
{
    Interventions interventions;
    if (const auto mask = arguments.choice(u"mask"_s, {u"none"_s, u"causal"_s}))
        interventions.mask = *mask == 0 ? Mask::Kind::None : Mask::Kind::Causal;
    interventions.scale = scaleOf(arguments);
    interventions.multiplier = arguments.number(u"multiply"_s);
    if (interventions.multiplier.value_or(0) < 0)
        arguments.setFault(u"multiply"_s, Words::tr("%1 is below 0").arg(*interventions.multiplier));
    for (const QString& text : arguments.all(u"ablate"_s)) {
        if (const auto place = headPlaceOf(text))
            interventions.ablated.push_back(*place);
        else
            arguments.setFault(u"ablate"_s, Words::tr("%1 is not a layer and a head like 0.3").arg(text));
    }
    interventions.sentence = arguments.text(u"sentence"_s);
    return interventions;
}

Result<Content, CommandError> loadSource(const QString& path, const Interventions& interventions)
{
    Result<Content, FileError> read = readDocumentFile(path);
    if (!read)
        return commandError(path, read.error());
    Content content = std::move(read).value();
    if (interventions.sentence) {
        EditResult edited = setSentence(content, *interventions.sentence);
        if (!edited)
            return CommandError{exitBadData, path, u"--sentence"_s, errorText(edited.error())};
        content = std::move(edited).value().content;
    }
    for (Layer<double>& layer : content.model.layers) {
        if (interventions.mask)
            layer.mask = {*interventions.mask, 1, nullptr};
        for (Head& head : layer.heads)
            head.scale = interventions.scale.value_or(head.scale);
    }
    content.model.scoreMultiplier = interventions.multiplier.value_or(content.model.scoreMultiplier);
    for (const HeadPlace& place : interventions.ablated)
        if (std::optional<CommandError> error = ablate(path, content, place))
            return *std::move(error);
    return content;
}

Result<Source, CommandError> computeSource(const QString& path, const Interventions& interventions)
{
    const Result<Content, CommandError> content = loadSource(path, interventions);
    return content ? computeContent(path, content.value()) : content.error();
}

Result<Source, CommandError> computeContent(const QString& path, const Content& content)
{
    const Result<Source, Overflow> source = evaluate(content);
    if (source)
        return source.value();
    const Overflow& overflow = source.error();
    QString place = u"layers[%1]"_s.arg(overflow.layer);
    if (overflow.what != Overflow::What::LayerOutput)
        place += u".heads[%1]"_s.arg(overflow.head);
    return CommandError{exitBadData, path, place, errorText(overflow, content)};
}

std::optional<CommandError> requireHead(const QString& path, const AttentionSource& source, std::optional<Index> layer,
                                        std::optional<Index> head)
{
    if (layer && *layer >= source.layerCount())
        return noSuchLayer(path, *layer, source.layerCount());
    if (!head)
        return std::nullopt;
    for (Index l = layer.value_or(0); l < (layer ? *layer + 1 : source.layerCount()); ++l)
        if (*head >= source.headCount(l))
            return noSuchHead(path, l, *head, source.headCount(l));
    return std::nullopt;
}

} // namespace headlight
