#include "ui/controls/style.h"

#include "ui/paint/color_map.h"

#include <QAbstractButton>
#include <QApplication>
#include <QFontInfo>
#include <QPalette>
#include <QStyle>
#include <QStyleFactory>
#include <QWidget>

#include <utility>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr int leastTextSize = 12;

QPalette paletteOf(const Theme& theme)
{
    QPalette palette;
    palette.setColor(QPalette::Window, theme.ground);
    palette.setColor(QPalette::WindowText, theme.ink);
    palette.setColor(QPalette::Base, theme.panel);
    palette.setColor(QPalette::AlternateBase, theme.ground);
    palette.setColor(QPalette::Text, theme.ink);
    palette.setColor(QPalette::PlaceholderText, theme.muted);
    palette.setColor(QPalette::Button, theme.panel);
    palette.setColor(QPalette::ButtonText, theme.ink);
    palette.setColor(QPalette::BrightText, theme.panel);
    palette.setColor(QPalette::ToolTipBase, theme.ink);
    palette.setColor(QPalette::ToolTipText, theme.panel);
    palette.setColor(QPalette::Highlight, theme.accent);
    palette.setColor(QPalette::HighlightedText, theme.dark ? theme.ground : theme.panel);
    palette.setColor(QPalette::Link, theme.accent);
    palette.setColor(QPalette::LinkVisited, theme.accent);
    palette.setColor(QPalette::Light, theme.panel);
    palette.setColor(QPalette::Midlight, theme.line);
    palette.setColor(QPalette::Mid, theme.line);
    palette.setColor(QPalette::Dark, theme.muted);
    palette.setColor(QPalette::Shadow, theme.ink);
    const QColor faint = mixed(theme.muted, theme.panel, 0.4);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, faint);
    return palette;
}

/// @ground and its like stand for the theme's colours, @text and @large for sizes in pixels.
constexpr auto sheet = R"(
QMainWindow { background: @ground; }
QDialog, QMessageBox { background: @panel; }
QMainWindow::separator { width: 0; height: 0; }
QWidget[look="Panel"] { background: @panel; }
QWidget[look="Card"] { background: @panel; border: 1px solid @line; border-radius: 10px; }
QWidget[look="Rule"] { background: @line; border: none; }
QLabel[look="Heading"] { color: @muted; font-weight: 600; }
QLabel[look="Title"] { color: @ink; font-size: @largepx; font-weight: 600; }
QLabel[look="Number"] { color: @ink; font-size: @largepx; font-weight: 600; }
QLabel[look="Muted"] { color: @muted; }
QLabel[look="Error"] { color: @error; }

QMenuBar { background: @panel; color: @ink; border: none; padding: 2px 8px; spacing: 0; }
QMenuBar::item { background: transparent; padding: 5px 9px; border-radius: 6px; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: @hover; }
QMenu { background: @panel; color: @ink; border: 1px solid @line; padding: 5px; menu-scrollable: 1; }
QMenu::item { padding: 6px 22px 6px 26px; border-radius: 5px; min-height: 18px; }
QMenu::item:selected { background: @tint; }
QMenu::item:disabled { color: @faint; }
QMenu::separator { height: 1px; background: @line; margin: 5px 8px; }
QMenu::indicator { width: 16px; height: 16px; left: 6px; }
QMenu::indicator:checked { image: url(:/icons/tick_@name.svg); }
QMenu::right-arrow { image: url(:/icons/right_@name.svg); width: 12px; height: 12px; right: 8px; }
QToolTip { background: @ink; color: @panel; border: 1px solid @ink; padding: 4px 6px; }

QToolBar { background: @panel; border: none; border-bottom: 1px solid @line; padding: 0 10px 2px 10px; spacing: 8px; }
QToolBar QToolButton#qt_toolbar_ext_button { padding: 0; min-height: 0; border: none; }
QToolBar::separator { background: @line; width: 1px; margin: 4px 6px; }
QStatusBar { background: @panel; color: @muted; border-top: 1px solid @line; }
QStatusBar::item { border: none; }
QStatusBar QPushButton { min-height: 22px; }
QSplitter::handle { background: @line; }
QSplitter::handle:hover { background: @accent; }
QScrollArea, QScrollArea > QWidget#qt_scrollarea_viewport { background: transparent; border: none; }
QScrollArea#pageOfText { border: 2px solid transparent; border-radius: 6px; }
QScrollArea#pageOfText:focus { border-color: @accent; }
QAbstractScrollArea::corner { background: transparent; border: none; }

QPushButton, QToolButton, QComboBox { background: @panel; color: @ink; border: 1px solid @line; border-radius: 6px;
  padding: 0 12px; min-height: 28px; }
