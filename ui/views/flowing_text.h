#pragma once

#include <QTextBrowser>

namespace headlight {

/// Rich text that can be selected and copied, has links, and is as high as it needs to be. It keeps the height it once
/// needed, so that what is around it stands still while texts follow one another.
class FlowingText : public QTextBrowser {
    Q_OBJECT

public:
    explicit FlowingText(QWidget* parent = nullptr);

    /// Shows a text, unless it is shown already.
    void showText(const QString& html);
    /// Gives up the height that former texts needed.
    void letShrink();
    const QString& text() const { return m_text; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void followTheme();
    void fill();
    void followHeight();

    QString m_text;
    int m_height = 0;
    bool m_filling = false;
    bool m_focusRing = false; ///< the focus came by the keyboard
};

} // namespace headlight
