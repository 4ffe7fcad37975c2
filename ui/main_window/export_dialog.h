#pragma once

#include "ui/document/own_thread.h"
#include "ui/export/image_export.h"
#include "ui/main_window/export_choice.h"

#include <QDialog>

#include <functional>
#include <memory>

class QCheckBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QSpinBox;

namespace headlight {

class PicturePreview;
class Segments;

/// What an export dialog shows.
struct ExportSubject {
    std::function<PictureJob(const ExportChoice&)> picture; ///< what would be written, or the first of several
    bool isQuick = true;                                    ///< to make
    double greyStep = 100;                                  ///< leastGreyStep of its colours on paper
    bool hasCaption = true;
    bool allHeads = false;                                             ///< asks how several pictures are written
    bool isTurned = false;                                             ///< there is more than the sheet in sight
    std::shared_ptr<OwnThread> thread = std::make_shared<OwnThread>(); ///< draws; outlives the dialog
};

/// Asks how to write a picture, or one of every head, and shows it.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    ExportDialog(const ExportChoice& choice, ExportSubject subject, QWidget* parent);

    ExportChoice choice() const;

private:
    void makeFields(const ExportChoice& choice);
    void layOut();
    void showPicture();
    void showSize(const Picture& picture);

    ExportSubject m_subject;
    Segments* m_heads = nullptr;
    Segments* m_formats;
    Segments* m_sizes;
    QSpinBox* m_width;
    QDoubleSpinBox* m_millimetres;
    QDoubleSpinBox* m_points;
    QSpinBox* m_dpi;
    QCheckBox* m_dark;
    QCheckBox* m_caption;
    QCheckBox* m_inSight;
    PicturePreview* m_preview;
    QLabel* m_size;
    QLabel* m_grey;
    QFormLayout* m_form;
    QPushButton* m_save = nullptr;
};

} // namespace headlight
