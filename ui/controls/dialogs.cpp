#include "ui/controls/dialogs.h"

#include <QDialog>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

namespace headlight {

using namespace Qt::StringLiterals;

QString withSuffix(const QString& path, const QString& suffix)
{
    if (suffix.isEmpty())
        return path;
    const QString ending = u'.' + suffix;
    if (path.endsWith(ending, Qt::CaseInsensitive))
        return path;
    for (const QString& other : {u".png"_s, u".svg"_s, u".pdf"_s, u".gif"_s, u".csv"_s, u".npy"_s, u".json"_s})
        if (path.endsWith(other, Qt::CaseInsensitive) && !QFileInfo(path).completeBaseName().isEmpty())
            return path.chopped(other.size()) + ending;
    return path + ending;
}

QString ScreenDialogs::openFile(QWidget* parent, const QString& title, const QString& folder, const QString& filter)
{
    return QFileDialog::getOpenFileName(parent, title, folder, filter);
}

QString ScreenDialogs::saveFile(QWidget* parent, const QString& title, const QString& proposal, const QString& filter,
                                const QString& suffix)
{
    QString path = proposal;
    while (true) {
        path = QFileDialog::getSaveFileName(parent, title, path, filter);
        if (path.isEmpty() || withSuffix(path, suffix) == path)
            return path;
        // The file dialog asked about the name without the suffix only.
        path = withSuffix(path, suffix);
        if (!QFileInfo::exists(path)
            || ask(parent, tr("“%1” is there already. Write over it?").arg(QFileInfo(path).fileName()),
                   tr("Write over it"), tr("Choose another name")))
            return path;
    }
}

Unsaved ScreenDialogs::askToSave(QWidget* parent, const QString& name)
{
    QMessageBox box(QMessageBox::NoIcon, QString(), tr("Save the changes to “%1”?").arg(name), QMessageBox::NoButton,
                    parent);
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(tr("They are lost if you do not save them."));
    QPushButton* save = box.addButton(tr("Save"), QMessageBox::AcceptRole);
    QPushButton* discard = box.addButton(tr("Do not save"), QMessageBox::DestructiveRole);
    QPushButton* cancel = box.addButton(tr("Cancel"), QMessageBox::RejectRole);
    box.setDefaultButton(save);
    box.setEscapeButton(cancel);
    box.exec();
    if (box.clickedButton() == save)
        return Unsaved::Save;
    return box.clickedButton() == discard ? Unsaved::Discard : Unsaved::Cancel;
}

LostWork ScreenDialogs::askToRecover(QWidget* parent, const QString& name)
{
    const QString question = name.isEmpty()
                                 ? tr("A document was left unsaved when the program ended. Open the copy?")
                                 : tr("“%1” was left unsaved when the program ended. Open the copy?").arg(name);
    QMessageBox box(QMessageBox::NoIcon, QString(), question, QMessageBox::NoButton, parent);
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(tr("Until you decide, it is kept for the next start."));
    QPushButton* open = box.addButton(tr("Open the Copy"), QMessageBox::AcceptRole);
    QPushButton* discard = box.addButton(tr("Throw It Away"), QMessageBox::DestructiveRole);
    QPushButton* later = box.addButton(tr("Not Now"), QMessageBox::RejectRole);
    box.setDefaultButton(open);
    box.setEscapeButton(later);
    box.exec();
    if (box.clickedButton() == open)
        return LostWork::Open;
    return box.clickedButton() == discard ? LostWork::Discard : LostWork::Later;
}

bool ScreenDialogs::ask(QWidget* parent, const QString& question, const QString& yes, const QString& no)
{
    QMessageBox box(QMessageBox::NoIcon, QString(), question, QMessageBox::NoButton, parent);
    box.setTextFormat(Qt::PlainText);
    QPushButton* accepted = box.addButton(yes, QMessageBox::AcceptRole);
    QPushButton* refused = box.addButton(no, QMessageBox::RejectRole);
    box.setDefaultButton(accepted);
    box.setEscapeButton(refused);
    box.exec();
    return box.clickedButton() == accepted;
}

std::optional<bool> ScreenDialogs::askWhich(QWidget* parent, const QString& question, const QString& first,
                                            const QString& second)
{
    QMessageBox box(QMessageBox::NoIcon, QString(), question, QMessageBox::NoButton, parent);
    box.setTextFormat(Qt::PlainText);
    QPushButton* one = box.addButton(first, QMessageBox::AcceptRole);
    QPushButton* other = box.addButton(second, QMessageBox::AcceptRole);
    QPushButton* cancel = box.addButton(tr("Cancel"), QMessageBox::RejectRole);
    box.setDefaultButton(one);
    box.setEscapeButton(cancel);
    box.exec();
    if (box.clickedButton() == one)
        return true;
    return box.clickedButton() == other ? std::optional(false) : std::nullopt;
}

void ScreenDialogs::warn(QWidget* parent, const QString& sentence)
{
    QMessageBox box(QMessageBox::NoIcon, QString(), sentence, QMessageBox::NoButton, parent);
    box.setTextFormat(Qt::PlainText);
    box.addButton(tr("OK"), QMessageBox::AcceptRole);
    box.exec();
}

bool ScreenDialogs::run(QDialog& dialog)
{
    return dialog.exec() == QDialog::Accepted;
}

} // namespace headlight
