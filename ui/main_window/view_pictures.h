#pragma once

#include "ui/export/batch_export.h"
#include "ui/export/caption.h"
#include "ui/export/sweep.h"
#include "ui/main_window/export_choice.h"

#include <memory>
#include <mutex>

namespace headlight {

class Document;
class Evaluator;
class View;

/// Pictures of a view as they are exported: of what is selected, of every head, of every step of a sweep.
class ViewPictures {
public:
    /// What the view shows at the moment, for a caption; its head is left out, the selection says it. None: what the
    /// view shows is not of the document, and has no caption.
    using Subject = std::function<std::optional<CaptionSubject>()>;
    /// @param subject asked whenever a picture is made: both are of the same moment
    ViewPictures(Document& document, Evaluator& evaluator, const View& view, Subject subject);

    PictureJob picture(const ExportChoice& choice) const;
    /// One after the other; for a view of one head.
    PictureSeries heads(const ExportChoice& choice) const;
    /// The same on one sheet.
    PictureJob sheet(const ExportChoice& choice) const;
    PictureSeries sweep(const Sweep& sweep, const ExportChoice& choice) const;
    /// The frame of a multiplier, as it is in the sweep.
    PictureJob sweepFrame(double multiplier, const Sweep& sweep, const ExportChoice& choice) const;
    /// Whether any of them is made within a moment.
    bool isQuick() const;
    bool hasCaption() const { return m_subject().has_value(); }
    /// Whether there is more than the sheet in sight.
    bool isTurned() const;
    /// How far the colours stay apart in grey on paper; 100 where there is no colour scale.
    double greyStep() const;

private:
    using Finish = std::function<Picture(Picture)>;
    using MakeFrame = std::function<Picture(double multiplier, const std::atomic<bool>* stop)>;
    double widthFor(const ExportChoice& choice) const;
    /// Adds the caption and the size in print.
    Finish finish(const ExportChoice& choice, const std::optional<CaptionSubject>& subject) const;
    using FindWidest = std::function<ShownSource(const std::atomic<bool>* stop)>;
    /// Of a comparison's frames, the one that differs most. It is found once for a sweep: every frame asks for it.
    struct Widest {
        std::mutex mutex;
        std::optional<Sweep> sweep; ///< that it was found for
        ShownSource source;
    };
    FindWidest widest(const Sweep& sweep) const;
    MakeFrame frames(const Sweep& sweep, const ExportChoice& choice) const;
    template <class Make>
    auto posedAs(HeadPlace head, Make make) const;
    std::optional<CaptionSubject> selected() const;
    std::vector<HeadPlace> places() const;

    Document& m_document;
    Evaluator& m_evaluator;
    const View& m_view;
    Subject m_subject;
    std::shared_ptr<Widest> m_widest;
};

} // namespace headlight
