#include "ui/views/lab_controls.h"

#include "ui/controls/flow_layout.h"
#include "ui/controls/number_field.h"
#include "ui/controls/style.h"
#include "ui/controls/value_slider.h"
#include "ui/paint/math_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>
#include <cmath>
#include <utility>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

using Kind = LabParameter::Kind;

constexpr double commonLine = 18; ///< the height of a line that the common sizes are beside

int middleOf(const QWidget& widget)
{
    const auto* slider = qobject_cast<const ValueSlider*>(&widget);
    return slider ? slider->middle() : widget.sizeHint().height() / 2;
}

/// Widgets whose middles are in one line: what hangs below a slider does not push it up.
class Row : public QHBoxLayout {
public:
    using QHBoxLayout::QHBoxLayout;

    QSize sizeHint() const override { return {QHBoxLayout::sizeHint().width(), height()}; }
    QSize minimumSize() const override { return {QHBoxLayout::minimumSize().width(), height()}; }
    void setGeometry(const QRect& rect) override
    {
        QHBoxLayout::setGeometry(rect);
        for (int i = 0; i < count(); ++i) {
            QWidget& widget = *itemAt(i)->widget();
            const int top = rect.top() + m_line - middleOf(widget);
            widget.setGeometry(widget.x(), top, widget.width(), widget.sizeHint().height());
        }
    }

    int highestMiddle() const
    {
        int highest = 0;
        for (int i = 0; i < count(); ++i) {
            itemAt(i)->widget()->ensurePolished();
            highest = std::max(highest, middleOf(*itemAt(i)->widget()));
        }
        return highest;
    }
    /// @param line the height of the middles, from the row's top
    void setLine(int line)
    {
        m_line = line;
        invalidate();
    }

private:
    int height() const
    {
        int below = 0;
        for (int i = 0; i < count(); ++i) {
            const QWidget& widget = *itemAt(i)->widget();
            below = std::max(below, widget.sizeHint().height() - middleOf(widget));
        }
        return m_line + below;
    }

    int m_line = 0;
};

bool isByPowers(const LabParameter& parameter)
{
    return parameter.kind == Kind::Power || parameter.kind == Kind::WholeByPowers;
}

double sliderOfValue(const LabParameter& parameter, double value)
{
    return isByPowers(parameter) ? std::log2(std::max(value, 1.)) : value;
}

/// What a slider's place stands for: a power is chosen by its exponent, from a value between two powers the next one.
double valueOfSlider(const LabParameter& parameter, double place, double before)
{
    if (place == sliderOfValue(parameter, parameter.value)) // may be none of the powers
        return parameter.value;
    if (isByPowers(parameter))
        return std::exp2(place > sliderOfValue(parameter, before) ? std::floor(place) : std::ceil(place));
    return parameter.isWhole() ? std::round(place) : place;
}

} // namespace

LabControls::LabControls(QWidget* parent) : QWidget(parent)
{
    setLayout(new FlowLayout(16));
}

void LabControls::setLab(const Lab& lab)
{
    m_lab = &lab;
    m_controls.clear();
    while (QLayoutItem* item = layout()->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const LabParameter& parameter : lab.parameters())
        if (!parameter.inPage)
            add(parameter);
    fit();
    setVisible(!m_controls.empty());
}

void LabControls::add(const LabParameter& parameter)
{
    const QString object = u"lab_"_s + QString::fromStdString(parameter.name);
    if (parameter.kind == Kind::Switch) {
        auto* box = new QCheckBox(parameter.text);
        box->setObjectName(object);
        box->setToolTip(parameter.toolTip);
        addRow({box});
        connect(box, &QCheckBox::clicked, this, [this, name = parameter.name](bool on) { emit edited(name, on); });
        m_controls[parameter.name] = {[box](double value) { box->setChecked(value != 0); }, box, nullptr, parameter};
        return;
    }
    if (parameter.kind != Kind::Choice) {
        addSlider(parameter);
        return;
    }
    auto* label = new QLabel(mathHtml(parameter.text));
    setLook(label, Look::Muted);
    auto* box = new QComboBox;
    box->setObjectName(object);
    box->addItems(parameter.choices);
    box->setToolTip(parameter.toolTip);
    box->setAccessibleName(QString(parameter.text).remove(u'_'));
    QWidget* place = addRow({label, box});
    connect(box, &QComboBox::activated, this, [this, name = parameter.name](int choice) { emit edited(name, choice); });
    m_controls[parameter.name] = {[box](double value) { box->setCurrentIndex(static_cast<int>(value)); }, place, label,
                                  parameter};
}

QWidget* LabControls::addRow(const std::vector<QWidget*>& widgets)
{
    auto* place = new QWidget;
    auto* row = new Row(place);
    row->setContentsMargins({});
    row->setSpacing(8);
    for (QWidget* widget : widgets)
        row->addWidget(widget);
    layout()->addWidget(place);
    return place;
}

