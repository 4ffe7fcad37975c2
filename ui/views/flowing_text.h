#pragma once

#include <QTextBrowser>

namespace headlight {

/// Rich text that can be selected and copied, has links, and is as high as it needs to be. A new text of the same
/// height causes no new layout of what is around it.
class FlowingText : public QTextBrowser {
    Q_OBJECT

public:
    explicit FlowingText(QWidget* parent = nullptr);

    /// Shows a text, unless it is shown already.
    void showText(const QString& html);
    const QString& text() const { return m_text; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;

private:
    void followTheme();
    void fill();
    void followHeight();

    QString m_text;
    int m_height = 0;
    bool m_filling = false;
};

} // namespace headlight
