#pragma once

#include "ui/paint/grid.h"

#include <QScrollArea>

namespace headlight {

class Document;
class Evaluator;
class HeadsCanvas;
struct HeatmapOptions;
struct Picture;

/// The centre, the other way to look: the weights of all layers × heads as thumbnails.
class GridView : public QScrollArea {
    Q_OBJECT

public:
    GridView(Document& document, Evaluator& evaluator, QWidget* parent = nullptr);
    ~GridView() override;

    /// Range and colour map; the quantity is always the weights.
    void setOptions(const HeatmapOptions& options);

    /// What is shown, for files and the clipboard: the same painter as the screen's, without selection marks.
    Picture picture() const;

signals:
    /// A head was double-clicked or Enter pressed on it: it is selected, and its heatmap is wanted.
    void headOpened();

private:
    void showSelected();

    Document& m_document;
    Evaluator& m_evaluator;
    HeadsCanvas* m_canvas;
    GridOptions m_options;
};

} // namespace headlight
