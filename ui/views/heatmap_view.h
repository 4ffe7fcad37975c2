#pragma once

#include "ui/controls/view.h"
#include "ui/paint/heatmap.h"
#include "ui/views/display_menu.h"

class QComboBox;
class QLabel;
class QMenu;

namespace headlight {

class HeaderLayout;
class Document;
class ElidedLabel;
class Evaluator;
class HeatmapCanvas;
class MenuButton;
class SliceCanvas;
class ZoomButtons;

/// The centre: the selected head's weights, or another of its quantities, as one large heatmap.
/// What is shown follows the document's selection; how it is shown is the view's own and no part of the file.
class HeatmapView : public View {
    Q_OBJECT

public:
    HeatmapView(Document& document, Evaluator& evaluator, QWidget* parent = nullptr);
    ~HeatmapView() override;

    /// What is shown and how; layer and head are those selected, and the query for the gradient.
    HeatmapOptions options() const;
    /// Layer and head in it are passed over: the selection decides them. Decimals are brought into 2 to 6.
    void setOptions(const HeatmapOptions& options) override;
    void setQuantity(Quantity quantity);
    /// @param decimals of the numbers in the cells, 2 to 6
    void setDecimals(int decimals);
    /// Leaves a key out of the weights shown, or takes it in again.
    void setKeyLeftOut(Index key, bool out);
    /// Logarithmic colours, what is quiet, bars, keys left out: to choose from.
    /// @param view the one in sight: what is chosen holds in all, but says nothing in some
    /// @param ofScores a grid of pattern scores
    void fillDisplayMenu(QMenu& menu, ViewKind view = ViewKind::Heatmap, bool ofScores = false);

    double pictureWidth() const override;
    MakePicture pictureMaker(const Theme& theme, double width) const override;
    bool isOfOneHead() const override { return true; }
    std::function<void()> wayBack() override;
    void setPresenting(bool presenting) override;

signals:
    /// Something of the options is another one.
    void optionsChanged();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void makeHeader(HeaderLayout& header);
    void retranslate();
    void showHead();
    void showSource();
    void showSelection();
    void showZoom();
    void choose(Index row, Index column);
    void showBars();
    void takeInChangedKeys();
    void showColumnMenu(Index column, const QPoint& place);
    ChangeOptions changeOptions();
    Cell selectedCell() const;
    Index slice() const;

    Document& m_document;
    Evaluator& m_evaluator;
    HeatmapOptions m_options;
    Index m_component = 0;                    ///< the column selected where columns are not keys
    std::optional<Index> m_otherKey;          ///< the row selected where both are keys; none: the selected key's
    std::vector<std::string> m_leftOutTokens; ///< what the keys left out are: another token there is shown again
    QLabel* m_title;
    ElidedLabel* m_name;
    QComboBox* m_quantity;
    QComboBox* m_decimals;
    ZoomButtons* m_zoom; ///< there while the cells are small or enlarged
    MenuButton* m_display;
    HeatmapCanvas* m_canvas;
    SliceCanvas* m_bars; ///< beside the map while bars are wanted
    QLabel* m_message;
};

} // namespace headlight
