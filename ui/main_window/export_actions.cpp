#include "ui/main_window/export_actions.h"

#include "ui/controls/dialogs.h"
#include "ui/export/image_export.h"
#include "ui/main_window/export_progress.h"
#include "ui/main_window/settings.h"

#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QWidget>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr int copiedDpi = 192; // sharp when pasted into a slide

} // namespace

ExportActions::ExportActions(Settings& settings, Dialogs& dialogs, QWidget& window)
    : m_settings(settings), m_dialogs(dialogs), m_window(window)
{
}

void ExportActions::exportPicture(const MakePicture& picture, const QString& name, bool dark)
{
    m_choice.dark = dark;
    ExportDialog dialog(m_choice, picture, &m_window);
    if (!m_dialogs.run(dialog))
        return;
    m_choice = dialog.choice();
    const QString proposal = QDir(m_settings.folder()).filePath(withSuffix(name, m_choice.suffix));
    const QString filter = tr("%1 pictures (*.%2)").arg(m_choice.suffix.toUpper(), m_choice.suffix);
    QString path = m_dialogs.saveFile(&m_window, tr("Export Picture"), proposal, filter, m_choice.suffix);
    if (path.isEmpty())
        return;
    path = withSuffix(path, m_choice.suffix);
    if (const auto error = exportWatched(picture(m_choice), path, m_choice.dpi, m_dialogs, m_window)) {
        if (error->kind == ExportError::Kind::Cancelled)
            emit done([file = QFileInfo(path).fileName()] { return tr("%1 was not written.").arg(file); });
        else
            m_dialogs.warn(&m_window, errorText(*error));
        return;
    }
    m_settings.rememberFolderOf(path);
    emit done([file = QFileInfo(path).fileName()] { return tr("Saved as %1.").arg(file); });
}

void ExportActions::copyPicture(const Picture& picture)
{
    const auto image = pictureImage(picture, copiedDpi);
    if (!image) {
        m_dialogs.warn(&m_window, errorText(image.error()));
        return;
    }
    QGuiApplication::clipboard()->setImage(image.value());
    emit done([] { return tr("The picture is on the clipboard."); });
}

} // namespace headlight
