#include "ui/labs/selected_row.h"

#include "ui/paint/token_label.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace headlight {

using namespace Qt::StringLiterals;

QString keyLabel(const std::vector<std::string>& tokens, Index place)
{
    const auto here = tokens.begin() + place;
    const QString label = tokenLabel(*here);
    if (std::count(tokens.begin(), tokens.end(), *here) == 1)
        return label;
    return u"%1 (%2)"_s.arg(label).arg(std::count(tokens.begin(), here, *here) + 1);
}

Matrix<double> SelectedRow::shown(const Matrix<double>& row) const
{
    Matrix<double> part(1, static_cast<Index>(places.size()));
    for (std::size_t i = 0; i < places.size(); ++i)
        part(0, static_cast<Index>(i)) = row(0, places[i]);
    return part;
}

Index SelectedRow::visible() const
{
    return (allProducts.array() > -std::numeric_limits<double>::infinity()).count();
}

bool SelectedRow::sees(int shownPlace) const
{
    return products(0, shownPlace) > -std::numeric_limits<double>::infinity();
}

SelectedRow selectedRow(const LabRequest& request, Index most)
{
    const AttentionSource& source = *request.source;
    const auto [layer, head] = request.place;
    const Index m = source.keyCount();
    SelectedRow row;
    row.width = static_cast<double>(source.columnCount(Quantity::Queries, layer, head));
    row.query = tokenLabel(source.queryTokens()[static_cast<std::size_t>(request.query)]);
    row.allProducts = source.tile(Quantity::Products, layer, head, {request.query, 0, 1, m});
    for (Index j = 0; j < m; ++j)
        if (!source.sees(layer, request.query, j))
            row.allProducts(0, j) = -std::numeric_limits<double>::infinity();
    row.places.resize(static_cast<std::size_t>(m));
    std::iota(row.places.begin(), row.places.end(), Index(0));
    if (m > most) { // the selected key, then those with the largest products
        const auto rank = [&](Index j) {
            return j == request.key ? std::numeric_limits<double>::infinity() : row.allProducts(0, j);
        };
        std::partial_sort(row.places.begin(), row.places.begin() + most, row.places.end(),
                          [&](Index a, Index b) { return rank(a) > rank(b) || (rank(a) == rank(b) && a < b); });
        row.places.resize(static_cast<std::size_t>(most));
        std::sort(row.places.begin(), row.places.end());
    }
    row.products = row.shown(row.allProducts);
    for (std::size_t i = 0; i < row.places.size(); ++i) {
        row.keys << keyLabel(source.keyTokens(), row.places[i]);
        if (row.places[i] == request.key)
            row.selected = static_cast<int>(i);
    }
    return row;
}

std::vector<double> scalesOfCurves()
{
    std::vector<double> scales;
    constexpr int steps = 190;
    for (int i = 0; i <= steps; ++i)
        scales.push_back(0.01 * std::pow(6400., static_cast<double>(i) / steps));
    return scales;
}

} // namespace headlight
