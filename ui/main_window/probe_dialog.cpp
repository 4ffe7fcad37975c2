#include "ui/main_window/probe_dialog.h"

#include "core/analysis/probe.h"
#include "core/files/probe_csv.h"
#include "core/text/document_sentences.h"
#include "ui/controls/dialogs.h"
#include "ui/controls/refusal_line.h"
#include "ui/controls/style.h"
#include "ui/document/document.h"
#include "ui/document/error_text.h"
#include "ui/document/probe_edits.h"
#include "ui/labs/probe_text.h"
#include "ui/main_window/settings.h"

#include <QAbstractItemDelegate>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QTableWidget>
#include <QVBoxLayout>

#include <utility>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

enum Column { Sentence, Pairs, Finding, ColumnCount };

} // namespace

ProbeDialog::ProbeDialog(Document& document, Dialogs& dialogs, Settings& settings, QWidget* parent)
    : QDialog(parent), m_document(document), m_dialogs(dialogs), m_settings(settings),
      m_table(new QTableWidget(0, ColumnCount)), m_refusal(new RefusalLine)
{
    setObjectName(u"probeDialog"_s);
    setWindowTitle(tr("Probe Sentences"));
    m_table->setObjectName(u"probeSentences"_s);
    m_table->setAccessibleName(tr("Sentences, and which word is to read which"));
    m_table->setHorizontalHeaderLabels({tr("Sentence"), tr("Pairs: reader → read"), tr("What comes of it")});
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->setMinimumSectionSize(m_table->verticalHeader()->defaultSectionSize());
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setSectionResizeMode(Sentence, QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionResizeMode(Pairs, QHeaderView::Interactive);
    m_table->horizontalHeader()->setSectionResizeMode(Finding, QHeaderView::Interactive);
    m_table->setColumnWidth(Pairs, 240);
    m_table->setColumnWidth(Finding, 240);
    layOut();

    connect(m_table, &QTableWidget::cellChanged, this, &ProbeDialog::takeCell);
    const auto goOn = [this](QWidget*, QAbstractItemDelegate::EndEditHint hint) {
        if (hint == QAbstractItemDelegate::SubmitModelCache) // Return; the editor closes only now
            QMetaObject::invokeMethod(
                this, [this, row = m_table->currentRow()] { goOnToPairs(row); }, Qt::QueuedConnection);
    };
    connect(m_table->itemDelegate(), &QAbstractItemDelegate::closeEditor, this, goOn);
    connect(m_table, &QTableWidget::itemSelectionChanged, this, &ProbeDialog::showButtons);
    connect(m_table->horizontalHeader(), &QHeaderView::sectionResized, m_table, &QTableWidget::resizeRowsToContents);
    connect(&document, &Document::changed, this, &ProbeDialog::showList);
    const auto key = [this](const QKeySequence& keys, void (QUndoGroup::*act)()) {
        auto* shortcut = new QShortcut(keys, this);
        connect(shortcut, &QShortcut::activated, &m_document.undoGroup(), act);
    };
    key(QKeySequence::Undo, &QUndoGroup::undo);
    key(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), &QUndoGroup::redo);
    key(QKeySequence(Qt::CTRL | Qt::Key_Y), &QUndoGroup::redo);
    showList();
}

QPushButton* ProbeDialog::addButton(const QString& name, const QString& text, std::function<void()> act)
{
    auto* button = new QPushButton(text);
    button->setObjectName(name);
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, std::move(act));
    return button;
}

void ProbeDialog::layOut()
{
    auto* note =
        new QLabel(tr("A pair says which word is to read which: “cube → red”, several with “;” between them. Of a "
                      "word that is there more than once, “a#2” is the second."));
    note->setWordWrap(true);
    setLook(note, Look::Muted);
    auto* addRow = addButton(u"probeAdd"_s, tr("Add Sentence"), [this] { add(); });
    m_remove = addButton(u"probeRemove"_s, tr("Remove"), [this] { remove(); });
    auto* open = addButton(u"probeOpen"_s, tr("Open CSV…"), [this] { openFile(); });
    m_save = addButton(u"probeSave"_s, tr("Save CSV…"), [this] { saveFile(); });
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    for (QPushButton* button : {addRow, m_remove, open, m_save})
        buttons->addWidget(button);
    buttons->addStretch();
    auto* box = new QDialogButtonBox;
    box->addButton(tr("Close"), QDialogButtonBox::RejectRole)->setAutoDefault(false);
    connect(box, &QDialogButtonBox::rejected, this, &QDialog::reject);
    buttons->addWidget(box);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(12);
    column->addWidget(note);
    column->addWidget(m_table, 1);
    column->addWidget(m_refusal);
    column->addLayout(buttons);
    resize(960, 520);
}

void ProbeDialog::edit(EditResult edited)
{
    const auto error = m_document.edit(std::move(edited));
    m_refusal->showReason(error ? [error = *error] { return errorText(error); } : Wording());
    showList(); // what was refused is taken back, what changes nothing is written as always
}

