#include "core/files/document_file.h"
#include "support/korean_words.h"
#include "support/lab_test.h"
#include "ui/controls/number_field.h"
#include "ui/controls/page_canvas.h"
#include "ui/controls/value_slider.h"
#include "ui/document/token_edits.h"
#include "ui/export/image_export.h"
#include "ui/labs/masks_lab.h"
#include "ui/labs/saturation_lab.h"
#include "ui/paint/cell_table.h"
#include "ui/paint/plot.h"
#include "ui/paint/text.h"

#include <QLabel>
#include <QPushButton>

#include <algorithm>

using namespace headlight;
using namespace Qt::StringLiterals;

class TestLabView : public QObject, test::LabTest {
    Q_OBJECT

private slots:
    void init();
    void everyLabHasAPageInBothThemesAndWidths_data();
    void everyLabHasAPageInBothThemesAndWidths();
    void everyParameterHasAControlThatSetsIt_data();
    void everyParameterHasAControlThatSetsIt();
    void theMarkerIsDraggedAsOneUndoStep();
    void cellsArePaintedByADrag();
    void valuesOutOfRangeAreBroughtIntoIt();
    void whatIsSetStaysWithItsLab();
    void resetGoesBack();
    void whatDoesNotFitIsATurnAway();
    void noSheetIsHigherThanItsRoom_data();
    void noSheetIsHigherThanItsRoom();
    void aRunDoublesFromTheStart();
    void controlsGrowWithTheType();
    void otherContentBeginsAtItsFirstDisplays();
    void withoutTokensItSaysWhatToDo();
    void thePresentLanguageIsSpoken();

private:
    PageCanvas& page() const { return *m_view->findChild<PageCanvas*>(u"labPage"_s); }
    static std::vector<ViewKind> labs()
    {
        std::vector<ViewKind> kinds;
        for (int i = wayCount; i < viewCount; ++i)
            kinds.push_back(static_cast<ViewKind>(i));
        return kinds;
    }
};

void TestLabView::init()
{
    showLabs();
}

void TestLabView::everyLabHasAPageInBothThemesAndWidths_data()
{
    QTest::addColumn<int>("kind");
    for (const ViewKind kind : labs())
        QTest::addRow("%s", viewName(kind).data()) << static_cast<int>(kind);
}

void TestLabView::everyLabHasAPageInBothThemesAndWidths()
{
    QFETCH(int, kind);
    m_view->showLab(static_cast<ViewKind>(kind));
    QTRY_VERIFY_WITH_TIMEOUT(!page().page().parts.empty(), 30000);
    QVERIFY(!m_view->findChild<QLabel*>(u"labTitle"_s)->text().isEmpty());
    for (const Theme* theme : {&Theme::light(), &Theme::darkTheme()})
        for (const double width : {320., 960.}) {
            const Picture picture = m_view->picture(*theme, width);
            QVERIFY(!picture.size.isEmpty());
            QVERIFY(pictureImage(picture).ok());
        }
    for (const auto& part : page().page().parts) // the stable softmax means it
        QVERIFY2(kind == static_cast<int>(ViewKind::StableSoftmax) || !part->words().contains(u"NaN"_s),
                 qPrintable(part->words()));
}

void TestLabView::everyParameterHasAControlThatSetsIt_data()
{
    everyLabHasAPageInBothThemesAndWidths_data();
}

void TestLabView::everyParameterHasAControlThatSetsIt()
{
    QFETCH(int, kind);
    m_view->showLab(static_cast<ViewKind>(kind));
    for (const LabParameter& parameter : m_view->lab().parameters()) {
        QWidget* control = m_view->findChild<QWidget*>(u"lab_"_s + QString::fromStdString(parameter.name));
        QVERIFY(!parameter.text.isEmpty());
        if (parameter.inPage) {
            QVERIFY2(!control, parameter.name.c_str());
            continue;
        }
        QVERIFY2(control, parameter.name.c_str());
        auto* slider = qobject_cast<ValueSlider*>(control);
        const double before = m_view->state().at(parameter.name);
        if (slider) {
            QVERIFY(!slider->accessibleName().isEmpty());
            slider->moveBy(before < parameter.high ? 1 : -1);
            QVERIFY2(m_view->state().at(parameter.name) != before, parameter.name.c_str());
            auto* field = m_view->findChild<NumberField*>(control->objectName() + u"_field"_s);
            QCOMPARE(field->value(), m_view->state().at(parameter.name));
        }
    }
}

