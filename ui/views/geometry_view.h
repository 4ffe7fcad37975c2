#pragma once

#include "ui/controls/view.h"
#include "ui/paint/geometry_numbers.h"
#include "ui/paint/heatmap.h"

class QLabel;
class QPushButton;
class QStackedWidget;

namespace headlight {

class HeaderLayout;
class DimensionChooser;
class Document;
class ElidedLabel;
class Evaluator;
class FreeVectorsPage;
class GeometryCanvas;
struct Content;
struct VectorPlace;

/// The centre as geometry: the selected head's queries and keys in one plane, its values and output in another.
/// What is shown follows the document's selection; which directions are shown is the view's own. The other page holds
/// free vectors, which have a document of their own.
class GeometryView : public View {
    Q_OBJECT

public:
    GeometryView(Document& document, Evaluator& evaluator, QWidget* parent = nullptr);
    ~GeometryView() override;

    /// Of the numbers: their decimals.
    void setOptions(const HeatmapOptions& options) override;
    std::function<void()> wayBack() override;
    double pictureWidth() const override;
    MakePicture pictureMaker(const Theme& theme, double width) const override;
    bool isOfOneHead() const override { return !showsFreeVectors(); }

    bool showsFreeVectors() const;
    void showFreeVectors(bool shown);
    /// The free vectors' own document.
    Document& freeDocument();
    Evaluator& freeEvaluator();

signals:
    void freeVectorsShown(bool shown);
    /// The free vectors are to be opened as the document.
    void documentWanted(const headlight::Content& content);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void makeHeader(HeaderLayout& header);
    void makePages();
    QWidget* makeSwitch();
    void retranslate();
    GeometryOptions options() const;
    void veilFreeVectors();
    bool hidesVectorsOfHead() const;
    void showSource();
    void showDimensions();
    void showHead();
    void choose(VectorPlace place);

    Document& m_document;
    Evaluator& m_evaluator;
    GeometryOptions m_options; ///< decimals and directions
    QLabel* m_title;
    ElidedLabel* m_name;
    QPushButton* m_ofHead;
    QPushButton* m_free;
    DimensionChooser* m_keyDimensions;
    DimensionChooser* m_valueDimensions;
    GeometryCanvas* m_canvas;
    QLabel* m_message; ///< in place of the picture
    FreeVectorsPage* m_freePage;
    QStackedWidget* m_pages;
};

} // namespace headlight
