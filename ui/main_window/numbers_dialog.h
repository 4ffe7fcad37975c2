#pragma once

#include "core/files/numbers.h"

#include <QDialog>

#include <functional>

class QLabel;
class QPushButton;

namespace headlight {

class Segments;

/// How numbers are written.
struct NumbersChoice {
    QString suffix = QStringLiteral("csv"); ///< csv, npy or json
    bool allHeads = false;
};

/// Asks which numbers to write, and how.
class NumbersDialog : public QDialog {
    Q_OBJECT

public:
    /// @param quantity what they are, in words
    /// @param head "L0H4", the head selected
    /// @param fault why they cannot be written like this; empty: they can
    NumbersDialog(const NumbersChoice& choice, const QString& quantity, const QString& head,
                  std::function<QString(const NumbersChoice&)> fault, QWidget* parent);

    NumbersChoice choice() const;

private:
    void showNote();

    std::function<QString(const NumbersChoice&)> m_fault;
    Segments* m_heads;
    Segments* m_formats;
    QLabel* m_note;
    QPushButton* m_save = nullptr;
};

} // namespace headlight
