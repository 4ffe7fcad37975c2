#pragma once

#include "ui/paint/grid.h"

#include <QScrollArea>

class QLabel;

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
    /// Without extent where there is none.
    Picture picture() const;
    /// The same in a theme and a width in logical pixels of one's own.
    Picture picture(const Theme& theme, double width) const;

signals:
    /// A head was double-clicked or Enter pressed on it: it is selected, and its heatmap is wanted.
    void headOpened();

protected:
    void changeEvent(QEvent* event) override;

private:
    void showSelected();
    void showMessage();

    Document& m_document;
    Evaluator& m_evaluator;
    HeadsCanvas* m_canvas;
    QLabel* m_message; ///< in place of the thumbnails
    GridOptions m_options;
};

} // namespace headlight
