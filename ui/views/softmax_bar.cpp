#include "ui/views/softmax_bar.h"

#include "ui/controls/number_field.h"
#include "ui/controls/plain_tool_tip.h"
#include "ui/controls/style.h"
#include "ui/controls/value_slider.h"
#include "ui/document/added_to_selection.h"
#include "ui/document/error_text.h"
#include "ui/document/evaluator.h"
#include "ui/document/head_edits.h"
#include "ui/document/model_edits.h"
#include "ui/paint/math_text.h"
#include "ui/paint/number_text.h"
#include "ui/paint/quantity_text.h"
#include "ui/views/row_readouts.h"
#include "ui/views/worked_lines.h"

#include <QCheckBox>
#include <QEvent>
#include <QFontInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr int grooveRow = 30;
constexpr double commonMost = 64; // the slider's end; its other end is one part in as many

/// The slider's end: a power of two that the multiplier does not pass.
double endFor(double factor)
{
    if (factor <= commonMost)
        return commonMost;
    return std::min(std::exp2(std::ceil(std::log2(factor))), std::numeric_limits<double>::max());
}

} // namespace

SoftmaxBar::SoftmaxBar(Document& document, Evaluator& evaluator, QWidget* parent)
    : QWidget(parent), m_document(document), m_evaluator(evaluator), m_caption(new QLabel),
      m_slider(new ValueSlider(ValueSlider::Size::Big)), m_field(new NumberField), m_refusal(new RefusalLine),
      m_readouts(new Readouts), m_divide(new QCheckBox), m_divideLabel(new QLabel), m_sliderPlace(new QVBoxLayout)
{
    setObjectName(u"softmaxBar"_s);
    m_slider->setObjectName(u"multiplierSlider"_s);
    m_field->setObjectName(u"multiplierField"_s);
    m_refusal->setObjectName(u"multiplierRefusal"_s);
    m_readouts->setObjectName(u"rowReadouts"_s);
    m_divide->setObjectName(u"divideSwitch"_s);
    m_divideLabel->setObjectName(u"divideLabel"_s);
    setLook(this, Look::Card);
    setSliderEnd(commonMost);
    m_slider->setResetValue(1);
    layOut();
    connectSlider();

    connect(m_divide, &QCheckBox::clicked, this, [this](bool divided) {
        const Selection& at = m_document.selection();
        edit(setHeadDivided(m_evaluator.content(), at.layer, at.head, divided), 0);
        showScale();
    });
    const auto showContent = [this] {
        showMultiplier();
        showScale();
    };
    connect(&document, &Document::changed, this, [this, showContent](const Change& what) {
        if (what.wholeDocument)
            setSliderEnd(commonMost);
        showContent();
    });
    connect(&evaluator, &Evaluator::played, this, showContent);
    connect(&document, &Document::selectionChanged, this, [this] {
        showScale();
        showRow();
    });
    connect(&evaluator, &Evaluator::evaluated, this, &SoftmaxBar::showRow);
    retranslate();
}

SoftmaxBar::~SoftmaxBar() = default;

void SoftmaxBar::setAdded(double added)
{
    if (added == m_added)
        return;
    m_added = added;
    showRow();
}

void SoftmaxBar::layOut()
{
    QFont large = font();
    large.setWeight(QFont::DemiBold);
    m_caption->setFont(large);
    large.setPixelSize(qRound(1.5 * QFontInfo(font()).pixelSize()));
    m_field->setFont(large);
    m_field->setAlignment(Qt::AlignRight);
    setLook(m_field, Look::Quiet);
    m_divideLabel->setTextFormat(Qt::RichText);
    m_divideLabel->setBuddy(m_divide);
    m_divideLabel->installEventFilter(this);
    m_field->installEventFilter(this);

    auto* top = new QHBoxLayout;
    top->setSpacing(12);
    top->addWidget(m_caption, 0, Qt::AlignBottom);
    m_sliderPlace->addWidget(m_slider);
    top->addLayout(m_sliderPlace, 1);
    top->addWidget(m_field, 0, Qt::AlignBottom);
    auto* bottom = new QHBoxLayout;
    bottom->setSpacing(0);
    bottom->setContentsMargins(0, 0, 9, 0); // in line with the number above, which has room around it
    bottom->addWidget(m_readouts, 1);
    bottom->addSpacing(16);
    bottom->addWidget(m_divide);
    bottom->addWidget(m_divideLabel);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 6, 8, 10);
    layout->setSpacing(4);
    layout->addLayout(top);
    layout->addWidget(m_refusal);
    layout->addLayout(bottom);
    sizeRow();
}

