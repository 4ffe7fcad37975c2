#include "app/render.h"

#include "app/compare_wish.h"
#include "app/flow_wish.h"
#include "app/heatmap_wish.h"
#include "app/lab_wish.h"
#include "app/output.h"
#include "app/render_geometry.h"
#include "app/render_output.h"
#include "app/source.h"
#include "app/spoken_language.h"
#include "core/model/view_kind.h"
#include "ui/export/compare_figure.h"
#include "ui/export/figures.h"
#include "ui/export/flow_figure.h"
#include "ui/export/geometry_figure.h"
#include "ui/export/lab_caption.h"
#include "ui/paint/interface_font.h"

#include <QCoreApplication>
#include <QGuiApplication>

#include <functional>
#include <limits>

using namespace Qt::StringLiterals;

namespace headlight {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Render)
};

/// In the order of ViewKind.
QStringList viewChoices()
{
    QStringList names;
    for (const std::string_view name : viewNames)
        names << QLatin1StringView(name.data(), static_cast<qsizetype>(name.size()));
    return names;
}

/// In the order of Quantity.
const QStringList& quantityNames()
{
    static const QStringList names{u"embeddings"_s, u"queries"_s, u"keys"_s,   u"values"_s,       u"products"_s,
                                   u"scores"_s,     u"weights"_s, u"output"_s, u"layer_output"_s, u"gradient"_s};
    return names;
}

/// In the order of HeadScore.
QStringList scoreNames()
{
    QStringList names;
    for (const std::string_view name : headScoreNames)
        names.append(QLatin1StringView(name.data(), static_cast<qsizetype>(name.size())));
    return names;
}

Usage usage()
{
    std::vector<Option> options{
        {u"o"_s, u"NAME.png|.svg|.pdf|.gif"_s, Words::tr("where to; the ending says the format")},
        {u"view"_s, u"VIEW"_s,
         Words::tr("one head, all heads, weights as lines, a head step by step or as vectors, two states, or a lab: %1 "
                   "(default heatmap)")
             .arg(viewChoices().join(u", "_s))},
        {u"layer"_s, u"L"_s, Words::tr("of the head, counted from 0 (default 0)")},
        {u"head"_s, u"H"_s, Words::tr("which head, counted from 0 (default 0)")},
        {u"what"_s, u"QUANTITY"_s,
         Words::tr("the heatmap's numbers: %1 (default weights)").arg(quantityNames().join(u", "_s))},
        {u"values"_s, {}, Words::tr("numbers in the cells, as long as they fit")},
        {u"decimals"_s, u"N"_s, Words::tr("of these numbers, 2 to 6 (default 2)")},
        {u"range"_s, u"unit|shared|own"_s,
         Words::tr("the colours' ends: 0 and 1, the extremes of all heads, of this head (default unit)")},
        {u"sort"_s, u"place|%1"_s.arg(scoreNames().join(u'|')),
         Words::tr("the grid's order: layer by layer, or the largest score first (default place)")},
        {u"at-least"_s, u"T"_s, Words::tr("leaves out the heads whose score is less, 0 to 1; needs --sort by a score")},
        {u"scores"_s, {}, Words::tr("the grid's pattern scores, layers × heads, in place of the thumbnails")},
        {u"color-map"_s, u"blue|teal|grey"_s, Words::tr("the colours of weights (default blue)")},
        {u"theme"_s, u"light|dark"_s, Words::tr("the ground (default light)")},
        {u"width"_s, u"PX"_s, Words::tr("of the picture; the height follows (default 960 at 96 dpi)")},
        {u"dpi"_s, u"N"_s, Words::tr("pixels an inch: more make text and lines finer (default 96)")},
        {u"language"_s, u"en|ko"_s, Words::tr("of the words in the picture (default the system's)")},
    };
    for (const auto& more : {heatmapOptionList(),
                             flowOptionList(),
                             geometryOptions(),
                             {compareOption()},
                             labOptionList(),
                             outputOptions(),
                             interventionOptions()})
        options.insert(options.end(), more.begin(), more.end());
    return {u"render"_s, u"SOURCE"_s, Words::tr("Draw a picture of a document."), std::move(options)};
}

