#pragma once

#include "core/attention/matrix.h"
#include "ui/labs/lab.h"

#include <QString>
#include <QStringList>

namespace headlight {

/// The selected row of a document as labs show it: of a long one the keys with the largest products.
struct SelectedRow {
    QString query;              ///< the token that reads
    QStringList keys;           ///< labels, in the order of the sentence; "a (2)" is the second "a"
    Matrix<double> products;    ///< 1 × keys: q·k of those shown; −∞ where forbidden
    Matrix<double> allProducts; ///< 1 × m
    std::vector<Index> places;  ///< of those shown, in the sentence
    int selected = -1;          ///< the selected key's place among those shown; −1: it is not there
    double width = 1;           ///< d_k

    /// How many keys the row may read.
    Index visible() const;
    /// Whether one of those shown may be read.
    bool sees(int shownPlace) const;
    bool isWhole() const { return products.cols() == allProducts.cols(); }
    /// Those of a row over all keys that are shown.
    Matrix<double> shown(const Matrix<double>& row) const;
};

/// A token as labels name it: the second of two like it is "a (2)".
QString keyLabel(const std::vector<std::string>& tokens, Index place);

/// @param most keys at once, ≥ 1
SelectedRow selectedRow(const LabRequest& request, Index most);

/// Scales from 0.01 to 64, evenly on a logarithmic axis.
std::vector<double> scalesOfCurves();

} // namespace headlight
