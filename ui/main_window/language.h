#pragma once

#include <QString>
#include <QTranslator>

namespace headlight {

/// The language of everything that a person reads. Switching it reaches every open widget by QEvent::LanguageChange.
class Language {
public:
    Language() = default;
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
    QString m_code = QStringLiteral("en");
    QTranslator m_own; ///< the program's texts
    QTranslator m_qt;  ///< those of Qt's dialogs
};

} // namespace headlight
