#pragma once

#include "support/lesson_text.h"
#include "ui/document/document.h"
#include "ui/lessons/lesson_column.h"
#include "ui/lessons/lesson_run.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace headlight {

/// Steps that ask, over the worked example; apostrophes for quotes.
namespace asking {

inline const QByteArray number = "{'title': 'A number', 'text': 'Products {p}.', 'document': 'worked',"
                                 " 'values': {'p': {'of': 'cell', 'quantity': 'products', 'row': 0, 'column': 0}},"
                                 " 'show': {'view': 'heatmap', 'divide': false},"
                                 " 'predict': {'kind': 'number', 'question': 'Which weight?', 'tolerance': 0.001,"
                                 " 'answer': {'of': 'cell', 'quantity': 'weights', 'row': 0, 'column': 0},"
                                 " 'wrong': [{'value': 0.1192, 'why': 'The other key.'}],"
                                 " 'hint': 'Mind the exponent.', 'explanation': 'e² to 1.'}}";
inline const QByteArray whole = "{'title': 'Whole', 'text': '', 'predict': {'kind': 'number', 'question': 'How many?',"
                                " 'answer': {'of': 'parameters', 'parts': [320, 8]}, 'tolerance': 0}}";
inline const QByteArray choice = "{'title': 'A choice', 'text': 'Heads.', 'predict': {'kind': 'choice',"
                                 " 'question': 'How many times?', 'hint': 'Count columns.',"
                                 " 'choices': [{'text': 'Eight times', 'why': 'Each is narrower.'},"
                                 " {'text': 'As many', 'right': true, 'why': 'W_Q is cut.'},"
                                 " {'text': 'An eighth'}]}}";
inline const QByteArray cell = "{'title': 'A cell', 'text': 'Read.', 'document': 'worked', 'show': {'view': 'heatmap',"
                               " 'query': 0, 'key': 1}, 'predict': {'kind': 'cell', 'question': 'The largest?',"
                               " 'find': 'largest', 'quantity': 'weights', 'row': 0, 'explanation': 'Along q.'}}";
inline const QByteArray order = "{'title': 'A proof', 'text': 'Sort.', 'predict': {'kind': 'order',"
                                " 'question': 'In order?', 'lines': ['one', 'two', 'three']}}";
inline const QByteArray nothing =
    "{'title': {'en': 'Plain', 'ko': '그냥'}, 'text': {'en': 'Just read.', 'ko': '읽기만.'}}";

} // namespace asking

/// The column alone, with a lesson of these steps; going on and back works.
struct LessonColumnFixture {
    explicit LessonColumnFixture(const QByteArray& steps)
        : run(readLesson(lessonOfSteps(steps)), noProgress(readLesson(lessonOfSteps(steps)).steps.size())),
          column(document), answered(&column, &LessonColumn::answered)
    {
        if (!run.lesson().documents.empty())
            document.load(run.lesson().documents.begin()->second, {});
        QObject::connect(&column, &LessonColumn::stepWanted, &column, [this](std::size_t step) {
            column.leaveStep();
            run.goTo(step);
            column.showStep();
        });
        column.setRun(&run);
        column.showStep();
        column.resize(280, 700);
        column.show();
        QVERIFY(QTest::qWaitForWindowActive(&column));
    }

    template <class T>
    T* find(const char* name)
    {
        T* found = nullptr;
        for (T* one : column.findChildren<T*>(QString::fromLatin1(name)))
            if (one->isVisible())
                found = one; // not of a step that goes
        return found;
    }
    QString said(const char* name)
    {
        const auto* label = find<QLabel>(name);
        return label ? label->accessibleName().isEmpty() ? label->text() : label->accessibleName() : QString();
    }
    void press(const char* button)
    {
        auto* found = find<QPushButton>(button);
        QVERIFY2(found, button);
        found->click();
    }
    void type(const char* text)
    {
        auto* field = find<QLineEdit>("answerField");
        field->setFocus();
        field->selectAll();
        field->insert(QString::fromUtf8(text));
    }
    Outcome outcome() const { return run.outcome(); }

    Document document;
    LessonRun run;
    LessonColumn column;
    QSignalSpy answered;
};

} // namespace headlight
