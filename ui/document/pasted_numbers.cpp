#include "ui/document/pasted_numbers.h"

#include "core/text/parse_number.h"

#include <QLocale>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

/// 0,5 and 1,25 are decimal commas; 1,000 could be a thousand, and 1,000.5 is.
bool mayBeThousands(const QString& text)
{
    const qsizetype comma = text.indexOf(u',');
    const QString whole = text.left(comma);
    return comma >= 0 && text.size() - comma - 1 == 3 && whole != u"0"_s && whole != u"-0"_s && whole != u"\u22120"_s;
}

/// As in a field, but for 1,000.
Result<double, EditError> pastedNumber(const QString& cell)
{
    const QString text = cell.trimmed();
    const auto number = mayBeThousands(text) ? Result<double, NumberError>(NumberError::NotANumber) : parseNumber(text);
    if (number)
        return number.value();
    const bool isPastTheEnds = number.error() == NumberError::TooLarge;
    return EditError{isPastTheEnds ? EditError::Kind::NotFinite : EditError::Kind::NotANumber, {text}};
}

QStringList linesOf(QString text)
{
    text.replace(u"\r\n"_s, u"\n"_s);
    text.replace(u'\r', u'\n');
    if (text.endsWith(u'\n'))
        text.chop(1);
    return text.split(u'\n');
}

} // namespace

Result<Matrix<double>, EditError> parsePastedNumbers(const QString& text)
{
    if (text.trimmed().isEmpty())
        return EditError{EditError::Kind::Empty, {}};
    const QStringList lines = linesOf(text);
    const qsizetype columns = lines.first().count(u'\t') + 1;
    Matrix<double> numbers(lines.size(), columns);
    for (qsizetype row = 0; row < lines.size(); ++row) {
        const QStringList cells = lines[row].split(u'\t');
        if (cells.size() != columns)
            return EditError{EditError::Kind::PasteRagged,
                             {QString::number(row + 1), QString::number(cells.size()), QString::number(columns)}};
        for (qsizetype column = 0; column < columns; ++column) {
            const Result<double, EditError> number = pastedNumber(cells[column]);
            if (!number)
                return number.error();
            numbers(row, column) = number.value();
        }
    }
    return numbers;
}

QString copiedNumbers(const Matrix<double>& numbers)
{
    QString text;
    for (Index row = 0; row < numbers.rows(); ++row) {
        for (Index column = 0; column < numbers.cols(); ++column) {
            if (column > 0)
                text += u'\t';
            text += QString::number(numbers(row, column), 'g', QLocale::FloatingPointShortest);
        }
        text += u'\n';
    }
    return text;
}

} // namespace headlight
