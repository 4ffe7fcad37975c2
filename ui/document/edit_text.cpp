#include "ui/document/edit_text.h"

#include "core/text/korean.h"
#include "ui/document/pattern_text.h"

#include <QCoreApplication>

namespace headlight {

namespace {

/// Places: %1, %2 … are the label's values.
struct EditText {
    Q_DECLARE_TR_FUNCTIONS(EditText)

public:
    static QString document(EditLabel::Kind kind);
    static QString head(EditLabel::Kind kind);
    static QString layer(EditLabel::Kind kind);
};

QString EditText::document(EditLabel::Kind kind)
{
    using Kind = EditLabel::Kind;
    switch (kind) {
    case Kind::Sentence:
        return tr("change of the sentence");
    case Kind::Split:
        return tr("change of how the sentence is split");
    case Kind::NewWordRule:
        return tr("change of the rule for new words");
    case Kind::Title:
        return tr("change of the title");
    case Kind::Embedding:
        return tr("change of the embedding [%1, %2]");
    case Kind::FillEmbeddings:
        return tr("filling of the embeddings");
    case Kind::PasteEmbeddings:
        return tr("pasting into the embeddings");
    case Kind::AddDimension:
        return tr("adding of dimension %1");
    case Kind::RemoveDimension:
        return tr("removal of dimension %1");
    case Kind::RenameDimension:
        return tr("renaming of dimension %1");
    case Kind::PositionRule:
        return tr("change of the positions");
    case Kind::AddMemory:
        return tr("adding of the memory");
    case Kind::RemoveMemory:
        return tr("removal of the memory");
    case Kind::MemoryTokens:
        return tr("change of the memory's tokens");
    case Kind::MemoryEmbedding:
        return tr("change of the memory's embedding [%1, %2]");
    case Kind::FillMemory:
        return tr("filling of the memory's embeddings");
    case Kind::PasteMemory:
        return tr("pasting into the memory's embeddings");
    case Kind::MoveVector:
        return tr("move of “%1”");
    case Kind::PasteVectors:
        return tr("pasting into the vectors");
    case Kind::AddVector:
        return tr("adding of “%1”");
    case Kind::RemoveVector:
        return tr("removal of “%1”");
    case Kind::AddScene:
        return tr("recording of scene %1");
    case Kind::RemoveScene:
        return tr("removal of scene %1");
    case Kind::MoveScene:
        return tr("move of scene %1 to place %2");
    case Kind::SceneCaption:
        return tr("change of the caption of scene %1");
    case Kind::AddProbeSentence:
        return tr("adding of probe sentence %1");
    case Kind::RemoveProbeSentence:
        return tr("removal of probe sentence %1");
    case Kind::ChangeProbeSentence:
        return tr("change of probe sentence %1");
    case Kind::ChangeProbePairs:
        return tr("change of the pairs of probe sentence %1");
    case Kind::ImportProbe:
        return tr("opening of %1 probe sentences");
    case Kind::ScoreMultiplier:
        return tr("change of the softmax slider");
    case Kind::LessonStep:
        return tr("step of the lesson");
    default:
        return {};
    }
}

QString EditText::head(EditLabel::Kind kind)
{
    using Kind = EditLabel::Kind;
    switch (kind) {
    case Kind::MatrixEntry:
        return tr("change of W_%1 [%2, %3] in L%4H%5");
    case Kind::FillMatrix:
        return tr("filling of W_%1 in L%2H%3");
    case Kind::PasteMatrix:
        return tr("pasting into W_%1 in L%2H%3");
    case Kind::HeadPattern:
        return tr("building of L%1H%2 by the pattern “%3”");
    case Kind::HeadName:
        return tr("renaming of L%1H%2");
    case Kind::HeadShape:
        return tr("change of the size of L%1H%2");
    case Kind::HeadScale:
        return tr("change of the division in L%1H%2");
    case Kind::AddHead:
        return tr("adding of L%1H%2");
    case Kind::DuplicateHead:
        return tr("duplication of L%1H%2");
    case Kind::RemoveHead:
        return tr("removal of L%1H%2");
    case Kind::MoveHead:
        return tr("move of L%1H%2 to place %3");
    case Kind::ScaleEverywhere:
        return tr("change of the division in all heads");
    default:
        return {};
    }
}

QString EditText::layer(EditLabel::Kind kind)
{
    using Kind = EditLabel::Kind;
    switch (kind) {
    case Kind::LayerMask:
        return tr("change of the mask of L%1");
    case Kind::MaskEverywhere:
        return tr("change of the mask of all layers");
    case Kind::MaskCell:
        return tr("change of the mask [%1, %2] of L%3");
    case Kind::HiddenKeys:
        return tr("change of the hidden keys of L%1");
    case Kind::Residual:
        return tr("change of the residual of L%1");
    case Kind::LayerNorm:
        return tr("change of the norm of L%1");
    case Kind::AddLayer:
        return tr("adding of L%1");
    case Kind::DuplicateLayer:
        return tr("duplication of L%1");
    case Kind::RemoveLayer:
        return tr("removal of L%1");
    case Kind::MoveLayer:
        return tr("move of L%1 to place %2");
    default:
        return {};
    }
}

} // namespace

QString editText(const EditLabel& label)
{
    QStringList values = label.values;
    if (label.kind == EditLabel::Kind::HeadEnabled) {
        const bool on = values.value(2) == QLatin1String("on");
        return filledIn(on ? EditText::tr("switching on of L%1H%2") : EditText::tr("switching off of L%1H%2"), values);
    }
    if (label.kind == EditLabel::Kind::HeadPattern)
        if (const auto pattern = patternNamed(values.value(2).toStdString()))
            values[2] = patternText(*pattern);
    for (const auto wording : {EditText::document, EditText::head, EditText::layer})
        if (const QString pattern = wording(label.kind); !pattern.isEmpty())
            return filledIn(pattern, values);
    return {};
}

QString undoText(const std::optional<EditLabel>& label)
{
    return label ? filledIn(EditText::tr("Undo %1"), {editText(*label)}) : EditText::tr("Undo");
}

QString redoText(const std::optional<EditLabel>& label)
{
    return label ? filledIn(EditText::tr("Redo %1"), {editText(*label)}) : EditText::tr("Redo");
}

} // namespace headlight
