#pragma once

#include <QCoreApplication>
#include <QString>

#include <optional>

class QDialog;
class QWidget;

namespace headlight {

/// What to do with unsaved changes.
enum class Unsaved { Save, Discard, Cancel };

/// What to do with the copy of a document that was left unsaved.
enum class LostWork { Open, Discard, Later };

/// The questions that the window puts to a person. Tests answer them in place of one.
class Dialogs {
public:
    virtual ~Dialogs() = default;

    /// @param folder where to begin
    /// @param filter as QFileDialog's, e.g. "Documents (*.headlight)"
    /// @return the file chosen; empty: none
    virtual QString openFile(QWidget* parent, const QString& title, const QString& folder, const QString& filter) = 0;
    /// Asks before an existing file is written over.
    /// @param proposal the path offered
    /// @param suffix added, with a dot, to a name that does not end in it; empty: none, the name may be a folder's
    /// @return the file chosen; empty: none
    virtual QString saveFile(QWidget* parent, const QString& title, const QString& proposal, const QString& filter,
                             const QString& suffix) = 0;
    /// @param name of the document that has unsaved changes
    virtual Unsaved askToSave(QWidget* parent, const QString& name) = 0;
    /// @param name of the document that was left unsaved; empty: it has none
    /// @return Later, too, where the question was put away without an answer
    virtual LostWork askToRecover(QWidget* parent, const QString& name) = 0;
    /// @param no what is done too where the question is put away: it may change nothing
    /// @return whether the person took the offer
    virtual bool ask(QWidget* parent, const QString& question, const QString& yes, const QString& no) = 0;
    /// Asks which of two things to do.
    /// @return whether it is the first; none: neither, the question was put away
    virtual std::optional<bool> askWhich(QWidget* parent, const QString& question, const QString& first,
                                         const QString& second) = 0;
    /// Says what went wrong, in one sentence.
    virtual void warn(QWidget* parent, const QString& sentence) = 0;
    /// Runs a dialog until it is answered.
    /// @return whether it was accepted
    virtual bool run(QDialog& dialog) = 0;
};

/// The dialogs on the screen: the system's own file dialogs where it has them.
class ScreenDialogs final : public Dialogs {
    Q_DECLARE_TR_FUNCTIONS(ScreenDialogs)

public:
    QString openFile(QWidget* parent, const QString& title, const QString& folder, const QString& filter) override;
    QString saveFile(QWidget* parent, const QString& title, const QString& proposal, const QString& filter,
                     const QString& suffix) override;
    Unsaved askToSave(QWidget* parent, const QString& name) override;
    LostWork askToRecover(QWidget* parent, const QString& name) override;
    bool ask(QWidget* parent, const QString& question, const QString& yes, const QString& no) override;
    std::optional<bool> askWhich(QWidget* parent, const QString& question, const QString& first,
                                 const QString& second) override;
    void warn(QWidget* parent, const QString& sentence) override;
    bool run(QDialog& dialog) override;
};

/// The path with ".suffix" at its end, added if it is not there in any case of letters, in place of the ending of
/// another kind of export; the path itself if there is no suffix.
QString withSuffix(const QString& path, const QString& suffix);

} // namespace headlight
