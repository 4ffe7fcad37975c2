#include "ui/editors/sentence_editor.h"

#include "ui/controls/menu_button.h"
#include "ui/controls/prompt_line.h"
#include "ui/controls/sentence_field.h"
#include "ui/controls/style.h"
#include "ui/controls/token_chips.h"
#include "ui/document/token_edits.h"
#include "ui/editors/seed.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QVBoxLayout>

namespace headlight {

using namespace Qt::StringLiterals;

SentenceEditor::SentenceEditor(Document& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_heading(new QLabel(this)), m_field(new SentenceField(this)),
      m_refusal(new RefusalLine(this)), m_prompt(new PromptLine(this)), m_chips(new TokenChips(this)),
      m_sender(document, [this](const Wording& reason) { m_refusal->showReason(reason); })
{
    setObjectName(u"sentence_editor"_s);
    setLook(m_heading, Look::Heading);
    m_menu = new MenuButton(
        MenuButton::Frame::None,
        [this] { return m_document.content().split == Split::Words ? tr("Words ▾") : tr("Characters ▾"); },
        [this](QMenu& menu) { fillMenu(menu); }, this);
    m_menu->setObjectName(u"sentence_menu"_s);
    m_menu->setExplanation([] { return tr("How the sentence becomes tokens, and what rows new words get"); });
    m_field->setObjectName(u"sentence_field"_s);
    m_chips->setObjectName(u"token_chips"_s);
    m_heading->setBuddy(m_field);
    auto* top = new QHBoxLayout;
    top->addWidget(m_heading);
    top->addStretch();
    top->addWidget(m_menu);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addLayout(top);
    layout->addWidget(m_field);
    layout->addWidget(m_refusal);
    layout->addWidget(m_prompt);
    layout->addWidget(m_chips);

    m_sender.followTyping(*m_field, [](const Content& base, const QString& text) { return setSentence(base, text); });
    connect(m_chips, &TokenChips::clicked, this, [this](int token) {
        Selection selection = m_document.selection();
        selection.query = token;
        m_document.select(selection);
    });
    connect(&document, &Document::changed, this, &SentenceEditor::showContent);
    connect(&document, &Document::selectionChanged, this, &SentenceEditor::showSelection);
    retranslate();
    showContent();
}

void SentenceEditor::fillMenu(QMenu& menu)
{
    const Content& content = m_document.content();
    const auto split = [this](Split value) {
        return [this, value] { m_sender.send(setSplit(m_document.content(), value)); };
    };
    const auto rule = [this](NewWordRule::Kind kind) {
        return [this, kind] { m_sender.send(setNewWordRule(m_document.content(), {kind, 0})); };
    };
    using Kind = NewWordRule::Kind;
    const Kind now = content.newWords.kind;
    addChoice(menu, u"split_words"_s, tr("Words"), content.split == Split::Words, split(Split::Words));
    addChoice(menu, u"split_characters"_s, tr("Characters"), content.split == Split::Characters,
              split(Split::Characters));
    menu.addSeparator();
    addChoice(menu, u"new_words_zero"_s, tr("New words: a row of zeros"), now == Kind::Zero, rule(Kind::Zero));
    addChoice(menu, u"new_words_one_hot"_s, tr("New words: a 1 in a free dimension"), now == Kind::OneHot,
              rule(Kind::OneHot));
    addChoice(menu, u"new_words_normal"_s, tr("New words: random numbers…"), now == Kind::Normal,
              [this] { askForSeed(); });
}

void SentenceEditor::askForSeed()
{
    ask(*m_prompt, m_document.content().newWords.seed, [this](std::uint32_t seed) {
        return m_sender.refusalOf(setNewWordRule(m_document.content(), {NewWordRule::Kind::Normal, seed}));
    });
}

void SentenceEditor::showContent()
{
    m_field->showText(sentenceOf(m_document.content()));
    m_menu->updateText();
    m_chips->setTokens(m_document.content().tokens);
    showSelection();
}

void SentenceEditor::showSelection()
{
    m_chips->setSelected(m_document.content().tokens.empty() ? -1 : static_cast<int>(m_document.selection().query));
}

void SentenceEditor::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void SentenceEditor::retranslate()
{
    m_heading->setText(tr("Sentence"));
    m_field->setPlaceholderText(tr("Type a sentence to begin"));
    m_field->setAccessibleName(tr("Sentence"));
    m_field->setToolTip(tr("| splits a word in two; _ between two words makes them one token"));
}

} // namespace headlight
