#include "support/main_window_fixture.h"
#include "ui/document/head_edits.h"
#include "ui/document/matrix_edits.h"
#include "ui/document/memory_edits.h"
#include "ui/export/image_export.h"
#include "ui/paint/interface_font.h"
#include "ui/views/heatmap_view.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QFontInfo>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QTextDocumentFragment>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

/// A text that a person can read, and whose it is.
struct Shown {
    QString owner;
    QString text;
};

void add(QList<Shown>& shown, const QString& owner, const QString& text)
{
    if (!text.isEmpty())
        shown.append({owner, Qt::mightBeRichText(text) ? QTextDocumentFragment::fromHtml(text).toPlainText() : text});
}

/// All texts of the window: widgets, actions, tool tips, accessible names.
QList<Shown> allTexts(const QWidget& window)
{
    QList<Shown> shown;
    QList<QWidget*> widgets = window.findChildren<QWidget*>();
    for (const QWidget* widget : widgets) {
        const QString owner = QString::fromLatin1(widget->metaObject()->className()) + u' ' + widget->objectName();
        if (widget->objectName() == u"languageSwitch"_s || widget->objectName() == u"viewLanguage"_s)
            continue;
        add(shown, owner, widget->toolTip());
        add(shown, owner, widget->accessibleName());
        add(shown, owner, widget->accessibleDescription());
        for (const char* property : {"text", "title", "placeholderText", "prefix", "suffix", "currentText"})
            add(shown, owner + u'.' + QString::fromLatin1(property), widget->property(property).toString());
    }
    const QList<QAction*> actions = window.findChildren<QAction*>();
    for (const QAction* action : actions) {
        if (action->objectName().startsWith(u"language_"_s))
            continue;
        add(shown, u"action "_s + action->objectName(), action->text());
        add(shown, u"action "_s + action->objectName(), action->toolTip());
    }
    add(shown, u"title"_s, window.windowTitle());
    return shown;
}

bool hasHangul(const QString& text)
{
    static const QRegularExpression hangul(u"[\\x{1100}-\\x{11FF}\\x{3130}-\\x{318F}\\x{AC00}-\\x{D7A3}]"_s);
    return text.contains(hangul);
}

/// What is left of a text without the names and symbols that stand in every language, and the document's own words.
QString withoutNames(QString text, const Content& content)
{
    QStringList own = {QString::fromStdString(content.title)};
    if (content.sentence)
        own.append(QString::fromStdString(*content.sentence));
    const auto take = [&own](const std::vector<std::string>& words) {
        for (const std::string& word : words)
            own.append(QString::fromStdString(word));
    };
    take(content.tokens);
    take(content.dimensions);
    if (content.memory)
        take(content.memory->tokens);
    for (const auto& layer : content.model.layers) {
        for (const Head& head : layer.heads)
            own.append(QString::fromStdString(head.name));
    }
    std::sort(own.begin(), own.end(), [](const QString& a, const QString& b) { return a.size() > b.size(); });
    for (const QString& word : own) {
        if (!word.isEmpty())
            text.replace(QRegularExpression(u"(?<![A-Za-z])"_s + QRegularExpression::escape(word) + u"(?![A-Za-z])"_s),
                         u" "_s);
    }
    // Qt names keys itself; "&F" marks a key of the menus.
    static const QRegularExpression names(
        u"Headlight|MIT|Qt|Eigen|PNG|SVG|PDF|DPI|Ctrl|Shift|Alt|Enter|Esc|Home|End|Page Up|Page "
        u"Down|W_?[QKVO]|L\\d*H\\d*|L\\d+|d_?[kv]|"
        u"d_?model"
        "|dₖ|dᵥ|\\(&[A-Z0-9]\\)|\\bexp\\b|\\bnats?\\b|\\bmm\\b|\\bpx\\b|\\bln\\b|\\bi\\b"_s);
    return text.replace(names, u" "_s);
}

bool hasEnglish(const QString& text)
{
    static const QRegularExpression word(u"[A-Za-z]{2,}"_s);
    return text.contains(word);
}

