#include "ui/editors/fill_entries.h"

#include "ui/controls/menu_button.h"
#include "ui/editors/edit_sender.h"
#include "ui/editors/seed.h"

#include <QCoreApplication>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(headlight::FillEntries)
};

} // namespace

void addFillEntries(QMenu& menu, PromptLine& prompt, EditSender& sender,
                    const std::function<EditResult(const EmbeddingFill& fill)>& fill)
{
    using Kind = EmbeddingFill::Kind;
    const auto by = [&sender, fill](Kind kind) { return [&sender, fill, kind] { sender.send(fill({kind, 0})); }; };
    addEntry(menu, u"fill_zero"_s, Words::tr("Fill with zeros"), by(Kind::Zero));
    addEntry(menu, u"fill_one_hot"_s, Words::tr("Fill one-hot: a dimension for each word"), by(Kind::OneHot));
    addEntry(menu, u"fill_normal"_s, Words::tr("Fill with random numbers…"), [&prompt, &sender, fill] {
        ask(prompt, 1, [&sender, fill](std::uint32_t seed) { return sender.refusalOf(fill({Kind::Normal, seed})); });
    });
    addEntry(menu, u"normalise"_s, Words::tr("Bring rows to length 1"), by(Kind::Normalise));
}

} // namespace headlight
