#pragma once

#include "ui/document/edit.h"

namespace headlight {

/// Edits of the list of sentences to probe. Steps count sentences from 1, as a person does.

/// Puts a sentence at the end. Errors: TooManyProbeSentences, TooLong.
EditResult addProbeSentence(const Content& content, ProbeSentence sentence);
EditResult removeProbeSentence(const Content& content, Index sentence);
/// Errors: TooLong.
EditResult setProbeSentence(const Content& content, Index sentence, const QString& text);
/// The pairs as probePairsText writes them; "->" and ">" do for "→". Errors: BadPair, TooLong, TooManyProbePairs.
EditResult setProbePairs(const Content& content, Index sentence, const QString& text);
/// Puts another list in place, or adds it to the end of the one there is. Errors: as above.
EditResult importProbe(const Content& content, std::vector<ProbeSentence> list, bool replaces);

/// "cube → red; sphere → blue"
QString probePairsText(const ProbeSentence& sentence);

} // namespace headlight
