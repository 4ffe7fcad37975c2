#include "ui/controls/value_slider_accessible.h"

#include "ui/controls/value_slider.h"

#include <QAccessible>
#include <QAccessibleWidget>

namespace headlight {

namespace {

class AccessibleSlider final : public QAccessibleWidget, public QAccessibleValueInterface {
public:
    explicit AccessibleSlider(ValueSlider* slider) : QAccessibleWidget(slider, QAccessible::Slider) {}

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::ValueInterface)
            return static_cast<QAccessibleValueInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }

    QVariant currentValue() const override { return slider().value(); }
    void setCurrentValue(const QVariant& value) override { slider().editValue(value.toDouble()); }
    QVariant minimumValue() const override { return slider().scale().minimum(); }
    QVariant maximumValue() const override { return slider().scale().maximum(); }
    QVariant minimumStepSize() const override { return slider().scale().step(); }

private:
    ValueSlider& slider() const { return *static_cast<ValueSlider*>(widget()); }
};

QAccessibleInterface* makeInterface(const QString&, QObject* object)
{
    auto* slider = qobject_cast<ValueSlider*>(object);
    return slider != nullptr ? new AccessibleSlider(slider) : nullptr;
}

} // namespace

void registerAccessibleSlider()
{
    static const bool registered = [] {
        QAccessible::installFactory(makeInterface);
        return true;
    }();
    Q_UNUSED(registered)
}

} // namespace headlight
