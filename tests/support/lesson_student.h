#pragma once

#include "core/lessons/lesson_answer.h"
#include "support/main_window_fixture.h"
#include "ui/document/document.h"
#include "ui/document/lesson_text.h"

#include <QAbstractButton>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTest>

#include <utility>
#include <vector>

namespace headlight {

/// Someone who goes through a lesson in the window.
class Student {
public:
    Student(MainWindowFixture& fixture, const Lesson& lesson) : m_fixture(fixture), m_lesson(lesson), m_values(lesson)
    {
    }

    template <class T>
    T* seen(const QString& name) const
    {
        T* found = nullptr;
        for (T* one : m_fixture.window->findChildren<T*>(name))
            if (one->isVisible())
                found = one;
        return found;
    }
    QString feedback() const
    {
        const auto* label = seen<QLabel>(QStringLiteral("predictionFeedback"));
        return label ? label->accessibleName() : QString();
    }
    QString textOf(std::size_t step, const LocalText& text) { return lessonText(m_values, m_lesson, step, text); }
    bool isAsked() const { return seen<QPushButton>(QStringLiteral("predictionCheck")) != nullptr; }
    void check() { seen<QPushButton>(QStringLiteral("predictionCheck"))->click(); }
    void goOn() { seen<QPushButton>(QStringLiteral("lessonNext"))->click(); }

    void type(double number)
    {
        auto* field = seen<QLineEdit>(QStringLiteral("answerField"));
        field->clear();
        field->insert(QString::number(number, 'g', 17));
        check();
    }
    void choose(std::size_t choice)
    {
        seen<QAbstractButton>(QStringLiteral("choice_%1").arg(choice))->click();
        check();
    }
    void press(Index row, Index column)
    {
        Document& document = m_fixture.document();
        Selection selection = document.selection();
        selection.query = row;
        selection.key = column;
        document.select(selection);
        check();
    }
    /// Moves the lines until they stand as a list says.
    void sort(const std::vector<QString>& lines)
    {
        auto* list = seen<QListWidget>(QStringLiteral("answerLines"));
        for (int place = 0; place < static_cast<int>(lines.size()); ++place) {
            int at = place;
            while (at < list->count() && list->item(at)->text() != lines[static_cast<std::size_t>(place)])
                ++at;
            QVERIFY2(at < list->count(), qPrintable(lines[static_cast<std::size_t>(place)]));
            list->setCurrentRow(at);
            for (; at > place; --at)
                seen<QPushButton>(QStringLiteral("lineUp"))->click();
        }
        check();
    }

    /// Gives every wrong answer that the lesson lists, or one if it lists none; each is refused with what is said to
    /// it.
    void answerWrong(std::size_t step)
    {
        const Prediction& asked = *m_lesson.steps[step].prediction;
        for (const WrongAnswer& wrong : asked.wrongAnswers) {
            type(m_values.value(step, wrong.value));
            refused(textOf(step, wrong.why));
        }
        for (std::size_t i = 0; i < asked.choices.size(); ++i)
            if (i != rightChoice(m_values, m_lesson, step)) {
                choose(i);
                refused(textOf(step, asked.choices[i].why));
            }
        if (asked.kind == Prediction::Kind::Cell) {
            const Index right = rightCells(m_values, m_lesson, step)[0];
            press(asked.row, right == 0 ? 1 : 0);
            refused(textOf(step, asked.hint));
        }
        if (asked.kind == Prediction::Kind::Order) {
            std::vector<QString> lines = linesOf(step);
            std::swap(lines[0], lines[1]);
            sort(lines);
            refused(textOf(step, asked.hint));
        }
    }
    void answerRight(std::size_t step)
    {
        const Prediction& asked = *m_lesson.steps[step].prediction;
        if (asked.kind == Prediction::Kind::Number)
            type(m_values.value(step, *asked.answer));
        if (asked.kind == Prediction::Kind::Choice)
            choose(rightChoice(m_values, m_lesson, step));
        if (asked.kind == Prediction::Kind::Cell)
            press(asked.row, rightCells(m_values, m_lesson, step)[0]);
        if (asked.kind == Prediction::Kind::Order)
            sort(linesOf(step));
        QVERIFY2(!isAsked(), qPrintable(feedback()));
        QVERIFY2(feedback().contains(textOf(step, asked.explanation).section(u'\n', 0, 0)), qPrintable(feedback()));
    }

private:
    std::vector<QString> linesOf(std::size_t step)
    {
        std::vector<QString> lines;
        for (const LocalText& line : m_lesson.steps[step].prediction->lines)
            lines.push_back(textOf(step, line));
        return lines;
    }
    void refused(const QString& why)
    {
        QVERIFY(isAsked());
        QVERIFY2(feedback().contains(why), qPrintable(why));
    }

    MainWindowFixture& m_fixture;
    const Lesson& m_lesson;
    LessonValues m_values;
};

} // namespace headlight
