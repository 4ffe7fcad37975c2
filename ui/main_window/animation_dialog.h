#pragma once

#include "ui/document/own_thread.h"
#include "ui/export/image_export.h"
#include "ui/export/sweep.h"
#include "ui/main_window/export_choice.h"

#include <QDialog>

#include <functional>
#include <memory>

class QCheckBox;
class QDoubleSpinBox;
class QLabel;
class QSlider;
class QSpinBox;

namespace headlight {

class PicturePreview;

/// An animation of the softmax slider, and how its frames are drawn.
struct AnimationChoice {
    Sweep sweep;
    ExportChoice frame = {QStringLiteral("gif"), 720, 96, false, false, false, {}, {}};
};

/// Asks how to move the slider, and shows each frame.
class AnimationDialog : public QDialog {
    Q_OBJECT

public:
    using MakeFrame = std::function<PictureJob(double multiplier, const AnimationChoice&)>;
    /// @param isQuick whether a frame is made within a moment
    /// @param thread draws frames that are not; outlives the dialog
    AnimationDialog(const AnimationChoice& choice, MakeFrame frame, bool isQuick, std::shared_ptr<OwnThread> thread,
                    QWidget* parent);

    AnimationChoice choice() const;

private:
    void layOut();
    void showFrame();

    MakeFrame m_frame;
    bool m_isQuick;
    QDoubleSpinBox* m_from;
    QDoubleSpinBox* m_to;
    QSpinBox* m_frames;
    QSpinBox* m_rate;
    QSpinBox* m_width;
    QCheckBox* m_dark;
    QCheckBox* m_caption;
    PicturePreview* m_preview;
    QSlider* m_place;
    QLabel* m_length;
};

} // namespace headlight
