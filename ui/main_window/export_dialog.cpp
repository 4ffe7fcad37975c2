#include "ui/main_window/export_dialog.h"

#include "ui/controls/style.h"
#include "ui/export/image_export.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize previewSize(420, 300);
constexpr double millimetresAnInch = 25.4;
constexpr double pixelsAnInch = 96;

} // namespace

ExportDialog::ExportDialog(const ExportChoice& choice, std::function<Picture(const ExportChoice&)> picture,
                           QWidget* parent)
    : QDialog(parent), m_picture(std::move(picture)), m_formats(new QButtonGroup(this)), m_width(new QSpinBox),
      m_dpi(new QSpinBox), m_dark(new QCheckBox(tr("Dark"))), m_preview(new QLabel), m_size(new QLabel)
{
    setObjectName(u"exportDialog"_s);
    setWindowTitle(tr("Export Picture"));
    m_width->setObjectName(u"exportWidth"_s);
    m_width->setRange(200, 8000);
    m_width->setSingleStep(40);
    m_width->setValue(choice.width);
    m_width->setSuffix(u" px"_s);
    m_dpi->setObjectName(u"exportDpi"_s);
    m_dpi->setRange(48, 1200);
    m_dpi->setSingleStep(48);
    m_dpi->setValue(choice.dpi);
    m_dpi->setToolTip(tr("Dots an inch: 96 for a screen, 300 for print"));
    m_dark->setObjectName(u"exportDark"_s);
    m_dark->setChecked(choice.dark);
    m_preview->setFixedSize(previewSize);
    m_preview->setAlignment(Qt::AlignCenter);
    m_preview->setAccessibleName(tr("The picture as it will be"));
    m_size->setObjectName(u"exportSize"_s);
    m_size->setWordWrap(true);
    m_size->setAlignment(Qt::AlignTop);
    layOut(choice.suffix);

    connect(m_formats, &QButtonGroup::idToggled, this, &ExportDialog::showPicture);
    connect(m_width, &QSpinBox::valueChanged, this, &ExportDialog::showPicture);
    connect(m_dpi, &QSpinBox::valueChanged, this, &ExportDialog::showPicture);
    connect(m_dark, &QCheckBox::toggled, this, &ExportDialog::showPicture);
    showPicture();
}

void ExportDialog::layOut(const QString& suffix)
{
    auto* form = new QFormLayout;
    form->setVerticalSpacing(8);
    form->setHorizontalSpacing(16);
    form->addRow(tr("Format"), makeFormats(suffix));
    form->addRow(tr("Width"), m_width);
    form->addRow(tr("DPI"), m_dpi);
    form->addRow(tr("Colours"), m_dark);
    form->addRow(QString(), m_size);

    auto* buttons = new QDialogButtonBox;
    m_save = buttons->addButton(tr("Save…"), QDialogButtonBox::AcceptRole);
    m_save->setDefault(true);
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* row = new QHBoxLayout;
    row->setSpacing(24);
    row->addWidget(m_preview);
    row->addLayout(form);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(16);
    column->addLayout(row);
    column->addWidget(buttons);
}

QWidget* ExportDialog::makeFormats(const QString& suffix)
{
    auto* row = new QWidget;
    setLook(row, Look::Segments);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(2, 2, 2, 2);
    layout->setSpacing(2);
    for (const QString& name : {u"PNG"_s, u"SVG"_s, u"PDF"_s}) {
        auto* button = new QPushButton(name);
        button->setObjectName(u"export"_s + name);
        button->setCheckable(true);
        button->setAutoDefault(false);
        button->setChecked(name.toLower() == suffix);
        setLook(button, Look::Segment);
        fitSegment(button);
        m_formats->addButton(button);
        layout->addWidget(button);
    }
    return row;
}

ExportChoice ExportDialog::choice() const
{
    return {m_formats->checkedButton()->text().toLower(), m_width->value(), m_dpi->value(), m_dark->isChecked()};
}

void ExportDialog::showPicture()
{
    const ExportChoice chosen = choice();
    m_dpi->setEnabled(chosen.suffix == u"png"_s);
    const Picture picture = m_picture(chosen);
    const QSizeF size = picture.size;
    if (size.isEmpty())
        return;
    const double zoom = qMin(previewSize.width() / size.width(), previewSize.height() / size.height());
    const double ratio = devicePixelRatioF();
    QPixmap shown((size * zoom * ratio).toSize());
    shown.fill(Qt::transparent);
    QPainter painter(&shown);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(zoom * ratio, zoom * ratio);
    picture.paint(painter);
    painter.end();
    shown.setDevicePixelRatio(ratio);
    m_preview->setPixmap(shown);

    const bool png = chosen.suffix == u"png"_s;
    const std::optional<ExportError> error = png ? pngSizeError(picture, chosen.dpi) : std::nullopt;
    m_save->setEnabled(!error);
    setLook(m_size, error ? Look::Error : Look::Muted);
    if (error) {
        m_size->setText(errorText(*error));
    } else if (png) {
        const QSize pixels = pngSize(picture, chosen.dpi);
        m_size->setText(tr("%1 × %2 pixels").arg(pixels.width()).arg(pixels.height()));
    } else {
        const QSize page = (size / pixelsAnInch * millimetresAnInch).toSize();
        m_size->setText(tr("%1 × %2 mm").arg(page.width()).arg(page.height()));
    }
}

} // namespace headlight
