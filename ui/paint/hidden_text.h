#pragma once

#include <QString>

namespace headlight {

/// What is said of a number that a veil hides: "hidden until you answer".
QString hiddenText();

} // namespace headlight
