#include "ui/controls/cell_row.h"

#include "ui/controls/elided_label.h"
#include "ui/controls/number_field.h"
#include "ui/controls/value_slider.h"

#include <QEvent>
#include <QHBoxLayout>

namespace headlight {

using namespace Qt::StringLiterals;

CellRow::CellRow(QWidget* parent)
    : QWidget(parent), m_name(new ElidedLabel(this)), m_slider(new ValueSlider(ValueSlider::Size::Small, this)),
      m_field(new NumberField(this))
{
    m_name->setObjectName(u"cell_name"_s);
    m_slider->setObjectName(u"cell_slider"_s);
    m_field->setObjectName(u"cell_value"_s);
    m_field->setFixedWidth(64);
    m_slider->setRangeAdjustable(true);
    m_slider->setResetValue(0);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_name);
    layout->addWidget(m_slider, 1);
    layout->addWidget(m_field);
    connect(m_slider, &ValueSlider::gestureStarted, this, &CellRow::gestureStarted);
    connect(m_slider, &ValueSlider::gestureFinished, this, &CellRow::gestureFinished);
    connect(m_slider, &ValueSlider::valueEdited, this, &CellRow::valueEdited);
    connect(m_slider, &ValueSlider::rangeEdited, this, &CellRow::rangeEdited);
    connect(m_field, &NumberField::valueEdited, this, &CellRow::valueEdited);
    connect(m_field, &NumberField::refused, this, &CellRow::refused);
    retranslate();
}

void CellRow::show(const QString& name, double value, bool editable)
{
    m_name->setText(name);
    m_slider->setAccessibleName(name);
    m_field->setAccessibleName(name);
    m_slider->setValue(value);
    m_field->setValue(value);
    m_slider->setEnabled(editable);
    m_field->setEnabled(editable);
}

void CellRow::setRange(double minimum, double maximum, double step)
{
    m_slider->setRange(minimum, maximum, step);
}

void CellRow::setNameWidth(int width)
{
    m_name->setFixedWidth(width);
}

void CellRow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void CellRow::retranslate()
{
    m_slider->setToolTip(tr("Shift: ten times as fine. Double click: back to 0. Right click: ends and step."));
}

} // namespace headlight
