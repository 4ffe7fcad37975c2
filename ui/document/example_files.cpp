#include "ui/document/example_files.h"

#include <QDir>
#include <QLocale>

namespace headlight {

using namespace Qt::StringLiterals;

ExampleFiles exampleFiles()
{
    const QDir folder(QLocale().language() == QLocale::Korean ? u":/examples/ko"_s : u":/examples"_s);
    ExampleFiles files;
    for (const QFileInfo& file : folder.entryInfoList({u"*.headlight"_s}, QDir::Files))
        files[file.completeBaseName().section(u'_', 1).toStdString()] = file.filePath();
    return files;
}

} // namespace headlight
