#include "support/lesson_window_fixture.h"
#include "support/shipped_lessons.h"
#include "ui/lessons/pointer_frame.h"

#include <QScrollArea>
#include <QScrollBar>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

constexpr QSize small(640, 350); // a screen of 1280 × 720 at 200 %

QByteArray pointing(const QByteArray& target)
{
    return "{'title': 'Look', 'text': 'Here.', 'document': 'worked', 'show': {'view': 'heatmap', 'query': 0, 'key': 0},"
           " 'point': '"
           + target + "'}";
}

bool isWhole(const QWidget& widget)
{
    return widget.visibleRegion() == QRegion(widget.rect());
}

} // namespace

/// The window where there is little room.
class TestSmallWindow : public QObject {
    Q_OBJECT

private slots:
    void whatIsPointedAtIsInSight_data()
    {
        QTest::addColumn<QByteArray>("target");
        QTest::addColumn<QString>("shown");
        QTest::newRow("the worked cell") << QByteArray("worked_cell") << u"workedHeading"_s;
        QTest::newRow("the heads") << QByteArray("heads") << u"headThumbnailsCanvas"_s;
        QTest::newRow("the sentence") << QByteArray("sentence") << u"sentence_field"_s;
        QTest::newRow("the slider") << QByteArray("slider") << u"multiplierSlider"_s;
    }
    void whatIsPointedAtIsInSight()
    {
        QFETCH(QByteArray, target);
        QFETCH(QString, shown);
        LessonWindowFixture f;
        f.window->resize(small);
        f.begin(asking::nothing + ", " + pointing(target));
        QCoreApplication::processEvents();
        f.on();
        auto* frame = f.window->findChild<PointerFrame*>();
        QTRY_VERIFY(frame->isVisible());
        const QWidget* part = f.shownOne(shown);
        QVERIFY(part);
        QTRY_COMPARE(part->visibleRegion().boundingRect().width(), part->width());
        QVERIFY(frame->width() > 100 && frame->height() > 20);
    }

    void aLabBeginsAtItsTitleAndHoldsItsControls_data()
    {
        QTest::addColumn<QString>("lab");
        for (int i = wayCount; i < viewCount; ++i) {
            const std::string_view name = viewName(static_cast<ViewKind>(i));
            QTest::newRow(name.data()) << QString::fromLatin1(name.data());
        }
    }
    void aLabBeginsAtItsTitleAndHoldsItsControls()
    {
        QFETCH(QString, lab);
        LessonWindowFixture f;
        f.window->resize(small);
        f.find<QWidget>(u"heatmap"_s)->setFocus();
        f.trigger(u"labs_"_s + lab);
        QTRY_VERIFY(isWhole(*f.find<QWidget>(u"labTitle"_s)));
        const auto* controls = f.find<QWidget>(u"labControls"_s);
        QTRY_VERIFY(controls->isHidden() || controls->height() >= controls->heightForWidth(controls->width()));
        QVERIFY(f.find<QWidget>(u"labPage"_s)->parentWidget()->height() >= 130);
        for (const QString& name : {u"labProbe"_s, u"labRun"_s, u"labStep"_s, u"labReset"_s}) {
            const auto* button = f.find<QWidget>(name);
            QVERIFY2(button->isHidden() || isWhole(*button), qPrintable(name));
        }
    }

    void theStatusLineCutsNothing_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("width");
        for (const char* language : {"en", "ko"})
            for (const int width : {480, 560, 640, 800, 1280})
                QTest::addRow("%s, %d px", language, width) << QString::fromLatin1(language) << width;
    }
    void theStatusLineCutsNothing()
    {
        QFETCH(QString, language);
        QFETCH(int, width);
        LessonWindowFixture f(language);
        QVERIFY(!f.document().edit(setSentence(f.content(), u"unbelievable extraordinary"_s)));
        f.document().select({0, 0, 1, 0});
        f.window->resize(width, 350);
        QCoreApplication::processEvents();
        const auto* cell = f.find<QWidget>(u"statusCell"_s);
        QVERIFY(isWhole(*cell) && cell->width() >= cell->sizeHint().width());
        QVERIFY(isWhole(*f.find<QWidget>(u"languageSwitch"_s)));
        const auto* sizes = f.find<QWidget>(u"statusSizes"_s);
        QVERIFY(sizes->isHidden() || (isWhole(*sizes) && sizes->width() >= sizes->sizeHint().width()));
        if (width >= 800)
            QVERIFY(sizes->isVisible());
    }

    void aClickerComesToTheQuestionFirst()
    {
        LessonWindowFixture f;
        const QByteArray asked = "{'title': 'Long', 'text': '" + QByteArray("word ").repeated(120)
                                 + "', 'predict': {'kind': 'number', 'question': 'How many?', 'answer': 3}}";
        f.begin(asking::nothing + ", " + asked + ", " + asking::nothing);
        f.present();
        f.window->showNormal();
        f.window->resize(1280, 720);
        QCoreApplication::processEvents();
        f.press(Qt::Key_PageDown);
        QCOMPARE(f.title(), u"Long"_s);
        QTRY_COMPARE(f.find<QPushButton>(u"lessonNext"_s)->text(), u"Question ↓"_s);
        f.press(Qt::Key_PageDown);
        QCOMPARE(f.title(), u"Long"_s);
        QVERIFY(isWhole(*f.find<QWidget>(u"predictionCheck"_s)));
        f.press(Qt::Key_PageDown);
        QCOMPARE(f.title(), u"Plain"_s);
    }

    void theCheckButtonIsInSightBeforeAClass()
    {
        LessonWindowFixture f;
        QVERIFY(f.window->lessons().openFile(test::shippedLessonFiles()[1].filePath()));
        for (int step = 1; step < 4; ++step)
            QVERIFY(f.window->lessons().turn(1));
        f.present();
        f.window->showNormal();
        f.window->resize(1280, 660);
        QTRY_VERIFY(isWhole(*f.find<QWidget>(u"predictionCheck"_s)));
        QVERIFY(isWhole(*f.find<QWidget>(u"stepTitle"_s)));
    }
};

QTEST_MAIN(TestSmallWindow)
#include "tst_small_window.moc"
