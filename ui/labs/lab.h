#pragma once

#include "core/files/lab_rule.h"
#include "core/model/attention_source.h"
#include "core/model/content.h"
#include "core/model/head_place.h"
#include "core/model/view_kind.h"
#include "ui/paint/page.h"

#include <QStringList>

#include <atomic>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace headlight {

/// What can be set in a lab: a slider, a switch or a choice.
struct LabParameter {
    enum class Kind {
        Number,
        Logarithmic, ///< 0, then from low to high
        Whole,
        Power,         ///< whole powers of two
        WholeByPowers, ///< whole; its slider goes by powers of two
        Switch,
        Choice ///< which of the choices, from 0
    };
    std::string name; ///< in files and on the command line
    QString text;     ///< beside its control
    Kind kind = Kind::Number;
    double low = 0;
    double high = 1;
    double value = 0; ///< that it begins with
    QStringList choices = {};
    QString toolTip = {};
    bool inPage = false;    ///< set by drags in the page alone: it has no control
    bool turnsPage = false; ///< another value is another page, which is read from its beginning
    bool ofCell = false;    ///< about the document's selected cell: gone once the lab is left
    QString reason = {};    ///< why the others leave it this range; empty: they do not matter

    double least() const { return kind == Kind::Logarithmic ? 0 : low; }
    bool isWhole() const { return kind != Kind::Number && kind != Kind::Logarithmic; }
    /// The nearest value that it takes.
    double nearest(double wanted) const;
    /// What it takes in place of a value that is wanted, in a sentence without its full stop; empty: that value.
    /// @param called what the sentence calls it; empty: it asks whoever sees the control
    QString refusal(double wanted, const QString& called = {}) const;
};

/// Values by the names of parameters; one that is missing has the value that it begins with. Also what is under
/// `scoreMultiplier` where the lab is about the document: its softmax slider.
using LabState = std::map<std::string, double>;
constexpr const char* scoreMultiplier = "score_multiplier";

/// Where a drag in the page began.
struct LabGrab {
    QPointF value;  ///< of the part
    LabState state; ///< before it
    Index key = 0;  ///< that was selected
};

/// A cell of the document, in the selected layer.
struct LabCell {
    Index head = 0;
    Index query = 0;
    Index key = 0;
    bool operator==(const LabCell&) const = default;
};

/// What a page is made of.
struct LabRequest {
    ViewKind kind = static_cast<ViewKind>(wayCount); ///< which lab
    LabState state;                                  ///< all parameters
    std::shared_ptr<const AttentionSource> source;   ///< of the document, where the lab is about it; may be null
    HeadPlace place;                                 ///< the selected head, inside the source
    Index query = 0;                                 ///< the selected token that reads, inside the source
    Index key = 0;
    std::shared_ptr<const Content> content;    ///< of the document, where the lab probes it; may be null
    double divisor = 1;                        ///< that the selected head divides its products by
    const std::atomic<bool>* stop = nullptr;   ///< null: never; once true the page is thrown away
    std::shared_ptr<std::atomic<double>> done; ///< how much of the work, in [0, 1]; may be null
    std::optional<LabGrab> grabbed;            ///< while something is dragged; no page depends on it

    double value(const std::string& name) const { return state.at(name); }
    Index whole(const std::string& name) const { return static_cast<Index>(state.at(name)); }
    bool isOn(const std::string& name) const { return state.at(name) != 0; }
    bool isStopped() const { return stop && *stop; }
    LabCell cell() const { return {place.head, query, key}; }
    /// Whether both have the same page.
    bool operator==(const LabRequest& other) const
    {
        return kind == other.kind && state == other.state && source == other.source && place == other.place
               && query == other.query && key == other.key && divisor == other.divisor
               && (content == other.content || (content && other.content && *content == *other.content));
    }
};

/// A place to see why rather than only what: some parameters, and a page of parts that is a pure function of them
/// and, for some labs, of the document. Holds nothing; the window, files and the command line show it alike.
class Lab {
public:
    virtual ~Lab() = default;

