#include "ui/main_window/language.h"

#include "ui/paint/interface_font.h"

#include <QApplication>
#include <QLibraryInfo>
#include <QLocale>

namespace headlight {

using namespace Qt::StringLiterals;

Language::Language() : m_systemFont(QApplication::font()) {}

Language::~Language()
{
    QCoreApplication::removeTranslator(&m_qt);
    QCoreApplication::removeTranslator(&m_own);
    m_code = u"en"_s;
    showFont();
}

void Language::use(const QString& code)
{
    m_code = code == u"ko"_s ? code : u"en"_s;
    QLocale::setDefault(QLocale(m_code));
    showFont();
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

void Language::showFont() const
{
    QFont font = QApplication::font(); // its size may have been raised since the start
    const QStringList families = fontForLanguage(m_systemFont, m_code).families();
    if (font.families() == families)
        return;
    font.setFamilies(families);
    QApplication::setFont(font);
    // A style sheet keeps the font that a widget had when it was applied.
    if (const QString sheet = qApp->styleSheet(); !sheet.isEmpty())
        qApp->setStyleSheet(sheet);
}

QString Language::ofSystem()
{
    return QLocale::system().language() == QLocale::Korean ? u"ko"_s : u"en"_s;
}

} // namespace headlight
