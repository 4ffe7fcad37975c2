#!/usr/bin/env python3
"""Makes the malformed documents beside it, and manifest.tsv: file, kind, place, line and column, separated by tabs.

Each file is a small good document with one thing wrong. Line and column are left out where they do not matter.
"""
import csv
import pathlib

HERE = pathlib.Path(__file__).parent
GOOD = """{
  "format": "headlight",
  "version": 1,
  "title": "good",
  "tokens": ["a", "b"],
  "dimensions": ["x", "y"],
  "embeddings": [[1, 0], [0, 1]],
  "layers": [
    {
      "heads": [
        { "name": "h",
          "query": [[1], [0]],
          "key": [[1], [0]],
          "value": [[1, 0], [0, 1]],
          "scale": "none" }
      ],
      "mask": "none"
    }
  ]
}
"""
HEAD = "layers[0].heads[0]"
rows = []


def case(name, old, new, kind, place="", line="", column=""):
    good = GOOD.encode()
    old = old.encode()
    new = new if isinstance(new, bytes) else new.encode()
    assert good.count(old) == 1, (name, good.count(old))
    write(name, good.replace(old, new), kind, place, line, column)


def write(name, data, kind, place="", line="", column=""):
    file = name.replace(" ", "_") + ".headlight"
    (HERE / file).write_bytes(data)
    rows.append([file, kind, place, line, column])


TOKENS = '"tokens": ["a", "b"]'
EMBEDDINGS = '"embeddings": [[1, 0], [0, 1]]'
QUERY = '"query": [[1], [0]]'
MASK = '"mask": "none"'
SCALE = '"scale": "none"'
TITLE = '"title": "good"'

# the text
write("empty file", b"", "UnexpectedEnd", "", 1, 1)
write("only space", b"  \n ", "UnexpectedEnd", "", 2, 2)
write("cut in the middle", GOOD.encode()[:120], "UnexpectedEnd")
write("cut inside a string", GOOD.encode()[:60], "UnexpectedEnd")
write("two documents", (GOOD + GOOD).encode(), "Syntax", "", 21, 1)
case("trailing comma", TOKENS, '"tokens": ["a", "b",]', "Syntax", "", 5, 23)
case("comment", TITLE, '"title": "good", // why', "Syntax", "", 4, 20)
case("single quotes", TOKENS, "\"tokens\": ['a', 'b']", "Syntax", "", 5, 14)
case("missing colon", TITLE, '"title" "good"', "Syntax", "", 4, 16)
case("nan", EMBEDDINGS, '"embeddings": [[NaN, 0], [0, 1]]', "NotFinite", "", 7, 19)
case("infinity", EMBEDDINGS, '"embeddings": [[1, -Infinity], [0, 1]]', "NotFinite", "", 7, 23)
case("nan of c", EMBEDDINGS, '"embeddings": [[-nan, 0], [0, 1]]', "NotFinite", "", 7)
write("utf 16 without mark", GOOD.encode("utf-16-be"), "BadUtf8", "", 1, 1)
write("latin 1 outside of texts", b"{\xe9", "BadUtf8", "", 1, 2)
case("curly quotes", TITLE, "“title”: 1", "Syntax", "", 4, 3)
case("long row", EMBEDDINGS, '"embeddings": [[' + "0," * 16384 + "0]]", "ListTooLong", "embeddings[0]", 7, 18)
case("leading zero", EMBEDDINGS, '"embeddings": [[01, 0], [0, 1]]', "Syntax", "", 7, 20)
case("plus sign", EMBEDDINGS, '"embeddings": [[+1, 0], [0, 1]]', "Syntax", "", 7, 19)
case("hexadecimal", EMBEDDINGS, '"embeddings": [[0x1, 0], [0, 1]]', "Syntax", "", 7, 20)
case("line break in a string", TITLE, '"title": "go\nod"', "Syntax", "", 4, 15)
case("NUL in a string", TITLE, b'"title": "go\0od"', "Syntax", "", 4, 15)
case("NUL after the key", TITLE, b'"title"\0: "good"', "Syntax", "", 4, 10)
case("bad escape", TITLE, r'"title": "go\xod"', "Syntax", "", 4, 16)
case("Latin-1", TITLE, '"title": "caf\xe9"'.encode("latin-1"), "BadUtf8", "", 4)
case("overlong UTF-8", TITLE, b'"title": "\xc0\xaf"', "BadUtf8", "", 4, 13)
case("surrogate in UTF-8", TITLE, b'"title": "\xed\xa0\x80"', "BadUtf8", "", 4)
write("UTF-16", GOOD.encode("utf-16"), "BadUtf8", "", 1, 1)
case("lone high surrogate", TITLE, r'"title": "\ud83d"', "LoneSurrogate", "", 4)
case("lone low surrogate", TITLE, r'"title": "\udfe5 x"', "LoneSurrogate", "", 4)
case("high surrogate before a letter", TITLE, r'"title": "\ud83dA"', "LoneSurrogate", "", 4)
case("duplicate key", TITLE, '"title": "good", "title": "bad"', "DuplicateKey", "title", 4, 20)
case("duplicate key by escape", TITLE, r'"title": "good", "\u0074itle": "bad"', "DuplicateKey", "title", 4, 20)
case("duplicate key in a head", SCALE, '"scale": "none", "name": "again"', "DuplicateKey", HEAD + ".name", 15, 28)
case("duplicate word", TITLE, '"words": {"b": [0, 0], "a": [0, 0], "b": [1, 1]}', "DuplicateKey", "words.b", 4, 39)
case("number too large", EMBEDDINGS, '"embeddings": [[1, 0], [0, 1e999]]', "NumberRange", "embeddings[1][1]", 7, 30)
case("number too small", QUERY, '"query": [[1], [-2e308]]', "NumberRange", HEAD + ".query[1][0]", 12, 27)
write("too deep", b'{"words": ' + b"[" * 16 + b"]" * 16 + b"}", "TooDeep", "words" + "[0]" * 15, 1, 26)

