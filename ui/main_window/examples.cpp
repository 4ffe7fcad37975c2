#include "ui/main_window/examples.h"

#include "core/files/document_file.h"

#include <QCoreApplication>
#include <QDir>

namespace headlight {

using namespace Qt::StringLiterals;

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
