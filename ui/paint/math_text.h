#pragma once

#include <QFont>
#include <QList>
#include <QPointF>
#include <QString>

class QPainter;

namespace headlight {

/// A piece of a formula, on the line or below it.
struct MathRun {
    QString text;
    bool subscript = false;
    bool operator==(const MathRun&) const = default;
};

/// "W_Q" → W, sub Q; "√d_k · x_12" → √d, sub k, " · x", sub 12. A subscript is the letters and digits after "_", up
/// to Hangul.
QList<MathRun> mathRuns(const QString& text);

/// The width of the runs in the painter's units.
double mathWidth(const QList<MathRun>& runs, const QFont& font);

/// Draws the runs from a point on the base line.
void drawMath(QPainter& painter, QPointF baseline, const QList<MathRun>& runs, const QFont& font);

/// The same for a rich-text label: "W<sub>Q</sub>", with everything else escaped.
QString mathHtml(const QString& text);

/// q₁, q₂, …: a letter with its number in subscript digits, counted from 1.
QString numbered(QChar letter, qint64 number);

} // namespace headlight
