#include "ui/main_window/save_dialog.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace headlight {

namespace {

struct SaveDialog {
    Q_DECLARE_TR_FUNCTIONS(headlight::SaveDialog)
};

} // namespace

QPushButton* layOutSaveDialog(QDialog& dialog, QLayout* seen, QLayout* chosen)
{
    auto* buttons = new QDialogButtonBox;
    QPushButton* save = buttons->addButton(SaveDialog::tr("Save…"), QDialogButtonBox::AcceptRole);
    save->setDefault(true);
    buttons->addButton(SaveDialog::tr("Cancel"), QDialogButtonBox::RejectRole);
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);

    auto* row = new QHBoxLayout;
    row->setSpacing(24);
    if (seen)
        row->addLayout(seen);
    row->addLayout(chosen);
    auto* column = new QVBoxLayout(&dialog);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(16);
    column->addLayout(row);
    column->addWidget(buttons);
    return save;
}

} // namespace headlight
