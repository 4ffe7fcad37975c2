#pragma once

#include "core/model/veiled_source.h"
#include "ui/document/document.h"
#include "ui/document/evaluate.h"
#include "ui/document/own_thread.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

namespace headlight {

/// A snapshot that outlives the one that an evaluator shows: nobody but an evaluator can look at it.
class KeptSnapshot {
public:
    KeptSnapshot() = default;
    explicit operator bool() const { return m_source != nullptr; }

private:
    friend class Evaluator;
    explicit KeptSnapshot(Source source) : m_source(std::move(source)) {}

    Source m_source;
};

/// Keeps a computed snapshot of the document: at once when it is small, else on another thread (latest wins).
class Evaluator : public QObject {
    Q_OBJECT

public:
    /// @param atOnce up to this many multiplications are done at once, before Document::changed returns
    explicit Evaluator(Document& document, QObject* parent = nullptr, std::int64_t atOnce = 20'000'000);
    ~Evaluator() override;

    /// The last good snapshot of this document, or null before the first one. It may be older than the content unless
    /// isCurrent(); while there is an overflow it is, or null if the heads or tokens are others since.
    /// A document without tokens has a snapshot with 0 queries: views then say what to do.
    /// Under a veil it is without what that hides: no view, file or clipboard can give it away.
    const ShownSource& source() const { return m_shown; }
    /// The model that source() was computed by, if there is one.
    const Model<double>* model() const { return m_shown ? &m_good->content.model : nullptr; }
    /// The cell whose number left the range; views show this in place of the picture.
    const std::optional<Overflow>& overflow() const { return m_overflow; }
    /// The snapshot of the present content, which may be exported; null while it is computed or a number is out of
    /// range.
    ShownSource exportable() const { return m_current && !m_overflow ? source() : nullptr; }
    /// Whether source() or overflow() is of the present content().
    bool isCurrent() const { return m_current; }
    /// What is computed: the document's content, or what is played with in its place.
    const Content& content() const { return m_play ? *m_play : m_document.content(); }
    /// From here on the slider and the division are played with: they change what is shown and not the document.
    /// Begins with the document's content; a play that runs begins anew.
    void startPlay();
    /// Takes in an edit of content(). @return why it was refused, if it was
    std::optional<EditError> play(EditResult edited);
    /// Back to the document.
    void endPlay();
    bool isPlaying() const { return m_play.has_value(); }

    /// Hides numbers from all that look on, or none; they hear evaluated(), first without a source, so that nobody,
    /// out of sight neither, keeps an older picture while the next is read. The same veil again does nothing.
    void setVeil(const std::optional<Veil>& veil);
    const std::optional<Veil>& veil() const { return m_veil; }
    /// Whether a quantity of the content is hidden, in some of its rows.
    bool hides() const { return m_veil && m_veil->from; }
    /// What is exportable, to be shown later: under the veil of then.
    KeptSnapshot kept() const { return KeptSnapshot(exportable() ? m_good->source : nullptr); }
    ShownSource shown(const KeptSnapshot& kept) const { return veiled(kept.m_source, m_veil); }

    /// Whether someone has been kept waiting for a moment (a quick pass never shows as busy).
    bool isBusy() const { return m_busy; }

signals:
    void evaluated();
    /// content() is another one although the document is not.
    void played();
    void busyChanged(bool busy);

private:
    struct Job;
    struct Watcher;
    void follow(const Change& what);
    void showPlay(std::optional<Content> content);
    void forget();
    void showGood();
    void request();
    void start();
    void finish();
    void publish(const Content& content, const Result<Source, Overflow>& result);
    void setBusy(bool busy);

    Document& m_document;
    const std::int64_t m_atOnce;
    std::optional<Content> m_play; ///< shown in place of the document's content
    std::optional<Evaluated> m_good;
    std::optional<Veil> m_veil;
    ShownSource m_shown; ///< the good snapshot under the veil
    std::optional<Overflow> m_overflow;
    OwnThread m_thread;
    std::unique_ptr<Job> m_job; ///< what runs on the other thread
    std::unique_ptr<Watcher> m_watcher;
    QTimer m_wait;             ///< until waiting shows
    QElapsedTimer m_published; ///< since the last picture
    bool m_current = false;
    bool m_busy = false;
};

} // namespace headlight