# what kind of file
write("a list", b"[1, 2]", "NotADocument", "", 1, 1)
write("a number", b"7", "NotADocument")
write("other format", b'{"format": "scene", "version": 1}', "NotADocument", "format", 1, 12)
write("no format", b'{"version": 1}', "NotADocument", "", 1, 1)
case("format is a number", '"format": "headlight"', '"format": 1', "NotADocument", "format", 2, 13)
write("newer version", b'{"format": "headlight", "version": 2, "nodes": []}', "NewerVersion", "version", 1, 36)
case("version 0", '"version": 1', '"version": 0', "OutOfRange", "version", 3, 14)
case("version as text", '"version": 1', '"version": "1"', "WrongType", "version", 3, 14)
case("half a version", '"version": 1', '"version": 0.5', "NotWhole", "version", 3, 14)
write("no version", b'{"format": "headlight"}', "MissingKey", "", 1, 1)

# keys
case("unknown key", TITLE, '"titel": "good"', "UnknownKey", "titel", 4, 3)
case("unknown key in a layer", MASK, '"maks": "none"', "UnknownKey", "layers[0].maks", 17, 7)
case("unknown key in a head", SCALE, '"scales": "none"', "UnknownKey", HEAD + ".scales", 15, 11)
case("unknown key in memory", TITLE, '"memory": {"tokens": [], "embedding": []}', "UnknownKey", "memory.embedding")
case("unknown key with a space", TITLE, '"a \\"title\\"": 1', "UnknownKey", '["a "title""]', 4, 3)
case("reserved key", TITLE, '"model": []', "ReservedKey", "model", 4, 3)
for key, text in (("tokens", TOKENS), ("embeddings", EMBEDDINGS)):
    case("no " + key, text + ",", "", "MissingKey", "", 1, 1)
case("no query", QUERY + ",", "", "MissingKey", HEAD, 11, 9)
case("no layers", '"layers": [', '"words": {}, "layer": [', "UnknownKey", "layer")
case("head without anything", '{ "name": "h",', '{}, {', "MissingKey", HEAD, 11, 9)