/// What the options ask for.
struct Wish {
    ViewKind view = ViewKind::Heatmap;
    HeatmapOptions heatmap;
    FlowWish flow;
    LabState lab;
    std::optional<Index> part; ///< of a lab
    HeatmapWish heatmapWish;
    GeometryOptions geometry;
    GridOrder order;     ///< of the grid
    bool scores = false; ///< pattern scores in place of the grid's thumbnails
    Theme theme;
    double width = 0; ///< logical pixels
    int dpi = 96;
    std::optional<std::size_t> language;
    QString path;
    OutputWish output;
};

GridOrder orderOf(Arguments& arguments)
{
    GridOrder order;
    if (const auto choice = arguments.choice(u"sort"_s, QStringList{u"place"_s} + scoreNames()); choice && *choice > 0)
        order.score = static_cast<HeadScore>(*choice - 1);
    order.atLeast = arguments.number(u"at-least"_s);
    if (order.atLeast && (*order.atLeast < 0 || *order.atLeast > 1))
        arguments.setFault(u"at-least"_s, Words::tr("a number from 0 to 1 is needed"));
    else if (order.atLeast && !order.score)
        arguments.setFault(u"at-least"_s, Words::tr("it needs --sort by a score"));
    return order;
}

Wish wishOf(Arguments& arguments)
{
    Wish wish;
    if (const auto view = arguments.choice(u"view"_s, viewChoices()))
        wish.view = static_cast<ViewKind>(*view);
    refuseUnheeded(arguments, usage().options, wish.view);
    HeatmapOptions& heatmap = wish.heatmap;
    heatmap.layer = arguments.whole(u"layer"_s, 0, std::numeric_limits<Index>::max()).value_or(0);
    heatmap.head = arguments.whole(u"head"_s, 0, std::numeric_limits<Index>::max()).value_or(0);
    if (const auto quantity = arguments.choice(u"what"_s, quantityNames()))
        heatmap.quantity = static_cast<Quantity>(*quantity);
    heatmap.values = arguments.has(u"values"_s);
    heatmap.decimals = static_cast<int>(arguments.whole(u"decimals"_s, 2, 6).value_or(2));
    if (const auto range = arguments.choice(u"range"_s, {u"unit"_s, u"shared"_s, u"own"_s}))
        heatmap.range = static_cast<Range>(*range);
    if (const auto map = arguments.choice(u"color-map"_s, {u"blue"_s, u"teal"_s, u"grey"_s}))
        heatmap.map = static_cast<ColorMap>(*map);
    wish.heatmapWish = readHeatmapOptions(arguments, heatmap);
    wish.lab = labStateOf(arguments, wish.view);
    wish.part = labPartOf(arguments, wish.view);
    wish.geometry = geometryOf(arguments, heatmap);
    wish.flow = flowWishOf(arguments);
    wish.flow.options.layer = heatmap.layer;
    wish.flow.options.heads = {heatmap.head};
    wish.flow.options.decimals = heatmap.decimals;
    wish.flow.options.keysLeftOut = heatmap.keysLeftOut;
    wish.flow.options.legend = true;
    wish.order = orderOf(arguments);
    wish.scores = arguments.has(u"scores"_s);
    wish.theme = arguments.choice(u"theme"_s, {u"light"_s, u"dark"_s}) == 1 ? Theme::darkTheme() : Theme::light();
    wish.dpi = static_cast<int>(arguments.whole(u"dpi"_s, 24, 4800).value_or(96));
    const auto width = arguments.whole(u"width"_s, 64, 1000000);
    wish.width = width ? static_cast<double>(*width) * 96 / wish.dpi : 960;
    wish.language = arguments.choice(u"language"_s, {u"en"_s, u"ko"_s});
    wish.path = arguments.text(u"o"_s).value_or(QString());
    if (wish.path.isEmpty() && !arguments.fault())
        arguments.setFault(u"o"_s, Words::tr("a file to write to is needed: -o NAME.png, .svg or .pdf"));
    if (wish.view == ViewKind::Grid && (arguments.has(u"all"_s) || arguments.has(u"sheet"_s)))
        arguments.setFault(u"view"_s, Words::tr("the grid has all heads by itself"));
    wish.output = outputWishOf(arguments);
    return wish;
}

