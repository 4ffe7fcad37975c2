#include "app/render_output.h"

#include "app/stop_signal.h"
#include "ui/export/batch_export.h"
#include "ui/export/gif_export.h"
#include "ui/export/picture_layout.h"
#include "ui/paint/quantity_text.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace headlight {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Render)
};

bool endsIn(const QString& path, const QString& suffix)
{
    return QFileInfo(path).suffix().toLower() == suffix;
}

std::optional<PrintSize> printOf(Arguments& arguments)
{
    const auto within = [&](const QString& name, double least, double most) -> std::optional<double> {
        const std::optional<double> number = arguments.number(name);
        if (number && (*number < least || *number > most))
            arguments.setFault(name, Words::tr("%1 is not from %2 to %3").arg(*number).arg(least).arg(most));
        return number;
    };
    const std::optional<double> millimetres = within(u"print"_s, 20, 2000);
    const std::optional<double> points = within(u"text-size"_s, 4, 72);
    if (points && !millimetres)
        arguments.setFault(u"text-size"_s, Words::tr("it goes with --print"));
    if (!millimetres)
        return std::nullopt;
    for (const QString& other : {u"width"_s, u"theme"_s})
        if (arguments.has(other))
            arguments.setFault(u"print"_s, Words::tr("--print and --%1 exclude each other").arg(other));
    return PrintSize{*millimetres, points.value_or(PrintSize().points)};
}

std::optional<Sweep> sweepOf(Arguments& arguments)
{
    Sweep sweep;
    sweep.frames = static_cast<int>(arguments.whole(u"frames"_s, 2, mostSweepFrames).value_or(sweep.frames));
    sweep.framesPerSecond = double(arguments.whole(u"fps"_s, 1, mostFramesPerSecond).value_or(10));
    const std::optional<QString> text = arguments.text(u"sweep"_s);
    if (!text) {
        for (const QString& name : {u"frames"_s, u"fps"_s})
            if (arguments.has(name))
                arguments.setFault(name, Words::tr("it goes with --sweep"));
        return std::nullopt;
    }
    const QStringList ends = text->split(u':');
    bool fromGood = false;
    bool toGood = false;
    sweep.from = ends.value(0).toDouble(&fromGood);
    sweep.to = ends.value(1).toDouble(&toGood);
    const auto isFit = [](double value) { return value >= 1e-6 && value <= 1e6; };
    if (ends.size() != 2 || !fromGood || !toGood || !isFit(sweep.from) || !isFit(sweep.to))
        arguments.setFault(u"sweep"_s, Words::tr("%1 is not two numbers above 0 like 0.25:8").arg(*text));
    return sweep;
}

Picture finished(const RenderJob& job, const OutputWish& wish, const Content& content, const Source& source,
                 const std::optional<HeadPlace>& head, const QString& line = {})
{
    const Theme& theme = wish.print ? printTheme() : job.theme;
    const double width = wish.print ? drawingWidth(*wish.print, job.font) : job.width;
    Picture picture = job.draw(source, head.value_or(HeadPlace{}), theme, width);
    picture = captioned(std::move(picture), line, theme, job.font);
    CaptionSubject subject = job.subject;
    subject.head = head;
    if (wish.caption)
        picture = captioned(std::move(picture), captionText(content, *source, subject), theme, job.font);
    return wish.print ? printed(std::move(picture), *wish.print, job.font) : picture;
}

PictureSeries headSeries(const RenderJob& job, const OutputWish& wish)
{
    PictureSeries series;
    std::vector<HeadPlace> places;
    for (Index layer = 0; layer < job.source->layerCount(); ++layer)
        for (Index head = 0; head < job.source->headCount(layer); ++head) {
            places.push_back({layer, head});
            series.names.append(headPlaceText(layer, head));
        }
    series.picture = [&job, &wish, places](int i) {
        return finished(job, wish, job.content, job.source, places[static_cast<std::size_t>(i)]);
    };
    return series;
}

PictureSeries sweepSeries(const RenderJob& job, const OutputWish& wish)
{
    PictureSeries series;
    const std::vector<double> values = sweepValues(*wish.sweep);
    for (const double value : values)
        series.names.append(QString::number(value));
    series.picture = [&job, &wish, values](int i) {
        const double value = values[static_cast<std::size_t>(i)];
        const Result<Source, Overflow> source = evaluate(withMultiplier(job.content, value));
        // The line says the multiplier: the caption leaves it out.
        return source ? finished(job, wish, withMultiplier(job.content, 1), source.value(), job.subject.head,
                                 sweepText(value, job.subject.other ? u"B"_s : QString()))
                      : Picture();
    };
    return series;
}

std::optional<ExportError> writeSheet(const RenderJob& job, const OutputWish& wish, const QString& path, int dpi,
                                      ExportProgress& progress)
{
    OutputWish plain = wish; // the sheet has one caption and one size
    plain.caption = false;
    plain.print.reset();
    const Theme& theme = wish.print ? printTheme() : job.theme;
    RenderJob each = job;
    each.theme = theme;
    each.width = sheetCellWidth;
    Result<std::vector<Picture>, ExportError> pictures = allPictures(headSeries(each, plain), &progress);
    if (!pictures)
        return pictures.error();
    const double width = wish.print ? drawingWidth(*wish.print, job.font) : job.width;
    CaptionSubject subject = job.subject;
    subject.head.reset();
    subject.together.clear();
    const QString caption = wish.caption ? captionText(job.content, *job.source, subject) : QString();
    Picture sheet =
        contactSheet(std::move(pictures).value(), sheetColumns(*job.source), width, theme, caption, job.font);
    sheet.title = QString::fromStdString(job.content.title);
    if (wish.print)
        sheet = printed(std::move(sheet), *wish.print, job.font);
    return exportPicture(sheet, path, dpi, &progress);
}

} // namespace

