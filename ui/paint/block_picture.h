#pragma once

#include "ui/paint/page_part.h"

#include "core/attention/matrix.h"

namespace headlight {

/// The sizes of a product X · W_Q = Q whose second matrix is cut into a block for each head.
struct BlockPictureContent {
    Index rows = 1;    ///< of X and Q
    Index inner = 1;   ///< columns of X, rows of W_Q
    Index blocks = 1;  ///< beside one another in W_Q, and in Q
    Index width = 1;   ///< of a block
    QString note = {}; ///< below; empty: none
};

/// Three rectangles: all of X, W_Q cut into blocks, and Q cut alike, each block in the colour of its head, with their
/// sizes. Shapes are to scale as long as they can be drawn; of very many blocks only the first ones and the last.
class BlockPicture final : public PagePart {
public:
    BlockPicture(QString title, BlockPictureContent content) : PagePart(std::move(title)), m_content(std::move(content))
    {
    }

    QString words() const override;
    double leastHeight(double width, const QFont& font) const override;
    double leastWidth(const QFont& font) const override;
    bool stretches() const override { return false; }
    void paint(QPainter& painter, const QRectF& room, const Theme& theme, const QFont& font) const override;

    const BlockPictureContent& content() const { return m_content; }
    /// The places of X, W_Q and Q.
    std::vector<QRectF> matrices(const QRectF& room, const QFont& font) const;
    /// The blocks that are drawn in a matrix, from the left.
    std::vector<std::pair<Index, QRectF>> blocksIn(const QRectF& matrix) const;

private:
    /// What stands below each of the three, in two lines.
    std::vector<QStringList> labels() const;

    BlockPictureContent m_content;
};

} // namespace headlight
