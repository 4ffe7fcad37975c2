#pragma once

#include "core/model/content.h"

#include <QString>

namespace headlight {

/// Where a scene of the document looks, in the language of the moment: view, head, cell, slider.
/// @param view what its view is called
QString scenePlaceText(const Scene& scene, const Content& content, const QString& view);

} // namespace headlight
