#pragma once

#include "ui/paint/grid_order.h"

#include <QWidget>

class QComboBox;
class QPushButton;

namespace headlight {

class ElidedLabel;
class ValueSlider;

/// The line over the grid: thumbnails or pattern scores, how many heads are shown, their order, and the least score.
class GridHeader : public QWidget {
    Q_OBJECT

public:
    explicit GridHeader(QWidget* parent = nullptr);
    ~GridHeader() override;

    bool showsScores() const;
    GridOrder order() const;
    /// Says nothing by itself.
    void set(bool showsScores, const GridOrder& order);
    /// What is shown, in words.
    void setSummary(const QString& text);

signals:
    void modeChosen();
    void orderChosen();

protected:
    void changeEvent(QEvent* event) override;

private:
    void showControls();
    void retranslate();

    QPushButton* m_thumbnails;
    QPushButton* m_scores;
    ElidedLabel* m_summary;
    QComboBox* m_order;
    ValueSlider* m_least;
};

} // namespace headlight
