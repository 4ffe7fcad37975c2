#pragma once

#include <QCoreApplication>
#include <QTranslator>

namespace headlight::test {

/// The program in Korean for as long as this lives.
class KoreanWords {
public:
    KoreanWords() : m_loaded(m_translator.load(QStringLiteral(":/i18n/headlight_ko.qm")))
    {
        QCoreApplication::installTranslator(&m_translator);
        QCoreApplication::sendPostedEvents(); // tells every widget
    }
    ~KoreanWords()
    {
        QCoreApplication::removeTranslator(&m_translator);
        QCoreApplication::sendPostedEvents();
    }
    KoreanWords(const KoreanWords&) = delete;
    KoreanWords& operator=(const KoreanWords&) = delete;

    bool loaded() const { return m_loaded; }

private:
    QTranslator m_translator;
    bool m_loaded;
};

} // namespace headlight::test