void TestLabView::theMarkerIsDraggedAsOneUndoStep()
{
    m_view->showLab(ViewKind::Saturation);
    const auto part = static_cast<std::size_t>(SaturationLab::entropyCurve);
    page().showPart(part);
    const Plot plot = static_cast<const Plot&>(*page().page().parts[part]);
    const auto at = [&](double scale) {
        return plot.at({scale, 0.5}, page().roomOf(part), pictureFont(page().font())).toPoint();
    };
    QTest::mousePress(&page(), Qt::LeftButton, {}, at(1));
    QTest::mouseMove(&page(), at(4));
    QTest::mouseMove(&page(), at(10));
    QTest::mouseRelease(&page(), Qt::LeftButton, {}, at(10));
    const double reached = m_document->content().model.scoreMultiplier;
    QVERIFY2(reached > 9 && reached < 11, qPrintable(QString::number(reached)));
    QCOMPARE(m_document->undoStack().count(), 1);
    m_document->undoStack().undo();
    QCOMPARE(m_view->state().at(scoreMultiplier), 1.);
}

void TestLabView::cellsArePaintedByADrag()
{
    m_view->showLab(ViewKind::Masks);
    constexpr auto part = static_cast<std::size_t>(MasksLab::scoresAfter);
    page().showPart(part);
    const auto at = [&](int query, int key) {
        const auto& cells = static_cast<const CellTable&>(*page().page().parts[part]);
        const QRectF all = cells.cells(page().roomOf(part), pictureFont(page().font()));
        return QPointF(all.left() + (key + 0.5) * all.width() / 5, all.top() + (query + 0.5) * all.height() / 5)
            .toPoint();
    };
    QTest::mousePress(&page(), Qt::LeftButton, {}, at(0, 2));
    QTest::mouseMove(&page(), at(0, 3));
    QTest::mouseMove(&page(), at(1, 3));
    QTest::mouseRelease(&page(), Qt::LeftButton, {}, at(1, 3));
    QCOMPARE(m_view->state().at("row_1"), 1. + 4 + 8);
    QCOMPARE(m_view->state().at("row_2"), 3. + 8);
    QCOMPARE(m_view->state().at("row_3"), 7.);
    QCOMPARE(m_document->undoStack().count(), 0);             // nothing of the document
    QTest::mousePress(&page(), Qt::LeftButton, {}, at(0, 9)); // beside the cells
    QTest::mouseMove(&page(), at(4, 4));
    QTest::mouseRelease(&page(), Qt::LeftButton, {}, at(4, 4));
    QCOMPARE(m_view->state().at("row_5"), 31.);
    for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Down, Qt::Key_Space})
        QTest::keyClick(&page(), key);
    QCOMPARE(m_view->state().at("row_2"), 2. + 8);
}

void TestLabView::valuesOutOfRangeAreBroughtIntoIt()
{
    m_view->showLab(ViewKind::Saturation);
    m_view->setState({{"shift", 1e9}, {"unknown", 3}});
    QCOMPARE(m_view->state().at("shift"), 20.);
    QVERIFY(!m_view->state().contains("unknown"));
}

void TestLabView::whatIsSetStaysWithItsLab()
{
    m_view->showLab(ViewKind::Saturation);
    m_view->setState({{"shift", 3}});
    for (const ViewKind kind : labs())
        m_view->showLab(kind);
    m_view->showLab(ViewKind::Saturation);
    QCOMPARE(m_view->state().at("shift"), 3.);
}

void TestLabView::resetGoesBack()
{
    m_view->showLab(ViewKind::Saturation);
    auto* reset = m_view->findChild<QPushButton*>(u"labReset"_s);
    QVERIFY(!reset->isEnabled());
    m_view->setState({{"shift", 3}});
    QVERIFY(reset->isEnabled());
    reset->click();
    QCOMPARE(m_view->state().at("shift"), 0.);
    QVERIFY(!reset->isEnabled());
}

void TestLabView::controlsGrowWithTheType()
{
    m_view->showLab(ViewKind::HeadsAndCost);
    auto* slider = m_view->findChild<ValueSlider*>();
    const int before = slider->width();
    QFont large = m_view->font();
    large.setPixelSize(26);
    m_view->setFont(large);
    QVERIFY(slider->width() > before);
    for (const auto* field : m_view->findChildren<NumberField*>())
        QVERIFY2(field->width() > field->fontMetrics().horizontalAdvance(field->text()) + 8, qPrintable(field->text()));
}