# types
case("tokens as text", TOKENS, '"tokens": "a b"', "WrongType", "tokens", 5, 13)
case("token is a number", TOKENS, '"tokens": ["a", 2]', "WrongType", "tokens[1]", 5, 19)
case("token is null", TOKENS, '"tokens": [null, "b"]', "WrongType", "tokens[0]", 5, 14)
case("number as text", QUERY, '"query": [["1"], [0]]', "WrongType", HEAD + ".query[0][0]", 12, 22)
case("number is null", QUERY, '"query": [[1], [null]]', "WrongType", HEAD + ".query[1][0]", 12, 27)
case("number is true", QUERY, '"query": [[true], [0]]', "WrongType", HEAD + ".query[0][0]")
case("matrix in one list", QUERY, '"query": [1, 0]', "WrongType", HEAD + ".query[0]", 12, 21)
case("matrix as object", QUERY, '"query": {"0": [1], "1": [0]}', "WrongType", HEAD + ".query", 12, 20)
case("residual is 1", MASK, '"residual": 1', "WrongType", "layers[0].residual", 17, 19)
case("layer norm as text", MASK, '"layer_norm": "false"', "WrongType", "layers[0].layer_norm")
case("title is null", TITLE, '"title": null', "WrongType", "title", 4, 12)
case("words as list", TITLE, '"words": [["a", [0, 0]]]', "WrongType", "words")
case("memory is null", TITLE, '"memory": null', "WrongType", "memory")
case("enabled is text", SCALE, '"enabled": "no"', "WrongType", HEAD + ".enabled")
case("score multiplier as text", TITLE, '"score_multiplier": "2"', "WrongType", "score_multiplier")

# shapes
case("one embedding too few", EMBEDDINGS, '"embeddings": [[1, 0]]', "WrongShape", "embeddings", 7, 17)
case("one embedding too many", EMBEDDINGS, '"embeddings": [[1, 0], [0, 1], [1, 1]]', "WrongShape", "embeddings")
case("ragged embeddings", EMBEDDINGS, '"embeddings": [[1, 0], [0]]', "RaggedRow", "embeddings[1]", 7, 26)
case("embeddings empty", EMBEDDINGS, '"embeddings": []', "WrongShape", "embeddings")
case("empty embedding", EMBEDDINGS, '"embeddings": [[], []]', "Empty", "embeddings[0]", 7, 18)
case("one dimension name too few", '"dimensions": ["x", "y"]', '"dimensions": ["x"]', "WrongLength", "dimensions", 6, 17)
case("query of another width", QUERY, '"query": [[1, 1], [0, 1]]', "WrongShape", HEAD + ".key", 13, 18)
case("query with too many rows", QUERY, '"query": [[1], [0], [2]]', "WrongShape", HEAD + ".query")
case("ragged query", QUERY, '"query": [[1], [0, 1]]', "RaggedRow", HEAD + ".query[1]")
case("query without columns", QUERY, '"query": [[], []]', "Empty", HEAD + ".query[0]")
case("implied output of another width", '"value": [[1, 0], [0, 1]]', '"value": [[1], [0]]', "ImpliedOutput", "layers[0]", 9, 5)
case("output with a row too many", MASK, '"output": [[1, 0], [0, 1], [1, 1]]', "WrongShape", "layers[0].output", 17, 17)
case("output too narrow", MASK, '"output": [[1], [0]]', "WrongShape", "layers[0].output")
case("word of another width", TITLE, '"words": {"c": [1, 2, 3]}', "WrongLength", "words.c", 4, 18)
case("memory without its rows", TITLE, '"memory": {"tokens": ["m"], "embeddings": []}', "WrongShape", "memory.embeddings")
case("memory of another width", TITLE, '"memory": {"tokens": ["m"], "embeddings": [[1]]}', "WrongShape", "memory.embeddings")
case("positions of another shape", TITLE, '"positions": [[1, 0]]', "WrongShape", "positions")
case("word of another width in Korean", MASK + "\n    }\n  ]", MASK + '\n    }\n  ], "words": {"낱말": [1]}', "WrongLength", 'words["낱말"]', 19, 22)
write("layers empty", GOOD.encode()[:GOOD.index('"layers"')] + b'"layers": []}', "Empty", "layers", 8, 13)
write("heads empty", GOOD.encode()[:GOOD.index('"layers"')] + b'"layers": [{"heads": []}]}', "Empty", "layers[0].heads")
write("no width anywhere", b'{"format": "headlight", "version": 1, "tokens": [], "embeddings": [], '
      b'"layers": [{"heads": [{"query": [], "key": [], "value": []}]}]}', "Empty", HEAD + ".query")

