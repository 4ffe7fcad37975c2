#pragma once

#include <QStackedWidget>

namespace headlight {

/// Pages that ask for the room of the one that is shown, and not for that of the largest.
class PageStack : public QStackedWidget {
    Q_OBJECT

public:
    explicit PageStack(QWidget* parent = nullptr);

    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return false; }
};

} // namespace headlight
