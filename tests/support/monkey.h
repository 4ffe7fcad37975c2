#pragma once

#include "support/main_window_fixture.h"

#include <QList>
#include <QMenu>
#include <QTimer>
#include <QWidget>

#include <random>

namespace headlight {

/// Someone who clicks, types, turns and chooses at random in the real window; the same seed does the same.
class Monkey {
public:
    Monkey(MainWindowFixture& fixture, unsigned seed);

    /// Does one thing.
    /// @return what it was
    QString step();
    /// What was wrong with a gesture; empty: nothing.
    const QString& fault() const { return m_fault; }

private:
    /// 0 … count − 1.
    int upTo(qsizetype count);
    bool chance(int oneIn) { return upTo(oneIn) == 0; }
    QString text();
    Qt::KeyboardModifiers modifiers();
    QPoint pointIn(const QWidget& widget);
    QWidget* anyWidget();
    template <class T>
    T* anyOf(const QList<T*>& all)
    {
        return all.isEmpty() ? nullptr : all[upTo(all.size())];
    }

    void prepareDialogs();
    bool answer(QDialog& dialog);
    QString click();
    QString drag();
    QString wheel();
    QString key();
    QString type();
    QString menu();
    QString entryOfAButton();
    QString chooseIn(QMenu& menu, const QString& name);
    QString inPopup(QWidget& popup);
    QString other();

    MainWindowFixture& m_fixture;
    std::mt19937 m_engine;
    QString m_fault;
    QStringList m_files;
    QTimer m_answer;
};

} // namespace headlight
