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

/// The visible stretches between word (or only grapheme) boundaries; a word boundary inside a grapheme does not count.
std::vector<Piece> visiblePieces(const QString& text, Split split)
{
    QTextBoundaryFinder graphemes(QTextBoundaryFinder::Grapheme, text);
    QTextBoundaryFinder words(QTextBoundaryFinder::Word, text);
    std::vector<Piece> pieces;
    qsizetype begin = 0;
    for (qsizetype end = graphemes.toNextBoundary(); end > 0; end = graphemes.toNextBoundary()) {
        words.setPosition(end);
        if (split == Split::Words && !words.isAtBoundary())
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
    const QString text = wellFormed(sentence);
    for (const QString& part : text.split(u'|'))
        appendTokens(part, split, tokens);
    return tokens;
}

} // namespace headlight
