#include "ui/main_window/export_progress.h"

#include "ui/controls/dialogs.h"
#include "ui/controls/style.h"
#include "ui/document/own_thread.h"

#include <QDialogButtonBox>
#include <QEventLoop>
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

} // namespace

ExportProgressDialog::ExportProgressDialog(const QString& what, const ExportProgress& progress, QWidget* parent)
    : QDialog(parent), m_progress(progress), m_bar(new QProgressBar), m_state(new QLabel)
{
    setObjectName(u"exportProgress"_s);
    setWindowTitle(tr("Export"));
    setMinimumWidth(400);
    auto* text = new QLabel(what);
    text->setTextFormat(Qt::PlainText);
    m_bar->setRange(0, 0); // of one picture, how long the file will be shows only at its end
    m_bar->setTextVisible(false);
    setLook(m_state, Look::Muted);
    auto* buttons = new QDialogButtonBox;
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(8);
    for (QWidget* widget : std::initializer_list<QWidget*>{text, m_bar, m_state, buttons})
        column->addWidget(widget);
    auto* clock = new QTimer(this);
    connect(clock, &QTimer::timeout, this, &ExportProgressDialog::showProgress);
    clock->start(updateMilliseconds);
    showProgress();
}

void ExportProgressDialog::showProgress()
{
    if (const int total = m_progress.total) {
        m_bar->setRange(0, total);
        m_bar->setValue(m_progress.done);
        m_state->setText(tr("%1 of %2").arg(m_progress.done + 0).arg(total));
        return;
    }
    const qint64 bytes = m_progress.bytes;
    m_state->setText(bytes == 0 ? tr("Drawing…") : tr("%1 so far").arg(QLocale().formattedDataSize(bytes)));
}

std::optional<ExportError> exportWatched(const ExportWork& work, const QString& what, Dialogs& dialogs, QWidget& window)
{
    ExportProgress progress;
    OwnThread thread;
    QFutureWatcher<std::optional<ExportError>> watcher;
    QEventLoop moment;
    QObject::connect(&watcher, &QFutureWatcherBase::finished, &moment, &QEventLoop::quit);
    watcher.setFuture(QtConcurrent::run(thread.pool(), [&] { return work(progress); }));
    QTimer::singleShot(quietMilliseconds, &moment, &QEventLoop::quit);
    moment.exec(QEventLoop::ExcludeUserInputEvents);
    if (!watcher.isFinished()) {
        ExportProgressDialog dialog(what, progress, &window);
        QObject::connect(&watcher, &QFutureWatcherBase::finished, &dialog, &QDialog::accept);
        if (!dialogs.run(dialog))
            progress.cancelled = true;
    }
    while (!watcher.isFinished()) // it may still wait for a picture from here
        moment.exec(QEventLoop::ExcludeUserInputEvents);
    return watcher.result();
}

} // namespace headlight
