#include "ui/document/pasted_numbers.h"

#include <QLocale>
#include <cmath>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

Result<double, EditError> pastedNumber(const QString& cell)
{
    QString text = cell.trimmed();
    text.replace(QChar(0x2212), u'-');
    // 0,5 and 1,25 are decimal commas; 1,000 could be a thousand, and 1,000.5 is.
    const qsizetype comma = text.indexOf(u',');
    if (comma >= 0 && text.count(u',') == 1 && !text.contains(u'.')) {
        const QString whole = text.left(comma);
        const bool thousand = text.size() - comma - 1 == 3 && whole != u"0"_s && whole != u"-0"_s;
        if (!thousand)
            text[comma] = u'.';
    }
    bool isNumber = false;
    const double value = text.toDouble(&isNumber);
    if (isNumber && std::isfinite(value))
        return value;
    // QString::toDouble says no to numbers that are too large, with ±∞ as what it read.
    return EditError{std::isinf(value) || isNumber ? EditError::Kind::NotFinite : EditError::Kind::NotANumber,
                     {cell.trimmed()}};
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
