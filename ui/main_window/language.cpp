#include "ui/main_window/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

namespace headlight {

using namespace Qt::StringLiterals;

Language::~Language()
{
    QCoreApplication::removeTranslator(&m_qt);
    QCoreApplication::removeTranslator(&m_own);
}

void Language::use(const QString& code)
{
    m_code = code == u"ko"_s ? code : u"en"_s;
    QLocale::setDefault(QLocale(m_code));
    // The program's texts go in last: widgets that retranslate at once then find both.
    QCoreApplication::removeTranslator(&m_qt);
    QCoreApplication::removeTranslator(&m_own);
    if (m_code == u"en"_s)
        return;
    if (m_qt.load(u"qtbase_"_s + m_code, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
    if (m_own.load(u":/i18n/headlight_"_s + m_code + u".qm"_s))
        QCoreApplication::installTranslator(&m_own);
}

QString Language::ofSystem()
{
    return QLocale::system().language() == QLocale::Korean ? u"ko"_s : u"en"_s;
}

} // namespace headlight
