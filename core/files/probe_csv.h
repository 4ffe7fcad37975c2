#pragma once

#include "core/attention/result.h"
#include "core/files/file_error.h"
#include "core/model/probe_list.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace headlight {

/// A list of sentences as CSV (RFC 4180, UTF-8): the header "sentence,reader,read", then a line for each pair. Lines
/// with the same sentence are one sentence with several pairs, wherever they stand; reader and read both empty: a
/// sentence without a pair. Commas, semicolons or tabs, as the header has them; empty lines are passed over.
Result<std::vector<ProbeSentence>, FileError> parseProbeCsv(const QByteArray& bytes);

/// The same list with commas and CR LF; parseProbeCsv gives it back, but for sentences that stand there twice.
QByteArray writeProbeCsv(const std::vector<ProbeSentence>& list);

/// parseProbeCsv of a file.
Result<std::vector<ProbeSentence>, FileError> readProbeCsvFile(const QString& path);

/// Whole or not at all, as documents are saved.
/// @return why it could not be written
std::optional<FileError> saveProbeCsvFile(const QString& path, const std::vector<ProbeSentence>& list);

/// Puts a pair to the equal sentence in the list, or a new one at its end. @return the sentence's place
std::size_t addToList(std::vector<ProbeSentence>& list, const std::string& sentence, ProbePair pair);

/// Why a list goes past a limit of a document; none if it does not. Its place is like probe[2].pairs[1].
std::optional<FileError> probeLimitError(const std::vector<ProbeSentence>& list);

} // namespace headlight
