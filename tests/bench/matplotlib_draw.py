#!/usr/bin/env python3
"""matplotlib_draw.py N...: prints "N MILLISECONDS" for each: what matplotlib (Agg) takes to draw an n × n float32 image
at 800 × 800 pixels once more, the median of some draws."""
import statistics
import sys
import time

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt
import numpy

for n in map(int, sys.argv[1:]):
    weights = numpy.random.default_rng(1).random((n, n), dtype=numpy.float32)
    figure, axes = plt.subplots(figsize=(8, 8), dpi=100)
    axes.imshow(weights)
    figure.canvas.draw()
    times = []
    for _ in range(9):
        start = time.perf_counter()
        figure.canvas.draw()
        times.append(1000 * (time.perf_counter() - start))
    plt.close(figure)
    print(n, statistics.median(times), flush=True)
