#include "ui/main_window/examples.h"

#include "core/files/document_file.h"

#include <QCoreApplication>
#include <QDir>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

/// The examples' titles, marked for translation.
[[maybe_unused]] constexpr const char* titles[] = {
    QT_TRANSLATE_NOOP("Examples", "A red cube, a blue sphere: built by hand, not trained"),
    QT_TRANSLATE_NOOP("Examples", "The worked example: one query, two keys"),
    QT_TRANSLATE_NOOP("Examples", "The colour word need not stand beside its noun (built by hand)"),
    QT_TRANSLATE_NOOP("Examples", "Where the colour head is fooled: the sphere has no colour (built by hand)"),
    QT_TRANSLATE_NOOP("Examples", "Induction: two layers go on with a sequence seen once (built by hand)"),
    QT_TRANSLATE_NOOP("Examples", "Two heads keep apart what one head averages"),
    QT_TRANSLATE_NOOP("Examples", "Why divide by √64: switch ÷√d_k off and the rows saturate"),
};

} // namespace

QList<Example> examples()
{
    QList<Example> found;
    const QDir folder(u":/examples"_s);
    for (const QString& name : folder.entryList({u"*.headlight"_s}, QDir::Files, QDir::Name)) {
        const QString path = folder.filePath(name);
        if (const auto read = readDocumentFile(path))
            found.append({path, QString::fromStdString(read.value().title)});
    }
    return found;
}

QString exampleTitle(const QString& title)
{
    return QCoreApplication::translate("Examples", title.toUtf8().constData());
}

} // namespace headlight
