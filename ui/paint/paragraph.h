#pragma once

#include "ui/paint/page_part.h"

namespace headlight {

/// Sentences, broken into lines; a line break in the text begins a new line.
class Paragraph final : public PagePart {
public:
    Paragraph(QString title, QString text) : PagePart(std::move(title)), m_text(std::move(text)) {}

    QString words() const override;
    double leastHeight(double width, const QFont& font) const override;
    bool stretches() const override { return false; }
    void paint(QPainter& painter, const QRectF& room, const Theme& theme, const QFont& font) const override;

private:
    QString m_text;
};

} // namespace headlight
