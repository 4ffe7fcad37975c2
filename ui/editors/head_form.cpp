#include "ui/editors/head_form.h"

#include "core/files/document_file.h"
#include "ui/controls/flow_layout.h"
#include "ui/controls/menu_button.h"
#include "ui/controls/number_field.h"
#include "ui/controls/plain_tool_tip.h"
#include "ui/controls/style.h"
#include "ui/document/head_edits.h"
#include "ui/paint/math_text.h"
#include "ui/paint/number_text.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QVBoxLayout>

namespace headlight {

using namespace Qt::StringLiterals;

HeadForm::HeadForm(Document& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_heading(new QLabel(this)), m_name(new TextField(this)),
      m_enabled(new QCheckBox(this)), m_dK(new NumberField(this)), m_dV(new NumberField(this)),
      m_divisor(new NumberField(this)), m_refusal(new RefusalLine(this)),
      m_sender(document, [this](const Wording& reason) { m_refusal->showReason(reason); })
{
    setLook(m_heading, Look::Heading);
    m_actions = new MenuButton(
        MenuButton::Frame::None, [] { return u"⋯"_s; }, [this](QMenu& menu) { fillActions(menu); }, this);
    m_scale = new MenuButton(
        MenuButton::Frame::Line,
        [this] {
            const Scale scale = m_document.selectedHead().scale;
            return scale.kind == Scale::Kind::SqrtDk ? u"÷ √dₖ ▾"_s
                   : scale.kind == Scale::Kind::None ? tr("undivided ▾")
                                                     : u"÷ ▾"_s; // the number stands beside it
        },
        [this](QMenu& menu) { fillScales(menu); }, this);
    m_name->setObjectName(u"head_name"_s);
    m_enabled->setObjectName(u"head_enabled"_s);
    m_dK->setObjectName(u"head_d_k"_s);
    m_dV->setObjectName(u"head_d_v"_s);
    m_scale->setObjectName(u"head_scale"_s);
    m_divisor->setObjectName(u"head_divisor"_s);
    m_actions->setObjectName(u"head_menu"_s);
    m_actions->setExplanation([] { return tr("Add, copy, move or remove a head"); });
    m_scale->setExplanation([] { return tr("What the head's scores are divided by"); });
    m_dK->setWhole(1, static_cast<int>(limits::width));
    m_dV->setWhole(1, static_cast<int>(limits::width));
    layOut();
    connectFields();
    retranslate();
    showContent();
}

namespace {

/// Widgets that stay in one line.
QLayoutItem* besideOneAnother(std::initializer_list<QWidget*> widgets)
{
    auto* line = new QHBoxLayout;
    line->setSpacing(6);
    for (QWidget* widget : widgets)
        line->addWidget(widget);
    return line;
}

} // namespace

/// The largest numbers of components fit.
void HeadForm::sizeFields()
{
    const auto room = [](const QWidget& field, const QString& text) {
        return field.fontMetrics().horizontalAdvance(text) + 2 * 8 + 6;
    };
    for (NumberField* field : {m_dK, m_dV})
        field->setFixedWidth(room(*field, QString::number(limits::width)));
    m_divisor->setFixedWidth(room(*m_divisor, u"0.0156"_s));
}

void HeadForm::layOut()
{
    auto* top = new QHBoxLayout;
    top->addWidget(m_heading);
    top->addStretch();
    top->addWidget(m_actions);
    auto* naming = new QHBoxLayout;
    naming->setSpacing(12);
    naming->addWidget(m_name, 1);
    naming->addWidget(m_enabled);
    auto* sizes = new FlowLayout(10);
    const std::pair<QString, NumberField*> fields[] = {{u"d_k"_s, m_dK}, {u"d_v"_s, m_dV}};
    for (const auto& [formula, field] : fields) {
        auto* label = new QLabel(mathHtml(formula), this);
        label->setBuddy(field);
        sizes->addItem(besideOneAnother({label, field}));
    }
    sizes->addItem(besideOneAnother({m_scale, m_divisor}));
    sizeFields();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addLayout(top);
    layout->addLayout(naming);
    layout->addLayout(sizes);
    layout->addWidget(m_refusal);
}

void HeadForm::connectFields()
{
    m_sender.followTyping(*m_name, [this](const Content& base, const QString& text) {
        return setHeadName(base, m_document.selection().layer, m_document.selection().head, text);
    });
    connect(m_enabled, &QCheckBox::clicked, this, [this](bool on) {
        const Selection& at = m_document.selection();
        m_sender.send(setHeadEnabled(m_document.content(), at.layer, at.head, on));
    });
    for (NumberField* field : {m_dK, m_dV, m_divisor})
        connect(field, &NumberField::refused, m_refusal, &RefusalLine::showReason);
    connect(m_dK, &NumberField::valueEdited, this, &HeadForm::setShape);
    connect(m_dV, &NumberField::valueEdited, this, &HeadForm::setShape);
    connect(m_divisor, &NumberField::valueEdited, this, [this](double value) { setScale(Scale::Kind::Number, value); });
    connect(&m_document, &Document::changed, this, &HeadForm::showContent);
    connect(&m_document, &Document::selectionChanged, this, [this] {
        m_sender.end();
        m_refusal->showReason({});
        showContent();
    });
}

void HeadForm::fillScales(QMenu& menu)
{
    const Scale now = m_document.selectedHead().scale;
    const auto choice = [&](const QString& objectName, const QString& text, Scale::Kind kind) {
        addChoice(menu, objectName, text, now.kind == kind, [this, kind, now] { setScale(kind, now.number); });
    };
    choice(u"scale_sqrt_dk"_s, u"÷ √dₖ"_s, Scale::Kind::SqrtDk);
    choice(u"scale_none"_s, tr("undivided"), Scale::Kind::None);
    choice(u"scale_number"_s, tr("÷ a number of your own"), Scale::Kind::Number);
}

void HeadForm::fillActions(QMenu& menu)
{
    const Selection at = m_document.selection();
    const auto count = static_cast<Index>(m_document.selectedLayer().heads.size());
    addEntry(menu, u"add_head"_s, tr("Add a head"),
             [this, at] { m_sender.send(addHead(m_document.content(), at.layer)); });
    addEntry(menu, u"duplicate_head"_s, tr("Duplicate the head"),
             [this, at] { m_sender.send(duplicateHead(m_document.content(), at.layer, at.head)); });
    const auto move = [this, at](Index step) {
        return [this, at, step] { m_sender.send(moveHead(m_document.content(), at.layer, at.head, at.head + step)); };
    };
    addEntry(menu, u"move_head_left"_s, tr("Move left"), move(-1))->setEnabled(at.head > 0);
    addEntry(menu, u"move_head_right"_s, tr("Move right"), move(1))->setEnabled(at.head + 1 < count);
    menu.addSeparator();
    addEntry(menu, u"remove_head"_s, tr("Remove the head"), [this, at] {
        m_sender.send(removeHead(m_document.content(), at.layer, at.head));
    })->setEnabled(count > 1);
}

void HeadForm::setShape()
{
    const Selection& at = m_document.selection();
    m_sender.send(setHeadShape(m_document.content(), at.layer, at.head, static_cast<Index>(m_dK->value()),
                               static_cast<Index>(m_dV->value())));
}

void HeadForm::setScale(Scale::Kind kind, double number)
{
    const Selection& at = m_document.selection();
    if (!m_sender.send(setHeadScale(m_document.content(), at.layer, at.head, {kind, number})))
        m_divisor->setValue(m_document.selectedHead().scale.number); // the last good one
}

void HeadForm::showContent()
{
    const Selection& at = m_document.selection();
    const Head& shown = m_document.selectedHead();
    m_heading->setText(tr("Head L%1H%2").arg(at.layer).arg(at.head));
    m_name->showText(QString::fromStdString(shown.name));
    m_enabled->setChecked(shown.enabled);
    m_dK->setValue(static_cast<double>(shown.dK));
    m_dV->setValue(static_cast<double>(shown.dV));
    m_scale->updateText();
    m_divisor->setValue(shown.scale.number);
    m_divisor->setVisible(shown.scale.kind == Scale::Kind::Number);
}

void HeadForm::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        sizeFields();
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        showContent();
    }
    QWidget::changeEvent(event);
}

void HeadForm::retranslate()
{
    m_name->setPlaceholderText(tr("Name of the head"));
    m_name->setAccessibleName(tr("Name of the head"));
    m_enabled->setText(tr("on"));
    m_enabled->setToolTip(tr("Off: what the head reads is taken as 0; its weights are still computed"));
    m_dK->setExplanation(tr("How many components queries and keys have"));
    m_dV->setExplanation(tr("How many components values have"));
    m_divisor->setExplanation(tr("Scores are divided by this number"));
    setMathToolTip(*m_heading, tr("One set of W_Q, W_K and W_V, with its own weights"));
}

} // namespace headlight
