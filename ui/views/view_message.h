#pragma once

#include <QString>

class QLabel;

namespace headlight {

class Document;
class Evaluator;

/// What stands in place of a picture: what to do, which number left its range, or that it is being computed, in the
/// language of the moment; empty: there is a picture.
QString viewMessage(const Document& document, const Evaluator& evaluator);
/// In place of what a veil hides whole.
QString hiddenMessage();

/// Makes a label the place where a view says it.
/// @param name its objectName
void makeMessage(QLabel& label, const QString& name);

} // namespace headlight
