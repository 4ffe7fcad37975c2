#include "ui/views/grid_header.h"

#include "ui/controls/elided_label.h"
#include "ui/controls/header_layout.h"
#include "ui/controls/style.h"
#include "ui/controls/value_slider.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr int byPlace = -1;
constexpr int sliderWidth = 112;

QPushButton* segment(const QString& name, QButtonGroup& group, QHBoxLayout& row)
{
    auto* button = new QPushButton;
    button->setObjectName(name);
    button->setCheckable(true);
    button->setFocusPolicy(Qt::TabFocus);
    setLook(button, Look::Segment);
    group.addButton(button);
    row.addWidget(button);
    return button;
}

} // namespace

GridHeader::GridHeader(QWidget* parent)
    : QWidget(parent), m_summary(new ElidedLabel), m_order(new QComboBox), m_least(new ValueSlider)
{
    auto* segments = new QWidget;
    setLook(segments, Look::Segments);
    auto* inner = new QHBoxLayout(segments);
    inner->setContentsMargins(2, 2, 2, 2);
    inner->setSpacing(2);
    auto* group = new QButtonGroup(this);
    m_thumbnails = segment(u"gridThumbnails"_s, *group, *inner);
    m_scores = segment(u"gridScores"_s, *group, *inner);
    m_thumbnails->setChecked(true);
    m_summary->setObjectName(u"gridSummary"_s);
    m_summary->setTextFormat(Qt::PlainText);
    setLook(m_summary, Look::Muted);
    m_order->setObjectName(u"gridOrder"_s);
    m_order->addItem({}, byPlace);
    for (int score = 0; score < headScoreCount; ++score)
        m_order->addItem({}, score);
    m_least->setObjectName(u"gridLeast"_s);
    m_least->setRange(0, 1, 0.01);
    m_least->setResetValue(0);
    m_least->setFixedWidth(sliderWidth);
    setMinimumHeight(m_least->sizeHint().height()); // nothing moves when it appears

    auto* row = new HeaderLayout(this);
    row->setContentsMargins({});
    row->setSpacing(8);
    row->addWidget(segments);
    row->addWidget(m_summary, 1);
    row->addWidget(m_least);
    row->addWidget(m_order);
    connect(group, &QButtonGroup::buttonClicked, this, [this] {
        showControls();
        emit modeChosen();
    });
    connect(m_order, &QComboBox::activated, this, [this] {
        showControls();
        emit orderChosen();
    });
    connect(m_least, &ValueSlider::valueEdited, this, &GridHeader::orderChosen);
    showControls();
    retranslate();
}

GridHeader::~GridHeader() = default;

bool GridHeader::showsScores() const
{
    return m_scores->isChecked();
}

GridOrder GridHeader::order() const
{
    const int score = m_order->currentData().toInt();
    if (score == byPlace)
        return {};
    return {static_cast<HeadScore>(score), m_least->value() > 0 ? std::optional(m_least->value()) : std::nullopt};
}

void GridHeader::set(bool showsScores, const GridOrder& order)
{
    (showsScores ? m_scores : m_thumbnails)->setChecked(true);
    m_order->setCurrentIndex(m_order->findData(order.score ? static_cast<int>(*order.score) : byPlace));
    m_least->setValue(order.atLeast.value_or(0));
    showControls();
}

void GridHeader::setSummary(const QString& text)
{
    if (m_summary->text() != text)
        m_summary->setText(text);
}

void GridHeader::showControls()
{
    m_order->setVisible(!showsScores());
    m_least->setVisible(!showsScores() && m_order->currentData().toInt() != byPlace);
}

void GridHeader::retranslate()
{
    m_thumbnails->setText(tr("Thumbnails"));
    m_thumbnails->setToolTip(tr("The weights of every head"));
    m_scores->setText(tr("Pattern scores"));
    m_scores->setToolTip(tr("How strongly each head follows a known pattern"));
    fitSegment(m_thumbnails);
    fitSegment(m_scores);
    m_order->setItemText(0, tr("By place"));
    m_order->setItemData(0, tr("Layer by layer"), Qt::ToolTipRole);
    for (int i = 1; i < m_order->count(); ++i) {
        const auto score = static_cast<HeadScore>(m_order->itemData(i).toInt());
        m_order->setItemText(i, headScoreText(score));
        m_order->setItemData(i, headScoreMeaning(score), Qt::ToolTipRole);
    }
    m_order->setAccessibleName(tr("Order of the heads"));
    m_order->setToolTip(tr("The order of the heads: by place, or the largest score first"));
    m_least->setAccessibleName(tr("Least score shown"));
    m_least->setToolTip(tr("Heads whose score is less are left out"));
}

void GridHeader::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace headlight
