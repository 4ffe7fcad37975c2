#include "ui/controls/player_bar.h"
#include "ui/controls/player_button.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTest>

using namespace headlight;
using namespace Qt::StringLiterals;

class TestPlayerBar : public QObject {
    Q_OBJECT

private slots:
    void init();
    void buttonsGoForwardAndBack();
    void theEndsHaveNoWayOn();
    void playingGoesOnAndStopsAtTheEnd();
    void playingAtTheEndBeginsAgain();
    void aStepByHandEndsThePlaying();
    void whatNobodySeesStops();
    void arrowKeysAreLeftToThePlayer();
    void nothingToPlay();

private:
    PlayerButton& button(const char* name) const { return *m_bar->findChild<PlayerButton*>(QLatin1StringView(name)); }
    void click(const char* name) { QTest::mouseClick(&button(name), Qt::LeftButton); }

    std::unique_ptr<PlayerBar> m_bar;
};

void TestPlayerBar::init()
{
    m_bar = std::make_unique<PlayerBar>();
    m_bar->setStep(0, 4);
    m_bar->show();
}

void TestPlayerBar::buttonsGoForwardAndBack()
{
    QSignalSpy chosen(m_bar.get(), &PlayerBar::stepChosen);
    click("stepOn");
    click("stepOn");
    click("stepBack");
    click("stepLast");
    click("stepFirst");
    QCOMPARE(chosen.size(), 5);
    const int expected[] = {1, 2, 1, 3, 0};
    for (int i = 0; i < 5; ++i)
        QCOMPARE(chosen[i][0].toInt(), expected[i]);
    QCOMPARE(m_bar->findChild<QLabel*>(u"stepCounter"_s)->text(), u"Step 1 of 4"_s);
}

void TestPlayerBar::theEndsHaveNoWayOn()
{
    QSignalSpy chosen(m_bar.get(), &PlayerBar::stepChosen);
    QVERIFY(!button("stepBack").isEnabled() && !button("stepFirst").isEnabled());
    m_bar->goBack();
    QCOMPARE(chosen.size(), 0);
    m_bar->goToLast();
    m_bar->goOn();
    QCOMPARE(chosen.size(), 1);
    QVERIFY(!button("stepOn").isEnabled() && !button("stepLast").isEnabled());
    QVERIFY(button("stepBack").isEnabled());
}

void TestPlayerBar::playingGoesOnAndStopsAtTheEnd()
{
    auto* clock = m_bar->findChild<QTimer*>();
    QCOMPARE(clock->interval(), PlayerBar::pace);
    QVERIFY(PlayerBar::pace >= 2000); // calm
    clock->setInterval(10);
    QSignalSpy chosen(m_bar.get(), &PlayerBar::stepChosen);
    click("stepPlay");
    QVERIFY(m_bar->isPlaying());
    QCOMPARE(button("stepPlay").sign(), PlayerButton::Sign::Pause);
    QTRY_COMPARE(m_bar->step(), 3);
    QVERIFY(!m_bar->isPlaying());
    QCOMPARE(button("stepPlay").sign(), PlayerButton::Sign::Play);
    QCOMPARE(chosen.size(), 3);
}

void TestPlayerBar::playingAtTheEndBeginsAgain()
{
    m_bar->setStep(3, 4);
    click("stepPlay");
    QCOMPARE(m_bar->step(), 0);
    QVERIFY(m_bar->isPlaying());
    click("stepPlay");
    QVERIFY(!m_bar->isPlaying());
    QCOMPARE(m_bar->step(), 0);
}

void TestPlayerBar::aStepByHandEndsThePlaying()
{
    m_bar->togglePlaying();
    click("stepOn");
    QVERIFY(!m_bar->isPlaying());
}

void TestPlayerBar::whatNobodySeesStops()
{
    m_bar->togglePlaying();
    m_bar->hide();
    QVERIFY(!m_bar->isPlaying());
}

void TestPlayerBar::arrowKeysAreLeftToThePlayer()
{
    for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Right}) {
        QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier);
        event.accept();
        QApplication::sendEvent(&button("stepPlay"), &event);
        QVERIFY(!event.isAccepted());
    }
}

void TestPlayerBar::nothingToPlay()
{
    m_bar->setStep(0, 0);
    m_bar->togglePlaying();
    QVERIFY(!m_bar->isPlaying());
    QVERIFY(m_bar->findChild<QLabel*>(u"stepCounter"_s)->text().isEmpty());
    for (PlayerButton* one : m_bar->findChildren<PlayerButton*>())
        QVERIFY(!one->isEnabled());
}

QTEST_MAIN(TestPlayerBar)
#include "tst_player_bar.moc"
