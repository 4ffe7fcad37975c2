#pragma once

#include "core/model/head_place.h"
#include "ui/controls/focus_giver.h"
#include "ui/document/evaluate.h"

#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace headlight {

struct CaptionOther;
struct HeatmapOptions;
struct Picture;
struct Theme;

/// What a picture is made of.
struct Pose {
    ShownSource source = nullptr; ///< in place of the snapshot that was shown; null: that one
    ShownSource widest = nullptr; ///< of all frames of an animation, the one farthest from what it is compared with
    bool inSight = false;         ///< of a view that is turned sheet by sheet, the sheet in sight alone
};

/// Makes a picture of what a view showed when it was asked, on any thread.
using MakePicture = std::function<Picture(const Pose& posed)>;

/// One of the ways to look that fill the centre. It follows the document's selection.
class View : public FocusGiver {
    Q_OBJECT

public:
    using FocusGiver::FocusGiver;

    /// What is shown, for files and the clipboard: the same painter as the screen's, without selection marks.
    /// Without extent where there is none.
    Picture picture() const;
    /// The same in a theme and a width in logical pixels of one's own.
    Picture picture(const Theme& theme, double width) const;
    /// The width of what is shown, in logical pixels.
    virtual double pictureWidth() const = 0;
    /// What makes the picture: a long one on another thread.
    virtual MakePicture pictureMaker(const Theme& theme, double width) const = 0;
    /// Whether it shows the selected head alone rather than all of them: an exported file's name says which.
    virtual bool isOfOneHead() const = 0;
    /// Whether it has more than the sheet in sight.
    virtual bool isTurned() const { return false; }
    /// The heads of a layer that it shows together; empty: one, or all of all layers.
    virtual std::vector<HeadPlace> headsTogether() const { return {}; }
    /// What it compares the present state with, if it does.
    virtual std::optional<CaptionOther> comparedWith() const;
    /// How far a snapshot in the place of the present state is from what it is compared with, on any thread: the frames
    /// of an animation have the colours' range of the farthest. Empty: nothing is compared.
    virtual std::function<double(const ShownSource&)> distance() const { return {}; }
    /// Which side of a comparison the present state is; empty: nothing is compared.
    virtual QString movingSide() const { return {}; }
    /// How all views draw: the range and map of the colours, decimals, numbers; each takes what concerns it.
    virtual void setOptions(const HeatmapOptions& options) = 0;
    /// What a person has set in this view, as it is now: what is returned brings it back, as often as it is called.
    virtual std::function<void()> wayBack() = 0;
    /// Whether a class looks on: what is selected stands out more. Text sizes follow the font.
    virtual void setPresenting(bool) {}
};

} // namespace headlight
