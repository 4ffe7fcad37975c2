#pragma once

#include "core/text/parse_number.h"
#include "ui/controls/refusal_line.h"
#include "ui/controls/text_field.h"

namespace headlight {

/// A field for one number. A text that is no number is refused and the last good value stays.
class NumberField : public TextField {
    Q_OBJECT

public:
    explicit NumberField(QWidget* parent = nullptr);

    double value() const { return m_value; }
    /// Shows a value: rounded to so many decimals while the field is not being typed in, in full while it is.
    void setValue(double value);
    void setDecimals(int decimals);
    /// What the number is, for the pointer and for screen readers; the number itself stands below it in full.
    void setExplanation(const QString& explanation);
    /// Shows all digits, typed in or not.
    void setFull();
    /// Reads 4,096 and 4.096 as about four thousand: where numbers are counts.
    void setGrouped();
    /// Whole numbers only, in a range; grouped. Contract: minimum ≤ maximum.
    void setWhole(int minimum, int maximum);

    /// Takes those numbers alone of which a rule says nothing; of the others it says why they are not taken.
    void setRule(std::function<QString(double)> whyNot);

    /// Takes in what was typed, as Enter does. @return false if it was refused
    bool commit();
    /// Forgets what was typed, as Esc does.
    void revert();

signals:
    void valueEdited(double value);
    /// Why the text was not taken; nothing: all is well again.
    void refused(const headlight::Wording& reason);

protected:
    void takeBack() override { revert(); }
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    static QString refusalText(NumberError error, const QString& word);
    void showValue(bool full);

    double m_value = 0;
    QString m_explanation;
    std::function<QString(double)> m_whyNot;
    int m_decimals = 2;
    bool m_full = false;
    bool m_grouped = false;
    bool m_whole = false;
    int m_minimum = 0;
    int m_maximum = 0;
};

} // namespace headlight
