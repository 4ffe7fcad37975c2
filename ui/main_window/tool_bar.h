#pragma once

#include "core/model/view_kind.h"
#include "ui/controls/refusal_line.h"
#include "ui/document/edit.h"
#include "ui/paint/value_range.h"

#include <QToolBar>

class QLayout;
class QToolButton;

namespace headlight {

class Document;
class EditMenu;
class RangeMenu;
class ViewBar;

/// The line of buttons: undo and redo, the view, the mask, ÷√d_k, the colours' range, export.
class ToolBar : public QToolBar {
    Q_OBJECT

public:
    ToolBar(Document& document, EditMenu& edit, QWidget* parent);

    void showView(ViewKind kind);
    /// Whether what acts on the document can be reached: not while the free vectors are shown.
    void setDocumentReachable(bool reachable);
    void showRange(Range range);

signals:
    void viewChosen(headlight::ViewKind kind);
    void rangeChosen(headlight::Range range);
    void exportWanted();
    /// A change was refused.
    void refused(const headlight::Wording& reason);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void addUndo(EditMenu& edit);
    void addMask();
    void addDivision();
    void addRange();
    /// @param row where it goes; none: the tool bar itself
    QToolButton* addButton(const QString& name, QLayout* row = nullptr);
    void showState();
    void retranslate();
    /// What buttons say.
    enum class Words {
        All,    ///< "Undo", "Mask: causal"
        Signs,  ///< a sign alone where there is one
        Values, ///< what is chosen alone, where it says enough
        Least   ///< and of the views the one that is shown; the others are in its menu
    };
    void fit();
    void setWords(Words words);

    Document& m_document;
    EditMenu& m_edit;
    QToolButton* m_undo;
    QToolButton* m_redo;
    ViewBar* m_views;
    QToolButton* m_mask;
    QToolButton* m_divided;
    QToolButton* m_dividedEverywhere;
    QAction* m_allDivided;
    QAction* m_noneDivided;
    RangeMenu* m_ranges;
    QToolButton* m_range;
    QToolButton* m_export;
    QString m_maskText;
    QString m_shortMaskText;
};

} // namespace headlight
