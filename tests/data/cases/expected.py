#!/usr/bin/env python3
"""Computes expected.json anew from documents/, with nothing but Python's floats and exactly rounded sums.

    expected.py            says where expected.json differs by more than 1e-13, relative
    expected.py --write    writes it
"""
import json
import math
import pathlib
import sys

HERE = pathlib.Path(__file__).parent


def product(a, b):
    return [[math.fsum(x * y for x, y in zip(row, column)) for column in zip(*b)] for row in a]


def transposed(a):
    return [list(column) for column in zip(*a)]


def positions(document, n, width):
    rule = document.get("positions")
    if rule is None:
        return [[0.0] * width for _ in range(n)]
    if isinstance(rule, list):
        return rule
    if rule == "sinusoidal":
        wave = [10000 ** ((d - d % 2) / width) for d in range(width)]
        return [[math.cos(i / wave[d]) if d % 2 else math.sin(i / wave[d]) for d in range(width)] for i in range(n)]
    value = {"index": lambda i: i, "square": lambda i: i * i, "one": lambda i: 1}
    kinds = [rule["columns"].get(name) for name in document["dimensions"]]
    return [[value[kind](i) if kind else 0 for kind in kinds] for i in range(n)]


def sees(layer, memory, i, j, n, m):
    if j in layer.get("hidden_keys", []):
        return False
    mask = layer.get("mask", "none" if memory else "causal")
    if mask == "none":
        return True
    if mask == "causal":
        return j <= i
    if "window" in mask:
        return i - mask["window"] < j <= i
    if "allowed" in mask:
        return mask["allowed"][i][j]
    return j <= i + m - n  # from the bottom right


def normalised(row):
    mean = math.fsum(row) / len(row)
    variance = math.fsum((x - mean) ** 2 for x in row) / len(row)
    return [(x - mean) / math.sqrt(variance + 1e-5) for x in row]


def softmax(scores):
    seen = [s for s in scores if s is not None]
    if not seen:
        return [0.0] * len(scores)
    powers = [0.0 if s is None else math.exp(s - max(seen)) for s in scores]
    return [p / math.fsum(powers) for p in powers]


def head_pass(head, layer, memory, source, target, multiplier):
    q, k, v = product(source, head["query"]), product(target, head["key"]), product(target, head["value"])
    scale = head.get("scale", "sqrt_dk")
    divisor = {"sqrt_dk": math.sqrt(len(q[0])), "none": 1.0}.get(scale) if isinstance(scale, str) else scale
    n, m = len(q), len(k)
    scores = [[s / divisor * multiplier if sees(layer, memory, i, j, n, m) else None for j, s in enumerate(row)]
              for i, row in enumerate(product(q, transposed(k)))]
    weights = [softmax(row) for row in scores]
    return {"scores": scores, "weights": weights, "output": product(weights, v)}


def layer_pass(layer, memory, x, multiplier):
    source = [normalised(row) for row in x] if layer.get("layer_norm") else x
    target = memory["embeddings"] if memory else source
    heads = [head_pass(head, layer, memory, source, target, multiplier) for head in layer["heads"]]
    joined = [[value if head.get("enabled", True) else 0.0
               for head, done in zip(layer["heads"], heads) for value in done["output"][i]] for i in range(len(x))]
    output = product(joined, layer["output"]) if "output" in layer else joined
    if layer.get("residual", True):
        output = [[a + b for a, b in zip(*rows)] for rows in zip(output, x)]
    return {"heads": heads, "layer_output": output}


def document_pass(document):
    x = document["embeddings"]
    x = [[a + b for a, b in zip(*rows)] for rows in zip(x, positions(document, len(x), len(x[0])))]
    layers = []
    for layer in document["layers"]:
        layers.append(layer_pass(layer, document.get("memory"), x, document.get("score_multiplier", 1)))
        x = layers[-1]["layer_output"]
    return layers


def differences(ours, theirs, place=""):
    if isinstance(ours, (dict, list)):
        if len(ours) != len(theirs):
            yield place
        for key in ours if isinstance(ours, dict) else range(len(ours)):
            yield from differences(ours[key], theirs[key], f"{place}/{key}")
    elif ours != theirs and (None in (ours, theirs) or abs(ours - theirs) > 1e-13 * max(abs(ours), abs(theirs), 1e-3)):
        yield f"{place}: {ours} here, {theirs} in expected.json"


def main():
    ours = {path.stem: document_pass(json.loads(path.read_text())) for path in sorted(HERE.glob("documents/*.headlight"))}
    if "--write" in sys.argv:
        (HERE / "expected.json").write_text(json.dumps(ours, indent=0) + "\n")
        return
    found = list(differences(ours, json.loads((HERE / "expected.json").read_text())))
    print("\n".join(found) if found else f"expected.json agrees, {len(ours)} documents")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
