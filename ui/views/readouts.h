#pragma once

#include <QWidget>

#include <vector>

namespace headlight {

/// A number with what it is beneath.
struct Readout {
    QString value;
    QString label;
    QString widestLabel; ///< the label with the longest number that it can hold, so that nothing moves; may be empty
    QString shortLabel;  ///< in its place where there is too little room; may be empty
    QString toolTip;
    QString widestValue; ///< the value with the most digits that it can have, likewise; may be empty
    bool operator==(const Readout&) const = default;
};

/// Numbers side by side, big, with tabular figures, each with its label beneath. A new number repaints without
/// a new layout.
class Readouts : public QWidget {
    Q_OBJECT

public:
    explicit Readouts(QWidget* parent = nullptr);

    const std::vector<Readout>& readouts() const { return m_readouts; }
    void setReadouts(std::vector<Readout> readouts);

    /// Where each of them stands.
    std::vector<QRect> columns() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    QFont numberFont() const;
    int widthOf(const Readout& readout) const;
    QString fittingLabel(const Readout& readout, int width) const;

    std::vector<Readout> m_readouts;
};

} // namespace headlight
