#include "core/text/korean.h"
#include "ui/document/error_text.h"

#include "core/model/pattern.h"

#include <QCoreApplication>

namespace headlight {

namespace {

/// Places: %1, %2 … are the error's values.
struct EditErrorText {
    Q_DECLARE_TR_FUNCTIONS(EditErrorText)

public:
    static QString number(const EditError& error);
    static QString size(EditError::Kind kind);
    static QString other(EditError::Kind kind);
    static QString needs(PatternNeeds::What what);
};

QString EditErrorText::number(const EditError& error)
{
    using Kind = EditError::Kind;
    switch (error.kind) {
    case Kind::NotANumber:
        return tr("“%1” is not a number; write it like 0.5 or −1.");
    case Kind::NotFinite:
        return tr("The number is too large to compute with; the largest is about 1.8e308.");
    case Kind::OutOfRange:
        return error.values.size() < 2 ? tr("The smallest number allowed is %1.")
                                       : tr("Only numbers from %1 to %2 are allowed.");
    case Kind::NotAbove:
        return tr("The number has to be above %1.");
    case Kind::PasteShape:
        return tr("The copied cells are %1 × %2, but from this cell on there are only %3 × %4; select a cell further "
                  "up or left, or copy fewer.");
    case Kind::PasteRagged:
        return tr("Row %1 of the copied cells is %2 wide and the first row %3; copy a whole rectangle.");
    case Kind::Empty:
        return tr("There is nothing to paste; copy some numbers first.");
    default:
        return {};
    }
}

QString EditErrorText::size(EditError::Kind kind)
{
    using Kind = EditError::Kind;
    switch (kind) {
    case Kind::TooManyTokens:
        return tr("These are %1 tokens and %2 is the most; shorten the text.");
    case Kind::TooManyDimensions:
        return tr("These would be %1 dimensions and %2 is the most.");
    case Kind::TooFewDimensions:
        return tr("There are %1 different words, but only %2 dimensions for them; add dimensions first.");
    case Kind::TooManyHeads:
        return tr("A layer has at most %1 heads.");
    case Kind::TooManyLayers:
        return tr("There are at most %1 layers.");
    case Kind::TooManyScenes:
        return tr("There are at most %1 scenes.");
    case Kind::TooManyProbeSentences:
        return tr("There are at most %1 sentences to probe.");
    case Kind::TooManyProbePairs:
        return tr("A sentence has at most %1 pairs.");
    case Kind::BadPair:
        return tr("“%1” is no pair; write one as “cube → red”.");
    case Kind::TooLarge:
        return tr("A mask painted by hand has at most %2 tokens a side, and these are %1; choose another mask or "
                  "shorten the text.");
    case Kind::TooLong:
        return tr("A name or token has at most %1 bytes; shorten it.");
    case Kind::LastHead:
        return tr("A layer needs at least one head; add another one first.");
    case Kind::LastLayer:
        return tr("At least one layer is needed; add another one first.");
    case Kind::LastDimension:
        return tr("At least one dimension is needed; add another one first.");
    default:
        return {};
    }
}

QString EditErrorText::other(EditError::Kind kind)
{
    using Kind = EditError::Kind;
    switch (kind) {
    case Kind::EmptyName:
        return tr("The dimension needs a name; type one.");
    case Kind::DuplicateName:
        return tr("Another dimension is called “%1”; choose a different name.");
    case Kind::UnknownDimension:
        return tr("No dimension is called “%1”; add it or choose another one.");
    case Kind::NoMemory:
        return tr("The document has no memory; add one first.");
    case Kind::HasMemory:
        return tr("The document has a memory already.");
    case Kind::ReadOnly:
        return tr("The column “%1” is filled by the position rule; change the positions instead.");
    default:
        return {};
    }
}

QString EditErrorText::needs(PatternNeeds::What what)
{
    using What = PatternNeeds::What;
    switch (what) {
    case What::SentenceKeys:
        return tr("The pattern is about the sentence, but keys come from the memory; remove the memory first.");
    case What::IndexColumns:
        return tr("The pattern needs position columns that hold i and 1; add positions to the embeddings first.");
    case What::SquareColumns:
        return tr("The pattern needs position columns that hold i, i² and 1; add positions to the embeddings first.");
    case What::PlainColumns:
        return tr("Words hold numbers of their own in the position column “%3”; set them to 0 first.");
    case What::KeptDimension:
        return tr("L%2 changes the dimension “%3”, which the pattern reads; set its column in W_O to 0 first.");
    case What::Residual:
        return tr("L%2 does not add its input to its output, so nothing reaches this layer as it was; switch its "
                  "residual on first.");
    case What::NoLayerNorm:
        return tr("L%2 normalises its input, positions included; switch its norm off first.");
    case What::VisibleKeys:
        return tr("The mask of L%2 hides what the pattern reads; choose another mask first.");
    case What::NoLaterKeys:
        return tr("The mask of L%2 lets a token see later ones; choose the causal mask first.");
    case What::RowsApart:
        return tr("The words' embeddings are too much alike for the pattern; fill them with one-hot rows first.");
    case What::LayerBelow:
        return tr("The pattern takes two layers; choose a head of a higher layer.");
    case What::FreeDimensions:
        break;
    }
    return tr("The pattern needs %4 dimensions that are 0 everywhere, and there are %5; add dimensions first.");
}

} // namespace

QString errorText(const EditError& error)
{
    QString pattern;
    if (error.kind == EditError::Kind::PatternNeeds)
        pattern = EditErrorText::needs(static_cast<PatternNeeds::What>(error.values.value(0).toInt()));
    for (const QString& wording :
         {EditErrorText::number(error), EditErrorText::size(error.kind), EditErrorText::other(error.kind)})
        if (pattern.isEmpty())
            pattern = wording;
    return filledIn(pattern, error.values);
}

} // namespace headlight
