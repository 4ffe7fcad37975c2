#include "support/shipped_lessons.h"
#include "ui/labs/lab.h"

#include <set>

using namespace headlight;
using namespace Qt::StringLiterals;
using namespace headlight::test;

namespace {

const QString folder = QStringLiteral(HEADLIGHT_TEST_DATA "/lessons/");

}

/// Where a lesson sets something in a lab, the lab knows it.
class LessonsInLabsTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsSetIsThereAndInRange_data() { addShippedLessons(); }
    void whatIsSetIsThereAndInRange()
    {
        QFETCH(QString, path);
        QFETCH(QString, language);
        for (const LessonStep& step : shippedLesson(path, language).steps) {
            if (!step.scene || step.scene->lab.empty())
                continue;
            QVERIFY(isLab(step.scene->view));
            const LabState state = labOf(step.scene->view).completed(step.scene->lab);
            for (const auto& [name, value] : step.scene->lab) {
                QVERIFY2(state.count(name) == 1, name.c_str());
                QVERIFY2(state.at(name) == value, name.c_str());
            }
        }
    }

    /// The faulty files of tests/data/lessons, too, and documents whose scenes a lab refuses.
    void whatALabRefusesIsRefusedAtItsPlace_data()
    {
        QTest::addColumn<QString>("place");
        QFile manifest(folder + u"manifest.tsv"_s);
        QVERIFY(manifest.open(QIODevice::ReadOnly));
        for (const QString& line : QString::fromUtf8(manifest.readAll()).split(u'\n'))
            if (line.section(u'\t', 1, 1) == u"LabSetting"_s)
                QTest::newRow(qPrintable(line.section(u'\t', 0, 0))) << line.section(u'\t', 2, 2);
    }
    void whatALabRefusesIsRefusedAtItsPlace()
    {
        QFETCH(QString, place);
        const QString path = folder + QLatin1StringView(QTest::currentDataTag());
        const Result<Lesson, FileError> lesson = readLessonFile(path, {}, labFault);
        QVERIFY(!lesson.ok());
        QCOMPARE(lesson.error().kind, FileError::Kind::LabSetting);
        QCOMPARE(lesson.error().place, place);
    }

    /// The window records scenes with all that is set in their lab, what does nothing at the moment, too.
    void everyWholeStateIsTaken()
    {
        for (int kind = wayCount; kind < viewCount; ++kind) {
            const Lab& lab = labOf(static_cast<ViewKind>(kind));
            const std::vector<LabParameter> parameters = lab.parameters();
            for (const LabParameter& parameter : parameters)
                for (const double value : {parameter.least(), parameter.high}) {
                    LabState state = lab.firstState();
                    state[parameter.name] = value;
                    state = lab.completed(lab.edited(state, parameter.name));
                    state.erase(scoreMultiplier);
                    const auto fault = labFault(lab.kind(), state);
                    QVERIFY2(!fault, fault ? qPrintable(fault->reason) : "");
                }
        }
    }

    void everyLabIsUsed()
    {
        std::set<ViewKind> used;
        for (const QFileInfo& file : shippedLessonFiles())
            for (const LessonStep& step : shippedLesson(file.filePath(), QStringLiteral("en")).steps)
                if (step.scene)
                    used.insert(step.scene->view);
        for (int kind = wayCount; kind < viewCount; ++kind)
            QVERIFY2(used.count(static_cast<ViewKind>(kind)) == 1, viewNames[kind].data());
    }
};

QTEST_MAIN(LessonsInLabsTest)
#include "tst_lessons_in_labs.moc"
