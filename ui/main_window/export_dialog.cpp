#include "ui/main_window/export_dialog.h"

#include "ui/controls/style.h"
#include "ui/main_window/picture_preview.h"
#include "ui/main_window/save_dialog.h"
#include "ui/main_window/segments.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr double millimetresAnInch = 25.4;
constexpr double pixelsAnInch = 96;

QStringList suffixes()
{
    return {u"png"_s, u"svg"_s, u"pdf"_s};
}

void setUp(QSpinBox& box, const QString& name, int least, int most, int step, int value)
{
    box.setObjectName(name);
    box.setRange(least, most);
    box.setSingleStep(step);
    box.setValue(value);
}

void setUp(QDoubleSpinBox& box, const QString& name, double least, double most, double value)
{
    box.setObjectName(name);
    box.setDecimals(1);
    box.setRange(least, most);
    box.setValue(value);
}

} // namespace

ExportDialog::ExportDialog(const ExportChoice& choice, ExportSubject subject, QWidget* parent)
    : QDialog(parent), m_subject(std::move(subject)),
      m_formats(new Segments({u"exportPNG"_s, u"exportSVG"_s, u"exportPDF"_s}, {u"PNG"_s, u"SVG"_s, u"PDF"_s},
                             static_cast<int>(suffixes().indexOf(choice.suffix)))),
      m_sizes(
          new Segments({u"exportForScreen"_s, u"exportForPrint"_s}, {tr("Screen"), tr("Print")}, choice.print ? 1 : 0)),
      m_width(new QSpinBox), m_millimetres(new QDoubleSpinBox), m_points(new QDoubleSpinBox), m_dpi(new QSpinBox),
      m_dark(new QCheckBox(tr("Dark"))), m_caption(new QCheckBox(tr("Say below what it shows"))),
      m_inSight(new QCheckBox(tr("Only those in sight"))), m_preview(new PicturePreview(m_subject.thread)),
      m_size(new QLabel), m_grey(new QLabel), m_form(new QFormLayout)
{
    setObjectName(u"exportDialog"_s);
    setWindowTitle(m_subject.allHeads ? tr("Export All Heads") : tr("Export Picture"));
    makeFields(choice);
    layOut();
    connect(m_preview, &PicturePreview::made, this, &ExportDialog::showSize);
    connect(m_sizes, &Segments::choiceChanged, this, [this] {
        if (m_sizes->chosen() == 1)
            m_dpi->setValue(std::max(m_dpi->value(), printDpi));
    });
    for (Segments* segments : {m_heads, m_formats, m_sizes})
        if (segments)
            connect(segments, &Segments::choiceChanged, this, &ExportDialog::showPicture);
    for (QSpinBox* box : {m_width, m_dpi})
        connect(box, &QSpinBox::valueChanged, this, &ExportDialog::showPicture);
    for (QDoubleSpinBox* box : {m_millimetres, m_points})
        connect(box, &QDoubleSpinBox::valueChanged, this, &ExportDialog::showPicture);
    for (QCheckBox* box : {m_dark, m_caption, m_inSight})
        connect(box, &QCheckBox::toggled, this, &ExportDialog::showPicture);
    showPicture();
}

void ExportDialog::makeFields(const ExportChoice& choice)
{
    if (m_subject.allHeads)
        m_heads =
            new Segments({u"exportFiles"_s, u"exportSheet"_s, u"exportPages"_s},
                         {tr("Folder of Files"), tr("One Sheet"), tr("PDF Pages")}, static_cast<int>(choice.heads));
    setUp(*m_width, u"exportWidth"_s, 200, 8000, 40, choice.width);
    m_width->setSuffix(u" px"_s);
    setUp(*m_millimetres, u"exportMillimetres"_s, 20, 2000, choice.paper.millimetres);
    m_millimetres->setSuffix(u" mm"_s);
    m_millimetres->setToolTip(tr("84 mm is a column of two, 174 mm a page"));
    setUp(*m_points, u"exportPoints"_s, 4, 72, choice.paper.points);
    m_points->setSingleStep(0.5);
    m_points->setSuffix(u" pt"_s);
    setUp(*m_dpi, u"exportDpi"_s, 48, 1200, 48, choice.dpi);
    m_dpi->setToolTip(tr("Dots an inch: 96 for a screen, 300 for print"));
    m_dark->setObjectName(u"exportDark"_s);
    m_dark->setChecked(choice.dark);
    m_caption->setObjectName(u"exportCaption"_s);
    m_caption->setChecked(choice.caption);
    m_caption->setToolTip(tr("Title, sentence, layer and head, mask, scale and range of the colours"));
    m_inSight->setObjectName(u"exportInSight"_s);
    m_inSight->setChecked(choice.inSight);
    m_size->setObjectName(u"exportSize"_s);
    m_grey->setObjectName(u"exportGrey"_s);
    setLook(m_grey, Look::Muted);
    for (QLabel* label : {m_size, m_grey}) {
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignTop);
    }
    m_grey->setText(tr("Printed in grey, some of these colours look alike: numbers in the cells tell them apart."));
}

