#include "core/files/json_tape.h"

#include "core/files/document_file.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cctype>
#include <cstring>
#include <iterator>
#include <numeric>
#include <vector>

namespace headlight {

namespace {

/// Walks over the bytes and says how far the parser has read.
class CountingIterator {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    CountingIterator(const char* at, const char*& furthest) : m_at(at), m_furthest(&furthest) {}
    reference operator*() const { return *m_at; }
    CountingIterator& operator++()
    {
        *m_furthest = ++m_at;
        return *this;
    }
    CountingIterator operator++(int)
    {
        CountingIterator before = *this;
        ++*this;
        return before;
    }
    bool operator==(const CountingIterator& other) const { return m_at == other.m_at; }
    bool operator!=(const CountingIterator& other) const { return m_at != other.m_at; }

private:
    const char* m_at;
    const char** m_furthest;
};

/// Well past what a document can hold, so that its reader still names the limits: the most numbers, switches and
/// texts in a row, and the most rows or keys.
constexpr Index longestRow = 2 * std::max(limits::tokens, limits::width);
constexpr Index longestList = limits::heads * limits::width;

bool isPlain(std::string_view key)
{
    return !key.empty() && std::all_of(key.begin(), key.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
    });
}

} // namespace

/// What the parser reports, put on the tape.
class JsonTapeBuilder {
public:
    using Type = JsonTape::Type;
    using Entry = JsonTape::Entry;
    using Kind = FileError::Kind;

    explicit JsonTapeBuilder(JsonTape& tape) : m_tape(tape), m_begin(tape.m_bytes.constData()), m_furthest(m_begin) {}

    std::optional<FileError> run()
    {
        const char* end = m_begin + m_tape.m_bytes.size();
        nlohmann::json::sax_parse(CountingIterator(m_begin, m_furthest), CountingIterator(end, m_furthest), this);
        return m_error;
    }

    bool null()
    {
        add(Type::Null);
        return isBounded();
    }
    bool boolean(bool value)
    {
        add(Type::Boolean).boolean = value;
        return isBounded();
    }
    bool number_integer(std::int64_t value)
    {
        // The parser has read one character past the number, and drops the sign of −0.
        const bool negativeZero = value == 0 && m_furthest - m_begin >= 3 && m_furthest[-3] == '-';
        return number_float(negativeZero ? -0.0 : static_cast<double>(value), {});
    }
    bool number_unsigned(std::uint64_t value) { return number_float(static_cast<double>(value), {}); }
    bool number_float(double value, const std::string&)
    {
        add(Type::Number).number = value;
        return isBounded();
    }
    bool string(const std::string& text)
    {
        addText(Type::String, text);
        return isBounded();
    }
    bool binary(const std::vector<std::uint8_t>&) { return false; }
    bool key(const std::string& text)
    {
        addText(Type::Key, text);
        return true;
    }
    bool start_object(std::size_t) { return open(Type::Object); }
    bool start_array(std::size_t) { return open(Type::Array); }
    bool end_array()
    {
        close();
        return true;
    }
    bool end_object()
    {
        const std::size_t object = m_open.back();
        close();
        return keysDiffer(object);
    }

