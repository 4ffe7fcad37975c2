#pragma once

#include "support/example_content.h"
#include "ui/document/evaluator.h"
#include "ui/views/lab_view.h"

#include <QTest>

#include <memory>

namespace headlight::test {

/// What a test of the labs' view stands on: a shown view over a document with a selected cell.
struct LabTest {
    /// Begins anew.
    void showLabs()
    {
        m_view.reset();
        m_evaluator.reset();
        m_document = std::make_unique<Document>();
        m_evaluator = std::make_unique<Evaluator>(*m_document);
        m_document->load(caseContent(QStringLiteral("built_heads")), {});
        m_document->select({0, 1, 3, 1});
        m_view = std::make_unique<LabView>(*m_document, *m_evaluator);
        m_view->resize(760, 560);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<Evaluator> m_evaluator;
    std::unique_ptr<LabView> m_view;
};

} // namespace headlight::test
