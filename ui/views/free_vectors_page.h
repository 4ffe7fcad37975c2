#pragma once

#include "ui/controls/focus_giver.h"
#include "ui/controls/refusal_line.h"
#include "ui/document/evaluator.h"
#include "ui/document/free_vectors.h"
#include "ui/paint/geometry_picture.h"

class QLabel;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace headlight {

class GeometryCanvas;
class MatrixGrid;
struct Picture;

/// A few queries, keys and values of their own, to be dragged, typed and stepped through by keys. They are a small
/// document that is computed as every other, with an undo stack of its own; it can be opened as the document.
class FreeVectorsPage : public FocusGiver {
    Q_OBJECT

public:
    explicit FreeVectorsPage(QWidget* parent = nullptr);
    ~FreeVectorsPage() override;

    Document& document() { return m_document; }
    Evaluator& evaluator() { return m_evaluator; }
    void setDecimals(int decimals);
    Picture picture(const Theme& theme, double width) const;
    double pictureWidth() const;

signals:
    /// The vectors are to be opened as the document.
    void documentWanted(const headlight::Content& content);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    /// A table with its heading and its buttons.
    struct Table {
        VectorTable kind = VectorTable::Queries;
        QLabel* heading = nullptr;
        QToolButton* add = nullptr;
        QToolButton* remove = nullptr;
        MatrixGrid* grid = nullptr;
    };
    void makeTable(Table& table, VectorTable kind, const QString& name, QVBoxLayout& column);
    void connectCanvas();
    GeometryOptions options() const;
    Table& tableOf(VectorKind kind) { return kind == VectorKind::Query ? m_queries : m_pairs; }
    Index selectedRow(const Table& table) const;
    void edit(Table& table, EditResult edited, quint64 gesture = 0);
    void choose(VectorPlace place);
    void chooseCell(const Table& table, Index row, Index column);
    void showContent();
    void showTable(Table& table);
    void showPicture();
    void retranslate();

    Document m_document;
    Evaluator m_evaluator;
    int m_decimals = 2;
    quint64 m_gesture = 0; ///< of the running drag or held key
    GeometryCanvas* m_canvas;
    QLabel* m_message; ///< in place of the picture
    Table m_queries;
    Table m_pairs;
    QPushButton* m_open;
};

} // namespace headlight