    bool parse_error(std::size_t position, const std::string& lastToken, const nlohmann::json::exception& fault)
    {
        const std::string_view what = fault.what();
        const auto says = [what](std::string_view part) { return what.find(part) != std::string_view::npos; };
        const auto size = static_cast<std::size_t>(m_tape.m_bytes.size());
        FileError error;
        if (fault.id == 406) {
            error.kind = Kind::NumberRange;
            error.place = m_tape.placeOf(m_tape.m_entries.size());
            position -= std::min(position, lastToken.size());
        } else {
            const bool ended = position > size;
            position -= std::min<std::size_t>(position, 1);
            error.kind = says("surrogate") ? Kind::LoneSurrogate
                         : says("UTF-8")   ? Kind::BadUtf8
                         : ended           ? Kind::UnexpectedEnd
                                           : syntaxFault(position, lastToken, error.values);
        }
        m_tape.locate(error, std::min(position, size));
        m_error = std::move(error);
        return false;
    }

private:
    /// What is wrong at a byte that JSON does not expect there.
    Kind syntaxFault(std::size_t position, const std::string& lastToken, QStringList& values) const
    {
        const auto at = static_cast<qsizetype>(position);
        const QByteArray& bytes = m_tape.m_bytes;
        const QByteArray word = bytes.mid(at, 3).toLower();
        if (word == "nan" || word == "inf" || bytes.mid(at - 1, 3).toLower() == "nan")
            return Kind::NotFinite;
        // The parser stops at the first byte of a character.
        QByteArray read = QByteArray::fromStdString(lastToken);
        for (const char c : {'\n', '\r', '\t'}) // written out by the parser
            read.replace(QByteArray("<U+00") + QByteArray::number(c, 16).toUpper().rightJustified(2, '0') + '>', " ");
        for (qsizetype i = at + 1; i < bytes.size() && (bytes[i] & 0xC0) == 0x80; ++i)
            read += bytes[i];
        const QString text = QString::fromUtf8(read);
        if (text.endsWith(QChar::ReplacementCharacter))
            return Kind::BadUtf8;
        values = {text.right(20).simplified()};
        return Kind::Syntax;
    }

    /// A list that no document can hold is refused before it fills the memory.
    bool isBounded()
    {
        if (m_open.empty())
            return true;
        const Entry& around = m_tape.m_entries[m_open.back()];
        const bool isFlat = around.type == Type::Array && m_tape.m_entries.back().type != Type::Array
                            && m_tape.m_entries.back().type != Type::Object;
        const Index most = isFlat ? longestRow : longestList;
        if (around.items.count <= static_cast<std::size_t>(most))
            return true;
        m_error = m_tape.errorAt(m_open.back(), Kind::ListTooLong, {QString::number(most)});
        return false;
    }

    Entry& add(Type type)
    {
        if (!m_open.empty() && type != Type::Key)
            ++m_tape.m_entries[m_open.back()].items.count;
        Entry entry;
        entry.type = type;
        entry.position = static_cast<std::uint32_t>(m_furthest - m_begin);
        m_tape.m_entries.push_back(entry);
        return m_tape.m_entries.back();
    }

    void addText(Type type, const std::string& text)
    {
        add(type).text = {static_cast<std::uint32_t>(m_tape.m_text.size()), static_cast<std::uint32_t>(text.size())};
        m_tape.m_text += text;
    }

    bool open(Type type)
    {
        add(type).items = {0, 0};
        if (!isBounded())
            return false;
        m_open.push_back(m_tape.m_entries.size() - 1);
        if (m_open.size() <= static_cast<std::size_t>(limits::nesting))
            return true;
        m_error = m_tape.errorAt(m_open.back(), Kind::TooDeep, {QString::number(limits::nesting)});
        return false;
    }

    void close()
    {
        m_tape.m_entries[m_open.back()].items.end = static_cast<std::uint32_t>(m_tape.m_entries.size());
        m_open.pop_back();
    }

    /// Sorting costs less memory than a set while a hostile file is read.
    bool keysDiffer(std::size_t object)
    {
        std::vector<std::uint32_t> keys;
        const std::size_t end = m_tape.m_entries.size();
        for (std::size_t key = object + 1; key < end; key = m_tape.next(key + 1))
            keys.push_back(static_cast<std::uint32_t>(key));
        const auto text = [this](std::uint32_t key) { return m_tape.textOf(m_tape.m_entries[key]); };
        std::sort(keys.begin(), keys.end(), [&text](std::uint32_t a, std::uint32_t b) {
            const int order = text(a).compare(text(b));
            return order < 0 || (order == 0 && a < b);
        });
        const auto twice = std::adjacent_find(keys.begin(), keys.end(),
                                              [&text](std::uint32_t a, std::uint32_t b) { return text(a) == text(b); });
        if (twice == keys.end())
            return true;
        const std::string_view name = text(*twice);
        m_error = m_tape.errorAt(twice[1], Kind::DuplicateKey,
                                 {QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()))});
        return false;
    }

    JsonTape& m_tape;
    const char* m_begin;
    const char* m_furthest;
    std::vector<std::size_t> m_open; ///< entries of the arrays and objects around the place of reading
    std::optional<FileError> m_error;
};

