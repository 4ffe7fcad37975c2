#include "app/spoken_language.h"

#include <QCoreApplication>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

/// Answers every text with itself: what the program says before any translation.
class Untranslated final : public QTranslator {
public:
    QString translate(const char*, const char* text, const char*, int) const override
    {
        return QString::fromUtf8(text);
    }
    bool isEmpty() const override { return false; }
};

} // namespace

SpokenLanguage::SpokenLanguage(std::optional<std::size_t> language)
{
    if (!language)
        return;
    if (*language == 0) {
        m_translator = std::make_unique<Untranslated>();
    } else {
        m_translator = std::make_unique<QTranslator>();
        if (!m_translator->load(u":/i18n/headlight_ko.qm"_s))
            return;
    }
    QLocale::setDefault(QLocale(*language == 0 ? u"en"_s : u"ko"_s));
    QCoreApplication::installTranslator(m_translator.get());
}

SpokenLanguage::~SpokenLanguage()
{
    QLocale::setDefault(m_before);
}

bool isKorean(std::optional<std::size_t> language)
{
    return language ? *language == 1 : QLocale::system().language() == QLocale::Korean;
}

} // namespace headlight
