// What the window hands to files and the clipboard.

#include "ui/controls/dialogs.h"
#include "ui/controls/style.h"
#include "ui/export/lab_caption.h"
#include "ui/main_window/file_actions.h"
#include "ui/main_window/lesson_actions.h"
#include "ui/main_window/main_window.h"
#include "ui/main_window/status_line.h"
#include "ui/main_window/theme_switch.h"
#include "ui/main_window/view_menu.h"
#include "ui/paint/quantity_text.h"
#include "ui/views/geometry_view.h"
#include "ui/views/grid_view.h"
#include "ui/views/heatmap_view.h"
#include "ui/views/lab_view.h"

#include <QStackedWidget>

namespace headlight {

using namespace Qt::StringLiterals;

Quantity MainWindow::quantityOf(ViewKind kind) const
{
    return kind == ViewKind::Heatmap || kind == ViewKind::Compare ? m_heatmap->options().quantity : Quantity::Weights;
}

QString MainWindow::exportName(bool ofOneHead) const
{
    const Selection& at = m_document.selection();
    return ofOneHead ? m_files.baseName() + u' ' + headPlaceText(at.layer, at.head) : m_files.baseName();
}

QString MainWindow::exportName(ViewKind kind, bool ofOneHead) const
{
    return exportName(ofOneHead) + u' ' + asFileName(m_viewMenu->viewText(kind).toLower());
}

ViewPictures MainWindow::pictures(ViewKind kind)
{
    if (isLab(kind)) {
        m_lab->stopRun(); // the file has what was seen
        return {m_document, m_evaluator, *m_lab, [this] { return labCaptionSubject(m_lab->lab(), m_lab->state()); }};
    }
    std::optional<CaptionSubject> subject;
    View& ofKind = view(kind);
    if (&ofKind != m_geometry || !m_geometry->showsFreeVectors())
        subject = captionSubject(kind, m_heatmap->options(), kind == ViewKind::Grid && m_grid->showsScores());
    return {m_document, m_evaluator, ofKind, [subject] { return subject; }};
}

void MainWindow::exportPicture()
{
    if (refusesHiddenPicture(view()))
        return;
    m_exports.exportPicture(pictures(shownView()), exportName(shownView(), view().isOfOneHead()),
                            m_themes.theme().dark);
}

void MainWindow::exportHeads()
{
    const ViewKind kind = view().isOfOneHead() ? shownView() : ViewKind::Heatmap;
    if (refusesHiddenPicture(view(kind)))
        return;
    m_exports.exportHeads(pictures(kind), exportName(kind, false), m_themes.theme().dark);
}

void MainWindow::exportAnimation()
{
    const ViewKind kind = showsFreeVectors() || isLab(shownView()) ? ViewKind::Heatmap : shownView();
    if (refusesHiddenPicture(view(kind)))
        return;
    m_exports.exportAnimation(pictures(kind), exportName(kind, kind != ViewKind::Grid), m_themes.theme().dark);
}

View& MainWindow::view(ViewKind kind) const
{
    return isLab(kind) ? *m_lab : *static_cast<View*>(m_views->widget(static_cast<int>(kind)));
}

/// A page of what was set before is not handed out for the present one.
bool MainWindow::refusesUncomputed()
{
    if (!m_lab->isComputing())
        return false;
    m_lab->stopRun(); // or it would never be ready
    m_statusLine->showRefusal([] { return tr("What is set in the lab is not computed yet."); });
    return true;
}

/// What is hidden in part has a picture: its cells say so.
bool MainWindow::refusesHiddenPicture(const View& of)
{
    if (&of == m_lab && refusesUncomputed())
        return true;
    const bool hidden = m_evaluator.veil() && of.picture().size.isEmpty();
    if (hidden)
        m_statusLine->showRefusal([] { return tr("The picture is hidden until you answer the lesson's question."); });
    return hidden;
}

/// A table with holes would be taken for the whole.
bool MainWindow::refusesHidden()
{
    const bool hidden = isLab(shownView()) ? m_lab->isVeiled() : m_evaluator.hides();
    if (hidden)
        m_statusLine->showRefusal([] { return tr("Some numbers are hidden until you answer the lesson's question."); });
    return hidden || (isLab(shownView()) && refusesUncomputed());
}

void MainWindow::exportNumbers()
{
    if (refusesHidden())
        return;
    if (isLab(shownView()))
        return m_exports.exportNumbers(m_lab->shownPage(), exportName(shownView(), m_lab->isOfOneHead()));
    const Selection& at = m_document.selection();
    m_exports.exportNumbers(m_evaluator.exportable(), quantityOf(shownView()), {at.layer, at.head}, exportName(false));
}

void MainWindow::exportWorksheet()
{
    if (m_lessons->isAsking()) {
        m_dialogs.warn(this, tr("A worksheet of the lesson holds its answers: answer the question first, or close the "
                                "lesson."));
        return;
    }
    if (const Lesson* lesson = m_lessons->lesson()) {
        const WorksheetSubject subject = subjectOf(std::make_shared<const Lesson>(*lesson));
        m_exports.exportWorksheet(subject, asFileName(subject.title));
    } else {
        m_exports.exportWorksheet(subjectOf(m_document.content(), m_files.baseName()), m_files.baseName());
    }
}

void MainWindow::copyPicture()
{
    if (refusesHiddenPicture(view()))
        return;
    m_exports.copyPicture([make = view().pictureMaker(themeOf(&view()), view().pictureWidth())](
                              const std::atomic<bool>*) { return make({}); });
}

void MainWindow::copyNumbers()
{
    if (refusesHidden())
        return;
    if (isLab(shownView()))
        return m_exports.copyNumbers(m_lab->shownPage());
    const Selection& at = m_document.selection();
    HeatmapOptions options = m_heatmap->options();
    options.keysLeftOut.clear(); // a way of showing
    m_exports.copyNumbers(shownSource(m_evaluator.exportable(), options), quantityOf(shownView()), {at.layer, at.head});
}

} // namespace headlight
