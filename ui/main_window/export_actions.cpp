#include "ui/main_window/export_actions.h"

#include "core/files/save_file.h"
#include "ui/controls/dialogs.h"
#include "ui/export/gif_export.h"
#include "ui/export/number_table.h"
#include "ui/main_window/export_dialog.h"
#include "ui/main_window/settings.h"
#include "ui/paint/quantity_text.h"

#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QWidget>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr int copiedDpi = 192; // sharp when pasted into a slide

Numbers numbersOf(const AttentionSource& source, Quantity quantity, HeadPlace place, bool allHeads)
{
    Numbers numbers{source, Numbers::whatOf(quantity), {}};
    numbers.parts = allHeads ? Numbers::partsOf(source) : Numbers::partsOf(source, place.layer, place.head);
    return numbers;
}

std::optional<ExportError> writeNumbers(Numbers numbers, const QString& path, const QString& suffix,
                                        ExportProgress& progress)
{
    numbers.cancelled = &progress.cancelled;
    SaveFile file(path);
    const ByteSink sink = [&](QByteArrayView bytes) {
        progress.bytes += bytes.size();
        return file.write(bytes);
    };
    if (suffix == u"npy"_s)
        writeNpy(numbers, sink);
    else if (suffix == u"csv"_s)
        writeCsv(numbers, sink);
    else
        writeJson(numbers, sink);
    if (progress.cancelled)
        return ExportError{ExportError::Kind::Cancelled, path, {}, 0, 0};
    const std::optional<FileError> error = file.commit();
    return error ? std::optional(ExportError{ExportError::Kind::CannotWrite, path, error->values.value(0), 0, 0})
                 : std::nullopt;
}

} // namespace

ExportActions::ExportActions(Settings& settings, Dialogs& dialogs, QWidget& window)
    : m_settings(settings), m_dialogs(dialogs), m_window(window)
{
}

void ExportActions::save(const QString& title, const QString& name, const QString& suffix, const QString& filter,
                         const std::function<std::optional<ExportError>(const QString&, ExportProgress&)>& work)
{
    const QString proposal = QDir(m_settings.folder()).filePath(withSuffix(name, suffix));
    QString path = m_dialogs.saveFile(&m_window, title, proposal, filter, suffix);
    if (path.isEmpty())
        return;
    path = withSuffix(path, suffix);
    const QString file = QFileInfo(path).fileName();
    const auto error = exportWatched([&](ExportProgress& progress) { return work(path, progress); },
                                     tr("Writing %1").arg(file), m_dialogs, m_window);
    if (!error) {
        m_settings.rememberFolderOf(path);
        const bool isFolder = QFileInfo(path).isDir();
        emit done([=] { return (isFolder ? tr("Saved in the folder %1.") : tr("Saved as %1.")).arg(file); });
    } else if (error->kind == ExportError::Kind::Cancelled) {
        emit done([file] { return tr("%1 was not written.").arg(file); });
    } else {
        m_dialogs.warn(&m_window, errorText(*error));
    }
}

void ExportActions::exportPicture(const ViewPictures& pictures, const QString& name, bool dark)
{
    m_choice.dark = dark;
    ExportDialog dialog(m_choice,
                        {[&](const ExportChoice& choice) { return pictures.picture(choice); }, pictures.isQuick(),
                         pictures.greyStep(), pictures.hasCaption(), false, pictures.isTurned(), m_previews},
                        &m_window);
    if (!m_dialogs.run(dialog))
        return;
    const HeadsAs heads = m_choice.heads;
    m_choice = dialog.choice();
    m_choice.heads = heads;
    const PictureJob job = pictures.picture(m_choice);
    save(tr("Export Picture"), name, m_choice.suffix,
         tr("%1 pictures (*.%2)").arg(m_choice.suffix.toUpper(), m_choice.suffix),
         [&](const QString& path, ExportProgress& progress) {
             return headlight::exportPicture(job(&progress.cancelled), path, m_choice.dpi, &progress);
         });
}

