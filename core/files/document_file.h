#pragma once

#include "core/attention/result.h"
#include "core/files/file_error.h"
#include "core/model/content.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace headlight {

/// The limits of a document; a file past one is refused, naming it.
namespace limits {
constexpr Index tokens = 8192; ///< of the sentence and of the memory each
constexpr Index width = 4096;  ///< d_model, d_k, d_v
constexpr Index layers = 256;
constexpr Index heads = 256; ///< of one layer
constexpr Index scenes = 256;
constexpr Index labValues = 64;        ///< that a scene sets in a lab
constexpr Index published = 4096;      ///< weights of a head that stand for published numbers
constexpr Index probeSentences = 1024; ///< to probe
constexpr Index probePairs = 256;      ///< of one of them
constexpr Index probeSentenceBytes = 16384;
constexpr Index probeFileBytes = 1 << 24; ///< of a list as CSV: 16 MiB
constexpr Index nameBytes = 1024;         ///< a token, a dimension, a head's name, the title, a caption
constexpr Index fileBytes = 1 << 28;      ///< 256 MiB
constexpr Index nesting = 16;             ///< arrays and objects inside one another
constexpr Index paintedTokens = 2048;     ///< a side of a painted mask
// of a lesson
constexpr Index steps = 256;
constexpr Index documents = 64;
constexpr Index translations = 1024; ///< of words of its documents, into one language
constexpr Index listed = 64;         ///< values of a step, parts of a value, choices, wrong answers, lines
constexpr Index textBytes = 1 << 14; ///< a text in one language
} // namespace limits

/// Reads a document (UTF-8 JSON, version 1) strictly; a byte order mark is skipped.
/// Where the sentence does not give the tokens, the tokens win and the sentence is dropped.
/// What scenes set in labs is taken as it stands: the window that recorded it may have had other labs than this one,
/// which fit it when they show it.
Result<Content, FileError> parseDocument(const QByteArray& bytes);

/// The document as readable JSON: one line a matrix row, keys in a fixed order, keys that say their default left out.
/// parseDocument gives the same content back, every number bit for bit.
/// Position columns that no dimension has are left out.
QByteArray writeDocument(const Content& content);

/// parseDocument of a file.
Result<Content, FileError> readDocumentFile(const QString& path);
/// The bytes of a file, at most one more than the limit.
Result<QByteArray, FileError> readFileBytes(const QString& path, Index limit = limits::fileBytes);

/// Writes a document whole or not at all: what stood there before is replaced last, by renaming.
/// A symbolic link is followed.
/// @return why it could not be written; the file is then as it was
std::optional<FileError> saveDocumentFile(const QString& path, const Content& content);

} // namespace headlight
