#pragma once

#include <QByteArray>
#include <QFont>
#include <QHash>
#include <QMutex>
#include <QString>

#include <functional>
#include <utility>

namespace headlight {

/// A font of one sign, √ without a bar, whose lines are as high as those of a face and as far apart: a TrueType file.
/// @param face whose measures are taken
/// @return empty where its measures cannot be read
QByteArray rootSignFont(const QFont& face, const QString& family);

/// The families of such fonts, each made once for its face; a face that none can be made for is tried once, too. For
/// any thread: pictures are painted on several.
class RootSignFamilies {
public:
    /// @param make rootSignFont or what stands for it
    explicit RootSignFamilies(std::function<QByteArray(const QFont&, const QString&)> make = rootSignFont)
        : m_make(std::move(make))
    {
    }

    /// @return empty where there is none
    QString of(const QFont& face);

private:
    std::function<QByteArray(const QFont&, const QString&)> m_make;
    QMutex m_lock;
    QHash<QString, QString> m_families; ///< by face; empty: there is none
};

/// The family of that font, which the program knows from then on. Named before the face it gives it its √.
/// @return empty where there is none
QString rootSignFamily(const QFont& face);

/// The family that is named after it where a list of families begins with that of a root sign; else the first one.
QString readFamily(const QStringList& families);

} // namespace headlight
