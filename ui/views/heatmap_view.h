#pragma once

#include "core/model/attention_source.h"

#include <QWidget>

#include <memory>

namespace headlight {

class Document;
class Evaluator;
class HeatmapCanvas;
struct HeatmapOptions;
struct Picture;

/// The centre: the selected head's weights, or another of its quantities, as one large heatmap.
/// What is shown follows the document's selection; how it is shown is the view's own and no part of the file.
class HeatmapView : public QWidget {
    Q_OBJECT

public:
    HeatmapView(Document& document, Evaluator& evaluator, QWidget* parent = nullptr);
    ~HeatmapView() override;

    /// Quantity, decimals, range and colour map; layer and head are those selected.
    HeatmapOptions options() const;
    /// Layer and head in it are passed over: the selection decides them.
    void setOptions(const HeatmapOptions& options);
    void setQuantity(Quantity quantity);
    /// @param decimals of the numbers in the cells, 2 to 6
    void setDecimals(int decimals);

    /// What is shown, for files and the clipboard: the same painter as the screen's, without selection marks.
    Picture picture() const;

signals:
    /// The quantity, decimals, range or colour map is another one.
    void optionsChanged();
};

} // namespace headlight
