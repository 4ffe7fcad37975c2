#pragma once

#include "support/main_window_fixture.h"
#include "ui/controls/heatmap_canvas.h"
#include "ui/controls/value_slider.h"
#include "ui/document/scene_edits.h"
#include "ui/views/softmax_bar.h"

#include <QLabel>
#include <QMenuBar>
#include <QStackedWidget>

#include <algorithm>

namespace headlight {

/// The window, and what a class sees of it.
struct PresentedWindow : MainWindowFixture {
    using MainWindowFixture::MainWindowFixture;

    /// A key as the keyboard gives it: to what has the focus.
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QWidget* focus = window->focusWidget();
        QTest::keyClick(focus ? focus : window.get(), static_cast<Qt::Key>(key), modifiers);
    }
    void present()
    {
        press(Qt::Key_F5);
        QVERIFY(isPresenting());
    }
    bool isPresenting()
    {
        return find<QWidget>(QStringLiteral("leftPanel"))->isHidden() && window->menuBar()->isHidden();
    }
    void record(ViewKind view, Selection at, double multiplier, const std::string& caption)
    {
        QVERIFY(!document().edit(
            addScene(document().content(), {view, at.layer, at.head, at.query, at.key, multiplier, caption})));
    }
    /// Three scenes that the document is saved with.
    void recordThree()
    {
        record(ViewKind::Heatmap, {0, 1, 2, 1}, 1, "one");
        record(ViewKind::Grid, {1, 0, 0, 0}, 4, "two");
        record(ViewKind::Heatmap, {1, 3, 4, 2}, 0.5, "");
        document().markSaved(file(QStringLiteral("saved.headlight")));
    }
    ViewKind view() { return static_cast<ViewKind>(find<QStackedWidget>(QStringLiteral("views"))->currentIndex()); }
    /// A part of the bar under the views; free vectors have one of their own.
    template <class T>
    T* inBar(const QString& name)
    {
        const SoftmaxBar* bar =
            find<QWidget>(QStringLiteral("centre"))->findChild<SoftmaxBar*>(QString(), Qt::FindDirectChildrenOnly);
        return bar->findChild<T*>(name);
    }
    ValueSlider& slider() { return *inBar<ValueSlider>(QStringLiteral("multiplierSlider")); }
    const Heatmap& heatmap() { return find<HeatmapCanvas>(QStringLiteral("heatmap"))->heatmap(); }
    QString caption()
    {
        auto* label = find<QLabel>(QStringLiteral("sceneCaption"));
        return label->isVisible() ? label->text() : QString();
    }
    /// The one widget of this name that is seen.
    QWidget* shownOne(const QString& name)
    {
        const QList<QWidget*> found = window->findChildren<QWidget*>(name);
        const auto shown =
            std::find_if(found.begin(), found.end(), [](QWidget* widget) { return widget->isVisible(); });
        return shown == found.end() ? nullptr : *shown;
    }
    bool isBlank() { return find<QWidget>(QStringLiteral("blankScreen"))->isVisible(); }
};

} // namespace headlight
