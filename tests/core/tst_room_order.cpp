#include <QDir>
#include <QDirIterator>
#include <QLibraryInfo>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QString root = QStringLiteral(HEADLIGHT_SOURCE_DIR "/");

/// The rooms in their order: a room may include any room before it.
const QStringList rooms{
    u"core/attention"_s,  u"core/model"_s, u"core/analysis"_s, u"core/lessons"_s,   u"core/text"_s, u"core/files"_s,
    u"core/pretrained"_s, u"ui/paint"_s,   u"ui/labs"_s,       u"ui/document"_s,    u"ui/export"_s, u"ui/controls"_s,
    u"ui/views"_s,        u"ui/editors"_s, u"ui/lessons"_s,    u"ui/main_window"_s, u"app"_s};
const QStringList withoutQt{u"core/attention"_s, u"core/model"_s, u"core/analysis"_s, u"core/lessons"_s};
const QStringList unknownToPaint{u"core/text"_s, u"core/files"_s, u"core/pretrained"_s};
const QStringList withoutWidgets{u"ui/paint"_s, u"ui/labs"_s, u"ui/document"_s, u"ui/export"_s};
const QStringList strangers{u"ui/views"_s, u"ui/editors"_s, u"ui/lessons"_s};

/// "core/files/npy.h" → "core/files"; empty outside the house.
QString roomOf(const QString& path)
{
    for (const QString& room : rooms)
        if (path.startsWith(room + u'/'))
            return room;
    return {};
}

