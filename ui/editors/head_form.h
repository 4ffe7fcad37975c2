#pragma once

#include "core/model/layer.h"
#include "ui/editors/edit_sender.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QMenu;

namespace headlight {

class MenuButton;
class NumberField;
class TextField;

/// What a head is beside its matrices: name, on or off, d_k, d_v and what its scores are divided by.
class HeadForm : public QWidget {
    Q_OBJECT

public:
    explicit HeadForm(Document& document, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void layOut();
    void sizeFields();
    void connectFields();
    void fillActions(QMenu& menu);
    void fillScales(QMenu& menu);
    void setShape();
    void setScale(Scale::Kind kind, double number);
    void showContent();
    void retranslate();

    Document& m_document;
    QLabel* m_heading;
    MenuButton* m_actions;
    TextField* m_name;
    QCheckBox* m_enabled;
    NumberField* m_dK;
    NumberField* m_dV;
    MenuButton* m_scale;
    NumberField* m_divisor;
    RefusalLine* m_refusal;
    EditSender m_sender;
};

} // namespace headlight
