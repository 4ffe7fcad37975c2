#pragma once

#include "core/model/forward.h"
#include "ui/document/edit.h"

namespace headlight {

struct FileError;

/// Where, what is wrong, and what to try: one sentence in the language of the moment, without the file's name.
/// Where place and line are empty in the error, they are not said.
QString errorText(const FileError& error);
/// The system's reason why a file is not read or written, in our own words where it is one of the usual ones.
QString systemReasonText(const QString& reason);
/// The same of a file that is not written: where there is none, its folder is missing.
QString unwrittenReasonText(const QString& reason);
/// Why an edit was refused, for the line under the field.
QString errorText(const EditError& error);
/// Which number left the range, naming layer, head and cell by its tokens, to stand in place of the picture.
/// @param content what was computed
QString errorText(const Overflow& overflow, const Content& content);

} // namespace headlight
