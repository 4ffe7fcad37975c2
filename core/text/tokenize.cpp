#include "core/text/tokenize.h"

#include <QStringList>
#include <QTextBoundaryFinder>

#include <algorithm>

namespace headlight {

namespace {

/// A stretch [begin, end) of a text.
struct Piece {
    qsizetype begin = 0;
    qsizetype end = 0;
};

/// Lone surrogates have no UTF-8.
QString wellFormed(QString text)
{
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i].isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate())
            ++i;
        else if (text[i].isSurrogate())
            text[i] = QChar::ReplacementCharacter;
    }
    return text;
}

/// White space, controls and format characters alone: nothing that a reader could see as a token.
bool isInvisible(QStringView text)
{
    return std::all_of(text.begin(), text.end(), [](QChar c) {
        return c.isSpace() || c.category() == QChar::Other_Control || c.category() == QChar::Other_Format;
    });
}

/// Half of a flag.
bool isRegionalIndicator(const QString& text, qsizetype at)
{
    return at >= 0 && at + 1 < text.size() && text[at] == QChar(0xD83C) && text[at + 1] >= QChar(0xDDE6)
           && text[at + 1] <= QChar(0xDDFF);
}

/// A letter of a script that writes words without spaces and whose words only a dictionary tells.
bool needsDictionary(QChar letter)
{
    switch (letter.script()) {
    case QChar::Script_Thai:
    case QChar::Script_Lao:
    case QChar::Script_Khmer:
    case QChar::Script_Myanmar:
        return true;
    default:
        return false;
    }
}

/// Says where a text may be cut. Three things are not left to Qt's finder, which gets them wrong in some versions:
/// flags are cut two letters at a time whatever stands before them, white space always cuts, and words that need a
/// dictionary stay together (Qt cuts them on machines that have one): a sentence has the same tokens everywhere.
class Cuts {
public:
    Cuts(const QString& text, Split split)
        : m_text(text), m_split(split), m_graphemes(QTextBoundaryFinder::Grapheme, text),
          m_words(QTextBoundaryFinder::Word, text)
    {
    }

    /// Contract: positions are asked for one after the other, from 1 on.
    bool at(qsizetype position)
    {
        if (isRegionalIndicator(m_text, position - 2))
            ++m_flagLetters;
        else if (!isRegionalIndicator(m_text, position - 1))
            m_flagLetters = 0;
        if (position == m_text.size())
            return true;
        if (m_flagLetters > 0 && isRegionalIndicator(m_text, position))
            return m_flagLetters % 2 == 0;
        m_graphemes.setPosition(position);
        m_words.setPosition(position);
        return m_graphemes.isAtBoundary() && (m_split == Split::Characters || isBetweenWords(position));
    }

private:
    bool isBetweenWords(qsizetype position) const
    {
        const QChar before = m_text[position - 1];
        const QChar after = m_text[position];
        if (needsDictionary(before) && needsDictionary(after))
            return false;
        return m_words.isAtBoundary() || before.isSpace() || after.isSpace();
    }

    const QString& m_text;
    Split m_split;
    QTextBoundaryFinder m_graphemes;
    QTextBoundaryFinder m_words;
    qsizetype m_flagLetters = 0; ///< that stand right before the position
};

/// The visible stretches between the cuts.
std::vector<Piece> visiblePieces(const QString& text, Split split)
{
    Cuts cuts(text, split);
    std::vector<Piece> pieces;
    qsizetype begin = 0;
    for (qsizetype end = 1; end <= text.size(); ++end) {
        if (!cuts.at(end))
            continue;
        if (!isInvisible(QStringView(text).mid(begin, end - begin)))
            pieces.push_back({begin, end});
        begin = end;
    }
    return pieces;
}

/// One stretch without bars. Underscores are spaces for the boundaries, so that they neither join nor cut by
/// themselves; the gaps between pieces then say what they do.
void appendTokens(const QString& text, Split split, std::vector<std::string>& tokens)
{
    const QString spaced = QString(text).replace(u'_', u' ');
    const auto underscores = [&](qsizetype begin, qsizetype end) {
        return QStringView(text).mid(begin, end - begin).count(u'_');
    };
    qsizetype covered = 0;
    for (const Piece& piece : visiblePieces(spaced, split)) {
        const std::string token = text.mid(piece.begin, piece.end - piece.begin).toStdString();
        const bool joined = split == Split::Words && covered > 0 && piece.begin == covered + 1 && text[covered] == u'_';
        if (joined)
            tokens.back() += " " + token;
        else {
            tokens.insert(tokens.end(), static_cast<std::size_t>(underscores(covered, piece.begin)),
                          split == Split::Words ? "_" : " ");
            tokens.push_back(token);
        }
        covered = piece.end;
    }
    tokens.insert(tokens.end(), static_cast<std::size_t>(underscores(covered, text.size())),
                  split == Split::Words ? "_" : " ");
}

} // namespace

std::vector<std::string> tokenize(const QString& sentence, Split split)
{
    std::vector<std::string> tokens;
    QString text = wellFormed(sentence);
    // Pasted text brings them along; a word would no longer be equal to itself.
    text.remove(QChar(QChar::ByteOrderMark));
    for (const QString& part : text.split(u'|'))
        appendTokens(part, split, tokens);
    return tokens;
}

} // namespace headlight
