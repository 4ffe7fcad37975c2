#pragma once

#include "support/main_window_fixture.h"
#include "support/small_content.h"
#include "support/text_recorder.h"
#include "ui/controls/view.h"
#include "ui/document/evaluator.h"
#include "ui/views/heatmap_view.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QHelpEvent>
#include <QLabel>
#include <QPainter>
#include <QPointer>
#include <QTextEdit>
#include <QToolTip>

namespace headlight {

using namespace Qt::StringLiterals;

inline constexpr Index queryAsked = 2;
inline constexpr Index keyAsked = 1;

/// Two heads over four tokens, whose numbers are nothing that one would meet by chance.
inline Content askedContent()
{
    Content content = test::randomContent(4, 3);
    Layer<double>& layer = content.model.layers.front();
    layer.heads = {{"left", 3, 3, {}, true}, {"right", 3, 3, {}, true}};
    layer.wq = test::randomMatrix<double>(3, 6, 11);
    layer.wk = test::randomMatrix<double>(3, 6, 12);
    layer.wv = test::randomMatrix<double>(3, 6, 13);
    layer.wo = SharedMatrix<double>(test::randomMatrix<double>(6, 3, 14));
    return content;
}

inline void addNames(QAccessibleInterface* of, QStringList& texts, int depth = 0)
{
    if (!of || depth > 12)
        return;
    for (const QAccessible::Text kind : {QAccessible::Name, QAccessible::Description, QAccessible::Value})
        texts.append(of->text(kind));
    for (int i = 0; i < of->childCount(); ++i)
        addNames(of->child(i), texts, depth + 1);
}

/// The tool tips of what a widget paints itself, at a grid of points.
inline void addToolTips(QWidget& widget, QStringList& texts)
{
    for (int y = 4; y < widget.height(); y += 64)
        for (int x = 4; x < widget.width(); x += 64) {
            QHelpEvent help(QEvent::ToolTip, {x, y}, widget.mapToGlobal(QPoint(x, y)));
            QApplication::sendEvent(&widget, &help);
            texts.append(QToolTip::text());
        }
    QToolTip::hideText();
}

inline QString paintedBy(const Picture& picture)
{
    test::TextRecorder recorder(picture.size.toSize());
    QPainter painter(&recorder);
    if (picture.paint)
        picture.paint(painter);
    return recorder.text();
}

/// The window with something asked about a cell, and all that can be read in it.
struct VeiledWindow : MainWindowFixture {
    VeiledWindow()
    {
        window->resize(1280, 720);
        load(askedContent());
        showQuantity(Quantity::Weights);
    }
    void load(const Content& what)
    {
        document().load(what, {});
        document().select({0, 0, queryAsked, keyAsked});
    }
    void show(ViewKind kind)
    {
        trigger((isLab(kind) ? u"labs_"_s : u"view_"_s) + QLatin1StringView(viewName(kind).data()));
        QCoreApplication::processEvents();
    }
    View& shown()
    {
        for (View* view : window->findChildren<View*>())
            if (view->isVisible())
                return *view;
        qFatal("no view is shown");
    }
    /// All that can be read or heard in the window, and on its picture.
    QString everything(bool toolTips = false)
    {
        QStringList words;
        QList<QPointer<QWidget>> widgets; // a tool tip's own comes and goes
        for (QWidget* widget : window->findChildren<QWidget*>())
            widgets.append(widget);
        for (const QPointer<QWidget>& widget : widgets) {
            if (!widget || !widget->isVisible())
                continue;
            words << widget->toolTip() << widget->accessibleName() << widget->accessibleDescription();
            if (toolTips && widget->focusPolicy() != Qt::NoFocus && widget->width() > 100)
                addToolTips(*widget, words);
            if (const auto* label = qobject_cast<QLabel*>(widget.data()))
                words.append(label->text());
            if (const auto* edit = qobject_cast<QTextEdit*>(widget.data()))
                words.append(edit->toPlainText());
        }
        addNames(QAccessible::queryAccessibleInterface(window.get()), words);
        test::TextRecorder screen(window->size());
        window->render(&screen);
        words << screen.text() << paintedBy(shown().picture());
        trigger(u"editCopyNumbers"_s);
        return words.join(u'\n') + QApplication::clipboard()->text();
    }
    /// The digits of what is asked for, rounded to four decimals and cut: ".1234".
    QStringList answers(Quantity quantity)
    {
        const auto source = evaluate(document().content()).value();
        const double number = std::abs(source->matrix(quantity, 0, 0)(queryAsked, keyAsked));
        const auto digits = [number](int decimals) {
            return QString::number(number, 'f', decimals).section(u'.', 1).left(4).prepend(u'.');
        };
        return {digits(4), digits(12)};
    }
    void showQuantity(Quantity quantity)
    {
        auto& view = *find<HeatmapView>(u"heatmapView"_s);
        HeatmapOptions options = view.options();
        options.decimals = 4;
        options.quantity = quantity;
        view.setOptions(options);
    }
    /// What looks at the numbers, as it is on the screen.
    QList<QImage> grab()
    {
        QCoreApplication::processEvents();
        if (QWidget* focused = QApplication::focusWidget())
            focused->clearFocus();
        return {shown().grab().toImage(), find<QWidget>(u"headThumbnails"_s)->grab().toImage()};
    }
    void veil(Quantity from, std::optional<Index> row = queryAsked) { window->evaluator().setVeil(Veil{from, row}); }
};

} // namespace headlight
