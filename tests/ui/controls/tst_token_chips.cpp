#include "ui/controls/plain_tool_tip.h"
#include "ui/controls/token_chip.h"
#include "ui/controls/token_chips.h"

#include <QAccessible>
#include <QLabel>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace headlight;
using namespace Qt::StringLiterals;

class TestTokenChips : public QObject {
    Q_OBJECT

    TokenChip* chip(int token) const { return m_chips->findChild<TokenChip*>(u"token_%1"_s.arg(token)); }

    std::unique_ptr<TokenChips> m_chips;

private slots:
    void init()
    {
        m_chips = std::make_unique<TokenChips>();
        m_chips->setTokens({"<s>", "red", "cube"});
        m_chips->setSelected(1);
        m_chips->resize(300, 40);
        m_chips->show();
        QVERIFY(QTest::qWaitForWindowActive(m_chips.get()));
    }

    void aClickIsOneSignal()
    {
        QSignalSpy clicked(m_chips.get(), &TokenChips::clicked);
        QTest::mouseClick(chip(2), Qt::LeftButton);
        QCOMPARE(clicked.count(), 1);
        QCOMPARE(clicked.first().first().toInt(), 2);
    }

    void screenReadersHearWhatIsSelectedAndWhatIsStruckOut()
    {
        const auto read = [this](int token) { return QAccessible::queryAccessibleInterface(chip(token)); };
        QVERIFY(read(1)->state().checked);
        QVERIFY(!read(2)->state().checked);
        m_chips->setStruckOut({2});
        QCOMPARE(read(1)->text(QAccessible::Name), u"red"_s);
        QCOMPARE(read(2)->text(QAccessible::Name), u"cube, hidden key"_s);
        QCOMPARE(read(0)->text(QAccessible::Description), u"0: <s>"_s);
        m_chips->setTokens({"<s>", "red", "ball"});
        QCOMPARE(read(2)->text(QAccessible::Name), u"ball, hidden key"_s);
        // A click asks; it does not select by itself.
        QTest::mouseClick(chip(2), Qt::LeftButton);
        QVERIFY(!chip(2)->isSelected() && !read(2)->state().checked);
        m_chips->setStruckOut({});
        QCOMPARE(read(2)->text(QAccessible::Name), u"ball"_s);
    }

    void tabComesToTheSelectedAndArrowsGoOn()
    {
        QCOMPARE(chip(1)->focusPolicy(), Qt::StrongFocus);
        QCOMPARE(chip(0)->focusPolicy(), Qt::ClickFocus);
        chip(1)->setFocus();
        QTest::keyClick(chip(1), Qt::Key_Right);
        QVERIFY(chip(2)->hasFocus());
        QTest::keyClick(chip(2), Qt::Key_Right);
        QVERIFY(chip(2)->hasFocus());
    }

    void manyTokensScrollAndTheSelectedStaysInView()
    {
        const int low = m_chips->heightForWidth(258);
        m_chips->setTokens(std::vector<std::string>(100, "token"));
        QVERIFY(low < 40);
        QCOMPARE(m_chips->heightForWidth(258), 184);
        m_chips->resize(258, 184);
        QTRY_VERIFY(m_chips->verticalScrollBar()->maximum() > 0);
        for (const int token : {99, 0, 50}) {
            m_chips->setSelected(token);
            const QPoint place = chip(token)->mapTo(m_chips.get(), QPoint(0, 0));
            QVERIFY(m_chips->rect().contains(QRect(place, chip(token)->size())));
        }
    }

    void withNoneSelectedTabComesToTheFirst()
    {
        m_chips->setSelected(-1);
        QCOMPARE(chip(0)->focusPolicy(), Qt::StrongFocus);
        QCOMPARE(chip(1)->focusPolicy(), Qt::ClickFocus);
        chip(1)->setFocus();
        QTest::keyClick(chip(1), Qt::Key_Up);
        QVERIFY(chip(0)->hasFocus());
    }

    void aLongSentenceSaysHowManyMoreThereAre()
    {
        const auto* rest = m_chips->findChild<QLabel*>();
        QVERIFY(!rest->isVisible());
        m_chips->setTokens(std::vector<std::string>(1000, "word"));
        const auto shown = m_chips->findChildren<TokenChip*>().size();
        QVERIFY(rest->isVisible());
        QCOMPARE(rest->text(), u"and %1 more"_s.arg(1000 - shown));
        m_chips->setTokens({"word"});
        QVERIFY(!rest->isVisible());
    }

    void hiddenKeysAreStruckOut()
    {
        m_chips->setStruckOut({0, 2});
        QVERIFY(chip(0)->isStruckOut() && !chip(1)->isStruckOut() && chip(2)->isStruckOut());
    }

    void aTokenLikeATagIsReadWhole()
    {
        QCOMPARE(chip(1)->toolTip(), u"1: red"_s);
        QVERIFY2(chip(0)->toolTip().contains(u"0: &lt;s&gt;"_s), qPrintable(chip(0)->toolTip()));
    }
};

QTEST_MAIN(TestTokenChips)
#include "tst_token_chips.moc"