# choices and ranges
case("unknown split", TITLE, '"split": "letters"', "BadChoice", "split", 4, 12)
case("unknown mask", MASK, '"mask": "diagonal"', "BadChoice", "layers[0].mask", 17, 15)
case("mask is true", MASK, '"mask": true', "WrongType", "layers[0].mask")
case("mask with two rules", MASK, '"mask": {"window": 1, "causal": "bottom_right"}', "WrongLength", "layers[0].mask")
case("mask without a rule", MASK, '"mask": {}', "WrongLength", "layers[0].mask")
case("causal from the top", MASK, '"mask": {"causal": "top"}', "BadChoice", "layers[0].mask.causal")
case("window 0", MASK, '"mask": {"window": 0}', "OutOfRange", "layers[0].mask.window", 17, 26)
case("window 1.5", MASK, '"mask": {"window": 1.5}', "NotWhole", "layers[0].mask.window")
case("painted mask too small", MASK, '"mask": {"allowed": [[true]]}', "WrongShape", "layers[0].mask.allowed")
case("painted mask of numbers", MASK, '"mask": {"allowed": [[1, 0], [1, 1]]}', "WrongType", "layers[0].mask.allowed[0][0]")
case("hidden key too high", MASK, '"hidden_keys": [0, 2]', "OutOfRange", "layers[0].hidden_keys[1]", 17, 26)
case("hidden key below 0", MASK, '"hidden_keys": [-1]', "OutOfRange", "layers[0].hidden_keys[0]")
for name, value, kind, place in [
        ("published as text", '"all"', "WrongType", ""), ("published cell without a key", "[[1]]", "WrongLength", "[0]"),
        ("published key too high", "[[1, 0, 0.5], [1, 2, 0.5]]", "OutOfRange", "[1][1]"),
        ("published cell without a weight", "[[1, 0]]", "WrongLength", "[0]"),
        ("published weight above 1", "[[1, 0, 1.5]]", "OutOfRange", "[0][2]"),
        ("published query as text", '[["a", 0, 0.5]]', "WrongType", "[0][0]"),
        ("too many published", "[" + ", ".join(["[0, 0]"] * 4097) + "]", "TooMany", "")]:
    case(name, SCALE, '"published": ' + value, kind, HEAD + ".published" + place)
case("half a hidden key", MASK, '"hidden_keys": [0.5]', "NotWhole", "layers[0].hidden_keys[0]")
case("scale 0", SCALE, '"scale": 0', "NotPositive", HEAD + ".scale", 15, 20)
case("scale below 0", SCALE, '"scale": -2', "NotPositive", HEAD + ".scale")
case("unknown scale", SCALE, '"scale": "sqrt"', "BadChoice", HEAD + ".scale")
case("multiplier below 0", TITLE, '"score_multiplier": -0.5', "OutOfRange", "score_multiplier", 4, 23)
case("unknown positions", TITLE, '"positions": "rotary"', "BadChoice", "positions")
case("positions for no dimension", TITLE, '"positions": {"columns": {"z": "one"}}', "UnknownDimension", "positions.columns.z")
case("unknown position column", TITLE, '"positions": {"columns": {"x": "cube"}}', "BadChoice", "positions.columns.x")
case("positions without columns", TITLE, '"positions": {}', "MissingKey", "positions")
case("unknown rule for new words", TITLE, '"new_words": "random"', "BadChoice", "new_words")
case("seed too large", TITLE, '"new_words": {"normal": 4294967296}', "OutOfRange", "new_words.normal")
case("title too long", TITLE, '"title": "' + "한" * 342 + '"', "TooLong", "title")



# scenes
def scenes(name, text, kind, place, column=""):
    case("scene " + name, TITLE, '"scenes": ' + text, kind, place, 4, column)


