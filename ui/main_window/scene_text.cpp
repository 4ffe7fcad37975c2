#include "ui/main_window/scene_text.h"

#include "core/text/korean.h"
#include "ui/paint/number_text.h"

#include <QCoreApplication>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

struct SceneText {
    Q_DECLARE_TR_FUNCTIONS(headlight::SceneText)
};

QString token(const std::vector<std::string>& tokens, Index index)
{
    return index < static_cast<Index>(tokens.size()) ? QString::fromStdString(tokens[static_cast<std::size_t>(index)])
                                                     : u"–"_s;
}

} // namespace

QString scenePlaceText(const Scene& scene, const Content& content, const QString& view)
{
    if (scene.freeVectors)
        return filledIn(SceneText::tr("%1, the free vectors as they stand when it is shown"), {view});
    return filledIn(SceneText::tr("%1, L%2H%3, “%4” reads “%5”, scores × %6"),
                    {view, QString::number(scene.layer), QString::number(scene.head),
                     token(content.tokens, scene.query), token(content.keyTokens(), scene.key),
                     exactText(scene.scoreMultiplier)});
}

} // namespace headlight
