#include "ui/main_window/numbers_dialog.h"

#include "ui/controls/style.h"
#include "ui/main_window/save_dialog.h"
#include "ui/main_window/segments.h"

#include <QFormLayout>
#include <QLabel>
#include <QPushButton>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

QStringList suffixes()
{
    return {u"csv"_s, u"npy"_s, u"json"_s};
}

} // namespace

NumbersDialog::NumbersDialog(const NumbersChoice& choice, const QString& quantity, const QString& head,
                             std::function<QString(const NumbersChoice&)> fault, QWidget* parent)
    : QDialog(parent), m_fault(std::move(fault)),
      m_heads(new Segments({u"numbersOfHead"_s, u"numbersOfAll"_s}, {head, tr("All Heads")}, choice.allHeads ? 1 : 0)),
      m_formats(new Segments({u"numbersCSV"_s, u"numbersNpy"_s, u"numbersJSON"_s}, {u"CSV"_s, u"npy"_s, u"JSON"_s},
                             static_cast<int>(suffixes().indexOf(choice.suffix)))),
      m_note(new QLabel)
{
    setObjectName(u"numbersDialog"_s);
    setWindowTitle(tr("Export Numbers"));
    m_note->setObjectName(u"numbersNote"_s);
    m_note->setWordWrap(true);
    m_note->setMinimumWidth(320);
    m_note->setMinimumHeight(3 * m_note->fontMetrics().lineSpacing());
    m_note->setAlignment(Qt::AlignTop);
    auto* form = new QFormLayout;
    form->setVerticalSpacing(8);
    form->setHorizontalSpacing(16);
    form->addRow(tr("Numbers"), new QLabel(quantity));
    form->addRow(tr("Heads"), m_heads);
    form->addRow(tr("Format"), m_formats);
    form->addRow(QString(), m_note);
    m_save = layOutSaveDialog(*this, nullptr, form);
    for (Segments* segments : {m_heads, m_formats})
        connect(segments, &Segments::choiceChanged, this, &NumbersDialog::showNote);
    showNote();
}

NumbersChoice NumbersDialog::choice() const
{
    return {suffixes().value(m_formats->chosen(), u"csv"_s), m_heads->chosen() == 1};
}

void NumbersDialog::showNote()
{
    const NumbersChoice chosen = choice();
    const QString fault = m_fault(chosen);
    m_save->setEnabled(fault.isEmpty());
    setLook(m_note, fault.isEmpty() ? Look::Muted : Look::Error);
    if (!fault.isEmpty())
        m_note->setText(fault);
    else if (chosen.suffix == u"csv"_s)
        m_note->setText(tr("A line for each number, with its tokens; for spreadsheets and statistics."));
    else if (chosen.suffix == u"npy"_s)
        m_note->setText(tr("One array of double precision, for numpy.load."));
    else
        m_note->setText(tr("Tokens and rows of numbers, for programs."));
}

} // namespace headlight