// The groove lies in the middle of the row's lowest pixels; the row keeps its height without marks.
void SoftmaxBar::sizeRow()
{
    const int row = std::max(grooveRow, m_field->fontMetrics().height() + 8);
    m_slider->setMinimumHeight(grooveRow + 3 + fontMetrics().height());
    m_sliderPlace->setContentsMargins(0, 0, 0, (row - grooveRow) / 2);
    m_caption->setFixedHeight(row);
    m_field->setFixedHeight(row);
    m_field->setFixedWidth(m_field->fontMetrics().horizontalAdvance(u"0.01563"_s) + 24);
}

void SoftmaxBar::connectSlider()
{
    connect(m_slider, &ValueSlider::gestureStarted, this, [this] { m_gesture = m_document.beginGesture(); });
    connect(m_slider, &ValueSlider::valueEdited, this, [this](double factor) { multiply(factor, m_gesture); });
    connect(m_slider, &ValueSlider::gestureFinished, this, [this] { m_gesture = 0; });
    connect(m_field, &NumberField::valueEdited, this, [this](double factor) { multiply(factor, 0); });
    connect(m_field, &NumberField::refused, m_refusal, &RefusalLine::showReason);
}

std::optional<EditError> SoftmaxBar::edit(EditResult edited, quint64 gesture)
{
    return m_evaluator.isPlaying() ? m_evaluator.play(std::move(edited)) : m_document.edit(std::move(edited), gesture);
}

void SoftmaxBar::multiply(double factor, quint64 gesture)
{
    const auto error = edit(setScoreMultiplier(m_evaluator.content(), factor), gesture);
    m_refusal->showReason(error ? [error = *error] { return errorText(error); } : Wording());
    showMultiplier();
}

void SoftmaxBar::showMultiplier()
{
    const double factor = m_evaluator.content().model.scoreMultiplier;
    if (const double end = endFor(factor); end > m_sliderEnd)
        setSliderEnd(end); // it stays there: a handle that is let go does not jump
    if (factor != m_slider->value())
        m_slider->setValue(factor);
    m_field->setDecimals(factorDecimals(factor));
    m_field->setValue(factor);
}

void SoftmaxBar::setSliderEnd(double end)
{
    m_sliderEnd = end;
    m_slider->setLogarithmicRange(1 / end, end);
}

void SoftmaxBar::showScale()
{
    const Selection& at = m_document.selection();
    const auto& layers = m_evaluator.content().model.layers;
    if (layers.empty())
        return;
    const Head& head = layers[static_cast<std::size_t>(at.layer)].heads[static_cast<std::size_t>(at.head)];
    const bool own = head.scale.kind == Scale::Kind::Number;
    const QString divisor = own ? exactText(head.scale.number) : u"√d_k"_s;
    const QString text = mathHtml(own ? tr("÷ √d_k, now ÷ %1").arg(divisor) : u"÷ √d_k"_s);
    if (m_divideLabel->text() != text)
        m_divideLabel->setText(text);
    setMathToolTip(
        *m_divide,
        tr("Whether %1 divides its products q · k by the root of d_k").arg(headPlaceText(at.layer, at.head)));
    m_divideLabel->setToolTip(m_divide->toolTip());
    m_divide->setChecked(head.scale.kind == Scale::Kind::SqrtDk);
    std::vector<SliderMark> marks{{1, u"1"_s}};
    if (head.scale.kind != Scale::Kind::None)
        marks.insert(marks.begin(), {head.scale.divisor(head.dK), tr("%1: undivided").arg(divisor)});
    m_slider->setMarks(std::move(marks));
}

void SoftmaxBar::showRow()
{
    const Selection& at = m_document.selection();
    const auto source = addedToSelection(m_evaluator, at, m_added);
    const bool known = !m_document.content().tokens.empty() && !m_evaluator.overflow();
    m_readouts->setReadouts(rowReadouts(known ? source.get() : nullptr, at.layer, at.head, at.query));
}

void SoftmaxBar::retranslate()
{
    m_caption->setText(tr("Scores ×"));
    m_slider->setAccessibleName(tr("What every score is multiplied by"));
    m_slider->setToolTip(tr("Every score is multiplied by this after the division. A double click goes back to 1."));
    m_field->setExplanation(tr("What every score is multiplied by"));
    m_divide->setAccessibleName(tr("Divide the products by √d_k"));
    showMultiplier();
    showScale();
    showRow();
}

void SoftmaxBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

// A click on the formula is a click on the switch beside it, which cannot draw a subscript itself.
bool SoftmaxBar::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_divideLabel && event->type() == QEvent::MouseButtonRelease) {
        m_divide->click();
        return true;
    }
    if (watched == m_field && event->type() == QEvent::FontChange)
        sizeRow();
    return QWidget::eventFilter(watched, event);
}

} // namespace headlight
