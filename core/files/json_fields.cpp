#include "core/files/json_fields.h"

#include "core/files/document_file.h"
#include "core/files/json_text.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace headlight {

using Kind = FileError::Kind;
using Type = JsonValue::Type;

namespace {

/// For an error's values: a long text is cut.
QString shown(std::string_view text)
{
    constexpr qsizetype length = 80;
    const QString whole =
        QString::fromUtf8(text.data(), static_cast<qsizetype>(std::min<std::size_t>(text.size(), 4 * length)));
    return whole.size() > length ? whole.left(length - 1) + u'…' : whole;
}

QString typeName(Type type)
{
    switch (type) {
    case Type::Null:
        return QStringLiteral("null");
    case Type::Boolean:
        return QStringLiteral("boolean");
    case Type::Number:
        return QStringLiteral("number");
    case Type::Array:
        return QStringLiteral("array");
    case Type::Object:
        return QStringLiteral("object");
    case Type::String:
    case Type::Key:
        break;
    }
    return QStringLiteral("string");
}

QString numberText(double number)
{
    return QString::fromLatin1(shortestNumber(number));
}

/// The number of insertions, deletions and replacements between two texts (Levenshtein).
std::size_t editDistance(std::string_view from, std::string_view to)
{
    std::vector<std::size_t> row(to.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < from.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i + 1;
        for (std::size_t j = 0; j < to.size(); ++j) {
            const std::size_t replaced = diagonal + (from[i] == to[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({replaced, row[j] + 1, diagonal + 1});
        }
    }
    return row.back();
}

bool isAmong(std::string_view key, const std::vector<const char*>& keys)
{
    return std::find(keys.begin(), keys.end(), key) != keys.end();
}

template <class T, class Read>
Matrix<T> entriesOf(const JsonValue& value, Index rows, Index columns, Read read)
{
    const Shape shape = shapeOf(value);
    if (shape.rows != rows || (rows > 0 && shape.columns != columns))
        refuse(value, Kind::WrongShape,
               {QString::number(rows), QString::number(columns), QString::number(shape.rows),
                QString::number(shape.columns)});
    Matrix<T> matrix(rows, columns);
    Index i = 0;
    for (JsonValue row = value.first(); row != value.end(); row = row.next(), ++i) {
        Index j = 0;
        for (JsonValue item = row.first(); item != row.end(); item = item.next(), ++j)
            matrix(i, j) = read(item);
    }
    return matrix;
}

bool isOfEmptyRows(const JsonValue& value, Index rows)
{
    if (value.type() != Type::Array || value.size() != rows)
        return false;
    for (JsonValue row = value.first(); row != value.end(); row = row.next())
        if (row.type() != Type::Array || row.size() > 0)
            return false;
    return true;
}

} // namespace

void refuse(const JsonValue& at, Kind kind, QStringList values)
{
    throw Refusal{at.error(kind, std::move(values))};
}

void refuseBeside(const JsonValue& at, std::string_view key, const char* member,
                  std::span<const std::string_view> choices)
{
    QStringList values{shown(key), QLatin1StringView(member)};
    for (const std::string_view choice : choices)
        values << shown(choice);
    refuse(at, Kind::KeyBeside, std::move(values));
}

Fields fieldsBy(const JsonValue& object, const char* member, std::span<const std::string_view> choices,
                std::size_t chosen, const std::function<std::vector<const char*>(std::size_t)>& keysOf)
{
    requireType(object, Type::Object);
    for (JsonValue key = object.first(); key != object.end(); key = key.next().next()) {
        std::vector<std::string_view> fitting;
        for (std::size_t choice = 0; choice < choices.size(); ++choice)
            if (isAmong(key.text(), keysOf(choice)))
                fitting.push_back(choices[choice]);
        if (!fitting.empty() && !isAmong(key.text(), keysOf(chosen)))
            refuseBeside(key, key.text(), member, fitting);
    }
    return Fields(object, keysOf(chosen));
}

Fields::Fields(const JsonValue& object, const std::vector<const char*>& known, const std::vector<const char*>& reserved)
    : m_object(object)
{
    requireType(object, Type::Object);
    for (JsonValue key = object.first(); key != object.end(); key = key.next().next()) {
        if (isAmong(key.text(), reserved))
            refuse(key, Kind::ReservedKey, {shown(key.text())});
        if (!isAmong(key.text(), known))
            refuse(key, Kind::UnknownKey, {shown(key.text()), nearest(key.text(), {known.begin(), known.end()})});
    }
}

std::optional<JsonValue> Fields::find(std::string_view key) const
{
    for (JsonValue member = m_object.first(); member != m_object.end(); member = member.next().next())
        if (member.text() == key)
            return member.next();
    return std::nullopt;
}

JsonValue Fields::require(const char* key) const
{
    if (const std::optional<JsonValue> value = find(key))
        return *value;
    refuse(m_object, Kind::MissingKey, {QString::fromLatin1(key)});
}

void requireType(const JsonValue& value, Type type)
{
    if (value.type() != type)
        refuse(value, Kind::WrongType, {typeName(type), typeName(value.type())});
}

std::string textOf(const JsonValue& value)
{
    requireType(value, Type::String);
    return std::string(value.text());
}

bool booleanOf(const JsonValue& value)
{
    requireType(value, Type::Boolean);
    return value.boolean();
}

double numberOf(const JsonValue& value)
{
    requireType(value, Type::Number);
    return value.number();
}

Index wholeOf(const JsonValue& value, Index least, Index greatest)
{
    const double number = numberOf(value);
    if (number != std::floor(number))
        refuse(value, Kind::NotWhole, {numberText(number)});
    if (number < static_cast<double>(least) || number > static_cast<double>(greatest))
        refuse(value, Kind::OutOfRange, {numberText(number), QString::number(least), QString::number(greatest)});
    return static_cast<Index>(number);
}

std::string nameOf(const JsonValue& value)
{
    std::string name = textOf(value);
    if (std::ssize(name) > limits::nameBytes)
        refuse(value, Kind::TooLong, {QString::number(limits::nameBytes), QString::number(name.size())});
    return name;
}

std::vector<std::string> namesOf(const JsonValue& value, const char* what, Index limit)
{
    requireType(value, Type::Array);
    requireAtMost(value, what, limit, value.size());
    std::vector<std::string> names;
    for (JsonValue item = value.first(); item != value.end(); item = item.next())
        names.push_back(nameOf(item));
    return names;
}

std::vector<double> numbersOf(const JsonValue& value, Index length)
{
    requireType(value, Type::Array);
    if (value.size() != length)
        refuse(value, Kind::WrongLength, {QString::number(length), QString::number(value.size())});
    std::vector<double> numbers;
    for (JsonValue item = value.first(); item != value.end(); item = item.next())
        numbers.push_back(numberOf(item));
    return numbers;
}

void requireAtMost(const JsonValue& at, const char* what, Index limit, Index found)
{
    if (found > limit)
        refuse(at, Kind::TooMany, {QString::fromLatin1(what), QString::number(limit), QString::number(found)});
}

Shape shapeOf(const JsonValue& value)
{
    requireType(value, Type::Array);
    Shape shape{value.size(), 0};
    for (JsonValue row = value.first(); row != value.end(); row = row.next()) {
        requireType(row, Type::Array);
        if (row.size() == 0)
            refuse(row, Kind::Empty);
        if (shape.columns == 0)
            shape.columns = row.size();
        if (row.size() != shape.columns)
            refuse(row, Kind::RaggedRow, {QString::number(shape.columns), QString::number(row.size())});
    }
    return shape;
}

Matrix<double> matrixOf(const JsonValue& value, Index rows, Index columns)
{
    return entriesOf<double>(value, rows, columns, numberOf);
}

BoolMatrix switchesOf(const JsonValue& value, Index rows, Index columns)
{
    // A memory without tokens yet has rows without switches, as no matrix of numbers has.
    if (columns == 0 && isOfEmptyRows(value, rows))
        return BoolMatrix(rows, 0);
    return entriesOf<bool>(value, rows, columns, booleanOf);
}

std::size_t choiceOf(const JsonValue& value, std::initializer_list<const char*> choices)
{
    const std::vector<std::string_view> texts(choices.begin(), choices.end());
    return choiceOf(value, std::span<const std::string_view>(texts));
}

std::size_t choiceOf(const JsonValue& value, std::span<const std::string_view> choices)
{
    requireType(value, Type::String);
    const auto found = std::find(choices.begin(), choices.end(), value.text());
    if (found != choices.end())
        return static_cast<std::size_t>(found - choices.begin());
    QStringList values{shown(value.text())};
    for (const std::string_view choice : choices)
        values.append(QString::fromUtf8(choice.data(), static_cast<qsizetype>(choice.size())));
    refuse(value, Kind::BadChoice, std::move(values));
}

QString nearest(std::string_view text, const std::vector<std::string>& known)
{
    text = text.substr(0, 80); // a name, not a book
    const auto best = std::min_element(known.begin(), known.end(), [text](const auto& a, const auto& b) {
        return editDistance(text, a) < editDistance(text, b);
    });
    return best == known.end() ? QString() : QString::fromStdString(*best);
}

} // namespace headlight
