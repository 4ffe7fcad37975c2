#pragma once

#include "core/files/json_tape.h"

#include <functional>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace headlight {

/// Why reading stops; thrown and caught inside core/files only.
struct Refusal {
    FileError error;
};

[[noreturn]] void refuse(const JsonValue& at, FileError::Kind kind, QStringList values = {});

/// The members of an object of which all keys are known.
class Fields {
public:
    /// Refuses a value that is no object and a key that is not known, naming the nearest.
    Fields(const JsonValue& object, const std::vector<const char*>& known,
           const std::vector<const char*>& reserved = {});

    std::optional<JsonValue> find(std::string_view key) const;
    JsonValue require(const char* key) const;

private:
    JsonValue m_object;
};

/// Refuses a key that does not go with what another member says, naming the choices of that one that it goes with.
[[noreturn]] void refuseBeside(const JsonValue& at, std::string_view key, const char* member,
                               std::span<const std::string_view> choices);
/// The members of an object of which one says which keys the others have.
/// @param chosen which of the choices it says @param keysOf the keys of an object with a choice
Fields fieldsBy(const JsonValue& object, const char* member, std::span<const std::string_view> choices,
                std::size_t chosen, const std::function<std::vector<const char*>(std::size_t)>& keysOf);

/// Each refuses a value of another type.
std::string textOf(const JsonValue& value);
bool booleanOf(const JsonValue& value);
double numberOf(const JsonValue& value);
void requireType(const JsonValue& value, JsonValue::Type type);
/// A whole number from least to greatest.
Index wholeOf(const JsonValue& value, Index least, Index greatest);
/// A text within the limit of names.
std::string nameOf(const JsonValue& value);
/// Names; more than the limit are refused as too many of what.
std::vector<std::string> namesOf(const JsonValue& value, const char* what, Index limit);
/// Numbers; another length is refused.
std::vector<double> numbersOf(const JsonValue& value, Index length);
/// Refuses more than the limit, naming what there is too much of.
void requireAtMost(const JsonValue& at, const char* what, Index limit, Index found);

/// A shape as it is written, before any number is read: rows of one length, at least 1; 0 × 0 for an empty list.
struct Shape {
    Index rows = 0;
    Index columns = 0;
};
Shape shapeOf(const JsonValue& value);
/// A rows × columns matrix of numbers; another shape is refused, naming both.
Matrix<double> matrixOf(const JsonValue& value, Index rows, Index columns);
/// A rows × columns matrix of switches.
BoolMatrix switchesOf(const JsonValue& value, Index rows, Index columns);

/// Refuses a text that is none of the choices; the index of the one that it is.
std::size_t choiceOf(const JsonValue& value, std::initializer_list<const char*> choices);
std::size_t choiceOf(const JsonValue& value, std::span<const std::string_view> choices);
/// Of the texts the one that takes the fewest edits to reach; empty if there are none.
QString nearest(std::string_view text, const std::vector<std::string>& known);

} // namespace headlight
