#pragma once

#include "app/source.h"
#include "core/model/compared_source.h"

namespace headlight {

/// --with of render.
Option compareOption();

/// The source of B: that of --with, else the one of A.
QString otherSource(const Arguments& arguments);

/// What render --view compare draws: A is the source as it stands; B is the same source, or the one of --with, after
/// the interventions.
struct ComparedSources {
    Source a;
    Source b;
    QString aName; ///< what stands above them
    QString bName;
};

/// Computes both, or says why not: without --with and interventions there is nothing to compare.
Result<ComparedSources, CommandError> comparedSources(const Arguments& arguments, const Interventions& interventions);

} // namespace headlight
