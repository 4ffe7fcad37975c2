#include "ui/views/compare_panel.h"

#include "ui/controls/elided_label.h"
#include "ui/controls/heatmap_canvas.h"
#include "ui/controls/style.h"

#include <QLabel>
#include <QVBoxLayout>

namespace headlight {

using namespace Qt::StringLiterals;

ComparePanel::ComparePanel(const QString& name, QWidget* parent)
    : QWidget(parent), m_caption(new ElidedLabel), m_canvas(new HeatmapCanvas), m_sentence(new QLabel)
{
    setObjectName(name);
    m_caption->setObjectName(name + u"Caption"_s);
    m_caption->setTextFormat(Qt::PlainText);
    setLook(m_caption, Look::Heading);
    m_canvas->setObjectName(name + u"Heatmap"_s);
    m_canvas->setMinimumSize(120, 100); // three of them fit where one does
    m_sentence->setObjectName(name + u"Sentence"_s);
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setWordWrap(true);
    m_sentence->setAlignment(Qt::AlignTop);
    setLook(m_sentence, Look::Muted);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(4);
    layout->addWidget(m_caption);
    layout->addWidget(m_canvas, 1);
    layout->addWidget(m_sentence, 1);
    setFocusProxy(m_canvas);
    setPart({}, {});
}

void ComparePanel::setCaption(const QString& caption)
{
    if (m_caption->text() != caption)
        m_caption->setText(caption);
    m_canvas->setAccessibleDescription(caption);
}

void ComparePanel::setPart(const Comparison::Part& part, const QString& sentence)
{
    m_canvas->setVisible(part.source != nullptr);
    m_sentence->setVisible(part.source == nullptr);
    m_sentence->setText(sentence);
    m_canvas->setHeatmap(part.source, part.options);
}

void ComparePanel::select(Index row, Index column)
{
    const Heatmap& map = m_canvas->heatmap();
    const bool inside = row >= 0 && row < map.rowCount() && column >= 0 && column < map.columnCount();
    m_canvas->select(inside ? std::optional(row) : std::nullopt, inside ? std::optional(column) : std::nullopt);
}

} // namespace headlight
