#include "ui/main_window/export_progress.h"

#include "ui/controls/dialogs.h"
#include "ui/controls/style.h"

#include <QDialogButtonBox>
#include <QEventLoop>
#include <QFileInfo>
#include <QFutureWatcher>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>
#include <QtConcurrentRun>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr int quietMilliseconds = 250; ///< a shorter wait is not shown
constexpr int updateMilliseconds = 100;

QString workText(const Picture& picture, const QString& path, int dpi)
{
    const QFileInfo file(path);
    if (file.suffix().toLower() != u"png"_s)
        return ExportProgressDialog::tr("Writing %1").arg(file.fileName());
    const QSize pixels = pngSize(picture, dpi);
    return ExportProgressDialog::tr("Writing %1: %2 × %3 pixels")
        .arg(file.fileName(), QString::number(pixels.width()), QString::number(pixels.height()));
}

} // namespace

ExportProgressDialog::ExportProgressDialog(const QString& what, const ExportProgress& progress, QWidget* parent)
    : QDialog(parent), m_progress(progress), m_state(new QLabel)
{
    setObjectName(u"exportProgress"_s);
    setWindowTitle(tr("Export Picture"));
    setMinimumWidth(400);
    auto* text = new QLabel(what);
    text->setTextFormat(Qt::PlainText);
    auto* bar = new QProgressBar;
    bar->setRange(0, 0); // how long the file will be shows only at its end
    bar->setTextVisible(false);
    setLook(m_state, Look::Muted);
    auto* buttons = new QDialogButtonBox;
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(8);
    for (QWidget* widget : std::initializer_list<QWidget*>{text, bar, m_state, buttons})
        column->addWidget(widget);
    auto* clock = new QTimer(this);
    connect(clock, &QTimer::timeout, this, &ExportProgressDialog::showProgress);
    clock->start(updateMilliseconds);
    showProgress();
}

void ExportProgressDialog::showProgress()
{
    const qint64 bytes = m_progress.bytes;
    m_state->setText(bytes == 0 ? tr("Drawing…") : tr("%1 so far").arg(QLocale().formattedDataSize(bytes)));
}

std::optional<ExportError> exportWatched(const Picture& picture, const QString& path, int dpi, Dialogs& dialogs,
                                         QWidget& window)
{
    ExportProgress progress;
    QFutureWatcher<std::optional<ExportError>> watcher;
    QEventLoop moment;
    QObject::connect(&watcher, &QFutureWatcherBase::finished, &moment, &QEventLoop::quit);
    watcher.setFuture(QtConcurrent::run([&] { return exportPicture(picture, path, dpi, &progress); }));
    QTimer::singleShot(quietMilliseconds, &moment, &QEventLoop::quit);
    moment.exec(QEventLoop::ExcludeUserInputEvents);
    if (!watcher.isFinished()) {
        ExportProgressDialog dialog(workText(picture, path, dpi), progress, &window);
        QObject::connect(&watcher, &QFutureWatcherBase::finished, &dialog, &QDialog::accept);
        if (!dialogs.run(dialog))
            progress.cancelled = true;
    }
    watcher.waitForFinished();
    return watcher.result();
}

} // namespace headlight
