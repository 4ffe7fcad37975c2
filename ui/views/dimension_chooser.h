#pragma once

#include "ui/paint/geometry_numbers.h"

#include <QWidget>

class QComboBox;

namespace headlight {

/// Chooses what a plane shows of wide vectors: the two principal directions, or two components. Not there where
/// vectors have no more than two.
class DimensionChooser : public QWidget {
    Q_OBJECT

public:
    /// @param values whether it is about values rather than queries and keys
    explicit DimensionChooser(bool values, QWidget* parent = nullptr);

    /// Offers the components of vectors of width d, and shows what is chosen.
    void showChoice(Index d, const PlaneDimensions& dimensions);

signals:
    void chosen(const headlight::PlaneDimensions& dimensions);

protected:
    void changeEvent(QEvent* event) override;

private:
    void fill();
    void retranslate();
    void choose(int axis);

    const bool m_isOfValues;
    Index m_width = 0;
    PlaneDimensions m_dimensions;
    QComboBox* m_first;  ///< the principal directions, or the component to the right
    QComboBox* m_second; ///< the component upwards
};

} // namespace headlight
