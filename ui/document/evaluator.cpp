#include "ui/document/evaluator.h"

#include <QFutureWatcher>
#include <QtConcurrentRun>

#include <algorithm>
#include <atomic>

namespace headlight {

namespace {

constexpr int quietMilliseconds = 200; ///< a shorter wait is not shown
constexpr int staleMilliseconds = 250; ///< an older picture lets an overtaken pass finish: a drag stays live

bool hasSameParts(const Content& one, const Content& other)
{
    const auto sameHeads = [](const Layer<double>& a, const Layer<double>& b) {
        return a.heads.size() == b.heads.size();
    };
    const auto& layers = one.model.layers;
    const auto& others = other.model.layers;
    return one.tokens == other.tokens
           && std::equal(layers.begin(), layers.end(), others.begin(), others.end(), sameHeads);
}

} // namespace

/// One pass on another thread, from a snapshot of the content. There is never more than one.
struct Evaluator::Job {
    Content content;
    std::atomic<bool> cancelled = false;
    bool overtaken = false; ///< the document has changed since
    bool dropped = false;   ///< something newer is shown already
};

struct Evaluator::Watcher : QFutureWatcher<Result<Source, Overflow>> {};

Evaluator::Evaluator(Document& document, QObject* parent, std::int64_t atOnce)
    : QObject(parent), m_document(document), m_atOnce(atOnce), m_watcher(std::make_unique<Watcher>())
{
    m_wait.setSingleShot(true);
    m_wait.setInterval(quietMilliseconds);
    connect(&m_wait, &QTimer::timeout, this, [this] { setBusy(true); });
    connect(m_watcher.get(), &QFutureWatcherBase::finished, this, &Evaluator::finish);
    connect(&document, &Document::changed, this, &Evaluator::follow);
    m_published.start();
    request();
}

Evaluator::~Evaluator()
{
    if (m_job)
        m_job->cancelled = true;
    m_watcher->waitForFinished();
}

void Evaluator::follow(const Change& what)
{
    if (what.wholeDocument) {
        forget();
        m_play.reset();
    } else if (m_play && (what.numbers || what.tokens || what.shape)) {
        const double multiplier = m_play->model.scoreMultiplier;
        m_play = m_document.content();
        m_play->model.scoreMultiplier = multiplier;
    }
    request();
    if (what.wholeDocument && !m_current)
        emit evaluated();
}

void Evaluator::startPlay()
{
    showPlay(m_document.content());
}

std::optional<EditError> Evaluator::play(EditResult edited)
{
    if (!edited)
        return edited.error();
    showPlay(std::move(edited).value().content);
    return std::nullopt;
}

void Evaluator::endPlay()
{
    if (m_play)
        showPlay(std::nullopt);
}

void Evaluator::showPlay(std::optional<Content> content)
{
    const Content before = this->content();
    m_play = std::move(content);
    emit played();
    if (changeBetween(before, this->content()).numbers)
        request();
}

void Evaluator::setVeil(const std::optional<Veil>& veil)
{
    if (veil == m_veil)
        return;
    m_shown.reset();
    emit evaluated();
    m_veil = veil;
    showGood();
    emit evaluated();
}

void Evaluator::showGood()
{
    m_shown = m_good ? veiled(m_good->source, m_veil) : nullptr;
}

// Another document: no number of the one before may stand beside its tokens.
void Evaluator::forget()
{
    m_good.reset();
    showGood();
    m_overflow.reset();
    if (m_job)
        m_job->dropped = true;
}

void Evaluator::request()
{
    const Content& wanted = content();
    m_current = false;
    if (multiplicationsOf(wanted, m_good) <= m_atOnce) {
        if (m_job)
            m_job->cancelled = m_job->dropped = true;
        m_current = true;
        publish(wanted, evaluate(wanted, m_good));
    } else if (m_job) {
        m_job->overtaken = true;
        m_job->cancelled = m_job->dropped || m_published.elapsed() < staleMilliseconds;
    } else {
        start();
    }
}

void Evaluator::start()
{
    m_job = std::make_unique<Job>();
    m_job->content = content();
    m_watcher->setFuture(QtConcurrent::run(m_thread.pool(), [before = m_good, job = m_job.get()] {
        return evaluate(job->content, before, &job->cancelled);
    }));
    if (!m_busy && !m_wait.isActive())
        m_wait.start();
}

void Evaluator::finish()
{
    const std::unique_ptr<Job> done = std::move(m_job);
    const Result<Source, Overflow> result = m_watcher->result();
    const bool isWhole = !result || result.value();
    if (isWhole && !done->dropped) {
        m_current = !done->overtaken;
        publish(done->content, result);
    }
    if (!m_current)
        request();
}

void Evaluator::publish(const Content& content, const Result<Source, Overflow>& result)
{
    m_overflow = result ? std::nullopt : std::optional(result.error());
    if (!result && m_good && !hasSameParts(content, m_good->content))
        m_good.reset(); // a picture of something else would stand beside the message
    if (result)
        m_good = Evaluated{content, result.value()};
    showGood();
    m_published.start();
    if (m_current) {
        m_wait.stop();
        setBusy(false);
    }
    emit evaluated();
}

void Evaluator::setBusy(bool busy)
{
    if (m_busy == busy)
        return;
    m_busy = busy;
    emit busyChanged(busy);
}

} // namespace headlight
