#include "ui/views/threshold_row.h"

#include "ui/controls/style.h"
#include "ui/controls/value_slider.h"
#include "ui/paint/number_text.h"

#include <QHBoxLayout>
#include <QLabel>

#include <cmath>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

/// Two significant digits are as fine as one can see.
double rounded(double value)
{
    return value > 0 ? QString::number(value, 'g', 2).toDouble() : 0;
}

} // namespace

ThresholdRow::ThresholdRow(double largest, QWidget* parent)
    : QWidget(parent), m_number(new QLabel), m_slider(new ValueSlider)
{
    const double end = std::isfinite(largest) && largest > 1e-300 ? largest : 1;
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(42, 4, 12, 4);
    row->setSpacing(8);
    row->addWidget(new QLabel(tr("Quiet below")));
    row->addWidget(m_slider, 1);
    row->addWidget(m_number);
    setFocusProxy(m_slider);
    m_slider->setObjectName(u"thresholdSlider"_s);
    m_slider->setAccessibleName(tr("Quiet below"));
    m_slider->setLogarithmicRange(end * 1e-4, end);
    m_slider->setResetValue(0);
    m_slider->setMinimumWidth(140);
    m_number->setFixedWidth(m_number->fontMetrics().horizontalAdvance(u"0.00012"_s));
    say(0);
    connect(m_slider, &ValueSlider::valueEdited, this, [this](double value) {
        say(rounded(value));
        emit thresholdEdited(rounded(value));
    });
}

void ThresholdRow::setThreshold(double threshold)
{
    m_slider->setValue(threshold);
    say(threshold);
}

void ThresholdRow::say(double threshold)
{
    m_number->setText(threshold > 0 ? exactText(threshold) : tr("off"));
}

} // namespace headlight
