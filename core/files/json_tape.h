#pragma once

#include "core/attention/result.h"
#include "core/files/file_error.h"

#include <QByteArray>

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>

namespace headlight {

class JsonValue;

/// A JSON text laid out flat in the order of reading: 16 bytes a value, whatever it nests.
/// Faults of the text are found here: syntax, UTF-8, lone surrogates, duplicate keys, numbers past the range of a
/// double, nesting past the limit.
class JsonTape {
public:
    enum class Type : std::uint8_t { Null, Boolean, Number, String, Array, Object, Key };

    static Result<JsonTape, FileError> read(const QByteArray& bytes);

    /// The outermost value; it points into the tape, which must outlive it.
    JsonValue root() const;
    /// An error at an entry, with its place, line and column.
    FileError errorAt(std::size_t entry, FileError::Kind kind, QStringList values) const;

private:
    friend class JsonValue;
    friend class JsonTapeBuilder;

    struct Text {
        std::uint32_t begin, length; ///< in m_text: a string or key
    };
    struct Items {
        std::uint32_t end, count; ///< the entry after an array or object, how many items it has
    };
    struct Entry {
        Type type = Type::Null;
        std::uint32_t position = 0; ///< bytes read when the entry was complete
        union {
            double number = 0;
            bool boolean;
            Text text;
            Items items;
        };
    };

    std::string_view textOf(const Entry& entry) const
    {
        return std::string_view(m_text).substr(entry.text.begin, entry.text.length);
    }
    std::size_t next(std::size_t entry) const;
    QString placeOf(std::size_t entry) const;
    void locate(FileError& error, std::size_t byte) const;
    std::size_t startOf(std::size_t entry) const;

    QByteArray m_bytes;
    std::deque<Entry> m_entries; ///< grows without being copied
    std::string m_text;          ///< all strings and keys, one after the other
};

/// A look at one value of a tape.
class JsonValue {
public:
    using Type = JsonTape::Type;

    JsonValue(const JsonTape& tape, std::size_t entry) : m_tape(&tape), m_entry(entry) {}

    Type type() const { return entry().type; }
    double number() const { return entry().number; }                       ///< contract: a Number
    bool boolean() const { return entry().boolean; }                       ///< contract: a Boolean
    std::string_view text() const { return m_tape->textOf(entry()); }      ///< contract: a String, or a Key
    Index size() const { return static_cast<Index>(entry().items.count); } ///< contract: an Array or Object

    /// An array's items one by one, an object's keys and values by turns:
    /// for (JsonValue item = array.first(); item != array.end(); item = item.next())
    JsonValue first() const { return {*m_tape, m_entry + 1}; }
    JsonValue end() const { return {*m_tape, m_tape->next(m_entry)}; }
    JsonValue next() const { return {*m_tape, m_tape->next(m_entry)}; }
    bool operator!=(const JsonValue& other) const { return m_entry != other.m_entry; }

    FileError error(FileError::Kind kind, QStringList values = {}) const
    {
        return m_tape->errorAt(m_entry, kind, std::move(values));
    }

private:
    const JsonTape::Entry& entry() const { return m_tape->m_entries[m_entry]; }

    const JsonTape* m_tape;
    std::size_t m_entry;
};

inline JsonValue JsonTape::root() const
{
    return {*this, 0};
}

} // namespace headlight