/// Everything alive at once: an undo step and a redo step, a memory, a refused value, a refusal in the status line.
void bringToLife(MainWindowFixture& f)
{
    Document& document = f.document();
    QVERIFY(!document.edit(addMemory(document.content())));
    QVERIFY(!document.edit(setMatrixEntry(document.content(), {MatrixKind::Query, 0, 1}, 0, 0, 0.5)));
    QVERIFY(!document.edit(setHeadEnabled(document.content(), 0, 1, false)));
    document.undoStack().undo();
    const QList<QLineEdit*> fields = f.window->findChildren<QLineEdit*>();
    for (QLineEdit* field : fields) {
        if (!field->isVisible() || !field->isEnabled() || field->isReadOnly())
            continue;
        if (!QString::fromLatin1(field->metaObject()->className()).contains(u"NumberField"_s))
            continue;
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, u"1..2"_s);
        QTest::keyClick(field, Qt::Key_Return);
    }
}

} // namespace

class TestLanguage : public QObject {
    Q_OBJECT

private slots:
    void switchingLeavesNoWordOfTheOther_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::newRow("English after Korean") << u"ko"_s << u"en"_s;
        QTest::newRow("Korean after English") << u"en"_s << u"ko"_s;
    }
    void switchingLeavesNoWordOfTheOther()
    {
        QFETCH(QString, from);
        QFETCH(QString, to);
        MainWindowFixture f(from);
        bringToLife(f);
        QTest::mouseClick(f.find<QPushButton>(u"languageSwitch"_s), Qt::LeftButton);
        QCoreApplication::processEvents();
        QCOMPARE(f.texts.code(), to);
        QCOMPARE(f.settings->language(), to);
        QStringList wrong;
        const QList<Shown> shown = allTexts(*f.window);
        QVERIFY(shown.size() > 100);
        for (const Shown& one : shown) {
            const QString rest = withoutNames(one.text, f.document().content());
            if (to == u"en"_s ? hasHangul(rest) : hasEnglish(rest))
                wrong.append(one.owner + u": "_s + one.text);
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    void switchingThereAndBackChangesNothing()
    {
        MainWindowFixture f;
        bringToLife(f);
        const auto words = [&f] {
            QStringList all;
            for (const Shown& one : allTexts(*f.window)) {
                if (!one.owner.contains(u"Field"_s)) // a text half typed gives way to the value
                    all.append(one.owner + u": "_s + one.text);
            }
            return all;
        };
        const QStringList before = words();
        f.find<QPushButton>(u"languageSwitch"_s)->click();
        QCoreApplication::processEvents();
        QVERIFY(words() != before);
        f.find<QPushButton>(u"languageSwitch"_s)->click();
        QCoreApplication::processEvents();
        QCOMPARE(words(), before);
    }

    void koreanHasOneFaceForAllTexts()
    {
        const auto families = [](const QWidget& window) {
            QStringList all;
            for (const QWidget* widget : window.findChildren<QWidget*>())
                all.append(QFontInfo(widget->font()).family());
            all.removeDuplicates();
            return all;
        };
        MainWindowFixture f;
        bringToLife(f);
        const QStringList english = families(*f.window);
        QCOMPARE(english.size(), 1);
        f.find<QPushButton>(u"languageSwitch"_s)->click();
        const QStringList korean = families(*f.window);
        QCOMPARE(korean.size(), 1);
        QCOMPARE(korean.front(), QFontInfo(fontForLanguage(QFont(english.front()), u"ko"_s)).family());
        f.find<QPushButton>(u"languageSwitch"_s)->click();
        QCOMPARE(families(*f.window), english);
    }

    void paintedTextsChangeToo()
    {
        MainWindowFixture f;
        const auto painted = [&f] { return pictureImage(f.window->findChild<HeatmapView*>()->picture()).value(); };
        const QImage english = painted();
        f.find<QPushButton>(u"languageSwitch"_s)->click();
        QVERIFY(painted() != english);
        f.find<QPushButton>(u"languageSwitch"_s)->click();
        QCOMPARE(painted(), english);
    }
};

QTEST_MAIN(TestLanguage)
#include "tst_language.moc"
