#include "support/main_window_fixture.h"
#include "ui/document/matrix_edits.h"
#include "ui/document/model_edits.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QPaintEvent>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

/// Counts a widget's events of one type, and unites what it paints.
class Watch final : public QObject {
public:
    Watch(QWidget* widget, QEvent::Type type) : m_type(type) { widget->installEventFilter(this); }
    int count() const { return m_count; }
    const QRegion& painted() const { return m_painted; }

protected:
    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() != m_type)
            return false;
        ++m_count;
        if (m_type == QEvent::Paint)
            m_painted += static_cast<QPaintEvent*>(event)->region();
        return false;
    }

private:
    QEvent::Type m_type;
    int m_count = 0;
    QRegion m_painted;
};

QWidget* cellsOf(MainWindowFixture& f, const QString& grid)
{
    return f.find<QWidget>(grid)->findChild<QAbstractItemView*>()->viewport();
}

/// Lets everything be painted that waits for it.
void settle(MainWindowFixture& f)
{
    const Watch updates(f.window.get(), QEvent::UpdateRequest);
    int before = -1;
    while (before != updates.count()) {
        before = updates.count();
        QTest::qWait(20);
    }
}

} // namespace

/// A step of a drag paints what it changed and nothing else: this is what keeps drags smooth.
class TestRepaints : public QObject {
    Q_OBJECT

private slots:
    void aMultiplierLeavesTheEditorsAlone()
    {
        MainWindowFixture f;
        QVERIFY(!f.document().edit(setScoreMultiplier(f.document().content(), 0.9)));
        settle(f); // the first step enables Undo and marks the title
        const Watch heatmap(f.find<QWidget>(u"heatmap"_s), QEvent::Paint);
        const Watch chip(f.find<QWidget>(u"token_0"_s), QEvent::Paint);
        const Watch embeddings(cellsOf(f, u"embeddings_grid"_s), QEvent::Paint);
        const Watch matrix(cellsOf(f, u"head_grid"_s), QEvent::Paint);
        const Watch layouts(f.window.get(), QEvent::LayoutRequest);
        QVERIFY(!f.document().edit(setScoreMultiplier(f.document().content(), 0.91)));
        QTRY_VERIFY(heatmap.count() > 0);
        QCOMPARE(chip.count(), 0);
        QCOMPARE(embeddings.count(), 0);
        QCOMPARE(matrix.count(), 0);
        QCOMPARE(layouts.count(), 0);
    }

    void anEntryRepaintsItsCellAlone()
    {
        MainWindowFixture f;
        settle(f);
        const Watch heatmap(f.find<QWidget>(u"heatmap"_s), QEvent::Paint);
        const Watch embeddings(cellsOf(f, u"embeddings_grid"_s), QEvent::Paint);
        const Watch matrix(cellsOf(f, u"head_grid"_s), QEvent::Paint);
        const Selection& at = f.document().selection();
        const Content& content = f.document().content();
        const MatrixPlace place{MatrixKind::Query, at.layer, at.head};
        QVERIFY(!f.document().edit(setMatrixEntry(content, place, 0, 0, matrixAt(content, place)(0, 0) + 0.1)));
        QTRY_VERIFY(heatmap.count() > 0);
        QCOMPARE(embeddings.count(), 0);
        QVERIFY(matrix.count() > 0);
        auto* table = f.find<QWidget>(u"head_grid"_s)->findChild<QAbstractItemView*>();
        const QRect cell = table->visualRect(table->model()->index(0, 0));
        QVERIFY(cell.adjusted(-2, -2, 2, 2).contains(matrix.painted().boundingRect()));
    }
};

QTEST_MAIN(TestRepaints)
#include "tst_repaints.moc"
