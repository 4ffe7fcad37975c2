#include "ui/export/lab_caption.h"

#include "ui/paint/number_text.h"

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

/// A caption has one kind of letters: "d_k" is written with a small letter of its own.
QString plain(QString text)
{
    return text.replace(u"_k"_s, u"ₖ"_s).remove(u'_');
}

QString settingText(const LabParameter& parameter, double value)
{
    switch (parameter.kind) {
    case LabParameter::Kind::Switch:
        return value != 0 ? plain(parameter.text) : QString();
    case LabParameter::Kind::Choice:
        return u"%1: %2"_s.arg(plain(parameter.text), plain(parameter.choices.value(static_cast<qsizetype>(value))));
    default:
        return u"%1: %2"_s.arg(plain(parameter.text), QString::number(value, 'g', 6).replace(u'-', u'−'));
    }
}

} // namespace

CaptionSubject labCaptionSubject(const Lab& lab, const LabState& state)
{
    QStringList settings;
    for (const LabParameter& parameter : lab.parameters())
        if (const auto value = state.find(parameter.name);
            !parameter.inPage && value != state.end() && lab.whyIdle(parameter.name, state).isEmpty())
            settings << settingText(parameter, value->second);
    settings.removeAll(QString());
    CaptionSubject subject;
    subject.lab = settings.isEmpty() ? lab.title() + u'.' : u"%1 (%2)."_s.arg(lab.title(), settings.join(u"; "_s));
    subject.ofDocument = lab.usesDocument();
    return subject;
}

} // namespace headlight
