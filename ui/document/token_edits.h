#pragma once

#include "ui/document/edit.h"

namespace headlight {

/// The sentence as typed, or one that gives the document's tokens where there is none: what a text field shows.
QString sentenceOf(const Content& content);

/// Types a sentence: tokens are made again; words keep their rows, words known from before get theirs back, new ones
/// get one by the document's rule; painted masks, hidden keys and position rows of one's own follow their tokens.
/// While someone types, compute from document.contentBefore(gesture): half-typed words then leave nothing behind.
/// Errors: TooManyTokens, TooLarge (painted mask), TooLong (a token).
EditResult setSentence(const Content& content, const QString& sentence);
/// Splits the sentence into words or characters.
/// Errors: as setSentence.
EditResult setSplit(const Content& content, Split split);
/// What row new words get from now on.
EditResult setNewWordRule(const Content& content, const NewWordRule& rule);
/// Errors: TooLong.
EditResult setTitle(const Content& content, const QString& title);

} // namespace headlight
