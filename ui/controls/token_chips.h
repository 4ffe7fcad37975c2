#pragma once

#include <QScrollArea>

#include <string>
#include <vector>

class QLabel;

namespace headlight {

class TokenChip;

/// Tokens as small buttons that flow into lines; past five lines they scroll, so that what stands below stays in reach.
/// One may be the selected one, which is kept in view; any of them may be struck out.
class TokenChips : public QScrollArea {
    Q_OBJECT

public:
    explicit TokenChips(QWidget* parent = nullptr);

    void setTokens(const std::vector<std::string>& tokens);
    /// Outlines one of them; −1: none.
    void setSelected(int token);
    /// Draws these as taken out; ascending.
    void setStruckOut(const std::vector<int>& tokens);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void clicked(int token);

protected:
    void changeEvent(QEvent* event) override;

private:
    void keepInView(int token);
    void moveFocus(int from, int step);
    void retranslate();

    static constexpr std::size_t mostChips = 256; ///< more are counted, not shown
    std::vector<std::string> m_tokens;
    std::vector<TokenChip*> m_chips;
    int m_selected = -1;
    QWidget* m_lines;
    QLabel* m_rest;
};

} // namespace headlight
