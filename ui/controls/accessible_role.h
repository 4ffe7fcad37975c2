#pragma once

#include <QAccessibleWidget>

namespace headlight {

/// Has all widgets of a class read by their accessible name, as texts or pictures: readers pass over plain widgets.
/// Called by each of them, works once.
template <class Widget, QAccessible::Role role>
void readAs()
{
    static const bool installed = [] {
        QAccessible::installFactory([](const QString&, QObject* object) -> QAccessibleInterface* {
            auto* widget = qobject_cast<Widget*>(object);
            return widget ? new QAccessibleWidget(widget, role) : nullptr;
        });
        return true;
    }();
    Q_UNUSED(installed)
}

} // namespace headlight
