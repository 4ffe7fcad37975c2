#pragma once

#include "core/model/attention_source.h"
#include "ui/paint/page.h"

#include <QString>

namespace headlight {

/// A head's numbers as a table that a spreadsheet takes: tab-separated, tokens in the first column, key tokens or
/// dimensions in the first row. Each number reads back as the same double; a forbidden cell is empty.
QString numberTable(const AttentionSource& source, Quantity quantity, Index layer, Index head);

/// The numbers of a page: part by part, each with its title above it and an empty line below it.
/// @param separator of fields: a tab for spreadsheets, a comma for files
QString pageTable(const Page& page, char separator);

/// More numbers than this are better taken from a file.
constexpr Index mostTableNumbers = 1'000'000;

} // namespace headlight