void ExportActions::exportHeads(const ViewPictures& pictures, const QString& name, bool dark)
{
    m_choice.dark = dark;
    const auto shown = [&](const ExportChoice& choice) {
        return choice.heads == HeadsAs::Sheet
                   ? pictures.sheet(choice)
                   : PictureJob([all = pictures.heads(choice)](const std::atomic<bool>*) { return all.picture(0); });
    };
    ExportDialog dialog(m_choice,
                        {shown, pictures.isQuick(), pictures.greyStep(), true, true, pictures.isTurned(), m_previews},
                        &m_window);
    if (!m_dialogs.run(dialog))
        return;
    m_choice = dialog.choice();
    const bool isFolder = m_choice.heads == HeadsAs::Files;
    const QString filter =
        isFolder ? tr("Folders (*)") : tr("%1 pictures (*.%2)").arg(m_choice.suffix.toUpper(), m_choice.suffix);
    const PictureSeries series = pictures.heads(m_choice);
    const PictureJob sheet = pictures.sheet(m_choice);
    save(isFolder ? tr("Make a Folder of Pictures") : tr("Export All Heads"), name,
         isFolder ? QString() : m_choice.suffix, filter, [&](const QString& path, ExportProgress& progress) {
             switch (m_choice.heads) {
             case HeadsAs::Files:
                 return exportFolder(series, path, m_choice.suffix, m_choice.dpi, &progress);
             case HeadsAs::Pages:
                 return exportPages(series, QFileInfo(path).completeBaseName(), path, &progress);
             case HeadsAs::Sheet:
                 break;
             }
             return headlight::exportPicture(sheet(&progress.cancelled), path, m_choice.dpi, &progress);
         });
}

void ExportActions::exportAnimation(const ViewPictures& pictures, const QString& name, bool dark)
{
    m_animation.frame.dark = dark;
    AnimationDialog dialog(
        m_animation,
        [&](double multiplier, const AnimationChoice& choice) {
            return pictures.sweepFrame(multiplier, choice.sweep, choice.frame);
        },
        pictures.isQuick(), m_previews, &m_window);
    if (!m_dialogs.run(dialog))
        return;
    m_animation = dialog.choice();
    const PictureSeries frames = pictures.sweep(m_animation.sweep, m_animation.frame);
    save(tr("Export Animation"), name, u"gif"_s, tr("%1 pictures (*.%2)").arg(u"GIF"_s, u"gif"_s),
         [&](const QString& path, ExportProgress& progress) {
             return exportGif(frames, m_animation.sweep.framesPerSecond, m_animation.frame.dpi, path, &progress);
         });
}

bool ExportActions::hasNothing(const std::shared_ptr<const AttentionSource>& source)
{
    if (source && source->queryCount() > 0 && source->keyCount() > 0)
        return false;
    warnOfNothing();
    return true;
}

void ExportActions::warnOfNothing()
{
    m_dialogs.warn(&m_window, tr("There are no numbers yet: there are no tokens, or a number is too large."));
}

void ExportActions::exportNumbers(std::shared_ptr<const AttentionSource> source, Quantity quantity, HeadPlace place,
                                  const QString& name)
{
    if (hasNothing(source))
        return;
    const auto fault = [&](const NumbersChoice& choice) {
        const bool fits = choice.suffix != u"npy"_s || !npyFault(numbersOf(*source, quantity, place, choice.allHeads));
        return fits ? QString() : tr("The heads differ in shape or number and do not fit one array: choose one head.");
    };
    NumbersDialog dialog(m_numbers, quantityName(quantity), headPlaceText(place.layer, place.head), fault, &m_window);
    if (!m_dialogs.run(dialog))
        return;
    m_numbers = dialog.choice();
    const QString suffix = m_numbers.suffix;
    const Numbers numbers = numbersOf(*source, quantity, place, m_numbers.allHeads);
    QString file = name;
    if (!m_numbers.allHeads && numbers.isPerHead())
        file += u' ' + headPlaceText(place.layer, place.head);
    save(tr("Export Numbers"), file + u' ' + Numbers::names()[static_cast<qsizetype>(numbers.what)], suffix,
         tr("%1 files (*.%2)").arg(suffix == u"npy"_s ? u"NumPy"_s : suffix.toUpper(), suffix),
         [&](const QString& path, ExportProgress& progress) { return writeNumbers(numbers, path, suffix, progress); });
}