std::vector<Option> outputOptions()
{
    return {
        {u"caption"_s, {}, Words::tr("a text under the picture: title, sentence, head, mask, scale, colours")},
        {u"print"_s, u"MM"_s, Words::tr("for paper: this wide, on white, at 300 dpi (84 is a column, 174 a page)")},
        {u"text-size"_s, u"PT"_s, Words::tr("of a picture for paper, in points (default 8)")},
        {u"all"_s, {}, Words::tr("each head a picture: -o FOLDER for files, -o NAME.pdf for pages")},
        {u"files"_s, u"png|svg|pdf"_s, Words::tr("the format of the files in that folder (default png)")},
        {u"sheet"_s, {}, Words::tr("each head a picture, all on one sheet")},
        {u"sweep"_s, u"FROM:TO"_s, Words::tr("an animation, -o NAME.gif: every score multiplied by FROM … TO")},
        {u"frames"_s, u"N"_s, Words::tr("of the animation, 2 to %1 (default 30)").arg(mostSweepFrames)},
        {u"fps"_s, u"F"_s, Words::tr("frames a second, 1 to %1 (default 10)").arg(mostFramesPerSecond)},
    };
}

OutputWish outputWishOf(Arguments& arguments)
{
    OutputWish wish;
    wish.print = printOf(arguments);
    wish.sweep = sweepOf(arguments);
    wish.caption = arguments.has(u"caption"_s);
    wish.all = arguments.has(u"all"_s);
    wish.sheet = arguments.has(u"sheet"_s);
    wish.hasDpi = arguments.has(u"dpi"_s);
    const QStringList suffixes{u"png"_s, u"svg"_s, u"pdf"_s};
    wish.suffix = suffixes[static_cast<qsizetype>(arguments.choice(u"files"_s, suffixes).value_or(0))];
    const auto exclude = [&](bool both, const QString& one, const QString& other) {
        if (both)
            arguments.setFault(one, Words::tr("--%1 and --%2 exclude each other").arg(one, other));
    };
    exclude(wish.all && wish.sheet, u"all"_s, u"sheet"_s);
    exclude(wish.all && wish.sweep, u"all"_s, u"sweep"_s);
    exclude(wish.sheet && wish.sweep, u"sheet"_s, u"sweep"_s);
    exclude(wish.print && wish.sweep, u"print"_s, u"sweep"_s);
    for (const QString& one : {u"layer"_s, u"head"_s}) {
        exclude(wish.all && arguments.has(one), u"all"_s, one);
        exclude(wish.sheet && arguments.has(one), u"sheet"_s, one);
    }
    const QString path = arguments.text(u"o"_s).value_or(QString());
    for (const QString& suffix : {u"png"_s, u"svg"_s, u"gif"_s})
        if (wish.all && endsIn(path, suffix))
            arguments.setFault(u"o"_s, Words::tr("--all makes a folder, and %1 is a file's name: choose one without "
                                                 ".%2 (--files says the format), or NAME.pdf for pages")
                                           .arg(path, suffix));
    if (arguments.has(u"files"_s) && !wish.all)
        arguments.setFault(u"files"_s, Words::tr("it goes with --all"));
    return wish;
}

std::optional<ExportError> outputError(const QString& path, const OutputWish& wish)
{
    if (wish.sweep)
        return endsIn(path, u"gif"_s) ? std::nullopt
                                      : std::optional(ExportError{ExportError::Kind::NotGif, path, {}, 0, 0});
    if (wish.all && !endsIn(path, u"pdf"_s))
        return std::nullopt; // a folder's
    return formatError(path);
}

std::optional<ExportError> write(const RenderJob& job, const OutputWish& wish, const QString& path)
{
    if (const auto error = wish.print ? widthError(*wish.print, job.font) : widthError(job.width))
        return error;
    const int dpi = wish.print && !wish.hasDpi ? printDpi : job.dpi;
    ExportProgress progress;
    const StopSignal stop(progress);
    if (wish.sweep)
        return exportGif(sweepSeries(job, wish), wish.sweep->framesPerSecond, dpi, path, &progress);
    if (wish.sheet)
        return writeSheet(job, wish, path, dpi, progress);
    if (wish.all && endsIn(path, u"pdf"_s))
        return exportPages(headSeries(job, wish), QString::fromStdString(job.content.title), path, &progress);
    if (wish.all)
        return exportFolder(headSeries(job, wish), path, wish.suffix, dpi, &progress);
    return exportPicture(finished(job, wish, job.content, job.source, job.subject.head), path, dpi, &progress);
}

CommandError renderError(const QString& source, const QString& path, const ExportError& error)
{
    using Kind = ExportError::Kind;
    switch (error.kind) {
    case Kind::UnknownFormat:
    case Kind::NotGif:
    case Kind::FolderInUse:
        return {exitBadUsage, u"-o"_s, {}, errorText(error)};
    case Kind::TooNarrowForText:
        return {exitBadUsage, u"--print"_s, {}, errorText(error)};
    case Kind::TooNarrow:
    case Kind::TooWide:
    case Kind::GifTooWide:
    case Kind::TooManyPixels:
        return {exitBadUsage, u"--width"_s, {}, errorText(error)};
    case Kind::CannotWrite:
        return commandError(path, FileError{FileError::Kind::CannotWrite, {}, {error.reason}});
    case Kind::Empty:
    case Kind::Cancelled:
        break;
    }
    return {exitBadData, source, {}, errorText(error)};
}

} // namespace headlight