scenes("list is an object", "{}", "WrongType", "scenes", 13)
scenes("list is null", "null", "WrongType", "scenes", 13)
scenes("is a text", '["heatmap"]', "WrongType", "scenes[0]", 14)
scenes("without a view", '[{"layer": 0}]', "MissingKey", "scenes[0]", 14)
scenes("is empty", '[{"view": "grid"}, {}]', "MissingKey", "scenes[1]", 32)
scenes("with an unknown key", '[{"view": "grid", "capton": ""}]', "UnknownKey", "scenes[0].capton", 31)
scenes("with a key twice", '[{"view": "grid", "view": "grid"}]', "DuplicateKey", "scenes[0].view", 31)
scenes("of an unknown view", '[{"view": "map"}]', "BadChoice", "scenes[0].view", 23)
scenes("view is a number", '[{"view": 0}]', "WrongType", "scenes[0].view", 23)
scenes("of a layer too high", '[{"view": "grid", "layer": 1}]', "OutOfRange", "scenes[0].layer", 40)
scenes("of a layer below 0", '[{"view": "grid", "layer": -1}]', "OutOfRange", "scenes[0].layer", 40)
scenes("of half a layer", '[{"view": "grid", "layer": 0.5}]', "NotWhole", "scenes[0].layer", 40)
scenes("of a head too high", '[{"view": "grid", "head": 1}]', "OutOfRange", "scenes[0].head", 39)
scenes("head is a text", '[{"view": "grid", "head": "0"}]', "WrongType", "scenes[0].head", 39)
scenes("of a query too high", '[{"view": "grid", "query": 2}]', "OutOfRange", "scenes[0].query", 40)
scenes("of a key too high", '[{"view": "grid", "key": 2}]', "OutOfRange", "scenes[0].key", 38)
scenes("key is null", '[{"view": "grid", "key": null}]', "WrongType", "scenes[0].key", 38)
scenes("of an infinite query", '[{"view": "grid", "query": 1e999}]', "NumberRange", "scenes[0].query", 40)
scenes("with a multiplier below 0", '[{"view": "grid", "score_multiplier": -1}]', "OutOfRange",
       "scenes[0].score_multiplier", 51)
scenes("multiplier is true", '[{"view": "grid", "score_multiplier": true}]', "WrongType", "scenes[0].score_multiplier", 51)
scenes("multiplier is NaN", '[{"view": "grid", "score_multiplier": NaN}]', "NotFinite", "", 51)
scenes("caption is a list", '[{"view": "grid", "caption": []}]', "WrongType", "scenes[0].caption", 42)
scenes("caption too long", '[{"view": "grid", "caption": "' + "한" * 342 + '"}]', "TooLong", "scenes[0].caption", 42)
scenes("caption with half a character", r'[{"view": "grid", "caption": "\ud83d"}]', "LoneSurrogate", "")
def probe(name, value, kind, place="", line="", column=""):
    case("probe " + name, TITLE, '"probe": ' + value, kind, "probe" + place, line, column)


probe("as text", '"cube"', "WrongType")
probe("without a sentence", '[{"pairs": []}]', "MissingKey", "[0]")
probe("with another key", '[{"sentence": "a b", "pair": []}]', "UnknownKey", "[0].pair")
probe("pair of three", '[{"sentence": "a b", "pairs": [["b", "a", "a"]]}]', "WrongLength", "[0].pairs[0]")
probe("pair of places", '[{"sentence": "a b", "pairs": [[1, 0]]}]', "WrongType", "[0].pairs[0][0]")
probe("with too many pairs", '[{"sentence": "a b", "pairs": [' + ", ".join(['["b", "a"]'] * 257) + "]}]", "TooMany",
      "[0].pairs")
probe("with a long sentence", '[{"sentence": "' + "x" * 16385 + '"}]', "TooLong", "[0].sentence")
probe("with too many sentences", "[" + ", ".join(['{"sentence": "a"}'] * 1025) + "]", "TooMany")
scenes("too many", "[" + ", ".join(['{"view": "grid"}'] * 257) + "]", "TooMany", "scenes", 13)

with open(HERE / "manifest.tsv", "w", newline="", encoding="utf-8") as file:
    csv.writer(file, lineterminator="\n", delimiter="\t", quoting=csv.QUOTE_NONE, quotechar=None).writerows(rows)
print(len(rows), "documents")
