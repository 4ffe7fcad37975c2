#pragma once

#include <QFocusEvent>
#include <QPointer>
#include <QWidget>

namespace headlight {

/// Hands the focus that it gets to one of its parts. It is no stop of the Tab key: a focus proxy as Qt has them is one,
/// so that Tab would go to the part at once and pass over what stands before it.
class FocusGiver : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// The part that gets the focus; in place of QWidget's.
    void setFocusProxy(QWidget* part) { m_part = part; }

protected:
    void focusInEvent(QFocusEvent* event) override
    {
        if (m_part)
            m_part->setFocus(event->reason());
    }

private:
    QPointer<QWidget> m_part;
};

} // namespace headlight
