#include "ui/main_window/worksheet_dialog.h"

#include "core/text/korean.h"
#include "ui/controls/style.h"
#include "ui/main_window/picture_preview.h"
#include "ui/main_window/save_dialog.h"
#include "ui/main_window/segments.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSlider>
#include <QSpinBox>
#include <QVBoxLayout>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostSeed = 999999; ///< short enough to be read out in class

QSpinBox* makeNumber(const QString& name, int least, int most, int value)
{
    auto* box = new QSpinBox;
    box->setObjectName(name);
    box->setRange(least, most);
    box->setValue(value);
    return box;
}

} // namespace

WorksheetDialog::WorksheetDialog(const WorksheetChoice& choice, bool hasQuestions, Make make, QWidget* parent)
    : QDialog(parent), m_make(std::move(make)),
      m_seed(makeNumber(u"worksheetSeed"_s, 0, mostSeed, static_cast<int>(choice.seed))),
      m_other(new QPushButton(tr("Other Numbers"))),
      m_exercises(makeNumber(u"worksheetExercises"_s, hasQuestions ? 0 : 1, mostExercises, choice.exercises)),
      m_key(new QCheckBox(tr("With the answers"))),
      m_paper(new Segments({u"worksheetA4"_s, u"worksheetLetter"_s}, {u"A4"_s, tr("Letter")},
                           choice.paper == Paper::A4 ? 0 : 1)),
      m_preview(new PicturePreview(nullptr, {340, 480})), m_page(new QSlider(Qt::Horizontal)), m_place(new QLabel)
{
    setObjectName(u"worksheetDialog"_s);
    setWindowTitle(tr("Export Worksheet"));
    m_seed->setToolTip(tr("The same seed gives the same sheet."));
    m_other->setObjectName(u"worksheetOther"_s);
    m_other->setAutoDefault(false);
    m_page->setObjectName(u"worksheetPage"_s);
    m_page->setAccessibleName(tr("Page shown"));
    m_page->setPageStep(1);
    m_place->setObjectName(u"worksheetPlace"_s);
    m_preview->setFrameStyle(QFrame::Box | QFrame::Plain); // white paper on a light ground
    QPalette edge = m_preview->palette();
    edge.setColor(QPalette::WindowText, themeOf(this).line);
    m_preview->setPalette(edge);
    setLook(m_place, Look::Muted);
    layOut(hasQuestions);
    connect(m_other, &QPushButton::clicked, this,
            [this] { m_seed->setValue(QRandomGenerator::global()->bounded(1, mostSeed + 1)); });
    for (QSpinBox* box : {m_seed, m_exercises})
        connect(box, &QSpinBox::valueChanged, this, &WorksheetDialog::makeAgain);
    m_key->setObjectName(u"worksheetKey"_s);
    m_key->setChecked(choice.hasKey);
    connect(m_key, &QCheckBox::toggled, this, &WorksheetDialog::makeAgain);
    connect(m_paper, &Segments::choiceChanged, this, &WorksheetDialog::makeAgain);
    connect(m_page, &QSlider::valueChanged, this, &WorksheetDialog::showPage);
    makeAgain();
}

void WorksheetDialog::layOut(bool hasQuestions)
{
    auto* form = new QFormLayout;
    form->setVerticalSpacing(8);
    form->setHorizontalSpacing(16);
    form->addRow(tr("Seed"), m_seed);
    form->addRow(QString(), m_other);
    form->addRow(tr("Exercises"), m_exercises);
    form->addRow(tr("Paper"), m_paper);
    form->addRow(QString(), m_key);
    auto* note = new QLabel;
    const auto showNote = [this, note, hasQuestions] {
        QStringList sentences{tr("The numbers can be computed by hand.")};
        if (hasQuestions)
            sentences << tr("Another seed changes the exercises; the questions of the lesson keep their numbers.");
        if (m_key->isChecked())
            sentences << tr("The answers stand on pages of their own.");
        note->setText(sentences.join(u' '));
    };
    connect(m_key, &QCheckBox::toggled, note, showNote);
    showNote();
    note->setObjectName(u"worksheetNote"_s);
    note->setWordWrap(true);
    note->setMinimumWidth(240);
    setLook(note, Look::Muted);

    auto* left = new QVBoxLayout;
    left->setSpacing(8);
    left->addWidget(m_preview);
    left->addWidget(m_page);
    left->addWidget(m_place);
    auto* right = new QVBoxLayout;
    right->setSpacing(16);
    right->addLayout(form);
    right->addWidget(note);
    right->addStretch();
    layOutSaveDialog(*this, left, right);
}

WorksheetChoice WorksheetDialog::choice() const
{
    return {static_cast<quint32>(m_seed->value()), m_exercises->value(),
            m_paper->chosen() == 1 ? Paper::Letter : Paper::A4, m_key->isChecked()};
}

void WorksheetDialog::makeAgain()
{
    m_sheet = m_make(choice());
    m_page->setRange(0, static_cast<int>(m_sheet.pages.size()) - 1);
    showPage();
}

void WorksheetDialog::showPage()
{
    const int page = m_page->value();
    m_preview->show(
        [picture = m_sheet.pages[static_cast<std::size_t>(page)]](const std::atomic<bool>*) { return picture; }, true);
    const QString place =
        filledIn(tr("Page %1 of %2"), {QString::number(page + 1), QString::number(m_sheet.pages.size())});
    m_place->setText(page < m_sheet.answersFrom ? place : filledIn(tr("%1: answers"), {place}));
}

} // namespace headlight
