#pragma once

#include <QLabel>

namespace headlight {

struct Picture;

/// A picture as it will be, in a place of fixed size.
class PicturePreview : public QLabel {
    Q_OBJECT

public:
    explicit PicturePreview(QWidget* parent = nullptr);
    /// A picture without extent leaves the place empty.
    void show(const Picture& picture);
};

} // namespace headlight
