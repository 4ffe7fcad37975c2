#include "ui/main_window/picture_preview.h"

#include <QElapsedTimer>
#include <QPainter>
#include <QTest>

#include <thread>

using namespace headlight;

class TestPicturePreview : public QObject {
    Q_OBJECT

private slots:
    void nobodyWaitsForAPreviewThatGoes()
    {
        const auto thread = std::make_shared<OwnThread>();
        std::atomic<bool> begun = false;
        std::atomic<bool> ended = false;
        auto preview = std::make_unique<PicturePreview>(thread);
        preview->show(
            [&](const std::atomic<bool>*) {
                begun = true;
                std::this_thread::sleep_for(std::chrono::milliseconds(700));
                ended = true;
                return Picture();
            },
            false);
        QTRY_VERIFY(begun);
        preview.reset();
        QVERIFY(!ended);
        thread->pool()->waitForDone();
        QVERIFY(ended);
    }
};

QTEST_MAIN(TestPicturePreview)
#include "tst_picture_preview.moc"