    virtual ViewKind kind() const = 0;
    /// What it is called.
    virtual QString title() const = 0;
    /// What can be found out here, in a sentence.
    virtual QString question() const = 0;
    /// What the mouse does on the page, in a sentence: on the screen alone. Empty: nothing.
    virtual QString hint(const LabState& state) const
    {
        (void)state;
        return {};
    }
    /// Whether it shows the document's selected row rather than numbers of its own.
    bool usesDocument() const { return showsDocument(kind()); }
    /// Whether it reads the document's sentences to probe, too.
    virtual bool usesProbe() const { return false; }
    virtual std::vector<LabParameter> parameters() const = 0;
    /// A parameter's text where it says what of the document it is about; empty: its own one.
    virtual QString textOf(const std::string& parameter, const LabRequest& request) const
    {
        (void)parameter, (void)request;
        return {};
    }
    /// Why a parameter does nothing with the others as they are, in a sentence; empty: it does something.
    virtual QString whyIdle(const std::string& parameter, const LabState& state) const
    {
        (void)parameter, (void)state;
        return {};
    }
    /// The state after a person set one of its parameters.
    virtual LabState edited(LabState state, const std::string& name) const
    {
        (void)name;
        return state;
    }
    /// Contract: where the lab uses the document, request.source has the selected row.
    virtual Page page(const LabRequest& request) const = 0;
    /// Whether making the page takes longer than a frame, so that it is made in the background.
    virtual bool isHeavy(const LabState&) const { return false; }
    /// The parameter that goes up by itself when the lab runs; none: it does not run.
    virtual std::optional<std::string> runs() const { return std::nullopt; }
    /// Whether it doubles at each step of a run, and starts at its least; else it grows evenly.
    virtual bool runsByDoubling() const { return false; }
    /// The state after a press at a value of one of the page's parts.
    virtual LabState pressed(const LabRequest& request, int part, QPointF value) const
    {
        return moved(request, part, value);
    }
    /// The state after a drag, or a press that is nothing else, at a value of one of the page's parts.
    virtual LabState moved(const LabRequest& request, int part, QPointF value) const
    {
        (void)part, (void)value;
        return request.state;
    }
    /// The state after a key on the page: an arrow, (±1, 0) or (0, ±1) with up above 0, or the space bar, (0, 0).
    virtual LabState nudged(const LabRequest& request, QPoint direction) const
    {
        (void)direction;
        return request.state;
    }

    /// What the lab adds to q·k of the document's selected cell.
    virtual double addedScore(const LabState&) const { return 0; }
    /// The document's cell that a press at a value of one of the page's parts selects.
    virtual std::optional<LabCell> cellAt(const LabRequest& request, int part, QPointF value) const
    {
        (void)request, (void)part, (void)value;
        return std::nullopt;
    }
    /// The one that a key on the page selects.
    virtual std::optional<LabCell> cellBeside(const LabRequest& request, QPoint direction) const
    {
        (void)request, (void)direction;
        return std::nullopt;
    }

    /// The state that the lab begins with.
    LabState firstState() const;
    /// A state without what is about the document's selected cell.
    LabState withoutCell(LabState state) const;
    /// The state after one step of the run, which ends at the parameter's largest value, and at the run's begin.
    LabState runOn(LabState state) const;
    LabState rewound(LabState state) const;
    bool hasRunOut(const LabState& state) const;
    /// The same with the values of another one, brought into the ranges that they leave one another.
    LabState completed(const LabState& state) const;
    /// A parameter as the values of those before it leave it. Contract: the state is whole.
    LabParameter fitted(LabParameter parameter, const LabState& state) const;
    /// Which of some values the page cannot show as it is.
    std::optional<LabFault> fault(const LabState& values) const;
    /// Why some values would not all be what the page shows, in a sentence without its full stop; empty: they would.
    /// Beside faults these are values that do nothing.
    QString refusal(const LabState& values) const;
    /// Whether two states have pages of different kinds.
    bool isOtherPage(const LabState& one, const LabState& other) const;

private:
    /// Narrows a parameter's range by the values of those before it, and says why.
    virtual void fit(LabParameter& parameter, const LabState& state) const { (void)parameter, (void)state; }
    std::optional<LabParameter> running() const;
};

/// The lab of a kind. Contract: isLab(kind).
const Lab& labOf(ViewKind kind);
/// The rule for files: Lab::fault. Contract: isLab(kind).
std::optional<LabFault> labFault(ViewKind kind, const LabState& values);

} // namespace headlight
