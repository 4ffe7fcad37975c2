#pragma once

#include "ui/paint/page_part.h"

#include <QStringList>

#include <vector>

namespace headlight {

/// Texts in rows and columns; "W_Q" is drawn with a subscript.
struct TableContent {
    QStringList columns;           ///< heads, the first above the names of the rows; may be empty
    std::vector<QStringList> rows; ///< each begins with its name and has as many as there are heads, or as the first
    std::vector<int> marked = {};  ///< rows in bold
    QString note = {};             ///< sentences below; empty: none
};

/// A table with its names at the left and its numbers at the right of their columns.
class Table final : public PagePart {
public:
    Table(QString title, TableContent content);

    QString words() const override;
    std::vector<QStringList> numbers() const override;
    double leastHeight(double width, const QFont& font) const override;
    double leastWidth(const QFont& font) const override;
    bool stretches() const override { return false; }
    void paint(QPainter& painter, const QRectF& room, const Theme& theme, const QFont& font) const override;

    const TableContent& content() const { return m_content; }

private:
    std::vector<double> columnWidths(const QFont& font) const;
    /// The right ends of the columns.
    std::vector<double> columnEnds(double width, const QFont& font) const;
    bool isMarked(std::size_t row) const;

    TableContent m_content;
};

} // namespace headlight
