#pragma once

class QWidget;

namespace headlight {

/// Has Tab go through a panel as its layouts place it, from top to bottom and from left to right, whatever the order in
/// which its parts were made; to be called again when there are new ones.
void setTabOrderByLayout(QWidget& panel);

} // namespace headlight
