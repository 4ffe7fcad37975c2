#include "core/files/document_file.h"
#include "core/model/trace_source.h"
#include "support/matrix_check.h"

#include <QDir>
#include <QTest>

#include <nlohmann/json.hpp>

#include <fstream>
#include <limits>

using namespace headlight;
using namespace headlight::test;
using nlohmann::json;

namespace {

const QString folder = QStringLiteral(HEADLIGHT_TEST_DATA "/cases/");
constexpr double tolerance = 1e-12;

/// Rows of numbers; null is the score of a forbidden cell.
Matrix<double> matrixOf(const json& entries)
{
    const auto columns = entries.empty() ? 0 : entries.front().size();
    Matrix<double> matrix(static_cast<Index>(entries.size()), static_cast<Index>(columns));
    for (std::size_t i = 0; i < entries.size(); ++i)
        for (std::size_t j = 0; j < columns; ++j)
            matrix(static_cast<Index>(i), static_cast<Index>(j)) =
                entries[i][j].is_null() ? -std::numeric_limits<double>::infinity() : entries[i][j].get<double>();
    return matrix;
}

TraceSource<double> evaluated(const Content& content)
{
    const Labels labels{
        .queryTokens = content.tokens, .keyTokens = content.keyTokens(), .dimensions = content.dimensions};
    const Input<double> input = inputOf(content);
    return {content.model, input, forward(content.model, input).value(), labels};
}

} // namespace

/// Documents whose answers an independent program computed.
class CasesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everyCaseHasADocument();
    void agreesWithTheIndependentValues_data();
    void agreesWithTheIndependentValues();

private:
    json m_expected;
};

void CasesTest::initTestCase()
{
    std::ifstream file((folder + QStringLiteral("expected.json")).toStdString());
    m_expected = json::parse(file);
}

void CasesTest::everyCaseHasADocument()
{
    QStringList names;
    for (const auto& [name, layers] : m_expected.items())
        names << QString::fromStdString(name) + QStringLiteral(".headlight");
    QCOMPARE(QDir(folder + QStringLiteral("documents")).entryList(QDir::Files, QDir::Name), names);
}

void CasesTest::agreesWithTheIndependentValues_data()
{
    QTest::addColumn<QString>("name");
    for (const auto& [name, layers] : m_expected.items())
        QTest::newRow(name.c_str()) << QString::fromStdString(name);
}

void CasesTest::agreesWithTheIndependentValues()
{
    QFETCH(QString, name);
    const auto content = readDocumentFile(folder + QStringLiteral("documents/%1.headlight").arg(name));
    QVERIFY(content.ok());
    const TraceSource<double> source = evaluated(content.value());

    const json& layers = m_expected[name.toStdString()];
    QCOMPARE(source.layerCount(), static_cast<Index>(layers.size()));
    for (Index l = 0; l < source.layerCount(); ++l) {
        const json& layer = layers[static_cast<std::size_t>(l)];
        QCOMPARE(source.headCount(l), static_cast<Index>(layer["heads"].size()));
        for (Index h = 0; h < source.headCount(l); ++h) {
            const auto check = [&](Quantity quantity, const char* key) {
                const json& entries = layer["heads"][static_cast<std::size_t>(h)][key];
                const QString found = difference(source.matrix(quantity, l, h), matrixOf(entries), tolerance);
                QVERIFY2(found.isEmpty(),
                         qPrintable(QStringLiteral("L%1H%2 %3 ").arg(l).arg(h).arg(QLatin1String(key)) + found));
            };
            check(Quantity::Scores, "scores");
            check(Quantity::Weights, "weights");
            check(Quantity::Output, "output");
        }
        QCOMPARE(difference(source.matrix(Quantity::LayerOutput, l, 0), matrixOf(layer["layer_output"]), tolerance),
                 QString());
    }
}

QTEST_GUILESS_MAIN(CasesTest)
#include "tst_cases.moc"
