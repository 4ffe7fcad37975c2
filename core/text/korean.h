#pragma once

#include <QString>
#include <QStringList>

namespace headlight {

/// Korean particles that depend on how the word before them ends.
enum class Particle {
    Subject,  ///< 이/가
    Topic,    ///< 은/는
    Object,   ///< 을/를
    With,     ///< 과/와
    Direction ///< 으로/로
};

/// The particle for a word: 공 → 이, 상자 → 가. Marks and quotes at the word's end are skipped. Digits are read in
/// Sino-Korean, Latin words as they are usually written in Hangul (ball → 볼), single letters and capitals by name
/// (L → 엘). Where the sound cannot be known (emoji, Han characters) it is both: 이(가).
QString particleFor(const QString& word, Particle particle);

/// Puts values in the places %1 … %9 of a translated pattern, all at once: a value that itself holds “%2” is left
/// alone. A particle pair that follows a place, as in “%1”이(가), %1은(는), %1을(를), %1와(과), %1(으)로, is replaced
/// by the one that suits the value. Patterns without such pairs, as in English, are simply filled.
QString filledIn(const QString& pattern, const QStringList& values);

} // namespace headlight
