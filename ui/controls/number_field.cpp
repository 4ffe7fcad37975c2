#include "ui/controls/number_field.h"

#include "ui/paint/number_text.h"

#include <QKeyEvent>

#include <cmath>

namespace headlight {

using namespace Qt::StringLiterals;

QString NumberField::refusalText(NumberError error, const QString& word)
{
    switch (error) {
    case NumberError::TooLarge:
        return tr("“%1” is too large to compute with; the largest number is about 1.8e308.").arg(word);
    case NumberError::TooSmall:
        return tr("“%1” is too near to 0 to compute with; the smallest number is about 4.9e-324. Write 0.").arg(word);
    case NumberError::NotANumber:
        break;
    }
    return tr("“%1” is not a number. Write one such as 0.5, −2, 1e-3 or 1/3.").arg(word);
}

NumberField::NumberField(QWidget* parent) : TextField(parent)
{
    setAlignment(Qt::AlignRight);
    showValue(false);
}

void NumberField::setValue(double value)
{
    if (value == m_value && isModified())
        return; // what is being typed stays
    m_value = value;
    showValue(hasFocus());
}

void NumberField::setDecimals(int decimals)
{
    m_decimals = decimals;
    showValue(hasFocus());
}

void NumberField::setExplanation(const QString& explanation)
{
    m_explanation = explanation;
    setAccessibleName(explanation);
    setValue(m_value);
}

void NumberField::setFull()
{
    m_full = true;
    showValue(true);
}

void NumberField::setGrouped()
{
    m_grouped = true;
}

void NumberField::setWhole(int minimum, int maximum)
{
    setGrouped();
    m_whole = true;
    m_minimum = minimum;
    m_maximum = maximum;
    showValue(hasFocus());
}

void NumberField::setRule(std::function<QString(double)> whyNot)
{
    m_whyNot = std::move(whyNot);
}

bool NumberField::commit()
{
    if (!isModified()) {
        emit refused({});
        return true;
    }
    const auto grouped = m_grouped ? parseGrouped(text()) : std::nullopt;
    const auto typed = grouped ? Result<double, NumberError>(*grouped) : parseNumber(text());
    if (!typed && !m_whole) {
        setRefused(true);
        emit refused([word = text(), error = typed.error()] { return refusalText(error, word); });
        return false;
    }
    const double number = typed ? typed.value() : std::nan("");
    if (m_whole && (number != std::floor(number) || number < m_minimum || number > m_maximum)) {
        setRefused(true);
        emit refused([lowest = m_minimum, highest = m_maximum] {
            return tr("Write a whole number from %1 to %2.").arg(lowest).arg(highest);
        });
        return false;
    }
    if (m_whyNot && !m_whyNot(number).isEmpty()) {
        setRefused(true);
        emit refused([whyNot = m_whyNot, number] { return whyNot(number); });
        return false;
    }
    const bool differs = number != m_value;
    m_value = number;
    showValue(hasFocus());
    emit refused({});
    if (differs)
        emit valueEdited(m_value);
    return true;
}

void NumberField::revert()
{
    showValue(hasFocus());
    selectAll();
    emit refused({});
}

void NumberField::showValue(bool full)
{
    const QString exact = exactText(m_value);
    const QString shown = full || m_full || m_whole ? exact : numberText(m_value, m_decimals);
    if (shown != text())
        setText(shown);
    setModified(false);
    setRefused(false);
    setToolTip(m_explanation.isEmpty() ? exact : m_explanation + u'\n' + exact);
    setCursorPosition(0);
}

void NumberField::focusInEvent(QFocusEvent* event)
{
    TextField::focusInEvent(event);
    if (isModified())
        return;
    showValue(true);
    selectAll();
}

void NumberField::focusOutEvent(QFocusEvent* event)
{
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason) {
        commit();
        showValue(false);
    }
    TextField::focusOutEvent(event);
}

void NumberField::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        commit();
        selectAll();
        emit left();
    } else if (event->key() == Qt::Key_Escape && isModified()) {
        revert();
    } else {
        TextField::keyPressEvent(event);
    }
}

} // namespace headlight
