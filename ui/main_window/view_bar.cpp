#include "ui/main_window/view_bar.h"

#include "ui/controls/style.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

namespace headlight {

using namespace Qt::StringLiterals;

ViewBar::ViewBar(QWidget* parent) : QWidget(parent)
{
    setLook(this, Look::Segments);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(2, 2, 2, 2);
    row->setSpacing(2);
    m_group = new QButtonGroup(this);
    for (int i = 0; i < wayCount; ++i) {
        const auto kind = static_cast<ViewKind>(i);
        auto* button = new QPushButton;
        button->setObjectName(QLatin1StringView(viewName(kind).data()) + u"Button"_s);
        button->setCheckable(true);
        button->setFocusPolicy(Qt::TabFocus);
        setLook(button, Look::Segment);
        m_group->addButton(button);
        row->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, kind] { emit viewChosen(kind); });
        m_buttons[static_cast<std::size_t>(i)] = button;
    }
    m_folded = new QToolButton;
    m_folded->setObjectName(u"viewsButton"_s);
    m_folded->setFocusPolicy(Qt::TabFocus);
    m_folded->setPopupMode(QToolButton::InstantPopup);
    m_folded->setMenu(new QMenu(m_folded));
    m_folded->hide();
    row->addWidget(m_folded);
    connect(m_folded->menu(), &QMenu::aboutToShow, this, &ViewBar::fillMenu);
    retranslate();
    showView(ViewKind::Heatmap);
}

void ViewBar::showView(ViewKind kind)
{
    const QPushButton* shown = isLab(kind) ? nullptr : m_buttons[static_cast<std::size_t>(kind)];
    m_group->setExclusive(false);
    for (QPushButton* button : m_buttons)
        button->setChecked(button == shown);
    m_group->setExclusive(true);
    for (QPushButton* button : m_buttons) // arrow keys lead from the one to the others
        button->setFocusPolicy(!shown || button == shown ? Qt::TabFocus : Qt::NoFocus);
    nameFolded();
}

void ViewBar::setFolded(bool folded)
{
    if (folded == !m_folded->isHidden())
        return;
    for (QPushButton* button : m_buttons)
        button->setVisible(!folded);
    m_folded->setVisible(folded);
}

void ViewBar::fillMenu()
{
    m_folded->menu()->clear();
    for (QPushButton* button : m_buttons) {
        QAction* action = m_folded->menu()->addAction(button->text());
        action->setCheckable(true);
        action->setChecked(button->isChecked());
        connect(action, &QAction::triggered, button, &QPushButton::click);
    }
}

/// What is shown, or, in a lab, that views are here.
void ViewBar::nameFolded()
{
    const auto* shown = static_cast<QPushButton*>(m_group->checkedButton());
    m_folded->setText((shown ? shown->text() : tr("View")) + u" ▾"_s);
    m_folded->setAccessibleName(tr("View"));
}

void ViewBar::retranslate()
{
    setAccessibleName(tr("View"));
    const auto say = [this](ViewKind kind, const QString& text, const QString& tip) {
        QPushButton* button = m_buttons[static_cast<std::size_t>(kind)];
        button->setText(text);
        button->setToolTip(tip);
        fitSegment(button);
    };
    say(ViewKind::Heatmap, tr("Heatmap"), tr("The selected head, cell by cell"));
    say(ViewKind::Grid, tr("Grid"), tr("All heads of all layers"));
    say(ViewKind::Flow, tr("Flow"), tr("The largest weights as lines from token to token"));
    say(ViewKind::Steps, tr("Steps"), tr("The selected head, step by step"));
    say(ViewKind::Geometry, tr("Geometry"), tr("The selected head's queries, keys and values as arrows"));
    say(ViewKind::Compare, tr("Compare"), tr("A pinned state beside the present one, and their difference"));
    nameFolded();
}

void ViewBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace headlight