void TestLabView::whatDoesNotFitIsATurnAway()
{
    m_view->resize(700, 420);
    m_view->showLab(ViewKind::Saturation);
    auto* on = m_view->findChild<QWidget*>(u"pageOn"_s);
    auto* place = m_view->findChild<QLabel*>(u"pagePlace"_s);
    const int count = page().sheetCount();
    QVERIFY(count > 1);
    QVERIFY(place->isVisible());
    const auto bars = page().grab().toImage();
    QTest::mouseClick(on, Qt::LeftButton);
    QCOMPARE(page().sheet(), 1);
    QVERIFY(place->text().contains(u"2 / %1"_s.arg(count)));
    QVERIFY(page().grab().toImage() != bars);
    // The part with a marker is dragged where it is shown, and stays in sight while the numbers change.
    const auto part = static_cast<std::size_t>(SaturationLab::entropyCurve);
    page().showPart(part);
    const int sheet = page().sheet();
    QTest::mouseClick(&page(), Qt::LeftButton, {}, page().roomOf(part).center().toPoint());
    QVERIFY(m_view->state().at(scoreMultiplier) != 1);
    QCOMPARE(page().sheet(), sheet);
    // By keys, not past the ends; another lab begins at its first displays.
    for (int i = 0; i <= count; ++i)
        QTest::keyClick(&page(), Qt::Key_PageDown);
    QCOMPARE(page().sheet(), count - 1);
    QVERIFY(!on->isEnabled());
    QVERIFY(m_view->turn(1)); // it stays, and nothing else is turned instead
    QCOMPARE(page().sheet(), count - 1);
    QVERIFY(m_view->turn(-1));
    QCOMPARE(page().sheet(), count - 2);
    m_view->showLab(ViewKind::StableSoftmax);
    QCOMPARE(page().sheet(), 0);
    m_view->resize(1600, 1400);
    QTRY_COMPARE(page().sheetCount(), 1);
    QVERIFY(!place->isVisible());
    QVERIFY(!m_view->turn(1) && !m_view->turn(-1)); // there is nothing to turn
}

void TestLabView::noSheetIsHigherThanItsRoom_data()
{
    everyLabHasAPageInBothThemesAndWidths_data();
}

void TestLabView::noSheetIsHigherThanItsRoom()
{
    QFETCH(int, kind);
    m_view->resize(1280, 720);
    QFont large = m_view->font();
    large.setPixelSize(24);
    m_view->setFont(large);
    m_view->showLab(static_cast<ViewKind>(kind));
    QTRY_VERIFY_WITH_TIMEOUT(!page().page().parts.empty(), 30000);
    QCoreApplication::processEvents();
    const QSize room = page().parentWidget()->size();
    bool isWhole = true;
    for (int sheet = 0; sheet < page().sheetCount(); ++sheet) {
        page().turnTo(sheet);
        QVERIFY2(page().heightForWidth(room.width()) <= room.height(), qPrintable(QString::number(sheet)));
        QVERIFY(page().sheetFont().pixelSize() >= leastTextPixels);
        isWhole = isWhole && page().sheetFont().pixelSize() == 24;
    }
    for (std::size_t part = 0; part < page().page().parts.size(); ++part) {
        page().showPart(part);
        const QRectF at = page().roomOf(part);
        const bool isOfAnArgument = part < 2 * page().page().stages; // more of them stand beside one another
        QVERIFY2(at.right() > room.width() * 0.9 || at.left() == 0 || isOfAnArgument,
                 qPrintable(page().page().parts[part]->title()));
        QVERIFY(at.right() <= room.width() + 0.5);
    }
}

void TestLabView::aRunDoublesFromTheStart()
{
    m_view->showLab(ViewKind::WhyRoot);
    auto* run = m_view->findChild<QPushButton*>(u"labRun"_s);
    QCOMPARE(m_view->state().at("d"), 64.);
    run->click();
    QCOMPARE(m_view->state().at("d"), 1.);
    for (const double d : {2., 4.})
        QTRY_COMPARE(m_view->state().at("d"), d);
    run->click();
    run->click(); // goes on where it stood
    QTRY_COMPARE(m_view->state().at("d"), 8.);
    run->click();
}

void TestLabView::otherContentBeginsAtItsFirstDisplays()
{
    const QString path = QStringLiteral(HEADLIGHT_SOURCE_DIR "/resources/examples/01_red_cube_blue_sphere.headlight");
    m_document->load(readDocumentFile(path).value(), {});
    m_view->resize(700, 420);
    m_view->showLab(ViewKind::Claims);
    QTRY_VERIFY(page().sheetCount() > 2);
    const int last = page().sheetCount() - 1;
    page().turnTo(last);
    const QString before = page().page().parts.front()->title();
    m_view->setState({{"show", 1}});
    QTRY_VERIFY_WITH_TIMEOUT(page().page().parts.front()->title() != before, 20000);
    QVERIFY(page().sheetCount() > 2);
    QCOMPARE(page().sheet(), 0);
    m_view->setState({{"show", 0}});
    QTRY_COMPARE(page().page().parts.front()->title(), before);
    page().turnTo(last);
    m_view->setState({{"show", 0}, {"seed", 2}}); // the same content stays where it is
    QTest::qWait(100);
    QCOMPARE(page().sheet(), last);
}

void TestLabView::withoutTokensItSaysWhatToDo()
{
    m_view->showLab(ViewKind::Saturation);
    m_document->load({}, {});
    QVERIFY(m_view->findChild<QLabel*>(u"labMessage"_s)->isVisible());
    QVERIFY(!page().isVisible());
}

void TestLabView::thePresentLanguageIsSpoken()
{
    m_view->showLab(ViewKind::Saturation);
    const test::KoreanWords korean;
    QCOMPARE(m_view->findChild<QLabel*>(u"labTitle"_s)->text(), u"포화"_s);
}

QTEST_MAIN(TestLabView)
#include "tst_lab_view.moc"
