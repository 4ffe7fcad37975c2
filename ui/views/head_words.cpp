#include "ui/views/head_words.h"

#include <QCoreApplication>

#include <array>

namespace headlight {

namespace {

constexpr std::array ordinals{
    QT_TRANSLATE_NOOP("headlight::HeadWords", "first"),   QT_TRANSLATE_NOOP("headlight::HeadWords", "second"),
    QT_TRANSLATE_NOOP("headlight::HeadWords", "third"),   QT_TRANSLATE_NOOP("headlight::HeadWords", "fourth"),
    QT_TRANSLATE_NOOP("headlight::HeadWords", "fifth"),   QT_TRANSLATE_NOOP("headlight::HeadWords", "sixth"),
    QT_TRANSLATE_NOOP("headlight::HeadWords", "seventh"), QT_TRANSLATE_NOOP("headlight::HeadWords", "eighth"),
    QT_TRANSLATE_NOOP("headlight::HeadWords", "ninth"),   QT_TRANSLATE_NOOP("headlight::HeadWords", "tenth")};

QString words(const char* text)
{
    return QCoreApplication::translate("headlight::HeadWords", text);
}

} // namespace

QString headInWords(Index layer, Index head)
{
    const auto l = static_cast<std::size_t>(layer);
    const auto h = static_cast<std::size_t>(head);
    if (l < ordinals.size() && h < ordinals.size())
        return QCoreApplication::translate("headlight::HeadWords", "%1 head of the %2 layer", "ordinals")
            .arg(words(ordinals[h]), words(ordinals[l]));
    return QCoreApplication::translate("headlight::HeadWords", "head no. %1 of layer no. %2", "counted from 1")
        .arg(head + 1)
        .arg(layer + 1);
}

} // namespace headlight
