// How a lab goes on by itself and what says so, and what becomes of its settings when it is left.

#include "ui/views/lab_view.h"

#include "ui/controls/elided_label.h"
#include "ui/controls/page_canvas.h"
#include "ui/document/document.h"

#include <QProgressBar>
#include <QPushButton>

#include <utility>

namespace headlight {

namespace {

constexpr int pace = 40;          ///< ms between two steps of a lab that runs
constexpr int doublingPace = 900; ///< the same where each step doubles

} // namespace

void LabView::toggleRun()
{
    if (m_clock.isActive()) {
        m_clock.stop();
    } else {
        const bool begins = lab().runsByDoubling() && !std::exchange(m_hasRun, true) && state() == lab().firstState();
        if (begins || lab().hasRunOut(state()))
            takeState(lab().rewound(state()));
        m_clock.setInterval(lab().runsByDoubling() ? doublingPace : pace);
        m_clock.start();
    }
    showRun();
}

void LabView::leaveCell()
{
    const LabState before = state();
    for (auto& [kind, held] : m_states)
        held = labOf(kind).withoutCell(held);
    if (state() == before)
        return;
    showPage();
    emit stateChanged();
}

std::function<void()> LabView::wayBack()
{
    return [this, states = m_states, content = m_document.content()] {
        m_states = states;
        if (m_document.content() != content)
            leaveCell();
        showPage();
        emit stateChanged();
    };
}

void LabView::stopRun()
{
    m_clock.stop();
    showRun();
}

void LabView::runOn()
{
    if (m_reader.isReading()) // the page before is not there yet
        return;
    const LabState next = lab().runOn(state());
    if (lab().hasRunOut(next))
        m_clock.stop();
    takeState(next);
}

void LabView::showRun()
{
    m_run->setVisible(lab().runs().has_value() && !isVeiled());
    m_step->setVisible(m_run->isVisibleTo(this));
    m_step->setEnabled(!lab().hasRunOut(state()));
    m_probe->setVisible(lab().usesProbe());
    m_run->setText(m_clock.isActive() ? tr("Pause") : tr("Run"));
    const bool isPast = m_reader.isBusy() && !m_canvas->page().parts.empty();
    m_canvas->setPast(isPast);
    m_past->setText(isPast ? tr("Computing: this is the picture before") : QString());
    m_progress->setVisible(m_reader.isBusy());
    m_cancel->setVisible(m_reader.isBusy());
    m_reader.isBusy() ? m_watch.start() : m_watch.stop();
    if (m_reader.isBusy())
        m_progress->setValue(static_cast<int>(100 * *m_done));
}

} // namespace headlight
