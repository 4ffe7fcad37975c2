#pragma once

#include "core/model/view_kind.h"

#include <QString>

#include <functional>
#include <map>
#include <optional>
#include <string>

namespace headlight {

/// Whether a view is about the document that is open rather than numbers of its own.
constexpr bool showsDocument(ViewKind kind)
{
    return !isLab(kind) || kind == ViewKind::Saturation || kind == ViewKind::Claims;
}

/// What a lab does not take as it is set.
struct LabFault {
    std::string name; ///< of what is set
    QString reason;   ///< in a sentence without its full stop
};

/// What labs refuse of values by name; files of scenes and lessons ask it, and core has no labs.
using LabRule = std::function<std::optional<LabFault>(ViewKind lab, const std::map<std::string, double>& values)>;

} // namespace headlight
