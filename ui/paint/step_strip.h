#pragma once

#include "core/analysis/attention_steps.h"
#include "ui/paint/cell_field.h"
#include "ui/paint/step_picture.h"
#include "ui/paint/theme.h"

#include <QFont>
#include <QRectF>

#include <memory>
#include <optional>
#include <vector>

class QPainter;

namespace headlight {

/// All steps of a head's pass in one line: the result of each as a thumbnail with its symbol.
/// An immutable picture of one snapshot, as Heatmap is.
class StepStrip {
public:
    /// Lays it out; thumbnails are empty until they are read.
    StepStrip(std::shared_ptr<const AttentionSteps> steps, const StepOptions& options, const Theme& theme,
              const QFont& font, const QRectF& room);

    /// Reads what the thumbnails show.
    /// @param stop null: never; once true the rest is unspecified
    void read(const std::atomic<bool>* stop = nullptr);

    /// @param current the step that is shown @param hovered the one under the pointer
    void paint(QPainter& painter, std::optional<std::size_t> current, std::optional<std::size_t> hovered) const;

    /// The step whose thumbnail or symbol is under a point.
    std::optional<std::size_t> stepAt(QPointF point) const;
    const AttentionSteps& steps() const { return *m_steps; }
    QRectF stepRect(std::size_t place) const { return m_items[place].rect; }

    static double heightFor(const QFont& font);

private:
    struct Item {
        QRectF rect; ///< thumbnail and symbol together
        QRectF thumbnail;
        CellField field; ///< empty until it is read
        ValueRange range;
    };
    void paintSymbol(QPainter& painter, std::size_t place, bool isCurrent) const;

    std::shared_ptr<const AttentionSteps> m_steps;
    StepOptions m_options;
    Theme m_theme;
    QFont m_font;
    std::vector<Item> m_items;
};

} // namespace headlight