void ProbeDialog::takeCell(int row, int column)
{
    if (m_filling || row >= std::ssize(m_document.content().probe))
        return;
    const QString text = m_table->item(row, column)->text();
    if (column == Sentence)
        edit(setProbeSentence(m_document.content(), row, text));
    else if (column == Pairs)
        edit(setProbePairs(m_document.content(), row, text));
}

void ProbeDialog::goOnToPairs(int row)
{
    if (!isVisible() || m_table->currentRow() != row || m_table->currentColumn() != Sentence)
        return;
    m_table->setCurrentCell(row, Pairs);
    if (m_table->item(row, Pairs)->text().isEmpty())
        m_table->editItem(m_table->item(row, Pairs));
}

void ProbeDialog::add()
{
    const Content& content = m_document.content();
    edit(addProbeSentence(content, {content.sentence.value_or(std::string()), {}}));
    const int last = m_table->rowCount() - 1;
    if (last < 0)
        return;
    m_table->setCurrentCell(last, Sentence);
    m_table->editItem(m_table->item(last, Sentence));
}

void ProbeDialog::remove()
{
    const int row = m_table->currentRow();
    if (row < 0 || row >= std::ssize(m_document.content().probe))
        return;
    edit(removeProbeSentence(m_document.content(), row));
    if (m_table->rowCount() > 0)
        m_table->setCurrentCell(std::min(row, m_table->rowCount() - 1), Sentence);
}

void ProbeDialog::openFile()
{
    const QString path =
        m_dialogs.openFile(this, tr("Open Sentences"), m_settings.folder(), tr("CSV (*.csv *.tsv *.txt)"));
    if (path.isEmpty())
        return;
    auto list = readProbeCsvFile(path);
    if (!list) {
        m_dialogs.warn(this, tr("%1 was not opened. %2").arg(QFileInfo(path).fileName(), errorText(list.error())));
        return;
    }
    m_settings.rememberFolderOf(path);
    const auto held = std::ssize(m_document.content().probe);
    std::optional<bool> replaces = true;
    if (held > 0)
        replaces = m_dialogs.askWhich(
            this, held == 1 ? tr("There is 1 sentence already.") : tr("There are %1 sentences already.").arg(held),
            tr("Replace Them"), tr("Add to Them"));
    if (replaces)
        edit(importProbe(m_document.content(), std::move(list).value(), *replaces));
}

void ProbeDialog::saveFile()
{
    const QString proposal = QDir(m_settings.folder()).filePath(u"sentences.csv"_s);
    const QString path = m_dialogs.saveFile(this, tr("Save Sentences"), proposal, tr("CSV (*.csv)"), u"csv"_s);
    if (path.isEmpty())
        return;
    if (const auto error = saveProbeCsvFile(path, m_document.content().probe))
        m_dialogs.warn(this, tr("%1 was not saved. %2").arg(QFileInfo(path).fileName(), errorText(*error)));
    else
        m_settings.rememberFolderOf(path);
}

QString ProbeDialog::findingOf(std::size_t sentence, const SentenceReader& reader) const
{
    const TaggedSentence tagged =
        taggedSentence(m_document.content().probe[sentence], static_cast<Index>(sentence), reader);
    QStringList parts;
    for (const ProbeFault& fault : tagged.faults)
        parts << probeFaultText(fault);
    if (parts.isEmpty() && tagged.pairs.empty())
        return tr("no pair yet");
    const auto adjacent = std::count_if(tagged.pairs.begin(), tagged.pairs.end(), isAdjacent);
    const auto apart = std::ssize(tagged.pairs) - adjacent;
    if (adjacent > 0)
        parts << tr("%1 adjacent").arg(adjacent);
    if (apart > 0)
        parts << tr("%1 apart").arg(apart);
    const std::vector<std::string> unknown = reader.unknownWords(tagged.tokens);
    if (!unknown.empty())
        parts << tr("new: “%1”").arg(QString::fromStdString(unknown.front()))
                     + (unknown.size() > 1 ? u" …"_s : QString());
    return parts.join(u", "_s);
}

void ProbeDialog::showList()
{
    m_filling = true;
    const auto& list = m_document.content().probe;
    const DocumentSentences reader(m_document.content());
    m_table->setRowCount(static_cast<int>(list.size()));
    for (std::size_t i = 0; i < list.size(); ++i) {
        const QString texts[] = {QString::fromStdString(list[i].sentence), probePairsText(list[i]),
                                 findingOf(i, reader)};
        for (int column = 0; column < ColumnCount; ++column) {
            const int row = static_cast<int>(i);
            QTableWidgetItem* item = m_table->item(row, column);
            if (!item) {
                item = new QTableWidgetItem;
                if (column == Finding)
                    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
                m_table->setItem(row, column, item);
            }
            item->setText(texts[column]);
            item->setToolTip(texts[column].toHtmlEscaped());
        }
    }
    m_filling = false;
    m_table->resizeRowsToContents(); // a reason is read whole
    showButtons();
}

void ProbeDialog::showButtons()
{
    m_remove->setEnabled(m_table->currentRow() >= 0 && m_table->rowCount() > 0);
    m_save->setEnabled(m_table->rowCount() > 0);
}

} // namespace headlight
