#pragma once

#include "ui/labs/kernel_case.h"

namespace headlight {

/// What the numbers of the kernel lab say: the kernel, the entropy and the draws, a line each or two.
QString kernelText(const KernelCase& in);

} // namespace headlight
