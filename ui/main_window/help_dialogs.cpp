#include "ui/main_window/help_dialogs.h"

#include "ui/controls/dialogs.h"
#include "ui/controls/style.h"
#include "ui/paint/math_text.h"

#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QIcon>
#include <QLabel>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QVBoxLayout>

#include <initializer_list>
#include <utility>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

struct HelpDialogs {
    Q_DECLARE_TR_FUNCTIONS(HelpDialogs)
};

/// Two columns that grow row by row: a word, and what is said about it.
class Table {
public:
    Table() : m_widget(new QWidget), m_grid(new QGridLayout(m_widget))
    {
        setLook(m_widget, Look::Panel);
        m_grid->setContentsMargins(0, 0, 8, 0);
        m_grid->setHorizontalSpacing(24);
        m_grid->setVerticalSpacing(8);
        m_grid->setColumnStretch(1, 1);
    }
    void heading(const QString& text)
    {
        auto* label = new QLabel(text);
        setLook(label, Look::Heading);
        label->setContentsMargins(0, m_row == 0 ? 0 : 8, 0, 0);
        m_grid->addWidget(label, m_row++, 0, 1, 2);
    }
    void row(const QString& word, const QString& saying)
    {
        auto* first = new QLabel(word);
        auto* second = new QLabel(mathHtml(saying));
        second->setWordWrap(true);
        m_grid->addWidget(first, m_row, 0, Qt::AlignTop);
        m_grid->addWidget(second, m_row++, 1);
    }
    QWidget* widget() const { return m_widget; }

private:
    QWidget* m_widget;
    QGridLayout* m_grid;
    int m_row = 0;
};

void show(QMainWindow& window, Dialogs& dialogs, const QString& name, const QString& title, QWidget* body)
{
    QDialog dialog(&window);
    dialog.setObjectName(name);
    dialog.setWindowTitle(title);
    auto* area = new QScrollArea;
    area->setObjectName(u"pageOfText"_s);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(body);
    auto* buttons = new QDialogButtonBox;
    buttons->addButton(HelpDialogs::tr("Close"), QDialogButtonBox::RejectRole);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    auto* column = new QVBoxLayout(&dialog);
    column->setContentsMargins(24, 24, 24, 16);
    column->setSpacing(16);
    column->addWidget(area);
    column->addWidget(buttons);
    dialog.resize(600, qMin(body->heightForWidth(540) + 110, 560));
    dialogs.run(dialog);
}

/// A menu's or an entry's text without its key and dots.
QString plain(QString text)
{
    static const QRegularExpression key(u"\\(&.\\)|&|…"_s);
    return text.remove(key);
}

/// The entries with keys of a menu and the menus in it.
void addKeysOf(const QMenu& menu, Table& table)
{
    const QList<QAction*> actions = menu.actions();
    for (const QAction* action : actions) {
        if (action->menu())
            addKeysOf(*action->menu(), table);
        else if (!action->shortcut().isEmpty())
            table.row(action->shortcut().toString(QKeySequence::NativeText), plain(action->text()));
    }
}

} // namespace

void showKeys(QMainWindow& window, Dialogs& dialogs)
{
    Table table;
    const QList<QAction*> menus = window.menuBar()->actions();
    for (const QAction* menu : menus) {
        table.heading(plain(menu->text()));
        addKeysOf(*menu->menu(), table);
    }
    table.heading(HelpDialogs::tr("In the pictures"));
    table.row(HelpDialogs::tr("Arrow keys"), HelpDialogs::tr("Go to the next cell, token or head"));
    table.row(HelpDialogs::tr("Left, Right, Home, End, Space"),
              HelpDialogs::tr("In the steps: back, on, first, last, play or pause"));
    table.row(HelpDialogs::tr("Up, Down, Shift+Left, Shift+Right"),
              HelpDialogs::tr("In the steps: the cell whose sum is shown"));
    table.row(HelpDialogs::tr("Double click, Enter"), HelpDialogs::tr("Open a head of the grid as a heatmap"));
    table.row(HelpDialogs::tr("Space, then arrow keys"), HelpDialogs::tr("Choose a free vector and move it"));
    table.row(HelpDialogs::tr("+, −, wheel, pinch"), HelpDialogs::tr("Larger or smaller cells of the heatmap"));
    table.row(HelpDialogs::tr("0"), HelpDialogs::tr("The whole heatmap again"));
    table.row(HelpDialogs::tr("Drag, two fingers"), HelpDialogs::tr("Move an enlarged heatmap"));
    table.heading(HelpDialogs::tr("In presenter mode"));
    table.row(HelpDialogs::tr("Page Up, Page Down"),
              HelpDialogs::tr("The scene before and after; without scenes, the head"));
    table.row(HelpDialogs::tr("B, full stop"), HelpDialogs::tr("A black screen; any key brings the picture back"));
    table.row(HelpDialogs::tr("Esc"), HelpDialogs::tr("Back to the window as it was"));
    table.heading(HelpDialogs::tr("On sliders and numbers"));
    table.row(HelpDialogs::tr("Arrow keys, wheel"), HelpDialogs::tr("A step up or down"));
    table.row(HelpDialogs::tr("With Shift"), HelpDialogs::tr("Ten times as fine"));
    table.row(HelpDialogs::tr("Double click"), HelpDialogs::tr("Back to the slider’s mark"));
    table.row(HelpDialogs::tr("Right click"), HelpDialogs::tr("Set the ends and the step of a small slider"));
    table.row(HelpDialogs::tr("Copy, Paste"), HelpDialogs::tr("Numbers to and from a spreadsheet"));
    show(window, dialogs, u"keysDialog"_s, HelpDialogs::tr("Keyboard and Mouse"), table.widget());
}