Result<JsonTape, FileError> JsonTape::read(const QByteArray& bytes)
{
    if (bytes.size() > limits::fileBytes)
        return FileError{FileError::Kind::FileTooBig, {}, {QString::number(limits::fileBytes >> 20)}};
    JsonTape tape;
    const bool isUtf16 = bytes.startsWith("\xFF\xFE") || bytes.startsWith("\xFE\xFF") || bytes.left(2).contains('\0');
    if (isUtf16)
        return FileError{FileError::Kind::BadUtf8, {}, {}, 1, 1};
    tape.m_bytes = bytes.startsWith("\xEF\xBB\xBF") ? bytes.mid(3) : bytes;
    if (std::optional<FileError> error = JsonTapeBuilder(tape).run())
        return *std::move(error);
    return tape;
}

std::size_t JsonTape::next(std::size_t entry) const
{
    const Entry& value = m_entries[entry];
    return value.type == Type::Array || value.type == Type::Object ? value.items.end : entry + 1;
}

/// Walks down from the outermost value; an array or object that is still being read reaches to the end.
QString JsonTape::placeOf(std::size_t entry) const
{
    QString place;
    std::size_t inside = 0;
    while (inside < entry && inside < m_entries.size()) {
        const bool keyed = m_entries[inside].type == Type::Object;
        std::size_t item = inside + 1;
        Index position = 0;
        const auto after = [this, keyed](std::size_t at) {
            const std::size_t value = keyed ? at + 1 : at;
            if (value >= m_entries.size())
                return value + 1;
            const std::size_t end = next(value);
            return end == 0 ? m_entries.size() + 1 : end;
        };
        while (after(item) <= entry) {
            item = after(item);
            ++position;
        }
        if (!keyed) {
            place += QStringLiteral("[%1]").arg(position);
        } else if (item < m_entries.size()) {
            const std::string_view key = textOf(m_entries[item]);
            QString name =
                QString::fromUtf8(key.data(), static_cast<qsizetype>(std::min<std::size_t>(key.size(), 320)));
            if (name.size() > 80)
                name = name.left(79) + u'…';
            if (isPlain(key))
                place += (place.isEmpty() ? QString() : QStringLiteral(".")) + name;
            else
                place += QStringLiteral("[\"%1\"]").arg(name);
            if (item == entry)
                return place;
            ++item;
        }
        inside = item;
    }
    return place;
}

/// Where the entry's text begins, found backwards from where it ends.
std::size_t JsonTape::startOf(std::size_t entry) const
{
    const Entry& value = m_entries[entry];
    std::size_t at = value.position;
    const auto before = [this](std::size_t byte) { return m_bytes[static_cast<qsizetype>(byte) - 1]; };
    switch (value.type) {
    case Type::Array:
    case Type::Object:
        return at - 1;
    case Type::String:
    case Type::Key: {
        --at;
        const auto escaped = [&](std::size_t quote) {
            std::size_t slash = quote;
            while (slash > 0 && before(slash) == '\\')
                --slash;
            return (quote - slash) % 2 == 1;
        };
        do
            --at;
        while (at > 0 && (m_bytes[static_cast<qsizetype>(at)] != '"' || escaped(at)));
        return at;
    }
    case Type::Number:
        --at;
        [[fallthrough]]; // the parser has read one character past a number
    default:
        while (at > 0 && (std::isalnum(static_cast<unsigned char>(before(at))) || std::strchr("+-.", before(at))))
            --at;
        return at;
    }
}

void JsonTape::locate(FileError& error, std::size_t byte) const
{
    const auto begin = m_bytes.cbegin();
    const auto end = begin + static_cast<qsizetype>(byte);
    const auto lineBegin = std::find(std::reverse_iterator(end), std::reverse_iterator(begin), '\n').base();
    error.line = 1 + std::count(begin, end, '\n');
    error.column = 1 + std::count_if(lineBegin, end, [](char c) { return (c & 0xC0) != 0x80; });
}

FileError JsonTape::errorAt(std::size_t entry, FileError::Kind kind, QStringList values) const
{
    FileError error{kind, placeOf(entry), std::move(values)};
    locate(error, startOf(entry));
    return error;
}

} // namespace headlight
