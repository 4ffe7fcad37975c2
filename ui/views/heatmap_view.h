#pragma once

#include "ui/paint/heatmap.h"
#include "ui/views/view.h"

class QComboBox;
class QHBoxLayout;
class QLabel;

namespace headlight {

class Document;
class ElidedLabel;
class Evaluator;
class HeatmapCanvas;
class ZoomButtons;

/// The centre: the selected head's weights, or another of its quantities, as one large heatmap.
/// What is shown follows the document's selection; how it is shown is the view's own and no part of the file.
class HeatmapView : public View {
    Q_OBJECT

public:
    HeatmapView(Document& document, Evaluator& evaluator, QWidget* parent = nullptr);
    ~HeatmapView() override;

    /// Quantity, decimals, range and colour map; layer and head are those selected.
    HeatmapOptions options() const;
    /// Layer and head in it are passed over: the selection decides them. Decimals are brought into 2 to 6.
    void setOptions(const HeatmapOptions& options) override;
    void setQuantity(Quantity quantity);
    /// @param decimals of the numbers in the cells, 2 to 6
    void setDecimals(int decimals);

    Picture picture() const override;
    Picture picture(const Theme& theme, double width) const override;
    bool isOfOneHead() const override { return true; }

signals:
    /// The quantity, decimals, range or colour map is another one.
    void optionsChanged();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void makeHeader(QHBoxLayout& header);
    void retranslate();
    void showHead();
    void showSource();
    void showSelection();
    void showZoom();
    void choose(Index row, Index column);

    Document& m_document;
    Evaluator& m_evaluator;
    HeatmapOptions m_options;
    Index m_component = 0; ///< the column selected where columns are not keys
    QLabel* m_title;
    ElidedLabel* m_name;
    QComboBox* m_quantity;
    QComboBox* m_decimals;
    ZoomButtons* m_zoom; ///< there while the cells are small or enlarged
    HeatmapCanvas* m_canvas;
    QLabel* m_message;
};

} // namespace headlight
