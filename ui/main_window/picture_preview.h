#pragma once

#include "ui/controls/latest_reader.h"
#include "ui/export/image_export.h"

#include <QImage>
#include <QLabel>
#include <QSize>

namespace headlight {

/// A picture as it will be, in a place of fixed size. What takes long is made on another thread; meanwhile the picture
/// before stays. Nobody waits for it when the preview goes.
class PicturePreview : public QLabel {
    Q_OBJECT

public:
    /// @param thread makes what is not made at once, and outlives the preview; none where all is
    explicit PicturePreview(std::shared_ptr<OwnThread> thread, QSize size = {420, 300}, QWidget* parent = nullptr);
    ~PicturePreview() override;
    /// A picture without extent leaves the place empty.
    /// @param atOnce makes it before this returns
    void show(const PictureJob& job, bool atOnce);

signals:
    /// It is shown.
    void made(const headlight::Picture& picture);

private:
    struct Wish {
        int number = 0; ///< tells one from the next
        PictureJob job;
        QSize room;
        double pixelRatio = 1;
        bool operator==(const Wish& other) const { return number == other.number; }
    };
    struct Made {
        Picture picture;
        QImage image;
    };
    static Made make(const Wish& wish, const std::atomic<bool>* stop);
    void take(const Made& made);

    int m_number = 0;
    LatestReader<Wish, Made> m_reader;
};

} // namespace headlight
