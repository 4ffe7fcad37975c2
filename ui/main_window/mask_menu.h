#pragma once

#include "ui/controls/refusal_line.h"

#include "core/attention/mask.h"

#include <QList>
#include <QMenu>

namespace headlight {

class Document;

/// Which layers a choice of mask is for.
enum class MaskScope { SelectedLayer, AllLayers };

/// The masks to choose from, the present one ticked; none is ticked where layers differ.
class MaskMenu : public QMenu {
    Q_OBJECT

public:
    MaskMenu(Document& document, MaskScope scope, QWidget* parent = nullptr);

signals:
    /// A choice was refused.
    void refused(const headlight::Wording& reason);

protected:
    void changeEvent(QEvent* event) override;

private:
    void add(const Mask& mask, const QString& name);
    void showState();
    void retranslate();

    Document& m_document;
    MaskScope m_scope;
    struct Choice {
        QAction* action;
        Mask mask;
    };
    QList<Choice> m_choices;
};

/// Whether the document's layers have different masks.
bool masksDiffer(const Document& document);

} // namespace headlight
