#pragma once

#include <QScrollArea>

namespace headlight {

/// A column of panels that scrolls where there is little height. It is never narrower than its panels need, whatever
/// the font and the language are: nothing of them is cut off.
class PanelColumn : public QScrollArea {
    Q_OBJECT

public:
    /// @param panels become its children, from top to bottom
    explicit PanelColumn(const QList<QWidget*>& panels, QWidget* parent = nullptr);

    QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace headlight
