#include "ui/main_window/view_pictures.h"

#include "ui/document/evaluator.h"
#include "ui/export/picture_layout.h"
#include "ui/paint/quantity_text.h"
#include "ui/views/view.h"

#include <QSignalBlocker>
#include <QThread>

namespace headlight {

namespace {

const Theme& themeFor(const ExportChoice& choice)
{
    return choice.print ? printTheme() : choice.dark ? Theme::darkTheme() : Theme::light();
}

/// Makes a picture on the thread of the window, whatever thread asks for it.
Picture onThreadOf(QObject& object, const std::function<Picture()>& make)
{
    Picture picture;
    if (QThread::currentThread() == object.thread())
        picture = make();
    else
        QMetaObject::invokeMethod(
            &object, [&] { picture = make(); }, Qt::BlockingQueuedConnection);
    return picture;
}

} // namespace

ViewPictures::ViewPictures(Document& document, Evaluator& evaluator, const View& view,
                           const std::optional<CaptionSubject>& subject)
    : m_document(document), m_evaluator(evaluator), m_view(view), m_subject(subject)
{
}

std::optional<CaptionSubject> ViewPictures::selected() const
{
    std::optional<CaptionSubject> subject = m_subject;
    if (subject && m_view.isOfOneHead())
        subject->head = HeadPlace{m_document.selection().layer, m_document.selection().head};
    else if (subject)
        subject->together = m_view.headsTogether();
    if (subject)
        subject->other = m_view.comparedWith();
    return subject;
}

Picture ViewPictures::plain(const ExportChoice& choice, const QString& line) const
{
    const double width = choice.print ? drawingWidth(choice.paper, m_view.font()) : choice.width;
    return captioned(m_view.picture(themeFor(choice), width), line, themeFor(choice), m_view.font());
}

Picture ViewPictures::captionedAs(Picture picture, const ExportChoice& choice,
                                  const std::optional<CaptionSubject>& subject) const
{
    if (const Source source = m_evaluator.exportable(); source && subject && choice.caption)
        picture = captioned(std::move(picture), captionText(m_document.content(), *source, *subject), themeFor(choice),
                            m_view.font());
    return choice.print ? printed(std::move(picture), choice.paper, m_view.font()) : picture;
}

Picture ViewPictures::picture(const ExportChoice& choice) const
{
    return captionedAs(plain(choice), choice, selected());
}

Picture ViewPictures::ofHead(HeadPlace head, const ExportChoice& choice) const
{
    const QSignalBlocker quiet(m_document);
    const Selection before = m_document.selection();
    m_document.selectHead(head);
    Picture made = picture(choice);
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
    const std::vector<HeadPlace> all = places();
    for (const HeadPlace& place : all)
        series.names.append(headPlaceText(place.layer, place.head));
    series.picture = [*this, all, choice](int i) {
        return onThreadOf(m_document, [&] { return ofHead(all[static_cast<std::size_t>(i)], choice); });
    };
    return series;
}

Picture ViewPictures::sheet(const ExportChoice& choice) const
{
    const Source source = m_evaluator.exportable();
    if (!source)
        return {};
    std::vector<Picture> pictures;
    for (const HeadPlace& place : places()) {
        const QSignalBlocker quiet(m_document);
        const Selection before = m_document.selection();
        m_document.selectHead(place);
        pictures.push_back(m_view.picture(themeFor(choice), sheetCellWidth));
        m_document.select(before);
    }
    const double width = choice.print ? drawingWidth(choice.paper, m_view.font()) : choice.width;
    const QString caption =
        m_subject && choice.caption ? captionText(m_document.content(), *source, *m_subject) : QString();
    Picture sheet =
        contactSheet(std::move(pictures), sheetColumns(*source), width, themeFor(choice), caption, m_view.font());
    sheet.title = QString::fromStdString(m_document.content().title);
    return choice.print ? printed(std::move(sheet), choice.paper, m_view.font()) : sheet;
}

PictureSeries ViewPictures::sweep(const Sweep& sweep, const ExportChoice& choice) const
{
    PictureSeries series;
    const std::vector<double> values = sweepValues(sweep);
    for (const double value : values)
        series.names.append(QString::number(value));
    series.picture = [*this, values, choice](int i) { return sweepFrame(values[static_cast<std::size_t>(i)], choice); };
    return series;
}

Picture ViewPictures::sweepFrame(double multiplier, const ExportChoice& choice) const
{
    const Result<Source, Overflow> source = evaluate(withMultiplier(m_document.content(), multiplier));
    if (!source)
        return {};
    return onThreadOf(m_document, [&] {
        m_evaluator.pose(source.value());
        Picture frame = plain(choice, sweepText(multiplier, m_view.movingSide()));
        if (const auto subject = selected(); subject && choice.caption)
            // The line says the multiplier: the caption leaves it out.
            frame = captioned(std::move(frame),
                              captionText(withMultiplier(m_document.content(), 1), *source.value(), *subject),
                              themeFor(choice), m_view.font());
        m_evaluator.pose(nullptr);
        return frame;
    });
}

double ViewPictures::greyStep() const
{
    if (!m_subject || !m_subject->colors || !m_subject->oneScale)
        return 100;
    return leastGreyStep(m_subject->colors->quantity == Quantity::Weights
                             ? ColorScale::sequential(m_subject->colors->map, printTheme())
                             : ColorScale::diverging(printTheme()));
}

} // namespace headlight
