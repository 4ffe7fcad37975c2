#pragma once

#include <QStringList>
#include <QWidget>

class QButtonGroup;

namespace headlight {

/// Words beside one another, one of which is chosen.
class Segments : public QWidget {
    Q_OBJECT

public:
    /// @param names objectNames of the buttons, one for each word
    Segments(const QStringList& names, const QStringList& words, int chosen, QWidget* parent = nullptr);
    int chosen() const;

signals:
    void choiceChanged();

private:
    QButtonGroup* m_buttons;
};

} // namespace headlight
