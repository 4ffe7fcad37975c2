#pragma once

#include <QDialog>

#include <functional>

class QButtonGroup;
class QCheckBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace headlight {

struct Picture;

/// How a picture is written.
struct ExportChoice {
    QString suffix = QStringLiteral("png"); ///< png, svg or pdf
    int width = 960;                        ///< logical pixels, 96 to the inch
    int dpi = 192;                          ///< of a PNG
    bool dark = false;

    bool operator==(const ExportChoice&) const = default;
};

/// Asks how to write a picture, and shows it.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    /// @param picture what would be written for a choice
    ExportDialog(const ExportChoice& choice, std::function<Picture(const ExportChoice&)> picture, QWidget* parent);

    ExportChoice choice() const;

private:
    void layOut(const QString& suffix);
    QWidget* makeFormats(const QString& suffix);
    void showPicture();

    std::function<Picture(const ExportChoice&)> m_picture;
    QButtonGroup* m_formats;
    QSpinBox* m_width;
    QSpinBox* m_dpi;
    QCheckBox* m_dark;
    QLabel* m_preview;
    QLabel* m_size;
    QPushButton* m_save = nullptr;
};

} // namespace headlight