QToolButton { padding: 0 10px; }
QPushButton:hover, QToolButton:hover, QComboBox:hover { background: @hover; }
QPushButton:pressed, QToolButton:pressed, QPushButton:open, QToolButton:open { background: @tint; }
QPushButton:checked, QToolButton:checked { background: @tint; border-color: @accent; }
QPushButton:focus, QToolButton:focus, QComboBox:focus { border: 2px solid @accent; padding: 0 11px; min-height: 26px; }
QToolButton:focus { padding: 0 9px; }
QToolButton[look="Joined"] { border-top-right-radius: 0; border-bottom-right-radius: 0; }
QToolButton[look="JoinedEnd"] { border-left: none; border-top-left-radius: 0; border-bottom-left-radius: 0;
  padding: 0 6px; }
QToolButton[look="JoinedEnd"]:focus { border-left: 2px solid @accent; padding: 0 4px 0 5px; }
QPushButton:default { border-color: @accent; color: @accent; font-weight: 600; }
QPushButton:disabled, QToolButton:disabled, QComboBox:disabled { color: @faint; border-color: @line;
  background: @panel; }
QPushButton::menu-indicator, QToolButton::menu-indicator { image: none; width: 0; }
*[look="Quiet"] { border: 1px solid transparent; background: transparent; padding: 0 8px; }
*[look="Quiet"]:hover { background: @hover; }
*[look="Quiet"]:focus { border: 2px solid @accent; padding: 0 7px; }
*[look="Quiet"]:disabled { background: transparent; border-color: transparent; }
*[look="Chip"] { padding: 0 6px; min-height: 24px; }
*[look="Chip"]:focus { padding: 0 5px; min-height: 22px; }
QWidget[look="Segments"] { background: @trough; border: none; border-radius: 8px; }
*[look="Segment"] { border: 1px solid transparent; background: transparent; color: @muted; padding: 0 12px; 
  min-height: 24px; border-radius: 6px; }
*[look="Segment"]:hover { color: @ink; background: transparent; }
*[look="Segment"]:checked { background: @raised; color: @ink; border: 1px solid @line; font-weight: 600; }
*[look="Segment"]:focus { border: 2px solid @accent; padding: 0 11px; min-height: 22px; }
*[look="Segment"]:disabled { background: transparent; color: @faint; border-color: transparent; }

QLineEdit, QAbstractSpinBox, QPlainTextEdit, QTextEdit { background: @panel; color: @ink; border: 1px solid @line;
  border-radius: 6px; padding: 0 8px; min-height: 28px; selection-background-color: @accent; }
QLineEdit:focus, QAbstractSpinBox:focus, QPlainTextEdit:focus, QTextEdit:focus { border: 2px solid @accent;
  padding: 0 7px; min-height: 26px; }
