#include "ui/views/dimension_chooser.h"

#include "ui/paint/geometry_text.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>

#include <algorithm>

namespace headlight {

using namespace Qt::StringLiterals;

DimensionChooser::DimensionChooser(bool values, QWidget* parent)
    : QWidget(parent), m_isOfValues(values), m_first(new QComboBox), m_second(new QComboBox)
{
    const QString name = values ? u"valueDimension"_s : u"keyDimension"_s;
    m_first->setObjectName(name + u"X"_s);
    m_second->setObjectName(name + u"Y"_s);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->setSpacing(4);
    row->addWidget(m_first);
    row->addWidget(m_second);
    connect(m_first, &QComboBox::activated, this, [this] { choose(0); });
    connect(m_second, &QComboBox::activated, this, [this] { choose(1); });
    retranslate();
    setVisible(false);
}

void DimensionChooser::showChoice(Index d, const PlaneDimensions& dimensions)
{
    if (d == m_width && dimensions == m_dimensions)
        return;
    const bool sameWidth = d == m_width;
    m_width = d;
    m_dimensions = dimensions;
    if (m_dimensions)
        for (Index& dimension : *m_dimensions)
            dimension = std::clamp<Index>(dimension, 0, std::max<Index>(0, d - 1));
    if (!sameWidth)
        fill();
    setVisible(d > 2);
    m_first->setCurrentIndex(m_dimensions ? static_cast<int>((*m_dimensions)[0]) + 1 : 0);
    m_second->setCurrentIndex(m_dimensions ? static_cast<int>((*m_dimensions)[1]) : 0);
    m_second->setVisible(m_dimensions.has_value());
}

void DimensionChooser::fill()
{
    m_first->clear();
    m_second->clear();
    m_first->addItem({});
    for (Index i = 0; i < m_width; ++i) {
        PlaneDirections plane;
        plane.dimensions = {i, i};
        m_first->addItem(axisText(plane, m_isOfValues, 0));
        m_second->addItem(axisText(plane, m_isOfValues, 1));
    }
    retranslate();
}

// No component stands on both axes: the other axis takes what this one had.
void DimensionChooser::choose(int axis)
{
    PlaneDimensions wanted;
    if (m_first->currentIndex() > 0) {
        const std::array<Index, 2> before = m_dimensions.value_or(std::array<Index, 2>{0, 1});
        wanted = std::array<Index, 2>{m_first->currentIndex() - 1, m_dimensions ? m_second->currentIndex() : before[1]};
        if ((*wanted)[0] == (*wanted)[1])
            (*wanted)[axis == 0 ? 1 : 0] = before[static_cast<std::size_t>(axis)];
        if ((*wanted)[0] == (*wanted)[1])
            (*wanted)[1] = (*wanted)[0] == 0 ? 1 : 0;
    }
    showChoice(m_width, wanted);
    emit chosen(wanted);
}

void DimensionChooser::retranslate()
{
    if (m_first->count() > 0)
        m_first->setItemText(0, m_isOfValues ? tr("v: principal") : tr("q, k: principal"));
    m_first->setAccessibleName(m_isOfValues ? tr("Component of the values to the right")
                                            : tr("Component of queries and keys to the right"));
    m_second->setAccessibleName(m_isOfValues ? tr("Component of the values upwards")
                                             : tr("Component of queries and keys upwards"));
    m_first->setToolTip(tr("What the plane shows: the two directions through the origin along which the vectors are "
                           "longest, or two components"));
    m_second->setToolTip(m_second->accessibleName());
}

void DimensionChooser::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace headlight
