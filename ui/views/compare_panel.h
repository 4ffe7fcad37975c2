#pragma once

#include "ui/paint/comparison.h"

#include <QWidget>

class QLabel;

namespace headlight {

class ElidedLabel;
class HeatmapCanvas;

/// One heatmap of a comparison with its caption, or a sentence in its place.
class ComparePanel : public QWidget {
    Q_OBJECT

public:
    /// @param name its objectName; the heatmap is called name + "Heatmap"
    explicit ComparePanel(const QString& name, QWidget* parent = nullptr);

    void setCaption(const QString& caption);
    /// @param sentence shown where the part has no heatmap
    void setPart(const Comparison::Part& part, const QString& sentence);
    /// Points out a cell, if the heatmap has it.
    void select(Index row, Index column);

    HeatmapCanvas& canvas() { return *m_canvas; }

private:
    ElidedLabel* m_caption;
    HeatmapCanvas* m_canvas;
    QLabel* m_sentence;
};

} // namespace headlight
