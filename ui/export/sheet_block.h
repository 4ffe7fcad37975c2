#pragma once

#include <QFont>
#include <QPointF>
#include <QStringList>

#include <functional>
#include <vector>

class QPainter;

namespace headlight {

/// The fonts and the width of what is written on a sheet of paper, in logical pixels.
struct SheetStyle {
    QFont body;
    QFont small;
    QFont strong; ///< bold, of the body's size
    QFont title;
    double width = 0;

    /// @param font of the language
    static SheetStyle of(const QFont& font, double width);
};

/// Something on a sheet that is not cut in two.
struct SheetBlock {
    double height = 0;
    std::function<void(QPainter&, QPointF)> paint; ///< from its left upper corner, on the painter's ink

    static SheetBlock gap(double height);
};

/// The block further to the right.
SheetBlock indented(SheetBlock block, double by);

/// Blocks that stay on one page where they fit one.
using SheetGroup = std::vector<SheetBlock>;

/// Sentences in lines; "W_Q" gets its subscript, a line break begins a new line.
/// @param indent of all lines, in logical pixels
SheetBlock sheetText(const QString& text, const QFont& font, double width, double indent = 0);
/// Sentences that are said less loudly.
SheetBlock sheetNote(const QString& text, const SheetStyle& style, double indent = 0);
/// Sentences behind a number at the left.
SheetBlock sheetNumbered(int number, const QString& text, const QFont& font, const SheetStyle& style, double indent);

/// A cell of a table on paper: something said, or a place to write in, with its solution.
struct SheetCell {
    enum class Kind { Said, Blank, Crossed, Nothing };
    Kind kind = Kind::Said;
    QString text; ///< what is said, or the solution of a blank

    static SheetCell said(const QString& text) { return {Kind::Said, text}; }
    static SheetCell blank(const QString& solution) { return {Kind::Blank, solution}; }
};

/// A table: heads above the columns, the first column at the left, the others centred. What is said is shortened to
/// its column.
struct SheetTable {
    QStringList heads;
    std::vector<double> widths; ///< of the columns, in logical pixels
    std::vector<std::vector<SheetCell>> rows;
};
/// @param solved writes the solutions into the blanks
SheetBlock sheetTable(const SheetTable& table, const SheetStyle& style, bool solved);

/// A line of words and blanks, one after the other.
SheetBlock sheetLine(const std::vector<SheetCell>& cells, const SheetStyle& style, bool solved, double blankWidth);

/// A square to tick, or a longer box to write a number into, before a text.
/// @param box as wide as this @param written in the box; may be empty
SheetBlock sheetBoxed(const QString& text, double box, const QString& written, const SheetStyle& style, double indent);

/// Squares to tick, each before its word, one beside the other.
/// @param ticked which of the words
SheetBlock sheetTicks(const QStringList& words, const std::vector<std::size_t>& ticked, const SheetStyle& style,
                      double indent);

} // namespace headlight
