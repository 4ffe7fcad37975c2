#pragma once

#include "ui/controls/view.h"
#include "ui/paint/grid.h"

class QLabel;
class QScrollArea;

namespace headlight {

class Document;
class Evaluator;
class GridHeader;
class HeadsCanvas;
class LegendBar;
class PatternCanvas;

/// The centre, the other way to look: the weights of all layers × heads as thumbnails, in an order of one's choice, or
/// maps of how strongly the heads follow known patterns.
class GridView : public View {
    Q_OBJECT

public:
    GridView(Document& document, Evaluator& evaluator, QWidget* parent = nullptr);
    ~GridView() override;

    /// What concerns weights: the quantity is always that.
    void setOptions(const HeatmapOptions& options) override;
    std::function<void()> wayBack() override;
    void setPresenting(bool presenting) override;
    double pictureWidth() const override;
    MakePicture pictureMaker(const Theme& theme, double width) const override;
    bool isOfOneHead() const override { return false; }
    /// Whether the maps of pattern scores stand in the place of the thumbnails.
    bool showsScores() const;

signals:
    /// A head was double-clicked or Enter pressed on it: it is selected, and its heatmap is wanted.
    void headOpened();

protected:
    void changeEvent(QEvent* event) override;

private:
    void layOut();
    void showMode();
    void showOrder();
    void showSelected();
    void showMessage();
    void summarise();
    void showLegend();
    QString summary() const;

    Document& m_document;
    Evaluator& m_evaluator;
    GridHeader* m_header;
    QScrollArea* m_area;
    HeadsCanvas* m_canvas;
    PatternCanvas* m_patterns;
    LegendBar* m_legend;
    QLabel* m_message; ///< in place of the thumbnails
    GridOptions m_options;
    bool m_presenting = false;
};

} // namespace headlight