void showWords(QMainWindow& window, Dialogs& dialogs)
{
    Table table;
    table.row(HelpDialogs::tr("Token"),
              HelpDialogs::tr("A piece of the sentence: a word, a part of one, or a character. One row of X."));
    table.row(HelpDialogs::tr("Embedding"), HelpDialogs::tr("The list of numbers that stands for a token."));
    table.row(HelpDialogs::tr("Query"), HelpDialogs::tr("What a token looks for: its row of Q = X·W_Q."));
    table.row(HelpDialogs::tr("Key"), HelpDialogs::tr("What a token is about, to be found by: its row of K = X·W_K."));
    table.row(HelpDialogs::tr("Value"),
              HelpDialogs::tr("What a token hands back when it is read: its row of V = X·W_V."));
    table.row(HelpDialogs::tr("Score"),
              HelpDialogs::tr("The dot product of a query and a key, divided by √d_k and multiplied by the slider."));
    table.row(HelpDialogs::tr("Softmax"),
              HelpDialogs::tr("Makes a row of scores into weights: e to the power of each, divided by their sum."));
    table.row(HelpDialogs::tr("Weight"),
              HelpDialogs::tr("How much of a key’s value a query takes. A row’s weights sum to 1."));
    table.row(HelpDialogs::tr("Causal mask"),
              HelpDialogs::tr("Hides what comes later: a token reads itself and what stands before it."));
    table.row(HelpDialogs::tr("Head"),
              HelpDialogs::tr("One set of W_Q, W_K and W_V with its own weights. L0H4 is head 4 of layer 0, both "
                              "counted from 0."));
    table.row(HelpDialogs::tr("Layer"),
              HelpDialogs::tr("Heads side by side over the same input; W_O brings their outputs together."));
    table.row(HelpDialogs::tr("Memory"),
              HelpDialogs::tr("Other tokens that keys and values are made from: cross-attention."));
    table.row(HelpDialogs::tr("Entropy"),
              HelpDialogs::tr("How spread out a row’s weights are: 0 when all is on one key."));
    show(window, dialogs, u"wordsDialog"_s, HelpDialogs::tr("Words Used Here"), table.widget());
}

void showAbout(QMainWindow& window, Dialogs& dialogs)
{
    auto* body = new QWidget;
    setLook(body, Look::Panel);
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    auto* title = new QLabel(u"Headlight "_s + QStringLiteral(HEADLIGHT_VERSION));
    setLook(title, Look::Title);
    auto* what =
        new QLabel(HelpDialogs::tr("Shows how attention in a transformer works, number by number, and lets you change "
                                   "all of it while you look."));
    what->setWordWrap(true);
    auto* licence =
        new QLabel(HelpDialogs::tr("Free software under the MIT licence. It comes without any warranty. It sends "
                                   "nothing anywhere."));
    licence->setWordWrap(true);
    setLook(licence, Look::Muted);
    auto* parts = new QLabel(HelpDialogs::tr("Built with Qt %1 and Eigen.").arg(QString::fromLatin1(qVersion())));
    setLook(parts, Look::Muted);
    for (QLabel* label : {title, what, licence, parts})
        column->addWidget(label);
    column->addStretch(1);
    show(window, dialogs, u"aboutDialog"_s, HelpDialogs::tr("About Headlight"), body);
}

} // namespace headlight
