#pragma once

#include "core/model/trace_source.h"
#include "ui/document/document.h"

#include <QObject>

#include <memory>
#include <optional>

namespace headlight {

/// Keeps a computed snapshot of the document: at once when it is small, else on another thread (latest wins).
class Evaluator : public QObject {
    Q_OBJECT

public:
    explicit Evaluator(Document& document, QObject* parent = nullptr);
    ~Evaluator() override;

    /// The last good snapshot, or null before the first one. It may be older than the content while isBusy() or while
    /// there is an overflow(). A document without tokens has a snapshot with 0 queries: views then say what to do.
    std::shared_ptr<const TraceSource<double>> source() const { return m_source; }
    /// The cell whose number left the range; views show this in place of the picture.
    const std::optional<Overflow>& overflow() const { return m_overflow; }
    bool isBusy() const { return m_busy; }

signals:
    void evaluated();
    void busyChanged(bool busy);

private:
    struct Job;
    void request(const Change& what);
    void finish();

    Document& m_document;
    std::shared_ptr<const TraceSource<double>> m_source;
    std::optional<Overflow> m_overflow;
    bool m_busy = false;
    std::unique_ptr<Job> m_job;
};

} // namespace headlight
