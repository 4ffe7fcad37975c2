#pragma once

#include "core/model/view_kind.h"
#include "ui/document/document.h"
#include "ui/main_window/stage.h"

#include <QObject>

#include <functional>
#include <map>
#include <optional>
#include <string>

class QKeyEvent;

namespace headlight {

class BlankScreen;
class Evaluator;
class SceneCaption;

/// What fills the centre: a view, or the free vectors' page of the geometry.
struct ShownPage {
    ViewKind view = ViewKind::Heatmap;
    bool freeVectors = false;
};

/// What presenter mode needs to know of the window's views.
struct ViewAccess {
    std::function<ShownPage()> shown;
    std::function<void(const ShownPage&)> show;
    std::function<void(const std::map<std::string, double>&)> setLab; ///< what is set in the lab shown
    std::function<std::function<void()>()> labsAsTheyAre;             ///< what it returns brings them back
    std::function<QWidget&()> widget;                                 ///< of the view that is shown
    std::function<bool(int step)> turnLab;          ///< further displays of the lab shown; false: it has one
    std::function<void(bool presenting)> emphasise; ///< all of them
    /// Through the displays of its step's lab, then to its next step, or back; false: no lesson runs.
    std::function<bool(int step)> turnLesson;
    std::function<bool(const QWidget*)> isOfLesson; ///< whether it keeps the keys after a click
};

/// Presenter mode: the view and the softmax slider alone, beside the text of a lesson that runs, for a class to read.
/// The Page keys, which are a clicker's, go through the lesson's steps, or the document's scenes; without either,
/// through the displays of the lab shown, or through the heads; arrow keys move the selected cell; B blanks the screen.
/// The slider and the division are played with meanwhile: leaving gives back the document as it was, the view, the
/// panels, what scenes have set in the labs, and the selection unless it was moved by hand.
class Presenter : public QObject {
    Q_OBJECT

public:
    /// @param caption in the window's centre; the presenter fills it
    Presenter(Document& document, Evaluator& evaluator, QWidget& window, const Stage& stage, ViewAccess views,
              SceneCaption& caption);

    bool isOn() const { return m_on; }
    void enter();
    /// Enters and begins with a scene.
    void enterAt(Index scene);
    void leave();
    /// Has something bring up another page, and maybe another document, that stays when presenter mode is left.
    /// @param show returns whether it did; else all is as it was
    void keep(const std::function<bool()>& show);
    /// Whether a side panel is seen again when presenter mode is left. Contract: it is on.
    bool returns(QWidget& panel) const { return m_stage.returns(panel); }
    void setReturns(QWidget& panel, bool returns) { m_stage.setReturns(panel, returns); }

signals:
    void switched(bool on);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool isInside(const QObject* object) const;
    bool isTyping() const;
    bool isOurs(const QKeyEvent& event) const;
    void act(int key);
    bool moveCell(int key);
    void turnPage(Index step);
    void turnHead(Index step);
    void showScene(Index scene);
    void focusView();

    Document& m_document;
    Evaluator& m_evaluator;
    QWidget& m_window;
    Stage m_stage;
    ViewAccess m_views;
    SceneCaption& m_caption;
    BlankScreen* m_blank;
    bool m_on = false;
    bool m_goes = false; ///< to a scene
    Index m_scene = -1;  ///< shown last; −1: none yet
    ShownPage m_pageBefore;
    std::function<void()> m_labsBack;           ///< as they were before the scenes
    std::optional<Selection> m_selectionBefore; ///< from before the scenes; nothing once it was moved by hand
};

} // namespace headlight
