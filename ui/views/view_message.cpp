#include "ui/views/view_message.h"

#include "ui/controls/style.h"
#include "ui/document/error_text.h"
#include "ui/document/evaluator.h"

#include <QCoreApplication>
#include <QLabel>

namespace headlight {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(headlight::ViewMessage)
};

} // namespace

QString viewMessage(const Document& document, const Evaluator& evaluator)
{
    if (document.content().tokens.empty())
        return Words::tr("Type a sentence to begin");
    if (evaluator.overflow())
        return errorText(*evaluator.overflow(), document.content());
    if (!evaluator.source())
        return Words::tr("Computing…");
    return {};
}

QString hiddenMessage()
{
    return Words::tr("Hidden until you answer the lesson's question");
}

void makeMessage(QLabel& label, const QString& name)
{
    label.setObjectName(name);
    label.setAlignment(Qt::AlignCenter);
    label.setWordWrap(true);
    label.setTextFormat(Qt::PlainText);
    setLook(&label, Look::Muted);
}

} // namespace headlight
