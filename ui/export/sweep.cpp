#include "ui/export/sweep.h"

#include <QCoreApplication>

#include <cmath>

namespace headlight {

std::vector<double> sweepValues(const Sweep& sweep)
{
    std::vector<double> values;
    const double step = std::log(sweep.to / sweep.from) / (sweep.frames - 1);
    for (int i = 0; i < sweep.frames; ++i)
        values.push_back(sweep.from * std::exp(step * i));
    values.back() = sweep.to;
    return values;
}

Content withMultiplier(const Content& content, double multiplier)
{
    Content changed = content;
    changed.model.scoreMultiplier = multiplier;
    return changed;
}

Source widestFrame(const Content& content, const Sweep& sweep, const std::function<double(const Source&)>& distance,
                   const std::atomic<bool>* stop)
{
    Source widest;
    double farthest = -1;
    for (const double multiplier : sweepValues(sweep)) {
        const Result<Source, Overflow> frame = evaluate(withMultiplier(content, multiplier), {}, stop);
        if (stop && *stop)
            return nullptr;
        if (!frame)
            continue;
        const double far = distance(frame.value());
        if (far > farthest) {
            farthest = far;
            widest = frame.value();
        }
    }
    return widest;
}

QString sweepText(double multiplier, const QString& side)
{
    const int decimals = multiplier < 0.1 ? 3 : multiplier < 10 ? 2 : multiplier < 100 ? 1 : 0;
    const QString number = QString::number(multiplier, 'f', decimals);
    return side.isEmpty() ? QCoreApplication::translate("export", "Every score × %1").arg(number)
                          : QCoreApplication::translate("export", "%1: every score × %2").arg(side, number);
}

} // namespace headlight
