#pragma once

#include "core/model/compared_source.h"
#include "ui/controls/view.h"
#include "ui/document/evaluator.h"
#include "ui/paint/comparison.h"

class QLabel;
class QPushButton;

namespace headlight {

class HeaderLayout;
class ComparePanel;
class ElidedLabel;
class HeatmapCanvas;
class LegendBar;
class ZoomButtons;

/// The centre: a pinned state, the present one, and their difference, side by side. What is pinned is the view's own
/// and no part of the file.
class CompareView : public View {
    Q_OBJECT

public:
    CompareView(Document& document, Evaluator& evaluator, QWidget* parent = nullptr);
    ~CompareView() override;

    /// Keeps the present state as A. Nothing happens while it is computed or a number is out of range.
    /// @return whether it was pinned
    bool pin();
    void unpin();
    bool isPinned() const { return static_cast<bool>(m_pinned.source); }
    /// Exchanges the sides: the present state is A, what is pinned is B; and back.
    void swap();
    bool isSwapped() const { return m_pinned.swapped; }
    /// Whether the pinned side keeps the head that it was pinned at, rather than go with the selected one.
    void holdHead(bool held);

    /// Quantity, decimals, numbers, range and colours.
    void setOptions(const HeatmapOptions& options) override;
    std::function<void()> wayBack() override;
    void setPresenting(bool presenting) override;
    double pictureWidth() const override;
    MakePicture pictureMaker(const Theme& theme, double width) const override;
    bool isOfOneHead() const override { return true; }
    std::optional<CaptionOther> comparedWith() const override;
    QString movingSide() const override;
    std::function<double(const ShownSource&)> distance() const override;

signals:
    void pinnedChanged(bool pinned);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    /// The two sides as they are shown.
    struct Sides {
        ComparedHead a;
        ComparedHead b;
        QString aName;
        QString bName;
    };
    void makeHeader(HeaderLayout& header);
    void link();
    std::vector<HeatmapCanvas*> likeCanvases(const HeatmapCanvas& canvas) const;
    HeatmapCanvas& leading() const;
    void showLegend();
    void arrange();
    void nameRows();
    void retranslate();
    Sides sides(std::shared_ptr<const AttentionSource> present) const;
    /// With a snapshot in the place of the present state; null: as it is.
    static Sides posedIn(Sides sides, bool swapped, const ShownSource& posed);
    void showSource();
    void showSelection();
    void showHeader();
    void showReadout(Index row, Index column);
    void choose(Index row, Index column);

    Document& m_document;
    Evaluator& m_evaluator;
    HeatmapOptions m_options;
    /// The state that the present one is compared with, and how.
    struct Pinned {
        KeptSnapshot source = {}; ///< empty: nothing is
        HeadPlace place = {};
        Content content = {};
        bool swapped = false;
        bool held = false;
    };
    void take(const Pinned& pinned);
    Pinned m_pinned;
    bool m_inRow = false;  ///< all three, rather than two above one
    Index m_component = 0; ///< the column selected where columns are not keys
    Comparison m_comparison;
    Selection m_shown; ///< the head that is compared
    QLabel* m_title;
    ElidedLabel* m_name;
    QPushButton* m_pin;
    QPushButton* m_hold;
    QPushButton* m_swap;
    QPushButton* m_unpin;
    ZoomButtons* m_zoom; ///< there while cells are small or enlarged
    QWidget* m_body;
    ComparePanel* m_a;
    ComparePanel* m_b;
    ComparePanel* m_difference;
    LegendBar* m_legend;
    QLabel* m_readout;
    QLabel* m_message;
};

} // namespace headlight