void ExportActions::exportWorksheet(const WorksheetSubject& subject, const QString& name)
{
    const auto make = [&subject](const WorksheetChoice& choice) {
        return worksheet(subject, choice, QGuiApplication::font());
    };
    WorksheetDialog dialog(m_worksheet, subject.lesson != nullptr, make, &m_window);
    if (!m_dialogs.run(dialog))
        return;
    m_worksheet = dialog.choice();
    save(tr("Export Worksheet"), name + u' ' + tr("worksheet") + u' ' + QString::number(m_worksheet.seed), u"pdf"_s,
         tr("%1 pictures (*.%2)").arg(u"PDF"_s, u"pdf"_s), [&](const QString& path, ExportProgress& progress) {
             const QByteArray bytes = picturesPdf(make(m_worksheet).pages, subject.title, &progress);
             return progress.cancelled ? ExportError{ExportError::Kind::Cancelled, path, {}, 0, 0}
                                       : saveBytes(bytes, path);
         });
}

void ExportActions::copyPicture(const PictureJob& job)
{
    QImage image;
    const auto work = [&](ExportProgress& progress) -> std::optional<ExportError> {
        const auto drawn = pictureImage(job(&progress.cancelled), copiedDpi);
        if (!drawn)
            return drawn.error();
        image = drawn.value();
        return progress.cancelled ? std::optional(ExportError{ExportError::Kind::Cancelled, {}, {}, 0, 0})
                                  : std::nullopt;
    };
    const auto error = exportWatched(work, tr("Drawing for the clipboard"), m_dialogs, m_window);
    if (error) {
        if (error->kind != ExportError::Kind::Cancelled)
            m_dialogs.warn(&m_window, errorText(*error));
        return;
    }
    QGuiApplication::clipboard()->setImage(image);
    emit done([] { return tr("The picture is on the clipboard."); });
}

void ExportActions::copyNumbers(const std::shared_ptr<const AttentionSource>& source, Quantity quantity,
                                HeadPlace place)
{
    if (hasNothing(source))
        return;
    const Index count =
        source->rowCount(quantity, place.layer, place.head) * source->columnCount(quantity, place.layer, place.head);
    if (count > mostTableNumbers) {
        m_dialogs.warn(&m_window,
                       tr("%L1 numbers are too many for the clipboard, which takes %L2 at most: choose File ▸ "
                          "Export Numbers.")
                           .arg(count)
                           .arg(mostTableNumbers));
        return;
    }
    copy(numberTable(*source, quantity, place.layer, place.head));
}

void ExportActions::copy(const QString& numbers)
{
    QGuiApplication::clipboard()->setText(numbers);
    emit done([] { return tr("The numbers are on the clipboard, ready for a spreadsheet."); });
}

void ExportActions::exportNumbers(const Page& page, const QString& name)
{
    if (page.parts.empty())
        return warnOfNothing();
    save(tr("Export Numbers"), name + u' ' + tr("numbers"), u"csv"_s, tr("%1 files (*.%2)").arg(u"CSV"_s, u"csv"_s),
         [&](const QString& path, ExportProgress&) { return saveBytes(pageTable(page, ',').toUtf8(), path); });
}

void ExportActions::copyNumbers(const Page& page)
{
    if (page.parts.empty())
        return warnOfNothing();
    copy(pageTable(page, '\t'));
}

} // namespace headlight
