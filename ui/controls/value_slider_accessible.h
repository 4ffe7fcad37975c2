#pragma once

namespace headlight {

/// Lets screen readers read and move value sliders; called by each slider, works once.
void registerAccessibleSlider();

} // namespace headlight
