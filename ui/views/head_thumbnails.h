#pragma once

#include <QWidget>

class QLabel;

namespace headlight {

class Document;
class Evaluator;
class HeadsCanvas;
struct HeatmapOptions;

/// The right panel's heads: every head's weights as a small picture, four a row; one is selected.
class HeadThumbnails : public QWidget {
    Q_OBJECT

public:
    HeadThumbnails(Document& document, Evaluator& evaluator, QWidget* parent = nullptr);
    ~HeadThumbnails() override;

    /// What concerns weights: the quantity is always that.
    void setOptions(const HeatmapOptions& options);

signals:
    /// A head was double-clicked or Enter pressed on it: it is selected, and its heatmap is wanted.
    void headOpened();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void explain();

    QLabel* m_heading;
    HeadsCanvas* m_canvas;
};

} // namespace headlight
