#include "support/lab_test.h"
#include "ui/controls/page_canvas.h"
#include "ui/controls/value_slider.h"

#include <algorithm>
#include <map>

using namespace headlight;
using namespace Qt::StringLiterals;

/// Where the controls of each lab stand.
class TestLabControlsRoom : public QObject, test::LabTest {
    Q_OBJECT

private slots:
    void init() { showLabs(); }

    void controlsStandInOneLine_data()
    {
        QTest::addColumn<int>("kind");
        for (int kind = wayCount; kind < viewCount; ++kind)
            QTest::addRow("%s", viewName(static_cast<ViewKind>(kind)).data()) << kind;
    }
    void controlsStandInOneLine()
    {
        QFETCH(int, kind);
        m_view->showLab(static_cast<ViewKind>(kind));
        QCoreApplication::processEvents();
        auto* controls = m_view->findChild<QWidget*>(u"labControls"_s);
        std::map<int, std::pair<int, int>> lines; // by the top of a line, the highest and lowest middle in it
        for (const QWidget* widget : controls->findChildren<QWidget*>()) {
            if (!widget->isVisible() || widget->parentWidget()->parentWidget() != controls)
                continue;
            const auto* slider = qobject_cast<const ValueSlider*>(widget);
            const int middle = slider ? slider->middle() : widget->height() / 2;
            const int top = widget->parentWidget()->y();
            const int at = widget->mapTo(controls, QPoint(0, middle)).y();
            auto [line, isNew] = lines.try_emplace(top, at, at);
            line->second = {std::min(line->second.first, at), std::max(line->second.second, at)};
        }
        for (const auto& [top, middles] : lines)
            QVERIFY2(middles.second - middles.first <= 1,
                     qPrintable(u"%1 to %2"_s.arg(middles.first).arg(middles.second)));
    }

    void allControlsAreThereInLittleRoom_data() { controlsStandInOneLine_data(); }
    void allControlsAreThereInLittleRoom()
    {
        QFETCH(int, kind);
        m_view->resize(420, 300);
        m_view->showLab(static_cast<ViewKind>(kind));
        auto* controls = m_view->findChild<QWidget*>(u"labControls"_s);
        const auto areThere = [&] {
            QCoreApplication::processEvents();
            m_view->resize(m_view->width(), m_view->minimumSizeHint().height()); // as a layout does
            QCoreApplication::processEvents();
            const QList<QWidget*> rows = controls->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
            return std::all_of(rows.begin(), rows.end(),
                               [&](const QWidget* row) { return controls->rect().contains(row->geometry()); });
        };
        QTRY_VERIFY(areThere());
        QVERIFY(m_view->findChild<PageCanvas*>(u"labPage"_s)->parentWidget()->height() >= 100);
    }
};

QTEST_MAIN(TestLabControlsRoom)
#include "tst_lab_controls_room.moc"
