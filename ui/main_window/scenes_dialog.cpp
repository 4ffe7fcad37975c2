#include "ui/main_window/scenes_dialog.h"

#include "ui/controls/refusal_line.h"
#include "ui/controls/style.h"
#include "ui/controls/text_field.h"
#include "ui/document/document.h"
#include "ui/document/error_text.h"
#include "ui/document/scene_edits.h"
#include "ui/main_window/scene_text.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

#include <utility>

namespace headlight {

using namespace Qt::StringLiterals;

ScenesDialog::ScenesDialog(Document& document, Window window, QWidget* parent)
    : QDialog(parent), m_document(document), m_window(std::move(window)), m_list(new QListWidget),
      m_caption(new TextField), m_place(new QLabel), m_refusal(new RefusalLine)
{
    setObjectName(u"scenesDialog"_s);
    setWindowTitle(tr("Scenes"));
    m_list->setObjectName(u"scenes"_s);
    m_list->setAccessibleName(tr("Scenes in the order in which they are shown"));
    m_caption->setObjectName(u"sceneCaptionField"_s);
    m_caption->setPlaceholderText(tr("What the class reads above the picture"));
    m_caption->setAccessibleName(tr("Caption"));
    m_place->setObjectName(u"scenePlaceText"_s);
    m_place->setTextFormat(Qt::PlainText);
    m_place->setWordWrap(true);
    setLook(m_place, Look::Muted);
    layOut();

    connect(m_list, &QListWidget::currentRowChanged, this, [this] {
        m_gesture = 0;
        showChosen();
    });
    connect(m_list, &QListWidget::itemActivated, this, &QDialog::accept);
    connect(m_caption, &QLineEdit::textEdited, this, [this](const QString& text) {
        if (m_gesture == 0)
            m_gesture = m_document.beginGesture();
        edit(setSceneCaption(m_document.content(), chosen(), text), m_gesture);
    });
    connect(m_caption, &TextField::left, this, [this] {
        m_gesture = 0;
        showChosen();
    });
    connect(&document, &Document::changed, this, &ScenesDialog::showScenes);
    const auto key = [this](const QKeySequence& keys, void (QUndoGroup::*act)()) {
        auto* shortcut = new QShortcut(keys, this);
        connect(shortcut, &QShortcut::activated, &m_document.undoGroup(), act);
    };
    key(QKeySequence::Undo, &QUndoGroup::undo);
    key(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), &QUndoGroup::redo);
    key(QKeySequence(Qt::CTRL | Qt::Key_Y), &QUndoGroup::redo);
    showScenes();
    if (m_list->count() > 0)
        m_list->setCurrentRow(0);
    showChosen();
}

QPushButton* ScenesDialog::addButton(const QString& name, const QString& text, std::function<void()> act)
{
    auto* button = new QPushButton(text);
    button->setObjectName(name);
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, std::move(act));
    return button;
}

void ScenesDialog::layOut()
{
    m_record = addButton(u"sceneRecord"_s, tr("Record What Is Shown"), [this] {
        edit(addScene(m_document.content(), m_window.present()));
        m_list->setCurrentRow(m_list->count() - 1);
        m_caption->setFocus();
    });
    m_earlier = addButton(u"sceneEarlier"_s, tr("Move Up"), [this] { move(-1); });
    m_later = addButton(u"sceneLater"_s, tr("Move Down"), [this] { move(1); });
    m_remove = addButton(u"sceneRemove"_s, tr("Remove"), [this] { edit(removeScene(m_document.content(), chosen())); });
    auto* side = new QVBoxLayout;
    side->setSpacing(8);
    for (QPushButton* button : {m_record, m_earlier, m_later, m_remove})
        side->addWidget(button);
    side->addStretch();
    auto* top = new QHBoxLayout;
    top->setSpacing(16);
    top->addWidget(m_list, 1);
    top->addLayout(side);

    auto* captionRow = new QHBoxLayout;
    captionRow->setSpacing(8);
    captionRow->addWidget(new QLabel(tr("Caption")));
    captionRow->addWidget(m_caption, 1);

    auto* buttons = new QDialogButtonBox;
    m_start = buttons->addButton(tr("Present from Here"), QDialogButtonBox::AcceptRole);
    m_start->setObjectName(u"scenePresent"_s);
    m_start->setAutoDefault(false);
    buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole)->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(12);
    column->addLayout(top, 1);
    column->addWidget(m_place);
    column->addLayout(captionRow);
    column->addWidget(m_refusal);
    column->addWidget(buttons);
    resize(640, 440);
}

Index ScenesDialog::chosen() const
{
    return m_list->currentRow();
}

void ScenesDialog::edit(EditResult edited, quint64 gesture)
{
    const auto error = m_document.edit(std::move(edited), gesture);
    m_refusal->showReason(error ? [error = *error] { return errorText(error); } : Wording());
}

void ScenesDialog::move(Index step)
{
    const Index to = chosen() + step;
    edit(moveScene(m_document.content(), chosen(), to));
    m_list->setCurrentRow(static_cast<int>(to));
}

QString ScenesDialog::placeText(const Scene& scene) const
{
    return scenePlaceText(scene, m_document.content(), m_window.viewText(scene.view));
}

QString ScenesDialog::rowText(Index scene) const
{
    const Scene& shown = m_document.content().scenes[static_cast<std::size_t>(scene)];
    const QString text = QString::fromStdString(shown.caption).simplified();
    return u"%1   "_s.arg(scene + 1) + (text.isEmpty() ? placeText(shown) : text);
}

void ScenesDialog::showScenes()
{
    const int count = static_cast<int>(m_document.content().scenes.size());
    while (m_list->count() > count)
        delete m_list->takeItem(m_list->count() - 1);
    for (int row = 0; row < count; ++row) {
        if (row == m_list->count())
            m_list->addItem(QString());
        m_list->item(row)->setText(rowText(row));
    }
    showChosen();
}

void ScenesDialog::showChosen()
{
    const Content& content = m_document.content();
    const Index row = chosen();
    const auto count = static_cast<Index>(content.scenes.size());
    const bool some = row >= 0 && row < count;
    const Scene* scene = some ? &content.scenes[static_cast<std::size_t>(row)] : nullptr;
    m_place->setText(scene        ? placeText(*scene)
                     : count == 0 ? tr("Set the window up as the class is to see it, and record that as a scene.")
                                  : QString());
    const QString caption = scene ? QString::fromStdString(scene->caption) : QString();
    if (m_gesture == 0 || !m_caption->hasFocus())
        m_caption->showText(caption);
    m_caption->setEnabled(some);
    m_earlier->setEnabled(some && row > 0);
    m_later->setEnabled(some && row + 1 < count);
    m_remove->setEnabled(some);
    m_start->setEnabled(some);
}

} // namespace headlight
