#include "ui/main_window/view_pictures.h"

#include "ui/controls/view.h"
#include "ui/document/evaluator.h"
#include "ui/export/picture_layout.h"
#include "ui/paint/quantity_text.h"

#include <QSignalBlocker>

#include <utility>

namespace headlight {

namespace {

const Theme& themeFor(const ExportChoice& choice)
{
    return choice.print ? printTheme() : choice.dark ? Theme::darkTheme() : Theme::light();
}

} // namespace

ViewPictures::ViewPictures(Document& document, Evaluator& evaluator, const View& view, Subject subject)
    : m_document(document), m_evaluator(evaluator), m_view(view), m_subject(std::move(subject)),
      m_widest(std::make_shared<Widest>())
{
}

std::optional<CaptionSubject> ViewPictures::selected() const
{
    std::optional<CaptionSubject> subject = m_subject();
    if (subject && !subject->ofDocument)
        return subject;
    if (subject && m_view.isOfOneHead())
        subject->head = HeadPlace{m_document.selection().layer, m_document.selection().head};
    else if (subject)
        subject->together = m_view.headsTogether();
    if (subject)
        subject->other = m_view.comparedWith();
    return subject;
}

bool ViewPictures::isQuick() const
{
    constexpr Index mostWeights = 1 << 18;
    const Content& content = m_document.content();
    return static_cast<Index>(content.tokens.size() * content.keyTokens().size() * places().size()) <= mostWeights;
}

bool ViewPictures::isTurned() const
{
    return m_view.isTurned();
}

double ViewPictures::widthFor(const ExportChoice& choice) const
{
    return choice.print ? drawingWidth(choice.paper, m_view.font()) : choice.width;
}

ViewPictures::Finish ViewPictures::finish(const ExportChoice& choice,
                                          const std::optional<CaptionSubject>& subject) const
{
    return
        [=, source = m_evaluator.exportable(), content = m_document.content(), font = m_view.font()](Picture picture) {
            if (subject && choice.caption && (source || !subject->ofDocument))
                picture = captioned(std::move(picture),
                                    subject->ofDocument ? captionText(content, *source, *subject) : subject->lab,
                                    themeFor(choice), font);
            return choice.print ? printed(std::move(picture), choice.paper, font) : picture;
        };
}

PictureJob ViewPictures::picture(const ExportChoice& choice) const
{
    return [make = m_view.pictureMaker(themeFor(choice), widthFor(choice)), finish = finish(choice, selected()),
            inSight = choice.inSight](const std::atomic<bool>*) { return finish(make({.inSight = inSight})); };
}

/// What is made while a head is selected, of which nobody hears.
template <class Make>
auto ViewPictures::posedAs(HeadPlace head, Make make) const
{
    const QSignalBlocker quiet(m_document);
    const Selection before = m_document.selection();
    m_document.selectHead(head);
    auto made = make();
    m_document.select(before);
    return made;
}

std::vector<HeadPlace> ViewPictures::places() const
{
    std::vector<HeadPlace> all;
    const auto& layers = m_document.content().model.layers;
    for (std::size_t layer = 0; layer < layers.size(); ++layer)
        for (std::size_t head = 0; head < layers[layer].heads.size(); ++head)
            all.push_back({static_cast<Index>(layer), static_cast<Index>(head)});
    return all;
}

PictureSeries ViewPictures::heads(const ExportChoice& choice) const
{
    PictureSeries series;
    std::vector<PictureJob> jobs;
    for (const HeadPlace& place : places()) {
        series.names.append(headPlaceText(place.layer, place.head));
        jobs.push_back(posedAs(place, [&] { return picture(choice); }));
    }
    series.picture = [jobs = std::move(jobs)](int i) { return jobs[static_cast<std::size_t>(i)](nullptr); };
    return series;
}

PictureJob ViewPictures::sheet(const ExportChoice& choice) const
{
    const ShownSource source = m_evaluator.exportable();
    if (!source)
        return [](const std::atomic<bool>*) { return Picture(); };
    std::vector<MakePicture> makers;
    for (const HeadPlace& place : places())
        makers.push_back(posedAs(place, [&] { return m_view.pictureMaker(themeFor(choice), sheetCellWidth); }));
    const auto subject = m_subject();
    const QString caption =
        subject && choice.caption ? captionText(m_document.content(), *source, *subject) : QString();
    return [=, columns = sheetColumns(*source), width = widthFor(choice), title = m_document.content().title,
            font = m_view.font()](const std::atomic<bool>* stop) {
        std::vector<Picture> pictures;
        for (const MakePicture& make : makers)
            if (!(stop && *stop))
                pictures.push_back(make({.inSight = choice.inSight}));
        Picture sheet = contactSheet(std::move(pictures), columns, width, themeFor(choice), caption, font);
        sheet.title = QString::fromStdString(title);
        return choice.print ? printed(std::move(sheet), choice.paper, font) : sheet;
    };
}

PictureSeries ViewPictures::sweep(const Sweep& sweep, const ExportChoice& choice) const
{
    PictureSeries series;
    const std::vector<double> values = sweepValues(sweep);
    for (const double value : values)
        series.names.append(QString::number(value));
    series.picture = [values, frame = frames(sweep, choice)](int i) {
        return frame(values[static_cast<std::size_t>(i)], nullptr);
    };
    return series;
}

PictureJob ViewPictures::sweepFrame(double multiplier, const Sweep& sweep, const ExportChoice& choice) const
{
    return
        [multiplier, frame = frames(sweep, choice)](const std::atomic<bool>* stop) { return frame(multiplier, stop); };
}

ViewPictures::FindWidest ViewPictures::widest(const Sweep& sweep) const
{
    const auto distance = m_view.distance();
    if (!distance)
        return [](const std::atomic<bool>*) { return ShownSource(); };
    return [known = m_widest, content = m_document.content(), veil = m_evaluator.veil(), sweep,
            distance](const std::atomic<bool>* stop) {
        const std::lock_guard lock(known->mutex);
        if (known->sweep != sweep) {
            const auto shown = [&](const Source& frame) { return distance(veiled(frame, veil)); };
            known->source = veiled(widestFrame(content, sweep, shown, stop), veil);
            known->sweep = stop && *stop ? std::nullopt : std::optional(sweep);
        }
        return known->source;
    };
}

ViewPictures::MakeFrame ViewPictures::frames(const Sweep& sweep, const ExportChoice& choice) const
{
    return [=, make = m_view.pictureMaker(themeFor(choice), widthFor(choice)), subject = selected(),
            content = m_document.content(), veil = m_evaluator.veil(), font = m_view.font(), side = m_view.movingSide(),
            widest = widest(sweep)](double multiplier, const std::atomic<bool>* stop) {
        const Result<Source, Overflow> source = evaluate(withMultiplier(content, multiplier), {}, stop);
        if (!source || !source.value())
            return Picture();
        const ShownSource shown = veiled(source.value(), veil);
        Picture frame = captioned(make({shown, widest(stop)}), sweepText(multiplier, side), themeFor(choice), font);
        if (!subject || !choice.caption)
            return frame;
        // The line says the multiplier: the caption leaves it out.
        return captioned(std::move(frame), captionText(withMultiplier(content, 1), *shown, *subject), themeFor(choice),
                         font);
    };
}

double ViewPictures::greyStep() const
{
    const auto subject = m_subject();
    if (!subject || !subject->colors || !subject->oneScale)
        return 100;
    return leastGreyStep(subject->colors->quantity == Quantity::Weights
                             ? ColorScale::sequential(subject->colors->map, printTheme())
                             : ColorScale::diverging(printTheme()));
}

} // namespace headlight
