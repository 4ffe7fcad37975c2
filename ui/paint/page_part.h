#pragma once

#include "ui/paint/theme.h"

#include <QFont>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

class QPainter;

namespace headlight {

/// One part of a page: a plot, bars, cells, a table or a text. An immutable picture of numbers that were computed
/// before; it knows no document and draws on any painter.
class PagePart {
public:
    explicit PagePart(QString title) : m_title(std::move(title)) {}
    virtual ~PagePart() = default;

    /// What stands above it; may be empty.
    const QString& title() const { return m_title; }
    /// What it shows in words, for who cannot see it: the same numbers as in the picture.
    virtual QString words() const = 0;
    /// Its numbers as a spreadsheet takes them, row by row, names and all: each reads back as the same double, those of
    /// a table as they stand in it. None: it has none.
    virtual std::vector<QStringList> numbers() const { return {}; }
    /// The least height below the title at a width, in logical pixels.
    virtual double leastHeight(double width, const QFont& font) const = 0;
    /// The width below which it is cut off, in logical pixels; 0: it makes do with any.
    virtual double leastWidth(const QFont& font) const
    {
        (void)font;
        return 0;
    }
    /// Whether more height makes it easier to read.
    virtual bool stretches() const = 0;
    virtual void paint(QPainter& painter, const QRectF& room, const Theme& theme, const QFont& font) const = 0;
    /// What lies at a point, in the part's own numbers (a plot: x and y; bars: place and value; cells: column and
    /// row); none outside.
    virtual std::optional<QPointF> valueAt(QPointF point, const QRectF& room, const QFont& font) const
    {
        (void)point, (void)room, (void)font;
        return std::nullopt;
    }

private:
    QString m_title;
};

} // namespace headlight
