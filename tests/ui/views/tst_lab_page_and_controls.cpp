#include "support/lab_test.h"
#include "ui/controls/number_field.h"
#include "ui/controls/page_canvas.h"
#include "ui/controls/value_slider.h"
#include "ui/labs/kernel_lab.h"
#include "ui/labs/saturation_lab.h"
#include "ui/paint/bar_list.h"
#include "ui/paint/plot.h"

#include <QLabel>
#include <QPushButton>

using namespace headlight;
using namespace Qt::StringLiterals;

/// What the page and the controls of a lab do to one another.
class TestLabPageAndControls : public QObject, test::LabTest {
    Q_OBJECT

    PageCanvas& page() const { return *m_view->findChild<PageCanvas*>(u"labPage"_s); }

    /// What stands beside a parameter's slider.
    QString labelOf(const QString& parameter) const
    {
        const QWidget* slider = m_view->findChild<QWidget*>(u"lab_"_s + parameter);
        return slider->parentWidget()->findChild<QLabel*>()->text();
    }

private slots:
    void init() { showLabs(); }

    void aClickOnABarSelectsItsKey()
    {
        m_view->showLab(ViewKind::Saturation);
        m_view->setState({{"shift", 3}});
        const QString before = labelOf(u"shift"_s);
        constexpr auto part = static_cast<std::size_t>(SaturationLab::scoreBarList);
        const QRectF room = page().roomOf(part);
        const auto& bars = static_cast<const BarList&>(*page().page().parts[part]);
        const double bar = room.height() / static_cast<double>(bars.content().labels.size());
        const auto press = [&](int key) {
            QTest::mouseClick(&page(), Qt::LeftButton, {},
                              QPointF(room.center().x(), room.top() + (key + 0.5) * bar).toPoint());
        };
        press(2);
        QCOMPARE(m_document->selection().key, Index(2));
        QVERIFY(labelOf(u"shift"_s) != before);
        QCOMPARE(m_view->state().at("shift"), 0.); // it belonged to the other key
        QTest::keyClick(&page(), Qt::Key_Up);
        QCOMPARE(m_document->selection().key, Index(1));
        QCOMPARE(labelOf(u"shift"_s), before);
    }

    void whatDoesNothingCannotBeSetAndSaysWhy()
    {
        m_view->showLab(ViewKind::Masks);
        auto* window = m_view->findChild<QWidget*>(u"lab_window"_s);
        auto* field = m_view->findChild<QWidget*>(u"lab_window_field"_s);
        QVERIFY(!window->isEnabled() && !field->isEnabled());
        QVERIFY(window->toolTip().contains(u"window"_s));
        m_view->setState({{"mask", 2}});
        QVERIFY(window->isEnabled() && field->isEnabled());
        QCOMPARE(window->toolTip(), u"Keys that a row sees at most"_s);
        QVERIFY(!m_view->findChild<QWidget*>(u"lab_padding"_s)->isEnabled());
    }

    void whatTheMouseDoesStandsOnTheScreenAlone()
    {
        m_view->showLab(ViewKind::Masks);
        const auto* question = m_view->findChild<QLabel*>(u"labQuestion"_s);
        QVERIFY(question->text().contains(m_view->lab().hint(m_view->state())));
        QVERIFY(!page().page().words().contains(u"drag"_s));
    }

    void aClickOnAValueOfTheKernelChangesNothing()
    {
        m_view->showLab(ViewKind::Kernel);
        constexpr auto part = static_cast<std::size_t>(KernelLab::meanCurve);
        const Plot plot = static_cast<const Plot&>(*page().page().parts[part]);
        const auto at = [&](QPointF value) {
            return plot.at(value, page().roomOf(part), page().sheetFont()).toPoint();
        };
        const QPointF third = plot.content().series[2].points[2];
        QTest::mouseClick(&page(), Qt::LeftButton, {}, at(third));
        auto* reset = m_view->findChild<QPushButton*>(u"labReset"_s);
        QVERIFY(!reset->isEnabled());
        QTest::mousePress(&page(), Qt::LeftButton, {}, at(third));
        QTest::mouseMove(&page(), at({third.x(), -0.5}));
        QTest::mouseRelease(&page(), Qt::LeftButton, {}, at({third.x(), -0.5}));
        QVERIFY(reset->isEnabled());
        QVERIFY(std::abs(m_view->state().at("value_3") + 0.5) < 0.02);
        QCOMPARE(m_view->state().at("query"), 0.6);
    }

    void oneStepIsGoneAtATime()
    {
        m_view->showLab(ViewKind::Stall);
        auto* step = m_view->findChild<QPushButton*>(u"labStep"_s);
        QVERIFY(step->isVisible());
        step->click();
        step->click();
        QCOMPARE(m_view->state().at("steps"), 2.);
        m_view->findChild<QPushButton*>(u"labRun"_s)->click();
        step->click(); // ends the run
        const double reached = m_view->state().at("steps");
        QTest::qWait(120);
        QCOMPARE(m_view->state().at("steps"), reached);
        m_view->setState({{"steps", 249}});
        QVERIFY(step->isEnabled());
        step->click();
        QVERIFY(!step->isEnabled());
        m_view->showLab(ViewKind::Saturation);
        QVERIFY(!step->isVisible());
    }
};

QTEST_MAIN(TestLabPageAndControls)
#include "tst_lab_page_and_controls.moc"
