#pragma once

#include "core/analysis/flow_lines.h"
#include "core/model/head_place.h"
#include "ui/paint/color_legend.h"
#include "ui/paint/flow_columns.h"
#include "ui/paint/theme.h"

#include <QFont>
#include <QRectF>
#include <QString>

#include <algorithm>
#include <memory>
#include <optional>
#include <vector>

class QPainter;

namespace headlight {

/// What a flow shows and how.
struct FlowOptions {
    Index layer = 0;
    std::vector<Index> heads{0};    ///< of the layer; each has a colour of its own
    double threshold = 0.05;        ///< of the weights that get a line, ≥ 0
    std::vector<Index> keysLeftOut; ///< weights are shown without them and divided by what remains; ascending
    int decimals = 2;               ///< of the weights beside the tokens, 2 to 6
    bool legend = false;            ///< says below which colour is which head, if they are several
    bool operator==(const FlowOptions&) const = default;
};

/// Where its heads stand in the model.
std::vector<HeadPlace> placesOf(const FlowOptions& options);

/// What a source says about a flow's options: its costly part, to be read once and on any thread.
struct FlowReading {
    FlowLines lines;
    std::vector<bool> sightless; ///< queries that see no key
};

/// @param stop null: never; once true the result is unspecified
/// @return null where the source is null, has no tokens, or has no such layer or head
std::shared_ptr<const FlowReading> readFlow(const AttentionSource* source, const FlowOptions& options,
                                            const std::atomic<bool>* stop = nullptr);

/// "14 of 45 weights ≥ 0.05": how many of the weights have a line, and if the threshold had to be raised.
QString flowShareText(const FlowLines& lines, double wantedThreshold);
/// The same, and which keys the weights are shown without.
QString flowText(const AttentionSource& source, const FlowOptions& options, const FlowLines& lines);

/// What is pointed out in a flow; an export leaves it empty.
struct FlowMarks {
    std::optional<Index> query;        ///< selected
    std::optional<Index> key;          ///< selected
    FlowSide side = FlowSide::Queries; ///< whose selected token shows its lines
    std::optional<FlowToken> hovered;  ///< shows its lines alone

    /// The token whose lines are strong.
    std::optional<FlowToken> focus() const;
};

/// The weights of one head or several as lines from the queries on the left to the keys on the right.
/// Draws on any painter. An immutable picture of one snapshot, as Heatmap is.
class Flow {
public:
    /// Lines that are drawn at most.
    static constexpr Index mostLines = 4000;

    /// @param reading of the same source and options; null gives an empty flow
    Flow(std::shared_ptr<const AttentionSource> source, const FlowOptions& options,
         std::shared_ptr<const FlowReading> reading, const Theme& theme, const QFont& font, const QRectF& room);

    /// Everything: paintLines below paintTokens.
    void paint(QPainter& painter, const FlowMarks& marks = {}) const;
    /// All lines: faint if those of one token are to stand out.
    /// @param stop null: never; once true the rest is left out
    void paintLines(QPainter& painter, bool faint, const std::atomic<bool>* stop = nullptr) const;
    /// Titles, labels and the lines of the token in focus.
    void paintTokens(QPainter& painter, const FlowMarks& marks) const;

    bool isEmpty() const { return !m_reading; }
    const FlowOptions& options() const { return m_options; }
    std::size_t lineCount() const { return isEmpty() ? 0 : m_reading->lines.lines.size(); }
    bool isOfSameTokens(const Flow& other) const;
    const FlowColumns& columns() const { return m_columns; }
    Index count(FlowSide side) const;
    /// The token under a point, if any.
    std::optional<FlowToken> tokenAt(QPointF point) const;
    QRectF labelRect(FlowToken token) const;
    /// The whole label of a token, unelided.
    QString label(FlowToken token) const;
    /// Whether the label has no room for all of it.
    bool isCut(FlowToken token) const;
    bool isSightless(Index query) const { return m_reading->sightless[static_cast<std::size_t>(query)]; }
    /// Whether the line stands for a weight of a replica that nobody published.
    bool isMadeUp(const FlowLine& line) const;
    bool isHiddenQuery(Index query) const
    {
        const std::vector<Index>& hidden = m_reading->lines.hidden;
        return std::binary_search(hidden.begin(), hidden.end(), query);
    }
    /// The lines of one token, the weakest first.
    FlowLines linesOf(FlowToken token) const;

    /// The room that a flow wants to have within a width.
    static QSizeF sizeForWidth(const std::shared_ptr<const AttentionSource>& source, const FlowOptions& options,
                               const QFont& font, double width);
    /// The height below which labels of a sentence have to be left out; a very long one leaves them out anyway.
    static double leastHeight(const AttentionSource& source, const QFont& font);

private:
    void layOut();
    QString title(FlowSide side) const;
    std::vector<LegendEntry> legend() const;
    void paintLine(QPainter& painter, const FlowLine& line, double strength) const;
    void paintTitles(QPainter& painter) const;
    void paintTicks(QPainter& painter, FlowSide side) const;
    void paintLabels(QPainter& painter, FlowSide side, const FlowMarks& marks, const FlowLines& strong) const;
    void paintNumbers(QPainter& painter, FlowToken focus, const FlowLines& strong) const;
    void paintSightless(QPainter& painter, const FlowMarks& marks) const;
    std::vector<Index> labelled(FlowSide side, const FlowMarks& marks, const FlowLines& strong) const;
    double lineHeight() const;

    std::shared_ptr<const AttentionSource> m_source;
    FlowOptions m_options;
    std::shared_ptr<const FlowReading> m_reading;
    Theme m_theme;
    QFont m_font;
    QRectF m_room;
    std::vector<QColor> m_colors; ///< of the heads
    FlowColumns m_columns;
};

} // namespace headlight
