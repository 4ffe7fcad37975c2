#include "core/files/probe_csv.h"

#include "core/files/csv.h"
#include "core/files/document_file.h"
#include "core/files/save_file.h"
#include "core/files/unfit_character.h"

#include <QStringConverter>

#include <algorithm>

namespace headlight {

using Kind = FileError::Kind;

namespace {

const QStringList heads{QStringLiteral("sentence"), QStringLiteral("reader"), QStringLiteral("read")};

/// A field and where it begins.
struct Field {
    QString text;
    Index line = 1;
    Index column = 1;
};

FileError error(Kind kind, const Field& at, QStringList values = {})
{
    return {kind, {}, std::move(values), at.line, at.column};
}

FileError tooMany(const char* what, Index limit, std::size_t found, const QString& place)
{
    return {Kind::TooMany, place, {QString::fromLatin1(what), QString::number(limit), QString::number(found)}};
}

FileError tooLong(Index limit, const std::string& text, const QString& place)
{
    return {Kind::TooLong, place, {QString::number(limit), QString::number(text.size())}};
}

std::optional<FileError> limitErrorOf(const ProbeSentence& sentence, const QString& at)
{
    if (std::ssize(sentence.sentence) > limits::probeSentenceBytes)
        return tooLong(limits::probeSentenceBytes, sentence.sentence, at + QStringLiteral(".sentence"));
    if (std::ssize(sentence.pairs) > limits::probePairs)
        return tooMany("pairs", limits::probePairs, sentence.pairs.size(), at + QStringLiteral(".pairs"));
    for (std::size_t p = 0; p < sentence.pairs.size(); ++p)
        for (const std::string* word : {&sentence.pairs[p].reader, &sentence.pairs[p].read})
            if (std::ssize(*word) > limits::nameBytes)
                return tooLong(limits::nameBytes, *word, at + QStringLiteral(".pairs[%1]").arg(p));
    return std::nullopt;
}

/// Cuts a text into the fields of its lines.
class Fields {
public:
    Fields(const QString& text, QChar separator) : m_text(text), m_separator(separator) {}

    bool atEnd() const { return m_at == m_text.size(); }
    /// The fields up to the end of the line; an open quote is an error.
    Result<std::vector<Field>, FileError> line()
    {
        std::vector<Field> fields;
        do {
            const Field start{{}, m_line, m_column};
            const bool isQuoted = peek() == u'"';
            const std::optional<QString> text = isQuoted ? quoted() : plain();
            if (!text)
                return error(Kind::OpenQuote, start);
            fields.push_back({*text, start.line, start.column});
        } while (skip(m_separator));
        skip(u'\r');
        skip(u'\n');
        return fields;
    }

private:
    QChar peek() const { return atEnd() ? QChar() : m_text[m_at]; }
    QChar take()
    {
        const QChar taken = m_text[m_at++];
        m_column += taken.isLowSurrogate() ? 0 : 1;
        if (taken == u'\n') {
            ++m_line;
            m_column = 1;
        }
        return taken;
    }
    bool skip(QChar wanted)
    {
        if (atEnd() || peek() != wanted)
            return false;
        take();
        return true;
    }
    bool atBreak() const
    {
        return atEnd() || peek() == u'\n'
               || (peek() == u'\r' && m_text.sliced(m_at, qMin<qsizetype>(2, m_text.size() - m_at)) != u"\r")
               || peek() == m_separator;
    }
    QString plain()
    {
        QString text;
        while (!atBreak())
            text += take();
        return text;
    }
    /// What stands behind the closing quote belongs to the field, as spreadsheets read it.
    std::optional<QString> quoted()
    {
        take();
        QString text;
        while (!atEnd()) {
            const QChar taken = take();
            if (taken != u'"')
                text += taken;
            else if (peek() == u'"')
                text += take();
            else
                return text + plain();
        }
        return std::nullopt;
    }

