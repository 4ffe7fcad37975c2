#pragma once

#include <QColor>
#include <QScrollArea>
#include <QString>

#include <vector>

class QPushButton;

namespace headlight {

/// A thing that can be shown or not, in a colour of its own.
struct ColorChip {
    QString text;
    QString toolTip;
    QColor color; ///< not valid: none is shown
    bool checked = false;
    bool operator==(const ColorChip&) const = default;
};

/// Buttons that are switched on and off one by one, in as many lines as they need; past three lines they scroll.
class ColorChips : public QScrollArea {
    Q_OBJECT

public:
    explicit ColorChips(QWidget* parent = nullptr);

    /// No signal.
    void setChips(const std::vector<ColorChip>& chips);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// A person switched a chip.
    void chipToggled(int place, bool checked);

private:
    void show(QPushButton& button, const ColorChip& chip) const;

    QWidget* m_lines;
    std::vector<QPushButton*> m_buttons;
    std::vector<ColorChip> m_chips;
};

} // namespace headlight
