#pragma once

#include "ui/controls/dialogs.h"
#include "ui/main_window/language.h"
#include "ui/main_window/main_window.h"
#include "ui/main_window/theme_switch.h"

#include <QAction>
#include <QCoreApplication>
#include <QDialog>
#include <QSettings>
#include <QStringList>
#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <memory>
#include <optional>

namespace headlight {

/// Answers the window's questions in place of a person, and notes them.
class ScriptedDialogs final : public Dialogs {
public:
    QString fileToOpen;
    QString fileToSave;
    Unsaved unsaved = Unsaved::Cancel;
    LostWork lostWork = LostWork::Open;
    bool yes = true;
    std::optional<bool> first = true; ///< of two things to do; none: neither
    bool cancelsExports = false;
    std::function<bool(QDialog&)> answer = [](QDialog&) { return false; };

    QStringList warnings;
    QStringList questions;
    QStringList folders; ///< in which files were asked for
    int timesAskedToSave = 0;
    int progressesShown = 0;

    QString openFile(QWidget*, const QString&, const QString& folder, const QString&) override
    {
        folders.append(folder);
        return fileToOpen;
    }
    QString saveFile(QWidget*, const QString&, const QString& proposal, const QString&, const QString&) override
    {
        questions.append(proposal);
        return fileToSave;
    }
    Unsaved askToSave(QWidget*, const QString& name) override
    {
        questions.append(name);
        ++timesAskedToSave;
        return unsaved;
    }
    LostWork askToRecover(QWidget*, const QString& name) override
    {
        questions.append(name);
        return lostWork;
    }
    bool ask(QWidget*, const QString& question, const QString&, const QString&) override
    {
        questions.append(question);
        return yes;
    }
    std::optional<bool> askWhich(QWidget*, const QString& question, const QString&, const QString&) override
    {
        questions.append(question);
        return first;
    }
    void warn(QWidget*, const QString& sentence) override { warnings.append(sentence); }
    /// How long an export takes is the machine's affair: unless it is to be cancelled, its progress is waited for.
    bool run(QDialog& dialog) override
    {
        if (dialog.objectName() != QStringLiteral("exportProgress"))
            return answer(dialog);
        ++progressesShown;
        return !cancelsExports && dialog.exec() == QDialog::Accepted;
    }
};

/// The real window with settings, copies and files in a folder of its own, which goes with it.
struct MainWindowFixture {
    /// @param language "en" or "ko"
    explicit MainWindowFixture(const QString& language = QStringLiteral("en"))
    {
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder.path());
        QCoreApplication::setOrganizationName(QStringLiteral("HeadlightTest"));
        QCoreApplication::setApplicationName(QStringLiteral("HeadlightTest"));
        settings = std::make_unique<Settings>();
        texts.use(language);
        themes.choose(ThemeChoice::Light);
        open();
    }

    /// Opens the window, as at the program's start; one that is open is closed first without a question.
    void open()
    {
        window.reset();
        window = std::make_unique<MainWindow>(*settings, texts, themes, dialogs, file(QStringLiteral("copies")));
        window->show();
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
    }

    QString file(const QString& name) const { return folder.filePath(name); }
    Document& document() { return window->document(); }

    template <class T>
    T* find(const QString& name)
    {
        T* found = window->findChild<T*>(name);
        if (!found)
            qWarning("there is no %s", qPrintable(name));
        return found;
    }
    QAction* action(const QString& name) { return find<QAction>(name); }
    void trigger(const QString& name) { action(name)->trigger(); }

    QTemporaryDir folder;
    ScriptedDialogs dialogs;
    std::unique_ptr<Settings> settings;
    Language texts;
    ThemeSwitch themes;
    std::unique_ptr<MainWindow> window;
};

} // namespace headlight
