#include "core/files/file_error.h"
#include "support/small_content.h"
#include "ui/document/edit_text.h"
#include "ui/document/embedding_edits.h"
#include "ui/document/error_text.h"
#include "ui/document/head_edits.h"
#include "ui/document/matrix_edits.h"
#include "ui/document/pattern_text.h"

#include <QRegularExpression>
#include <QTest>
#include <QTranslator>

#include <functional>

using namespace headlight;
using namespace headlight::test;
using namespace Qt::StringLiterals;

namespace {

/// Values whose place in a wording can be told, with Korean particles at stake.
const QStringList someValues = {u"1"_s, u"2"_s, u"3"_s, u"4"_s, u"5"_s};

} // namespace

class TestDocumentTexts : public QObject {
    Q_OBJECT

private:
    QTranslator m_korean;
    QString inKorean(const std::function<QString()>& text);
    void requireBothLanguages(const std::function<QString()>& text, int kind);

private slots:
    void initTestCase();
    void everyStepHasWordsInBothLanguages();
    void everyRefusalHasWordsInBothLanguages();
    void everyPatternAndItsNeedsHaveWordsInBothLanguages();
    void everyFileErrorHasWordsInBothLanguages();
    void overflowsHaveWordsInBothLanguages();
    void undoSaysWhatItTakesBack();
    void particlesFitTheWordBeforeThem();
    void aFileErrorSaysWhereItIs();
    void aTokenWithAPercentSignStaysWhole();
};

QString TestDocumentTexts::inKorean(const std::function<QString()>& text)
{
    QCoreApplication::installTranslator(&m_korean);
    const QString korean = text();
    QCoreApplication::removeTranslator(&m_korean);
    return korean;
}

void TestDocumentTexts::requireBothLanguages(const std::function<QString()>& text, int kind)
{
    static const QRegularExpression hangul(u"[가-힣]"_s);
    static const QRegularExpression openPlace(u"%[0-9]"_s);
    static const QRegularExpression twoParticles(u"[이가은는을를과와]\\([이가은는을를과와]\\)"_s);
    const QString english = text();
    const QString korean = inKorean(text);
    QVERIFY2(!english.isEmpty() && !korean.isEmpty(), qPrintable(QString::number(kind)));
    QVERIFY2(!english.contains(hangul), qPrintable(english));
    QVERIFY2(korean.contains(hangul), qPrintable(korean));
    QVERIFY2(!english.contains(openPlace), qPrintable(english));
    QVERIFY2(!korean.contains(openPlace), qPrintable(korean));
    QVERIFY2(!korean.contains(twoParticles), qPrintable(korean));
}

void TestDocumentTexts::initTestCase()
{
    QVERIFY(m_korean.load(u":/i18n/headlight_ko.qm"_s));
}

void TestDocumentTexts::everyStepHasWordsInBothLanguages()
{
    for (int kind = 0; kind <= static_cast<int>(EditLabel::Kind::ScoreMultiplier); ++kind) {
        const EditLabel label{static_cast<EditLabel::Kind>(kind), someValues};
        requireBothLanguages([&label] { return editText(label); }, kind);
        requireBothLanguages([&label] { return undoText(label); }, kind);
        requireBothLanguages([&label] { return redoText(label); }, kind);
    }
    requireBothLanguages([] { return undoText(std::nullopt); }, -1);
    requireBothLanguages([] { return redoText(std::nullopt); }, -1);
}

void TestDocumentTexts::everyRefusalHasWordsInBothLanguages()
{
    for (int kind = 0; kind <= static_cast<int>(EditError::Kind::Empty); ++kind)
        for (const qsizetype count : {1, 5}) {
            const EditError error{static_cast<EditError::Kind>(kind), someValues.first(count)};
            const bool oneIsEnough = error.kind == EditError::Kind::OutOfRange;
            if (count == 5 || oneIsEnough)
                requireBothLanguages([&error] { return errorText(error); }, kind);
        }
}

void TestDocumentTexts::everyPatternAndItsNeedsHaveWordsInBothLanguages()
{
    for (const Pattern pattern : allPatterns()) {
        requireBothLanguages([pattern] { return patternText(pattern); }, static_cast<int>(pattern));
        const std::string_view name = patternName(pattern);
        const EditLabel label{EditLabel::Kind::HeadPattern,
                              {u"0"_s, u"1"_s, QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()))}};
        requireBothLanguages([&label] { return editText(label); }, static_cast<int>(pattern));
        QVERIFY(editText(label).contains(patternText(pattern)));
    }
    for (int what = 0; what <= static_cast<int>(PatternNeeds::What::FreeDimensions); ++what) {
        const EditError error{EditError::Kind::PatternNeeds, {QString::number(what), u"1"_s, u"pos"_s, u"3"_s, u"2"_s}};
        requireBothLanguages([&error] { return errorText(error); }, what);
    }
}