QFont fontOf(const Wish& wish)
{
    QFont font = fontForLanguage(QGuiApplication::font(), isKorean(wish.language) ? u"ko"_s : u"en"_s);
    font.setPixelSize(13);
    return font;
}

Picture pictureOf(const Content& content, Source source, const Wish& wish)
{
    const QFont font = fontOf(wish);
    const HeatmapOptions& options = wish.heatmap;
    if (isLab(wish.view))
        return labPicture(wish.view, wish.lab, wish.part, content, std::move(source), {options.layer, options.head},
                          wish.heatmapWish.query, wish.heatmapWish.key, wish.theme, font, wish.width);
    switch (wish.view) {
    case ViewKind::Grid: {
        if (wish.scores)
            return patternFigure(std::move(source), weightOptions(options), wish.theme, font, wish.width);
        GridOptions grid;
        grid.order = wish.order;
        static_cast<WeightOptions&>(grid) = weightOptions(options);
        return gridFigure(std::move(source), grid, wish.theme, font, wish.width);
    }
    case ViewKind::Steps: {
        StepOptions steps;
        steps.decimals = options.decimals;
        steps.values = options.values;
        static_cast<WeightOptions&>(steps) = weightOptions(options);
        return stepsFigure(std::move(source), {options.layer, options.head}, steps, wish.theme, font, wish.width);
    }
    case ViewKind::Flow:
        return flowFigure(std::move(source), wish.flow.options, wish.theme, font, wish.width);
    case ViewKind::Geometry:
        return geometryFigure(std::move(source), wish.geometry, wish.theme, font, wish.width);
    case ViewKind::Heatmap:
    default: // a comparison is of two sources
        break;
    }
    return heatmapFigure(std::move(source), options, wish.theme, font, wish.width, {},
                         sliceOf(options, wish.heatmapWish));
}

RenderJob jobOf(Content content, Source source, const Wish& wish)
{
    const SpokenLanguage language(wish.language); // of what the caption says
    RenderJob job{std::move(content), std::move(source), {}, fontOf(wish), wish.theme, wish.width, wish.dpi, {}};
    job.subject = isLab(wish.view) ? labCaptionSubject(labOf(wish.view), labOf(wish.view).completed(wish.lab))
                                   : captionSubject(wish.view, wish.heatmap, wish.scores);
    const bool isOfSeveral = wish.view == ViewKind::Flow && wish.flow.options.heads.size() > 1;
    if (isOfSeveral)
        job.subject.together = placesOf(wish.flow.options);
    else if (wish.view != ViewKind::Grid)
        job.subject.head = HeadPlace{wish.heatmap.layer, wish.heatmap.head};
    job.draw = [wish, isOfSeveral, content = job.content](Source shown, HeadPlace head, const Theme& theme,
                                                          double width) {
        Wish each = wish;
        if (!isOfSeveral || wish.output.isOfEachHead()) {
            each.heatmap.layer = each.geometry.layer = each.flow.options.layer = head.layer;
            each.heatmap.head = each.geometry.head = head.head;
            each.flow.options.heads = {head.head};
        }
        each.theme = theme;
        each.width = width;
        return pictureOf(content, std::move(shown), each);
    };
    return job;
}

std::optional<CommandError> write(const QString& source, const Wish& wish, const RenderJob& job)
{
    const SpokenLanguage language(wish.language);
    const std::optional<ExportError> error = write(job, wish.output, wish.path);
    if (wish.part && error && error->kind == ExportError::Kind::Empty)
        return CommandError{
            exitBadUsage, u"--part"_s, {}, Words::tr("the lab has fewer displays than %1").arg(*wish.part)};
    return error ? std::optional(renderError(source, wish.path, *error)) : std::nullopt;
}