headlight--SentenceField { padding: 1px; min-height: 0; }
headlight--SentenceField:focus { padding: 0; min-height: 0; }
QLineEdit:disabled, QAbstractSpinBox:disabled { color: @faint; background: @ground; }
QAbstractItemView QLineEdit { border-radius: 0; min-height: 0; padding: 0 2px; }
QAbstractSpinBox { padding-right: 20px; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { subcontrol-origin: border; width: 20px; border: none;
  background: transparent; }
QAbstractSpinBox::up-button { subcontrol-position: top right; margin-top: 2px; }
QAbstractSpinBox::down-button { subcontrol-position: bottom right; margin-bottom: 2px; }
QAbstractSpinBox::up-arrow { image: url(:/icons/up_@name.svg); width: 10px; height: 10px; }
QAbstractSpinBox::down-arrow { image: url(:/icons/down_@name.svg); width: 10px; height: 10px; }
QComboBox { padding-right: 24px; combobox-popup: 0; }
QComboBox:focus { padding-right: 23px; }
QComboBox::drop-down { border: none; width: 22px; }
QComboBox::down-arrow { image: url(:/icons/down_@name.svg); width: 12px; height: 12px; }
QComboBox QAbstractItemView { background: @panel; border: 1px solid @line; selection-background-color: @tint;
  selection-color: @ink; outline: none; padding: 4px; }
QComboBox QAbstractItemView::item { min-height: 26px; padding: 0 6px; border-radius: 5px; }
QComboBox QAbstractItemView::item:selected { background: @tint; color: @ink; }

QCheckBox, QRadioButton { color: @ink; spacing: 8px; min-height: 28px; outline: none; }
QCheckBox:disabled, QRadioButton:disabled { color: @faint; }
QCheckBox::indicator, QRadioButton::indicator { width: 16px; height: 16px; background: @panel;
  border: 1px solid @edge; border-radius: 4px; }
QCheckBox::indicator:checked, QCheckBox::indicator:indeterminate { background: @accent; border-color: @accent; }
QCheckBox::indicator:checked { image: url(:/icons/check_@name.svg); }
QCheckBox::indicator:indeterminate { image: url(:/icons/dash_@name.svg); }
QRadioButton::indicator { border-radius: 8px; }
QRadioButton::indicator:checked { width: 8px; height: 8px; border: 5px solid @accent; background: @panel; }
QCheckBox::indicator:focus, QRadioButton::indicator:focus { border: 2px solid @accent; }
QCheckBox:focus, QRadioButton:focus { color: @accent; }

QTabWidget::pane { border: none; border-top: 1px solid @line; }
QTabBar { background: transparent; }
QTabBar::tab { background: transparent; color: @muted; border: none; border-bottom: 2px solid transparent;
  padding: 6px 12px; min-height: 20px; }
QTabBar::tab:hover { color: @ink; }
QTabBar::tab:selected { color: @ink; border-bottom: 2px solid @accent; font-weight: 600; }
QTabBar::tab:focus { color: @accent; }
QAbstractItemView { background: @panel; color: @ink; border: none; outline: none;
  selection-background-color: transparent; selection-color: @ink; }
QListWidget { border: 1px solid @line; border-radius: 6px; padding: 4px; }
QListWidget:focus { border: 2px solid @accent; padding: 3px; }
QListWidget::item { min-height: 28px; padding: 0 8px; border-radius: 5px; }
QListWidget::item:selected { background: @tint; color: @ink; }
QHeaderView { background: transparent; border: none; }
QHeaderView::section { background: transparent; color: @muted; border: none; }
QTableCornerButton::section { background: transparent; border: none; }

QScrollBar { background: transparent; border: none; }
QScrollBar:vertical { width: 10px; }
QScrollBar:horizontal { height: 10px; }
QScrollBar::handle { background: @scroll; border-radius: 3px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::handle:hover { background: @muted; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
)";

QString styleSheetOf(const Theme& theme, int textSize)
{
    const std::pair<QLatin1StringView, QString> words[] = {
        {"@ground"_L1, theme.ground.name()},
        {"@panel"_L1, theme.panel.name()},
        {"@ink"_L1, theme.ink.name()},
        {"@muted"_L1, theme.muted.name()},
        {"@line"_L1, theme.line.name()},
        {"@accent"_L1, theme.accent.name()},
        {"@error"_L1, errorColor(theme).name()},
        {"@hover"_L1, mixed(theme.panel, theme.ink, 0.05).name()},
        {"@tint"_L1, mixed(theme.panel, theme.accent, 0.14).name()},
        {"@trough"_L1, mixed(theme.panel, theme.ink, theme.dark ? 0.06 : 0.07).name()},
        {"@raised"_L1, theme.dark ? theme.ground.name() : theme.panel.name()},
        {"@edge"_L1, mixed(theme.line, theme.muted, 0.6).name()},
        {"@scroll"_L1, mixed(theme.line, theme.muted, 0.25).name()},
        {"@faint"_L1, mixed(theme.muted, theme.panel, 0.4).name()},
        {"@name"_L1, theme.dark ? u"dark"_s : u"light"_s},
        {"@large"_L1, QString::number(qRound(1.5 * textSize))},
    };
    QString text = QString::fromLatin1(sheet);
    for (const auto& [word, value] : words)
        text.replace(word, value);
    return text;
}

} // namespace

void prepareStyle()
{
    QApplication::setStyle(QStyleFactory::create(u"Fusion"_s));
    QFont font = QApplication::font();
    if (QFontInfo(font).pixelSize() < leastTextSize) {
        font.setPixelSize(leastTextSize);
        QApplication::setFont(font);
    }
}

void applyTheme(QApplication& application, const Theme& theme)
{
    if (!application.styleSheet().isEmpty())
        application.setStyleSheet({}); // so that the palette reaches the widgets that the sheet had coloured
    QApplication::setPalette(paletteOf(theme));
    application.setStyleSheet(styleSheetOf(theme, QFontInfo(QApplication::font()).pixelSize()));
}

const Theme& themeOf(const QWidget*)
{
    // The program's palette: a widget's own holds what the style sheet made of it, such as a transparent ground.
    const QPalette palette = QApplication::palette();
    const bool dark = palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
    return dark ? Theme::darkTheme() : Theme::light();
}

void setLook(QWidget* widget, Look look)
{
    static constexpr const char* names[] = {"Panel", "Card",  "Heading", "Title",     "Muted",   "Number",   "Rule",
                                            "Error", "Quiet", "Joined",  "JoinedEnd", "Segment", "Segments", "Chip"};
    widget->setProperty("look", QString::fromLatin1(names[static_cast<int>(look)]));
    if (look == Look::Panel || look == Look::Card || look == Look::Segments || look == Look::Rule)
        widget->setAttribute(Qt::WA_StyledBackground);
    widget->style()->unpolish(widget);
    widget->style()->polish(widget);
}

int segmentWidth(const QAbstractButton& segment, const QString& text)
{
    constexpr int paddings = 2 * 13;
    QFont bold = segment.font();
    bold.setWeight(QFont::DemiBold);
    return QFontMetrics(bold).horizontalAdvance(text) + paddings;
}

void fitSegment(QAbstractButton* segment)
{
    segment->setMinimumWidth(segmentWidth(*segment, segment->text()));
}

bool isByKeyboard(Qt::FocusReason reason)
{
    return reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || reason == Qt::ShortcutFocusReason;
}

QColor errorColor(const Theme& theme)
{
    return theme.dark ? QColor(0xFF8A80) : QColor(0xB42318);
}

} // namespace headlight