void TestDocumentTexts::everyFileErrorHasWordsInBothLanguages()
{
    for (int kind = 0; kind <= static_cast<int>(FileError::Kind::HalfPair); ++kind) {
        FileError error{static_cast<FileError::Kind>(kind), u"layers[0]"_s, someValues, 3, 4};
        requireBothLanguages([&error] { return errorText(error); }, kind);
        error.values = {u"1"_s};
        const bool mayHaveNoNearest =
            error.kind == FileError::Kind::UnknownKey || error.kind == FileError::Kind::UnknownDimension
            || error.kind == FileError::Kind::UnknownName || error.kind == FileError::Kind::UnknownExample;
        if (mayHaveNoNearest)
            requireBothLanguages([&error] { return errorText(error); }, kind);
    }
    for (const QString& type : {u"string"_s, u"number"_s, u"boolean"_s, u"array"_s, u"object"_s, u"null"_s}) {
        const FileError error{FileError::Kind::WrongType, {}, {type, type}, 0, 0};
        requireBothLanguages([&error] { return errorText(error); }, 0);
        if (type != u"null"_s)
            QVERIFY(!inKorean([&error] { return errorText(error); }).contains(type));
    }
    for (const FileError::Kind kind : {FileError::Kind::NotADocument, FileError::Kind::NotALesson})
        for (const QString& format : {QString(), u"headlight"_s, u"headlight-lesson"_s}) {
            const FileError error{kind, {}, {format}, 0, 0};
            requireBothLanguages([&error] { return errorText(error); }, static_cast<int>(kind));
        }
    for (const QString& counted : {u"tokens"_s, u"layers"_s, u"heads"_s, u"mask"_s, u"d_model"_s, u"documents"_s,
                                   u"steps"_s, u"values"_s, u"parts"_s, u"choices"_s, u"wrong"_s, u"lines"_s}) {
        const FileError error{FileError::Kind::TooMany, {}, {counted, u"8192"_s, u"9000"_s}, 0, 0};
        requireBothLanguages([&error] { return errorText(error); }, 0);
    }
    const FileError absent{FileError::Kind::CannotRead, {}, {qt_error_string(ENOENT)}, 0, 0};
    QVERIFY(errorText(absent).contains(u"there is no such file"_s));
    QVERIFY(!inKorean([&absent] { return errorText(absent); }).contains(u"No such"_s));
}

void TestDocumentTexts::overflowsHaveWordsInBothLanguages()
{
    const Content content = smallContent();
    const Overflow score{Overflow::What::Score, 1, 0, 1, 2};
    QVERIFY(errorText(score, content).contains(u"The score of “cube” for “red” in L1H0"_s));
    requireBothLanguages([&] { return errorText(score, content); }, 0);
    const Overflow output{Overflow::What::LayerOutput, 0, 0, 1, 2};
    requireBothLanguages([&] { return errorText(output, content); }, 1);
    const Overflow head{Overflow::What::HeadOutput, 1, 0, 1, 2};
    QVERIFY(errorText(head, content).contains(u"The output of L1H0 for “cube”"_s));
    requireBothLanguages([&] { return errorText(head, content); }, 1);
    const Overflow outside{Overflow::What::Score, 9, 9, 90, 90};
    requireBothLanguages([&] { return errorText(outside, content); }, 2);
}

void TestDocumentTexts::undoSaysWhatItTakesBack()
{
    Content content = smallContent();
    content.dimensions.clear();
    const EditLabel label = setMatrixEntry(content, {MatrixKind::Query, 0, 0}, 1, 1, 9).value().label;
    QCOMPARE(undoText(label), u"Undo change of W_Q [1, 1] in L0H0"_s);
    QCOMPARE(redoText(label), u"Redo change of W_Q [1, 1] in L0H0"_s);
    QCOMPARE(inKorean([&label] { return undoText(label); }), u"L0H0의 W_Q [1, 1] 변경 실행 취소"_s);
    QCOMPARE(undoText(setEmbedding(smallContent(), 1, 2, 5).value().label),
             u"Undo change of the embedding [cube, c]"_s);
    QCOMPARE(undoText(setHeadEnabled(smallContent(), 0, 1, false).value().label), u"Undo switching off of L0H1"_s);
}

void TestDocumentTexts::particlesFitTheWordBeforeThem()
{
    const auto duplicate = [this](const QString& name) {
        return inKorean([&name] { return errorText(EditError{EditError::Kind::DuplicateName, {name}}); });
    };
    QVERIFY(duplicate(u"상자"_s).startsWith(u"“상자”는"_s));
    QVERIFY(duplicate(u"공"_s).startsWith(u"“공”은"_s));
}

void TestDocumentTexts::aFileErrorSaysWhereItIs()
{
    FileError error{FileError::Kind::UnknownKey, u"layers[0]"_s, {u"haeds"_s, u"heads"_s}, 7, 5};
    QCOMPARE(errorText(error),
             u"layers[0] (line 7, column 5): The key “haeds” is not known; perhaps “heads” is meant."_s);
    error.line = error.column = 0;
    QCOMPARE(errorText(error), u"layers[0]: The key “haeds” is not known; perhaps “heads” is meant."_s);
    error.place.clear();
    QCOMPARE(errorText(error), u"The key “haeds” is not known; perhaps “heads” is meant."_s);
}

void TestDocumentTexts::aTokenWithAPercentSignStaysWhole()
{
    const EditLabel label{EditLabel::Kind::Embedding, {u"%2"_s, u"x"_s}};
    QCOMPARE(editText(label), u"change of the embedding [%2, x]"_s);
}

QTEST_GUILESS_MAIN(TestDocumentTexts)
#include "tst_document_texts.moc"