    QString m_text;
    QChar m_separator;
    qsizetype m_at = 0;
    Index m_line = 1;
    Index m_column = 1;
};

bool isEmptyLine(const std::vector<Field>& fields)
{
    return std::all_of(fields.begin(), fields.end(), [](const Field& field) { return field.text.trimmed().isEmpty(); });
}

/// The separator that makes the three heads of the first line; none: it is another line.
std::optional<QChar> separatorOf(const QString& text)
{
    const QString first = text.left(text.indexOf(u'\n')).trimmed().toLower();
    for (const QChar separator : {u',', u';', u'\t'}) {
        QStringList found = first.split(separator);
        for (QString& head : found)
            head = head.remove(u'"').trimmed();
        if (found == heads)
            return separator;
    }
    return std::nullopt;
}

std::optional<FileError> addLine(std::vector<ProbeSentence>& list, const std::vector<Field>& fields)
{
    if (fields.size() != 3)
        return error(Kind::FieldCount, fields.front(), {QString::number(3), QString::number(fields.size())});
    for (const Field& field : fields)
        if (const QString unfit = unfitCharacter(field.text); !unfit.isEmpty())
            return error(Kind::UnfitCharacter, field, {unfit});
    const QString sentence = fields[0].text.trimmed();
    const QString reader = fields[1].text.trimmed();
    const QString read = fields[2].text.trimmed();
    if (sentence.isEmpty())
        return error(Kind::NoSentence, fields[0]);
    if (reader.isEmpty() != read.isEmpty())
        return error(Kind::HalfPair, reader.isEmpty() ? fields[1] : fields[2]);
    const std::size_t changed = addToList(list, sentence.toStdString(), {reader.toStdString(), read.toStdString()});
    auto past = limitErrorOf(list[changed], {});
    if (std::ssize(list) > limits::probeSentences)
        past = tooMany("probe", limits::probeSentences, list.size(), {});
    return past ? std::optional(error(past->kind, fields[0], past->values)) : std::nullopt;
}

} // namespace

std::size_t addToList(std::vector<ProbeSentence>& list, const std::string& sentence, ProbePair pair)
{
    auto same =
        std::find_if(list.begin(), list.end(), [&](const ProbeSentence& one) { return one.sentence == sentence; });
    if (same == list.end())
        same = list.insert(list.end(), {sentence, {}});
    if (!pair.reader.empty() || !pair.read.empty())
        same->pairs.push_back(std::move(pair));
    return static_cast<std::size_t>(same - list.begin());
}

Result<std::vector<ProbeSentence>, FileError> parseProbeCsv(const QByteArray& bytes)
{
    QStringDecoder decoder(QStringDecoder::Utf8);
    QString text = decoder(bytes);
    if (decoder.hasError())
        return FileError{Kind::BadUtf8, {}, {}};
    if (!text.contains(u'\n')) // as Macs once ended lines
        text.replace(u'\r', u'\n');
    const auto separator = separatorOf(text);
    if (!separator)
        return FileError{
            Kind::NoHeader, {}, {heads.join(u','), text.left(text.indexOf(u'\n')).trimmed().left(80)}, 1, 1};
    Fields lines(text, *separator);
    lines.line(); // the header
    std::vector<ProbeSentence> list;
    while (!lines.atEnd()) {
        const auto fields = lines.line();
        if (!fields)
            return fields.error();
        if (isEmptyLine(fields.value()))
            continue;
        if (const auto fault = addLine(list, fields.value()))
            return *fault;
    }
    return list;
}

QByteArray writeProbeCsv(const std::vector<ProbeSentence>& list)
{
    QByteArray text = heads.join(u',').toUtf8() + "\r\n";
    for (const ProbeSentence& sentence : list) {
        const std::vector<ProbePair> none(1);
        for (const ProbePair& pair : sentence.pairs.empty() ? none : sentence.pairs)
            text += csvField(sentence.sentence) + ',' + csvField(pair.reader) + ',' + csvField(pair.read) + "\r\n";
    }
    return text;
}

Result<std::vector<ProbeSentence>, FileError> readProbeCsvFile(const QString& path)
{
    const Result<QByteArray, FileError> bytes = readFileBytes(path, limits::probeFileBytes);
    if (!bytes)
        return bytes.error();
    if (bytes.value().size() > limits::probeFileBytes)
        return FileError{Kind::FileTooBig, {}, {QString::number(limits::probeFileBytes >> 20)}};
    return parseProbeCsv(bytes.value());
}

std::optional<FileError> saveProbeCsvFile(const QString& path, const std::vector<ProbeSentence>& list)
{
    return saveFile(path, writeProbeCsv(list));
}

std::optional<FileError> probeLimitError(const std::vector<ProbeSentence>& list)
{
    if (std::ssize(list) > limits::probeSentences)
        return tooMany("probe", limits::probeSentences, list.size(), QStringLiteral("probe"));
    for (std::size_t i = 0; i < list.size(); ++i)
        if (const auto past = limitErrorOf(list[i], QStringLiteral("probe[%1]").arg(i)))
            return past;
    return std::nullopt;
}

} // namespace headlight
