#pragma once

#include <QFont>
#include <QString>
#include <QTranslator>

namespace headlight {

/// The language of everything that a person reads. Switching it reaches every open widget by QEvent::LanguageChange.
/// Korean brings its own font where the system's has no Hangul.
class Language {
public:
    Language();
    ~Language();
    Language(const Language&) = delete;
    Language& operator=(const Language&) = delete;

    /// @param code "en" or "ko"; anything else: "en"
    void use(const QString& code);
    /// "en" or "ko".
    const QString& code() const { return m_code; }

    /// What the system speaks, if the program does too; otherwise "en".
    static QString ofSystem();

private:
    void showFont() const;

    QFont m_systemFont;
    QString m_code = QStringLiteral("en");
    QTranslator m_own; ///< the program's texts
    QTranslator m_qt;  ///< those of Qt's dialogs
};

} // namespace headlight
