#include "ui/controls/cell_row.h"

#include "ui/controls/elided_label.h"
#include "ui/controls/number_field.h"
#include "ui/controls/value_slider.h"

#include <QEvent>
#include <QGridLayout>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr int spacing = 8;
constexpr int fieldWidth = 64;
constexpr int easySlider = 96; ///< narrower, its steps are too fine to be dragged

} // namespace

CellRow::CellRow(QWidget* parent)
    : QWidget(parent), m_layout(new QGridLayout(this)), m_name(new ElidedLabel(this)),
      m_slider(new ValueSlider(ValueSlider::Size::Small, this)), m_field(new NumberField(this))
{
    m_name->setObjectName(u"cell_name"_s);
    m_slider->setObjectName(u"cell_slider"_s);
    m_field->setObjectName(u"cell_value"_s);
    m_field->setFixedWidth(fieldWidth);
    m_slider->setRangeAdjustable(true);
    m_slider->setResetValue(0);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setHorizontalSpacing(spacing);
    m_layout->setVerticalSpacing(0);
    m_layout->setColumnStretch(1, 1);
    m_layout->addWidget(m_name, 1, 0);
    m_layout->addWidget(m_slider, 1, 1);
    m_layout->addWidget(m_field, 1, 2);
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
    m_nameWidth = width;
    placeName();
}

void CellRow::placeName()
{
    const bool beside = m_nameWidth + easySlider + fieldWidth + 2 * spacing <= width();
    m_layout->removeWidget(m_name);
    m_name->setMinimumWidth(beside ? m_nameWidth : 0);
    m_name->setMaximumWidth(beside ? m_nameWidth : QWIDGETSIZE_MAX);
    if (beside)
        m_layout->addWidget(m_name, 1, 0);
    else
        m_layout->addWidget(m_name, 0, 0, 1, 3);
    m_layout->removeWidget(m_slider);
    m_layout->addWidget(m_slider, 1, beside ? 1 : 0, 1, beside ? 1 : 2);
}

void CellRow::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    placeName();
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
