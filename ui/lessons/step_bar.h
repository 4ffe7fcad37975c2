#pragma once

#include <QWidget>

namespace headlight {

/// How far one is in a lesson: a thin line in as many parts as there are steps. Its words stand beside it.
class StepBar : public QWidget {
    Q_OBJECT

public:
    explicit StepBar(QWidget* parent = nullptr);

    /// @param done how many parts are filled
    void showProgress(std::size_t done, std::size_t count);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::size_t m_done = 0;
    std::size_t m_count = 1;
};

} // namespace headlight
