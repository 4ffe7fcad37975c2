#pragma once

#include "ui/paint/page_part.h"

namespace headlight {

/// Sentences, broken into lines; a line break in the text begins a new line.
class Paragraph final : public PagePart {
public:
    enum class Width {
        Any,
        Whole ///< it has a row of its own
    };

    Paragraph(QString title, QString text, Width width = Width::Any)
        : PagePart(std::move(title)), m_text(std::move(text)), m_width(width)
    {
    }

    QString words() const override;
    double leastHeight(double width, const QFont& font) const override;
    double leastWidth(const QFont& font) const override;
    bool stretches() const override { return false; }
    void paint(QPainter& painter, const QRectF& room, const Theme& theme, const QFont& font) const override;

private:
    QString m_text;
    Width m_width;
};

} // namespace headlight