void LabControls::addSlider(const LabParameter& parameter)
{
    const QString object = u"lab_"_s + QString::fromStdString(parameter.name);
    auto* label = new QLabel(mathHtml(parameter.text));
    setLook(label, Look::Muted);
    auto* slider = new ValueSlider;
    slider->setObjectName(object);
    slider->setToolTip(parameter.toolTip);
    slider->setAccessibleName(QString(parameter.text).remove(u'_'));
    if (parameter.kind == Kind::Logarithmic)
        slider->setLogarithmicRange(parameter.low, parameter.high);
    else
        slider->setRange(sliderOfValue(parameter, parameter.low), sliderOfValue(parameter, parameter.high),
                         parameter.isWhole() ? 1 : (parameter.high - parameter.low) / 200);
    if (isByPowers(parameter)) { // its places are exponents
        slider->setEndTexts(QString::number(parameter.low), QString::number(parameter.high));
        slider->setAccessibleName(tr("%1, the exponent of 2").arg(slider->accessibleName()));
    }
    slider->setResetValue(sliderOfValue(parameter, parameter.value));
    auto* field = new NumberField;
    field->setObjectName(object + u"_field"_s);
    field->setAccessibleName(QString(parameter.text).remove(u'_'));
    if (parameter.isWhole()) {
        field->setFull();
        field->setGrouped();
    }
    field->setRule([this, parameter](double value) { return refusal(parameter, value); });
    QWidget* place = addRow({label, slider, field});
    connect(slider, &ValueSlider::valueEdited, this, [this, parameter, field](double value) {
        const double wanted = valueOfSlider(parameter, value, field->value());
        const QString reason = refusal(parameter, wanted);
        emit edited(parameter.name, wanted);
        emit refused(reason.isEmpty() ? Wording() : [this, parameter, wanted] { return refusal(parameter, wanted); });
    });
    connect(field, &NumberField::valueEdited, this,
            [this, name = parameter.name](double value) { emit edited(name, value); });
    connect(field, &NumberField::refused, this, &LabControls::refused);
    const auto show = [slider, field, parameter](double value) {
        slider->setValue(sliderOfValue(parameter, value));
        field->setValue(value);
    };
    m_controls[parameter.name] = {show, place, label, parameter};
}

QString LabControls::refusal(const LabParameter& parameter, double value) const
{
    LabState wanted = m_state;
    wanted[parameter.name] = value;
    const QString text = m_lab->fitted(parameter, m_lab->edited(wanted, parameter.name)).refusal(value);
    return text.isEmpty() ? text : text + u'.';
}

void LabControls::fit()
{
    const double larger = std::max(1., fontMetrics().height() / commonLine);
    for (auto* slider : findChildren<ValueSlider*>()) {
        slider->setFixedWidth(static_cast<int>(m_presenting ? 130 : 150 * larger));
        slider->setEndsShown(!m_presenting);
    }
    for (auto* field : findChildren<NumberField*>())
        field->setFixedWidth(static_cast<int>(76 * larger));
    int line = 0;
    const QList<QWidget*> places = findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
    for (const QWidget* place : places)
        line = std::max(line, static_cast<const Row*>(place->layout())->highestMiddle());
    for (const QWidget* place : places)
        static_cast<Row*>(place->layout())->setLine(line);
}

void LabControls::setPresenting(bool presenting)
{
    m_presenting = presenting;
    fit();
}

void LabControls::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fit();
}

void LabControls::setState(const LabState& state, const LabRequest* request)
{
    if (std::exchange(m_state, state) != state)
        emit refused({}); // what was refused before is no longer the matter
    for (const auto& [name, control] : m_controls) {
        if (const auto value = state.find(name); value != state.end())
            control.show(value->second);
        const QString text = request ? m_lab->textOf(name, *request) : QString();
        showText(control, text.isEmpty() ? control.parameter.text : text);
        showIdle(control, m_lab->whyIdle(name, state));
    }
}

void LabControls::showText(const Control& control, const QString& text)
{
    const QString html = mathHtml(text);
    if (!control.label || control.label->text() == html)
        return;
    control.label->setText(html);
    for (QWidget* widget : control.place->findChildren<QWidget*>())
        if (!widget->accessibleName().isEmpty() && widget != control.label)
            widget->setAccessibleName(QString(text).remove(u'_'));
}

/// What cannot be set has the reason as its tool tip.
void LabControls::showIdle(const Control& control, const QString& reason)
{
    if (control.place->isEnabled() == reason.isEmpty() && control.place->toolTip() == reason)
        return;
    control.place->setEnabled(reason.isEmpty());
    control.place->setToolTip(reason);
    for (QWidget* widget : control.place->findChildren<QWidget*>())
        if (auto* field = qobject_cast<NumberField*>(widget))
            field->setExplanation(reason);
        else if (qobject_cast<ValueSlider*>(widget) || qobject_cast<QComboBox*>(widget))
            widget->setToolTip(reason.isEmpty() ? control.parameter.toolTip : reason);
}

} // namespace headlight
