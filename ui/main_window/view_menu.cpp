#include "ui/main_window/view_menu.h"

#include "ui/labs/lab.h"

#include <QActionGroup>
#include <QRegularExpression>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

/// Languages call themselves by their own name in every language.
struct NamedLanguage {
    const char16_t* code;
    const char16_t* name;
};
constexpr NamedLanguage languages[] = {{u"en", u"English"}, {u"ko", u"한국어"}};

} // namespace

ViewMenu::ViewMenu(QWidget* parent) : WordedMenu(QT_TR_NOOP("&View"), parent)
{
    addViews();
    addSeparator();
    add(u"viewPin"_s, QT_TR_NOOP("&Pin the Present State as A"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P),
        [this] { emit pinWanted(); });
    m_unpin = add(u"viewUnpin"_s, QT_TR_NOOP("&Unpin A"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_U),
                  [this] { emit unpinWanted(); });
    addSeparator();
    m_values = addChoice(u"viewValues"_s, QT_TR_NOOP("&Numbers in the Cells"), QKeySequence(Qt::Key_F7),
                         [this](bool shown) { emit valuesWanted(shown); });
    m_display = addPart(u"viewDisplay"_s, QT_TR_NOOP("Matrix &Display"));
    connect(m_display, &QMenu::aboutToShow, this, [this] {
        m_display->clear();
        qDeleteAll(m_display->findChildren<QMenu*>(QString(), Qt::FindDirectChildrenOnly));
        emit displayMenuWanted(*m_display);
    });
    m_left = addChoice(u"viewLeftPanel"_s, QT_TR_NOOP("&Left Panel: What Goes In"), QKeySequence(Qt::Key_F8),
                       [this](bool shown) { emit leftPanelWanted(shown); });
    m_right = addChoice(u"viewRightPanel"_s, QT_TR_NOOP("&Right Panel: What Acts"), QKeySequence(Qt::Key_F9),
                        [this](bool shown) { emit rightPanelWanted(shown); });
    addSeparator();
    m_presenter = addChoice(u"viewPresenter"_s, QT_TR_NOOP("Presenter Mode"), QKeySequence(Qt::Key_F5),
                            [this](bool on) { emit presenterWanted(on); });
    m_record = add(u"viewRecordScene"_s, QT_TR_NOOP("Recor&d Scene"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N),
                   [this] { emit recordWanted(); });
    add(u"viewScenes"_s, QT_TR_NOOP("Sc&enes…"), {}, [this] { emit scenesWanted(); });
    addSeparator();
    addThemes();
    addLanguages();
    addSeparator();
    m_fullScreen = addChoice(u"viewFullScreen"_s, QT_TR_NOOP("&Full Screen"), QKeySequence(Qt::Key_F11),
                             [this](bool full) { emit fullScreenWanted(full); });
    showPinned(false);
    retranslate();
}

void ViewMenu::addViews()
{
    constexpr std::array<const char*, wayCount> texts{QT_TR_NOOP("&Heatmap"),
                                                      QT_TR_NOOP("&Grid of All Heads"),
                                                      QT_TR_NOOP("Fl&ow of the Weights"),
                                                      QT_TR_NOOP("&Steps of the Head"),
                                                      QT_TR_NOOP("Geo&metry"),
                                                      QT_TR_NOOP("&Comparison with the Pinned State")};
    auto* group = new QActionGroup(this);
    for (int i = 0; i < wayCount; ++i) {
        const auto kind = static_cast<ViewKind>(i);
        const auto at = static_cast<std::size_t>(i);
        const QKeySequence key(QKeyCombination(Qt::CTRL, static_cast<Qt::Key>(Qt::Key_1 + i)));
        m_views[at] = addChoice(u"view_"_s + QLatin1StringView(viewName(kind).data()), texts[at], key,
                                [this, kind](bool) { emit viewChosen(kind); });
        group->addAction(m_views[at]);
    }
}

void ViewMenu::addThemes()
{
    m_themes = addPart(u"viewTheme"_s, QT_TR_NOOP("&Theme"));
    auto* group = new QActionGroup(this);
    for (const ThemeChoice choice : {ThemeChoice::System, ThemeChoice::Light, ThemeChoice::Dark}) {
        QAction* action = m_themes->addAction(QString());
        action->setCheckable(true);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, choice] { emit themeChosen(choice); });
    }
}

void ViewMenu::addLanguages()
{
    m_languages = addPart(u"viewLanguage"_s, QT_TR_NOOP("L&anguage"));
    auto* group = new QActionGroup(this);
    for (const NamedLanguage& language : languages) {
        QAction* action = m_languages->addAction(QString::fromUtf16(language.name));
        action->setObjectName(u"language_"_s + QString::fromUtf16(language.code));
        action->setData(QString::fromUtf16(language.code));
        action->setCheckable(true);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, action] { emit languageChosen(action->data().toString()); });
    }
}

void ViewMenu::retranslate()
{
    WordedMenu::retranslate();
    const QList<QAction*> themes = m_themes->actions();
    themes[static_cast<int>(ThemeChoice::System)]->setText(tr("As the &System"));
    themes[static_cast<int>(ThemeChoice::Light)]->setText(tr("&Light"));
    themes[static_cast<int>(ThemeChoice::Dark)]->setText(tr("&Dark"));
}

void ViewMenu::showView(ViewKind kind)
{
    for (std::size_t i = 0; i < m_views.size(); ++i)
        m_views[i]->setChecked(static_cast<int>(i) == static_cast<int>(kind));
}

void ViewMenu::showPinned(bool pinned)
{
    m_unpin->setEnabled(pinned);
}

void ViewMenu::showPanels(bool left, bool right)
{
    m_left->setChecked(left);
    m_right->setChecked(right);
}

void ViewMenu::showValues(bool values)
{
    m_values->setChecked(values);
}

void ViewMenu::showTheme(ThemeChoice choice)
{
    m_themes->actions()[static_cast<int>(choice)]->setChecked(true);
}

void ViewMenu::showLanguage(const QString& code)
{
    const QList<QAction*> actions = m_languages->actions();
    for (QAction* action : actions)
        action->setChecked(action->data().toString() == code);
}

void ViewMenu::showPresenter(bool on)
{
    m_presenter->setChecked(on);
}

QString ViewMenu::viewText(ViewKind kind) const
{
    if (isLab(kind))
        return labOf(kind).title();
    static const QRegularExpression key(u"\\(&.\\)|&"_s);
    return m_views[static_cast<std::size_t>(kind)]->text().remove(key);
}

QList<QAction*> ViewMenu::presenterActions() const
{
    QList<QAction*> actions(m_views.begin(), m_views.end());
    return actions << m_values << m_presenter << m_record;
}

void ViewMenu::showFullScreen(bool full)
{
    m_fullScreen->setChecked(full);
}

} // namespace headlight