std::optional<CommandError> renderView(const QString& path, const Interventions& interventions, Wish wish)
{
    Result<Content, CommandError> content = loadSource(path, interventions);
    if (!content)
        return content.error();
    const auto computed = computeContent(path, content.value());
    if (!computed)
        return computed.error();
    if (wish.view == ViewKind::Flow) {
        const auto options = flowOptionsFor(wish.flow, path, *computed.value());
        if (!options)
            return options.error();
        wish.flow.options = options.value();
    }
    if (wish.view != ViewKind::Grid && wish.view != ViewKind::Flow)
        if (auto error = requireHead(path, *computed.value(), wish.heatmap.layer, wish.heatmap.head))
            return error;
    if (wish.view != ViewKind::Geometry)
        if (auto error =
                requireTokens(path, *computed.value(), wish.heatmap,
                              wish.view == ViewKind::Heatmap || isLab(wish.view) ? wish.heatmapWish : HeatmapWish{}))
            return error;
    const bool hasCells = computed.value()->queryCount() > 0 && computed.value()->keyCount() > 0;
    if (isLab(wish.view) && showsDocument(wish.view) && !hasCells) // its page is of a cell
        return renderError(path, wish.path, ExportError{ExportError::Kind::Empty, {}, {}, 0, 0});
    if (wish.view == ViewKind::Geometry)
        if (auto error = geometryError(path, *computed.value(), wish.geometry))
            return error;
    return write(path, wish, jobOf(std::move(content).value(), computed.value(), wish));
}

std::optional<CommandError> renderComparison(const Arguments& arguments, const Interventions& interventions,
                                             const Wish& wish)
{
    const auto both = comparedSources(arguments, interventions);
    if (!both)
        return both.error();
    Result<Content, CommandError> content = loadSource(otherSource(arguments), interventions);
    if (!content)
        return content.error();
    const auto& [a, b, aName, bName] = both.value();
    const HeadPlace place{wish.heatmap.layer, wish.heatmap.head};
    for (const auto& [path, source] : {std::pair(arguments.source(), a), {otherSource(arguments), b}})
        if (auto error = requireHead(path, *source, place.layer, place.head))
            return error;
    if (auto error = requireTokens(otherSource(arguments), *b, wish.heatmap, {}))
        return error;
    RenderJob job = jobOf(std::move(content).value(), b, wish);
    Result<Content, CommandError> contentOfA = loadSource(arguments.source(), {});
    if (!contentOfA)
        return contentOfA.error();
    job.subject.other = CaptionOther{std::move(contentOfA).value(), a, {}, true};
    const auto distance = [&a = a, &wish, place](const Source& frame) {
        return largestDifference({a, place}, {frame, place}, wish.heatmap);
    };
    const Source frame = wish.output.sweep ? widestFrame(job.content, *wish.output.sweep, distance) : nullptr;
    const auto widest = frame ? compare({a, place}, {frame, place}, wish.heatmap).difference.source : nullptr;
    job.draw = [wish, widest, both = both.value()](Source shown, HeadPlace head, const Theme& theme, double width) {
        return compareFigure({both.a, head}, {std::move(shown), head}, both.aName, both.bName, wish.heatmap, theme,
                             fontOf(wish), width, widest);
    };
    return write(arguments.source(), wish, job);
}

} // namespace

std::optional<CommandError> runRender(const QStringList& given, QIODevice& out)
{
    Result<Arguments, CommandError> read = Arguments::read(usage(), given);
    if (!read)
        return read.error();
    Arguments& arguments = read.value();
    if (arguments.wantsHelp())
        return writeHelp(usage(), out);
    const Wish wish = wishOf(arguments);
    const Interventions interventions = interventionsOf(arguments);
    if (arguments.fault())
        return arguments.fault();
    if (const auto error = outputError(wish.path, wish.output))
        return renderError(arguments.source(), wish.path, *error);
    for (const QString& file : {arguments.source(), otherSource(arguments)})
        if (isSameFile(wish.path, file))
            return overwritingError(wish.path);
    if (wish.view == ViewKind::Compare)
        return renderComparison(arguments, interventions, wish);
    return renderView(arguments.source(), interventions, wish);
}

} // namespace headlight
