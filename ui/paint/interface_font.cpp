#include "ui/paint/interface_font.h"

#include "ui/paint/root_sign_font.h"

#include <QFontDatabase>
#include <QFontInfo>
#include <QStringList>

#include <algorithm>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

bool hasHangul(const QString& family)
{
    return QFontDatabase::writingSystems(family).contains(QFontDatabase::Korean);
}

/// A plain Korean face; fonts for a neighbouring country, of one width or with serifs only where there is no other.
QString koreanFamily()
{
    const QStringList families = QFontDatabase::families(QFontDatabase::Korean);
    for (const QString& family : {u"Noto Sans CJK KR"_s, u"Noto Sans KR"_s, u"Pretendard"_s, u"NanumGothic"_s,
                                  u"Malgun Gothic"_s, u"Apple SD Gothic Neo"_s}) {
        if (families.contains(family))
            return family;
    }
    const auto isPlain = [](const QString& family) {
        return !QFontDatabase::isFixedPitch(family) && !family.contains(u"Mono"_s) && !family.contains(u"Serif"_s);
    };
    const auto plain = std::find_if(families.begin(), families.end(), isPlain);
    return plain != families.end() ? *plain : families.value(0);
}

/// With a √ that has no bar, in whatever it writes.
QFont withPlainRoot(QFont font)
{
    const QString root = rootSignFamily(font);
    if (!root.isEmpty())
        font.setFamilies(QStringList{root} + font.families());
    return font;
}

} // namespace

QFont fontForLanguage(const QFont& systemFont, const QString& language)
{
    if (hasHangul(readFamily({QFontInfo(systemFont).family()})))
        return withPlainRoot(systemFont);
    const QString family = language == u"ko"_s ? koreanFamily() : QString();
    if (family.isEmpty())
        return systemFont;
    QFont font = systemFont;
    font.setFamilies({family});
    return withPlainRoot(font);
}

QFont formulaFont(const QFont& font)
{
    // The face itself: a name such as “Sans Serif” stands behind any other of the list.
    const QString system = QFontInfo(QFontDatabase::systemFont(QFontDatabase::GeneralFont)).family();
    if (QFontInfo(font).family() == system)
        return font;
    QFont formula = font;
    formula.setFamilies(QStringList{system} + font.families());
    return formula;
}

} // namespace headlight
