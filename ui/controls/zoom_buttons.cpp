#include "ui/controls/zoom_buttons.h"

#include "ui/controls/style.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr double step = 1.5;

QPushButton* quietButton(const QString& name)
{
    auto* button = new QPushButton;
    button->setObjectName(name);
    setLook(button, Look::Quiet);
    return button;
}

} // namespace

ZoomButtons::ZoomButtons(QWidget* parent)
    : QWidget(parent), m_out(quietButton(u"zoomOut"_s)), m_in(quietButton(u"zoomIn"_s)),
      m_fit(quietButton(u"zoomFit"_s))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    for (QPushButton* button : {m_out, m_in, m_fit})
        layout->addWidget(button);
    m_out->setText(u"−"_s);
    m_in->setText(u"+"_s);
    connect(m_out, &QPushButton::clicked, this, [this] { emit zoomed(1 / step); });
    connect(m_in, &QPushButton::clicked, this, [this] { emit zoomed(step); });
    connect(m_fit, &QPushButton::clicked, this, &ZoomButtons::fitWanted);
    retranslate();
}

void ZoomButtons::setUsable(bool in, bool out)
{
    m_in->setEnabled(in);
    m_out->setEnabled(out);
    m_fit->setEnabled(out);
}

void ZoomButtons::retranslate()
{
    m_out->setToolTip(tr("Smaller cells (−)"));
    m_in->setToolTip(tr("Larger cells (+ or the wheel)"));
    m_fit->setText(tr("Fit"));
    m_fit->setToolTip(tr("The whole matrix (0)"));
    m_out->setAccessibleName(tr("Smaller cells"));
    m_in->setAccessibleName(tr("Larger cells"));
}

void ZoomButtons::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace headlight
