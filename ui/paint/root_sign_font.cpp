#include "ui/paint/root_sign_font.h"

#include <QDataStream>
#include <QFontDatabase>
#include <QFontInfo>
#include <QHash>
#include <QIODevice>
#include <QPoint>
#include <QRawFont>

#include <array>
#include <map>

namespace headlight {

namespace {

using namespace Qt::StringLiterals;

constexpr quint16 root = 0x221A;

/// The sign, in thousandths of the font's size: a short stroke up, a thick one down, a thin one up.
constexpr std::array<QPoint, 9> outline{QPoint(18, 344),  QPoint(152, 420), QPoint(277, 84),
                                        QPoint(508, 840), QPoint(568, 840), QPoint(302, -72),
                                        QPoint(248, -72), QPoint(104, 338), QPoint(38, 304)};
constexpr int advance = 570;

/// Bytes of a table; whole numbers are written as fonts hold them.
class Table {
public:
    template <class... Number>
    Table& words(Number... numbers)
    {
        ((m_stream << static_cast<quint16>(numbers)), ...);
        return *this;
    }
    Table& longs(std::initializer_list<quint32> numbers)
    {
        for (const quint32 number : numbers)
            m_stream << number;
        return *this;
    }
    Table& bytes(const QByteArray& bytes)
    {
        m_stream.writeRawData(bytes.constData(), static_cast<int>(bytes.size()));
        return *this;
    }
    operator QByteArray() const { return m_bytes; }

private:
    QByteArray m_bytes;
    QDataStream m_stream{&m_bytes, QIODevice::WriteOnly};
};

int scaledTo(int unitsPerEm, int thousandths)
{
    return thousandths * unitsPerEm / 1000;
}

/// The sign as a glyph of one contour of straight lines.
QByteArray glyph(int unitsPerEm)
{
    const auto unit = [unitsPerEm](int thousandths) { return scaledTo(unitsPerEm, thousandths); };
    Table table;
    table.words(1, unit(18), unit(-72), unit(568), unit(840), outline.size() - 1, 0);
    table.bytes(QByteArray(static_cast<qsizetype>(outline.size()), '\1')); // on the curve, differences of two bytes
    for (const bool isX : {true, false}) {
        int before = 0;
        for (const QPoint& point : outline) {
            const int place = unit(isX ? point.x() : point.y());
            table.words(place - before);
            before = place;
        }
    }
    return QByteArray(table).append(1, '\0'); // nine flags: to an even length
}

/// Which characters the font has: the sign is glyph 1, all else none.
QByteArray characters()
{
    Table table;
    table.words(0, 1, 3, 1).longs({12});
    table.words(4, 32, 0, 4, 4, 1, 0, root, 0xFFFF, 0, root, 0xFFFF, 1 - root, 1, 0, 0);
    return table;
}

QByteArray names(const QString& family)
{
    const std::array<std::pair<int, QString>, 4> all{
        {{1, family}, {2, u"Regular"_s}, {4, family}, {6, u"HeadlightRootSign"_s}}};
    Table table;
    Table texts;
    table.words(0, all.size(), 6 + 12 * all.size());
    int at = 0;
    for (const auto& [kind, text] : all) {
        const int length = static_cast<int>(2 * text.size());
        table.words(3, 1, 0x0409, kind, length, at);
        for (const QChar character : text)
            texts.words(character.unicode());
        at += length;
    }
    return table.bytes(texts);
}

QByteArray file(const std::map<QByteArray, QByteArray>& tables)
{
    const auto count = static_cast<quint32>(tables.size());
    Table begin;
    begin.longs({0x00010000}).words(count, 128, 3, 16 * count - 128);
    Table rest;
    quint32 at = 12 + 16 * count;
    for (const auto& [tag, bytes] : tables) {
        const auto size = static_cast<quint32>(bytes.size());
        const quint32 filled = (size + 3) / 4 * 4;
        begin.bytes(tag).longs({0, at, size});
        rest.bytes(bytes).bytes(QByteArray(filled - size, '\0'));
        at += filled;
    }
    return begin.bytes(rest);
}

/// Before the face's name.
const QString namePrefix = u"Headlight √ of "_s;

} // namespace

QByteArray rootSignFont(const QFont& face, const QString& family)
{
    const QRawFont raw = QRawFont::fromFont(face);
    const QByteArray lines = raw.fontTable("hhea");
    const QByteArray heights = raw.fontTable("OS/2");
    const QByteArray underline = raw.fontTable("post");
    if (lines.size() < 10 || heights.size() < 78 || underline.size() < 12)
        return {};
    const int unitsPerEm = static_cast<int>(raw.unitsPerEm());
    const auto unit = [unitsPerEm](int thousandths) { return scaledTo(unitsPerEm, thousandths); };
    const QByteArray sign = glyph(unitsPerEm);
    const auto length = static_cast<quint32>(sign.size());
    return file({
        {"OS/2", heights},
        {"cmap", characters()},
        {"glyf", sign},
        {"head", Table()
                     .longs({0x00010000, 0x00010000, 0, 0x5F0F3CF5})
                     .words(0x000B, unitsPerEm)
                     .longs({0, 0, 0, 0})
                     .words(unit(18), unit(-72), unit(568), unit(840), 0, 8, 2, 1, 0)},
        {"hhea", Table().bytes(lines.first(10)).words(unit(advance), 0, 0, unit(568), 1, 0, 0, 0, 0, 0, 0, 0, 2)},
        {"hmtx", Table().words(unit(advance), 0, unit(advance), unit(18))},
        {"loca", Table().longs({0, 0, length})},
        {"maxp", Table().longs({0x00010000}).words(2, outline.size(), 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)},
        {"name", names(family)},
        {"post", Table().longs({0x00030000, 0}).bytes(underline.mid(8, 4)).longs({0, 0, 0, 0, 0})},
    });
}

QString RootSignFamilies::of(const QFont& face)
{
    const QString name = readFamily({QFontInfo(face).family()});
    const QMutexLocker locker(&m_lock);
    if (const auto known = m_families.constFind(name); known != m_families.cend())
        return *known;
    const QByteArray font = m_make(face, namePrefix + name);
    const int added = font.isEmpty() ? -1 : QFontDatabase::addApplicationFontFromData(font);
    return *m_families.insert(name, QFontDatabase::applicationFontFamilies(added).value(0));
}

QString rootSignFamily(const QFont& face)
{
    // It knows what stands in the program's font database, which is one for all and keeps what is added to it.
    static RootSignFamilies families;
    return families.of(face);
}

QString readFamily(const QStringList& families)
{
    const QString first = families.value(0);
    return first.startsWith(namePrefix) ? first.mid(namePrefix.size()) : first;
}

} // namespace headlight