void ExportDialog::layOut()
{
    m_form->setVerticalSpacing(8);
    m_form->setHorizontalSpacing(16);
    if (m_heads)
        m_form->addRow(tr("Heads"), m_heads);
    m_form->addRow(tr("Format"), m_formats);
    m_form->addRow(tr("For"), m_sizes);
    m_form->addRow(tr("Width"), m_width);
    m_form->addRow(tr("Width"), m_millimetres);
    m_form->addRow(tr("Text"), m_points);
    m_form->addRow(tr("DPI"), m_dpi);
    m_form->addRow(tr("Colours"), m_dark);
    m_form->addRow(tr("Caption"), m_caption);
    m_form->addRow(tr("Displays"), m_inSight);
    m_form->setRowVisible(m_inSight, m_subject.isTurned);
    m_form->addRow(QString(), m_size);
    m_form->addRow(QString(), m_grey);

    auto* left = new QVBoxLayout;
    left->addWidget(m_preview);
    m_save = layOutSaveDialog(*this, left, m_form);
}

ExportChoice ExportDialog::choice() const
{
    ExportChoice chosen;
    chosen.heads = m_heads ? static_cast<HeadsAs>(m_heads->chosen()) : HeadsAs::Files;
    chosen.suffix =
        m_heads && chosen.heads == HeadsAs::Pages ? u"pdf"_s : suffixes().value(m_formats->chosen(), u"png"_s);
    chosen.print = m_sizes->chosen() == 1;
    chosen.width = m_width->value();
    chosen.paper = {m_millimetres->value(), m_points->value()};
    chosen.dpi = m_dpi->value();
    chosen.dark = m_dark->isChecked();
    chosen.caption = m_caption->isChecked();
    chosen.inSight = m_inSight->isChecked();
    return chosen;
}

void ExportDialog::showPicture()
{
    const ExportChoice chosen = choice();
    m_formats->setEnabled(!m_heads || chosen.heads != HeadsAs::Pages);
    m_dpi->setEnabled(chosen.suffix == u"png"_s);
    m_form->setRowVisible(m_width, !chosen.print);
    m_form->setRowVisible(m_millimetres, chosen.print);
    m_form->setRowVisible(m_points, chosen.print);
    m_form->setRowVisible(m_dark, !chosen.print);
    m_form->setRowVisible(m_caption, m_subject.hasCaption);
    m_form->setRowVisible(m_grey, chosen.print && m_subject.greyStep < clearGreyStep);
    m_preview->show(m_subject.picture(chosen), m_subject.isQuick);
}

void ExportDialog::showSize(const Picture& picture)
{
    const ExportChoice chosen = choice();
    if (picture.size.isEmpty())
        return;
    const bool png = chosen.suffix == u"png"_s;
    std::optional<ExportError> error = chosen.print ? widthError(chosen.paper, font()) : std::nullopt;
    if (!error && png)
        error = pngSizeError(picture, chosen.dpi);
    m_save->setEnabled(!error);
    setLook(m_size, error ? Look::Error : Look::Muted);
    if (error) {
        m_size->setText(errorText(*error));
        return;
    }
    const QSize page = (picture.size / pixelsAnInch * millimetresAnInch).toSize();
    const QSize pixels = pngSize(picture, chosen.dpi);
    m_size->setText(png ? tr("%1 × %2 pixels").arg(pixels.width()).arg(pixels.height())
                        : tr("%1 × %2 mm").arg(page.width()).arg(page.height()));
}

} // namespace headlight
