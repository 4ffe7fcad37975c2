#pragma once

#include <QLocale>
#include <QTranslator>

#include <memory>
#include <optional>

namespace headlight {

/// The language of what a command writes, as long as this holds: 0 English, 1 Korean, none the system's.
class SpokenLanguage {
public:
    explicit SpokenLanguage(std::optional<std::size_t> language);
    ~SpokenLanguage();
    SpokenLanguage(const SpokenLanguage&) = delete;
    SpokenLanguage& operator=(const SpokenLanguage&) = delete;

private:
    QLocale m_before;
    std::unique_ptr<QTranslator> m_translator; ///< uninstalls itself when it goes away
};

/// Whether that language is Korean.
bool isKorean(std::optional<std::size_t> language);

} // namespace headlight
