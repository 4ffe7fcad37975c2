#pragma once

#include "support/lesson_column_fixture.h"
#include "support/presented_window.h"
#include "ui/document/token_edits.h"
#include "ui/main_window/lesson_actions.h"

namespace headlight {

/// The window with a lesson of its own in a file.
struct LessonWindowFixture : PresentedWindow {
    using PresentedWindow::PresentedWindow;

    QString write(const QByteArray& steps, const QString& name = QStringLiteral("own.headlight-lesson"))
    {
        QFile out(file(name));
        if (!out.open(QIODevice::WriteOnly))
            qFatal("no file");
        out.write(lessonOfSteps(steps));
        return out.fileName();
    }
    void begin(const QByteArray& steps)
    {
        window->files().openFile(write(steps));
        QVERIFY2(window->lessons().isRunning(), qPrintable(dialogs.warnings.join(u' ')));
    }
    void on() { find<QPushButton>(QStringLiteral("lessonNext"))->click(); }
    void back() { find<QPushButton>(QStringLiteral("lessonBack"))->click(); }
    void close() { find<QPushButton>(QStringLiteral("lessonClose"))->click(); }
    QString title() { return find<QLabel>(QStringLiteral("stepTitle"))->text(); }
    const Content& content() { return document().content(); }
    /// The lesson's document.
    Content worked() { return readLesson(lessonOfSteps(asking::number)).documents.at("worked"); }
    void change() { QVERIFY(!document().edit(setTitle(content(), QStringLiteral("mine")))); }
    bool isShown(const char* name) { return find<QWidget>(QString::fromLatin1(name))->isVisible(); }
};

} // namespace headlight
