#pragma once

#include "ui/paint/step_picture.h"

#include <QStringList>

namespace headlight {

/// What is to be known of how the steps are shown, beside their ranges: colours by decades, what is quiet, and that no
/// key is left out of sums. Empty: nothing.
QString lookNote(const WeightOptions& options);

/// All steps of a head's pass on one page, each with its formula, numbered, in reading order; at the end what is left
/// out and what the colours stand for. An immutable picture of one snapshot, as Heatmap is.
class StepsPage {
public:
    /// @param width in logical pixels, at most; the height follows
    StepsPage(const std::shared_ptr<const AttentionSteps>& steps, const StepOptions& options, const Theme& theme,
              const QFont& font, double width);

    /// Draws from the origin.
    void paint(QPainter& painter) const;
    QSizeF size() const { return m_size; }
    /// Where the page may be cut, between its rows of steps: from above.
    const std::vector<double>& breaks() const { return m_breaks; }
    /// How many steps have numbers in their cells.
    std::size_t numberedSteps() const;

private:
    struct Block {
        QString formula;
        QRectF heading;
        StepPicture picture;
    };

    Theme m_theme;
    QFont m_font;
    std::vector<Block> m_blocks;
    QStringList m_notes; ///< a line each
    std::vector<double> m_breaks;
    double m_notesTop = 0;
    QSizeF m_size;
};

} // namespace headlight
