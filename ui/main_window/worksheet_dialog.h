#pragma once

#include "ui/export/worksheet.h"

#include <QDialog>

#include <functional>

class QCheckBox;
class QLabel;
class QPushButton;
class QSlider;
class QSpinBox;

namespace headlight {

class PicturePreview;
class Segments;

/// Asks how a worksheet is to be made, and shows each of its pages.
class WorksheetDialog : public QDialog {
    Q_OBJECT

public:
    using Make = std::function<Worksheet(const WorksheetChoice&)>;
    /// @param hasQuestions of a lesson: then a sheet without exercises asks something, too
    WorksheetDialog(const WorksheetChoice& choice, bool hasQuestions, Make make, QWidget* parent);

    WorksheetChoice choice() const;

private:
    void layOut(bool hasQuestions);
    void makeAgain();
    void showPage();

    Make m_make;
    Worksheet m_sheet;
    QSpinBox* m_seed;
    QPushButton* m_other;
    QSpinBox* m_exercises;
    QCheckBox* m_key;
    Segments* m_paper;
    PicturePreview* m_preview;
    QSlider* m_page;
    QLabel* m_place;
};

} // namespace headlight
