#pragma once

#include <QLabel>

#include <functional>

namespace headlight {

/// A sentence in the language that is set when it is asked for.
using Wording = std::function<QString()>;

/// The line under a field that says why something was refused. It takes no room while there is nothing to say, and
/// changes its language with the program.
class RefusalLine : public QLabel {
    Q_OBJECT

public:
    explicit RefusalLine(QWidget* parent = nullptr);

    /// Shows a reason; nothing takes the line away.
    void showReason(const Wording& reason);

protected:
    void changeEvent(QEvent* event) override;

private:
    /// In a panel that scrolls, a reason out of sight would be none.
    void scrollIntoView();

    Wording m_reason;
};

} // namespace headlight
