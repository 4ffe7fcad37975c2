#pragma once

#include "core/files/document_file.h"
#include "core/model/trace_source.h"

#include <QString>

#include <memory>
#include <stdexcept>

namespace headlight::test {

/// One of the documents in tests/data/cases/documents, by its name without ending.
inline Content caseContent(const QString& name)
{
    auto read = readDocumentFile(QStringLiteral(HEADLIGHT_TEST_DATA "/cases/documents/%1.headlight").arg(name));
    if (!read)
        throw std::runtime_error("cannot read " + name.toStdString());
    return std::move(read).value();
}

/// The content's forward pass, as a document's evaluator would publish it.
inline std::shared_ptr<const TraceSource<double>> sourceOf(const Content& content)
{
    const Input<double> input = inputOf(content);
    auto pass = forward(content.model, input);
    return std::make_shared<const TraceSource<double>>(content.model, input, std::move(pass).value(),
                                                       Labels{content.tokens, content.keyTokens(), content.dimensions});
}

} // namespace headlight::test
