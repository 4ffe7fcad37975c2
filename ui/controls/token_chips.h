#pragma once

#include <QWidget>

#include <string>
#include <vector>

class QLabel;

namespace headlight {

class TokenChip;

/// Tokens as small buttons that flow into lines. One may be the selected one, any of them may be struck out.
class TokenChips : public QWidget {
    Q_OBJECT

public:
    explicit TokenChips(QWidget* parent = nullptr);

    void setTokens(const std::vector<std::string>& tokens);
    /// Outlines one of them; −1: none.
    void setSelected(int token);
    /// Draws these as taken out; ascending.
    void setStruckOut(const std::vector<int>& tokens);

signals:
    void clicked(int token);

protected:
    void changeEvent(QEvent* event) override;

private:
    void moveFocus(int from, int step);
    void retranslate();

    static constexpr std::size_t mostChips = 256; ///< more are counted, not shown
    std::vector<std::string> m_tokens;
    std::vector<TokenChip*> m_chips;
    QLabel* m_rest;
};

} // namespace headlight