/// The sources of a folder, by path from the root.
QStringList sourcesIn(const QString& folder)
{
    QStringList found;
    QDirIterator files(root + folder, {u"*.h"_s, u"*.cpp"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext())
        found << files.next().mid(root.size());
    found.sort();
    return found;
}

QString contentOf(const QString& path)
{
    QFile file(root + path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// What a source includes, in one kind of brackets: \"…\" or <…>.
QStringList includesOf(const QString& content, QChar open, QChar close)
{
    const QRegularExpression line(u"^\\s*#\\s*include\\s*%1([^%2\\n]+)%2"_s.arg(open).arg(close),
                                  QRegularExpression::MultilineOption);
    QStringList headers;
    for (const QRegularExpressionMatch& match : line.globalMatch(content))
        headers << match.captured(1);
    return headers;
}

/// The headers of a module of Qt by name: QWidget, qwidget.h, …
QSet<QString> headersOfQt(const QString& module)
{
    const QDir headers(QLibraryInfo::path(QLibraryInfo::HeadersPath) + u'/' + module);
    const QStringList names = headers.entryList(QDir::Files);
    return {names.begin(), names.end()};
}

/// Why a room may not include a header of the house; empty if it may.
QString objection(const QString& room, const QString& header)
{
    const QString other = roomOf(header);
    if (other.isEmpty())
        return u"is not named by its path from the root"_s;
    if (rooms.indexOf(other) > rooms.indexOf(room))
        return u"is in a room that comes later"_s;
    if (room == u"ui/paint" && unknownToPaint.contains(other))
        return u"is unknown to paint"_s;
    if (other != room && strangers.contains(room) && strangers.contains(other))
        return u"is in a room that this one does not know"_s;
    return {};
}

/// Why a room may not include a header in angle brackets; empty if it may.
QString objectionToQt(const QString& room, const QString& header)
{
    static const QSet<QString> core = headersOfQt(u"QtCore"_s);
    static const QSet<QString> widgets = headersOfQt(u"QtWidgets"_s);
    if (!header.startsWith(u'Q'))
        return {};
    if (withoutQt.contains(room))
        return u"is of Qt"_s;
    if (header == u"QtCore" || header == u"QtGui" || header == u"QtWidgets")
        return u"takes in a whole module"_s;
    if (room.startsWith(u"core/") && !core.contains(header))
        return u"is not of Qt Core"_s;
    if (withoutWidgets.contains(room) && (widgets.contains(header) || header.startsWith(u"QtWidgets/")))
        return u"is of Qt Widgets"_s;
    return {};
}

} // namespace

/// The house keeps its order: who includes whom, and how long a file may be.
class RoomOrderTest : public QObject {
    Q_OBJECT

private slots:
    void forbiddenIncludesAreSeen_data();
    void forbiddenIncludesAreSeen();
    void everySourceIsInARoom();
    void roomsIncludeOnlyRoomsBeforeThem();
    void roomsIncludeOnlyTheirPartOfQt();
    void noFileIsLongerThan400Lines();
};

void RoomOrderTest::forbiddenIncludesAreSeen_data()
{
    QTest::addColumn<QString>("room");
    QTest::addColumn<QString>("line");
    QTest::addColumn<bool>("allowed");
    const auto row = [](const char* name, const QString& room, const QString& line, bool allowed) {
        QTest::newRow(name) << room << line << allowed;
    };
    row("a room before", u"core/model"_s, u"#include \"core/attention/mask.h\""_s, true);
    row("a room after", u"core/attention"_s, u"#include \"core/model/layer.h\""_s, false);
    row("the same room", u"ui/views"_s, u"#include \"ui/views/grid_view.h\""_s, true);
    row("files in paint", u"ui/paint"_s, u"#include \"core/files/npy.h\""_s, false);
    row("files in document", u"ui/document"_s, u"#include \"core/files/npy.h\""_s, true);
    row("views in editors", u"ui/editors"_s, u"#include \"ui/views/grid_view.h\""_s, false);
    row("views in main_window", u"ui/main_window"_s, u"#include \"ui/views/grid_view.h\""_s, true);
    row("a path of its own", u"ui/views"_s, u"#include \"grid_view.h\""_s, false);
    row("spaces in between", u"core/attention"_s, u" #  include  \"core/model/layer.h\""_s, false);
    row("Qt in a room without", u"core/model"_s, u"#include <QString>"_s, false);
    row("Qt Core in files", u"core/files"_s, u"#include <QString>"_s, true);
    row("Qt Gui in files", u"core/files"_s, u"#include <QColor>"_s, false);
    row("Qt Gui in paint", u"ui/paint"_s, u"#include <QColor>"_s, true);
    row("widgets in paint", u"ui/paint"_s, u"#include <QWidget>"_s, false);
    row("widgets by module", u"ui/paint"_s, u"#include <QtWidgets/QLabel>"_s, false);
    row("widgets in views", u"ui/views"_s, u"#include <QWidget>"_s, true);
    row("a whole module", u"ui/views"_s, u"#include <QtWidgets>"_s, false);
    row("the standard library", u"core/attention"_s, u"#include <vector>"_s, true);
}

void RoomOrderTest::forbiddenIncludesAreSeen()
{
    QFETCH(QString, room);
    QFETCH(QString, line);
    QFETCH(bool, allowed);
    QStringList objections;
    for (const QString& header : includesOf(line, u'"', u'"'))
        objections << objection(room, header);
    for (const QString& header : includesOf(line, u'<', u'>'))
        objections << objectionToQt(room, header);
    QCOMPARE(objections.size(), 1);
    QCOMPARE(objections.first().isEmpty(), allowed);
}

void RoomOrderTest::everySourceIsInARoom()
{
    for (const QString& folder : {u"core"_s, u"ui"_s, u"app"_s}) {
        const QStringList sources = sourcesIn(folder);
        QVERIFY2(!sources.isEmpty(), qPrintable(folder));
        for (const QString& path : sources)
            QVERIFY2(!roomOf(path).isEmpty(), qPrintable(path));
    }
}

void RoomOrderTest::roomsIncludeOnlyRoomsBeforeThem()
{
    QStringList found;
    for (const QString& room : rooms)
        for (const QString& path : sourcesIn(room))
            for (const QString& header : includesOf(contentOf(path), u'"', u'"'))
                if (const QString why = objection(room, header); !why.isEmpty() && !header.endsWith(u".moc"))
                    found << u"%1: %2 %3"_s.arg(path, header, why);
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
}

void RoomOrderTest::roomsIncludeOnlyTheirPartOfQt()
{
    QVERIFY(headersOfQt(u"QtCore"_s).contains(u"QString"_s));
    QStringList found;
    for (const QString& room : rooms)
        for (const QString& path : sourcesIn(room))
            for (const QString& header : includesOf(contentOf(path), u'<', u'>'))
                if (const QString why = objectionToQt(room, header); !why.isEmpty())
                    found << u"%1: %2 %3"_s.arg(path, header, why);
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
}

void RoomOrderTest::noFileIsLongerThan400Lines()
{
    QStringList found;
    for (const QString& folder : {u"core"_s, u"ui"_s, u"app"_s, u"tests"_s})
        for (const QString& path : sourcesIn(folder))
            if (const auto lines = contentOf(path).count(u'\n'); lines > 400)
                found << u"%1 has %2 lines"_s.arg(path).arg(lines);
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
}

QTEST_GUILESS_MAIN(RoomOrderTest)
#include "tst_room_order.moc"
