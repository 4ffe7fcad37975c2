#include "ui/controls/range_popup.h"

#include "ui/controls/number_field.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>

namespace headlight {

using namespace Qt::StringLiterals;

RangePopup::RangePopup(double minimum, double maximum, double step, QWidget* parent) : QFrame(parent, Qt::Popup)
{
    setObjectName(u"range_popup"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setAttribute(Qt::WA_StyledBackground);
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setHorizontalSpacing(16);
    layout->setVerticalSpacing(8);
    m_refusal = new RefusalLine(this);
    const double values[] = {minimum, maximum, step};
    const QString objectNames[] = {u"minimum"_s, u"maximum"_s, u"step"_s};
    for (int i = 0; i < 3; ++i) {
        m_names[i] = new QLabel(this);
        m_fields[i] = new NumberField(this);
        m_fields[i]->setObjectName(objectNames[i]);
        m_fields[i]->setFixedWidth(96);
        m_fields[i]->setValue(values[i]);
        m_names[i]->setBuddy(m_fields[i]);
        connect(m_fields[i], &NumberField::refused, m_refusal, &RefusalLine::showReason);
        connect(m_fields[i], &NumberField::valueEdited, this, &RangePopup::take);
        layout->addWidget(m_names[i], i, 0);
        layout->addWidget(m_fields[i], i, 1);
    }
    m_refusal->setFixedWidth(180);
    layout->addWidget(m_refusal, 3, 0, 1, 2);
    retranslate();
    m_fields[0]->setFocus();
}

void RangePopup::take()
{
    const double minimum = m_fields[0]->value();
    const double maximum = m_fields[1]->value();
    const double step = m_fields[2]->value();
    if (minimum >= maximum)
        m_refusal->showReason([] { return tr("The left end must be less than the right end."); });
    else if (step <= 0 || step > maximum - minimum)
        m_refusal->showReason([] { return tr("The step must be above 0 and no longer than the slider."); });
    else
        emit rangeEdited(minimum, maximum, step);
    adjustSize();
}

void RangePopup::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void RangePopup::retranslate()
{
    m_names[0]->setText(tr("Left end"));
    m_names[1]->setText(tr("Right end"));
    m_names[2]->setText(tr("Step"));
}

} // namespace headlight
