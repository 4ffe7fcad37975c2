#!/usr/bin/env python3
"""Makes the faulty lessons beside it, and manifest.tsv: file, kind, place, line and column, separated by tabs.

Each file is a small good lesson with one thing wrong. Line and column are left out where they do not matter.
"""
import pathlib

HERE = pathlib.Path(__file__).parent
GOOD = """{
  "format": "headlight-lesson",
  "version": 1,
  "id": "good",
  "title": { "en": "A good lesson", "ko": "좋은 수업" },
  "summary": "for all languages",
  "formula": "q·k",
  "documents": {
    "worked": {
      "format": "headlight", "version": 1,
      "tokens": ["query"], "embeddings": [[2, 0]],
      "memory": { "tokens": ["key 1", "key 2"], "embeddings": [[1, 0], [0, 1]] },
      "layers": [ { "heads": [ { "query": [[1, 0], [0, 1]], "key": [[1, 0], [0, 1]], "value": [[10, 0], [0, 10]] } ] } ]
    }
  },
  "translations": { "ko": { "query": "쿼리", "key 1": "키 1" } },
  "steps": [
    {
      "title": "A number",
      "text": { "en": "The weight is {a1:4}.", "ko": "가중치는 {a1:4}이다." },
      "values": { "a1": { "of": "cell", "row": 0, "column": 0 } },
      "document": "worked",
      "show": { "view": "heatmap", "query": 0, "key": 1, "divide": true },
      "point": "view",
      "asks": "function_of",
      "predict": {
        "kind": "number", "question": "Which weight?",
        "answer": { "of": "cell", "row": 0, "column": 1 },
        "tolerance": 0.01,
        "wrong": [ { "value": 0.5, "why": "no" } ],
        "hint": "a hint", "explanation": "why {a1}",
        "veil": { "from": "weights", "row": 0, "labs": true }
      }
    },
    {
      "title": "A choice",
      "predict": {
        "kind": "choice", "question": "Which?",
        "answer": { "of": "root", "parts": [64] },
        "choices": [ { "text": "eight", "value": 8, "why": "yes" }, { "text": "nine", "value": 9 } ]
      }
    },
    {
      "title": "A cell",
      "predict": { "kind": "cell", "question": "Which?", "find": "largest", "row": 0 }
    },
    {
      "title": "An order",
      "predict": { "kind": "order", "question": "Which order?", "lines": ["first", "second"] }
    }
  ]
}
"""
STEP = "steps[0]"
PREDICT = "steps[0].predict"
rows = []


def case(name, old, new, kind, place="", line="", column=""):
    assert GOOD.count(old) == 1, (name, GOOD.count(old))
    write(name, GOOD.replace(old, new).encode(), kind, place, line, column)


def write(name, data, kind, place="", line="", column=""):
    file = name.replace(" ", "_") + ".headlight-lesson"
    (HERE / file).write_bytes(data)
    rows.append([file, kind, place, line, column])


FIRST = '"a1": { "of": "cell", "row": 0, "column": 0 }'
ANSWER = '"answer": { "of": "cell", "row": 0, "column": 1 }'
ROOT = '{ "of": "root", "parts": [64] }'
VEIL = '"veil": { "from": "weights", "row": 0, "labs": true }'
SHOW = '"show": { "view": "heatmap", "query": 0, "key": 1, "divide": true }'
WRONG = '"wrong": [ { "value": 0.5, "why": "no" } ]'
CHOICES = '[ { "text": "eight", "value": 8, "why": "yes" }, { "text": "nine", "value": 9 } ]'
CELL = '"find": "largest", "row": 0'
LINES = '"lines": ["first", "second"]'

# the text
write("cut in the middle", GOOD.encode()[:900], "UnexpectedEnd")
case("missing comma", '"version": 1,\n  "id"', '"version": 1\n  "id"', "Syntax", "", 4)
case("key twice", '"formula": "q·k"', '"formula": "q·k", "id": "x"', "DuplicateKey", "id", 7, 21)

# what its documents are called in other languages
TRANSLATIONS = '"ko": { "query": "쿼리", "key 1": "키 1" }'
case("translation of nothing", TRANSLATIONS, '"ko": { "quary": "쿼리" }', "UnknownName", "translations.ko.quary")
case("translation by nothing", TRANSLATIONS, '"ko": { "query": " " }', "NoWords", "translations.ko.query")
case("translation that is a list", TRANSLATIONS, '"ko": ["쿼리"]', "WrongType", "translations.ko")
case("translation by a number", TRANSLATIONS, '"ko": { "query": 1 }', "WrongType", "translations.ko.query")
case("translation into a language of another kind", TRANSLATIONS, '"Korean": {}', "BadName", "translations.Korean")
case("translation that turns around", TRANSLATIONS, '"ko": { "query": "\\u202E쿼리" }', "UnfitCharacter",
     "translations.ko.query")
case("translation of the same twice", TRANSLATIONS, '"ko": { "query": "a", "query": "b" }', "DuplicateKey",
     "translations.ko.query")

# the lesson
write("a document", b'{"format": "headlight", "version": 1}', "NotALesson", "format")
write("a list", b"[]", "NotALesson", "")
case("newer version", '"version": 1,\n  "id"', '"version": 2,\n  "id"', "NewerVersion", "version", 3, 14)
case("no version", '"version": 1,\n  "id"', '"id"', "MissingKey")
case("no id", '"id": "good",\n', "", "MissingKey")
case("id with spaces", '"id": "good"', '"id": "a good one"', "BadName", "id", 4, 9)
case("id is empty", '"id": "good"', '"id": ""', "BadName", "id")
case("id is a number", '"id": "good"', '"id": 1', "WrongType", "id")
case("no title", '"title": { "en": "A good lesson", "ko": "좋은 수업" },\n', "", "MissingKey")
case("title in no language", '{ "en": "A good lesson", "ko": "좋은 수업" }', "{}", "Empty", "title")
case("title in a language of another kind", '"en": "A good lesson"', '"English": "A good lesson"', "BadName",
     "title.English")
case("title is a list", '{ "en": "A good lesson", "ko": "좋은 수업" }', '["A good lesson"]', "WrongType", "title")
case("value in the title", '"en": "A good lesson"', '"en": "A good {a1}"', "UnknownName", "title.en")
case("unknown key", '"summary"', '"sumary"', "UnknownKey", "sumary", 6, 3)
case("formula is a list", '"formula": "q·k"', '"formula": []', "WrongType", "formula")
write("steps are empty", (GOOD[:GOOD.index('  "steps"')] + '  "steps": []\n}\n').encode(), "Empty", "steps")
write("no steps", (GOOD[:GOOD.index(',\n  "steps"')] + "\n}\n").encode(), "MissingKey", "")

# the documents
case("document of another name", '"document": "worked"', '"document": "work"', "UnknownName", STEP + ".document")
case("document with a fault", '"tokens": ["query"]', '"tokens": ["query", "two"]', "WrongShape",
     "documents.worked.embeddings", 11)
case("document that is a number", '"documents": {\n', '"documents": { "n": 1,\n', "WrongType", "documents.n")
case("unknown example", '"documents": {\n', '"documents": { "n": "example:nothing",\n', "UnknownExample",
     "documents.n")
case("document with a name of spaces", '"documents": {\n', '"documents": { "a b": {},\n', "BadName",
     'documents["a b"]')
case("document with an unknown key", '"layers": [ {', '"layer": [], "layers": [ {', "UnknownKey",
     "documents.worked.layer")

case("document with a setting outside its range", '"tokens": ["query"],',
     '"scenes": [ { "view": "why_root", "lab": { "d": 999 } } ], "tokens": ["query"],', "LabSetting",
     "documents.worked.scenes[0].lab.d", 11)
case("document that sets a lab that is not shown", '"tokens": ["query"],',
     '"scenes": [ { "view": "heatmap", "lab": { "d": 64 } } ], "tokens": ["query"],', "KeyBeside",
     "documents.worked.scenes[0].lab")

# a step
case("step without a title", '"title": "A choice",\n', "", "MissingKey", "steps[1]")
case("step with an unknown key", '"title": "A choice"', '"titel": "A choice"', "UnknownKey", "steps[1].titel")
case("text with an unknown value", "weight is {a1:4}", "weight is {a2:4}", "UnknownName", STEP + ".text.en")
case("text with an unknown value in Korean", "가중치는 {a1:4}", "가중치는 {b}", "UnknownName", STEP + ".text.ko")
case("explanation with an unknown value", '"why {a1}"', '"why {b}"', "UnknownName", PREDICT + ".explanation")
case("value of another step", '"title": "A choice"', '"title": "A choice", "text": "{a1}"', "UnknownName",
     "steps[1].text")
case("place of no value", '"why {a1}"', '"why {}"', "BrokenPlace", PREDICT + ".explanation")
case("place of no name", '"why {a1}"', '"why {:4}"', "BrokenPlace", PREDICT + ".explanation")
case("place of no decimals", '"why {a1}"', '"why {a1:}"', "BrokenPlace", PREDICT + ".explanation")
case("place that is not closed", '"why {a1}"', '"why {a1"', "BrokenPlace", PREDICT + ".explanation")
case("title that ends its line", '"A choice"', '"A\\u0000choice"', "UnfitCharacter", "steps[1].title")
case("title that turns around", '"en": "A good lesson"', '"en": "A \\u202Egood lesson"', "UnfitCharacter", "title.en")
case("title of nothing", '"en": "A good lesson"', '"en": ""', "NoWords", "title")
case("step with a title of nothing", '"A choice"', '" "', "NoWords", "steps[1].title")
case("points at nothing", '"point": "view"', '"point": "door"', "BadChoice", STEP + ".point")
case("asks something else", '"asks": "function_of"', '"asks": "price"', "BadChoice", STEP + ".asks")
case("shows an unknown view", '"view": "heatmap"', '"view": "map"', "BadChoice", STEP + ".show.view")
case("shows no view", '"view": "heatmap", ', "", "MissingKey", STEP + ".show")
case("shows a key too high", '"key": 1, "divide"', '"key": 2, "divide"', "OutOfRange", STEP + ".show.key")
case("shows with a caption", '"key": 1, "divide"', '"caption": "c", "divide"', "UnknownKey", STEP + ".show.caption")
case("shows no document", '"document": "worked",\n      ' + SHOW, '"show": { "view": "heatmap" }', "NoDocument",
     STEP + ".show.view")
case("shows no document in a lab", '"document": "worked",\n      ' + SHOW, '"show": { "view": "saturation" }',
     "NoDocument", STEP + ".show.view")
case("asks of no formula", '  "formula": "q·k",\n', "", "MissingKey", STEP + ".asks")
case("divides in a lab with numbers of its own", SHOW, '"show": { "view": "kernel", "divide": false }', "KeyBeside",
     STEP + ".show.divide")
case("sets a lab that is not shown", '"divide": true', '"lab": { "d": 64 }', "KeyBeside", STEP + ".show.lab")
LAB = '"show": { "view": "%s",\n      "lab": { %s } }'
for name, view, setting, key in [
        ("unknown setting of a lab", "why_root", '"dd": 64', "dd"),
        ("setting outside its range", "why_root", '"seed": 3, "d": 9999', "d"),
        ("setting that is not whole", "why_root", '"d": 2.5', "d"),
        ("setting that is no choice", "why_root", '"pairs": 1.5', "pairs"),
        ("setting that is no power of two", "stall", '"d_k": 5', "d_k"),
        ("settings that contradict", "heads_and_cost", '"layout": 1, "heads": 7', "heads")]:
    case(name, SHOW, LAB % (view, setting), "LabSetting", STEP + ".show.lab." + key, 27)
case("lab that is a number", SHOW, '"show": { "view": "why_root", "lab": 64 }', "WrongType", STEP + ".show.lab")
case("lab that is set to a text", SHOW, LAB % ("why_root", '"d": "64"'), "WrongType", STEP + ".show.lab.d")
case("divides by a number", '"divide": true', '"divide": 2', "WrongType", STEP + ".show.divide")

# a value
case("value with a name of spaces", '"a1": {', '"a 1": {', "BadName", STEP + '.values["a 1"]')
case("value is a text", FIRST, '"a1": "0.8"', "WrongType", STEP + ".values.a1")
case("value of nothing", '"a1": { "of": "cell"', '"a1": { "of": "cells"', "BadChoice", STEP + ".values.a1.of")
case("value without of", '"a1": { "of": "cell", ', '"a1": { ', "MissingKey", STEP + ".values.a1")
case("value without a row", '"a1": { "of": "cell", "row": 0,', '"a1": { "of": "cell",', "MissingKey",
     STEP + ".values.a1")
case("row outside", '"a1": { "of": "cell", "row": 0', '"a1": { "of": "cell", "row": 1', "OutOfRange",
     STEP + ".values.a1.row")
case("column outside", '"column": 0 }', '"column": 2 }', "OutOfRange", STEP + ".values.a1.column")
case("column outside the width", '"column": 0 }', '"quantity": "keys", "column": 2 }', "OutOfRange",
     STEP + ".values.a1.column")
case("layer outside", '"column": 0 }', '"column": 0, "layer": 1 }', "OutOfRange", STEP + ".values.a1.layer")
case("head outside", '"column": 0 }', '"column": 0, "head": 1 }', "OutOfRange", STEP + ".values.a1.head")
case("unknown quantity", '"column": 0 }', '"column": 0, "quantity": "heat" }', "BadChoice",
     STEP + ".values.a1.quantity")
case("value of another document", '"column": 0 }', '"column": 0, "document": "w" }', "UnknownName",
     STEP + ".values.a1.document")
case("multiplier below 0", '"column": 0 }', '"column": 0, "score_multiplier": -1 }', "OutOfRange",
     STEP + ".values.a1.score_multiplier")
case("key of another value", '"column": 0 }', '"column": 0, "parts": [] }', "KeyBeside", STEP + ".values.a1.parts")
case("value without a document", '"document": "worked",\n      ' + SHOW, '"show": { "view": "masks" }', "NoDocument",
     STEP + ".values.a1")
case("too few parts", ROOT, '{ "of": "quotient", "parts": [1] }', "WrongLength", "steps[1].predict.answer.parts")
case("no parts", ROOT, '{ "of": "sum", "parts": [] }', "Empty", "steps[1].predict.answer.parts")
case("division by 0", ROOT, '{ "of": "quotient", "parts": [1, 0] }', "NoNumber", "steps[1].predict.answer")
case("root of a negative number", ROOT, '{ "of": "root", "parts": [-1] }', "NoNumber", "steps[1].predict.answer")
case("heads that do not divide", ROOT, '{ "of": "parameters", "parts": [320, 7] }', "NoNumber",
     "steps[1].predict.answer")
case("too many pairs", ROOT, '{ "of": "sampled_deviation", "parts": [512, 1000000, 1] }', "NoNumber",
     "steps[1].predict.answer")
case("too many pairs in all", FIRST, ", ".join(
     '"a%d": { "of": "sampled_deviation", "parts": [512, 10000, %d] }' % (n, n) for n in (1, 2)), "TooMany",
     STEP + ".values.a2")
case("value without a number", FIRST, '"a1": { "of": "quotient", "parts": [1, 0] }', "NoNumber",
     STEP + ".values.a1")

# a prediction
case("prediction of no kind", '"kind": "order", ', "", "MissingKey", "steps[3].predict")
case("prediction of an unknown kind", '"kind": "order"', '"kind": "essay"', "BadChoice", "steps[3].predict.kind")
case("prediction without a question", '"question": "Which order?", ', "", "MissingKey", "steps[3].predict")
case("prediction is a text", '"predict": { "kind": "cell", "question": "Which?", "find": "largest", "row": 0 }',
     '"predict": "which?"', "WrongType", "steps[2].predict")
case("number without an answer", ANSWER + ",", "", "MissingKey", PREDICT)
case("tolerance below 0", '"tolerance": 0.01', '"tolerance": -0.01', "OutOfRange", PREDICT + ".tolerance")
case("question of nothing", '"Which order?"', '""', "NoWords", "steps[3].predict.question")
case("choice of nothing", '"text": "nine"', '"text": ""', "NoWords", "steps[1].predict.choices[1].text")
case("line of nothing", LINES, '"lines": ["first", ""]', "NoWords", "steps[3].predict.lines[1]")
case("lines that are the same", LINES, '"lines": ["first", "first"]', "SameLines", "steps[3].predict.lines")
case("tolerance wider than the answer", '"tolerance": 0.01', '"tolerance": 0.2', "OutOfRange", PREDICT + ".tolerance")
case("tolerance of everything", '"tolerance": 0.01', '"tolerance": 1e308', "OutOfRange", PREDICT + ".tolerance")
case("wrong answer that is right", '"value": 0.5', '"value": 0.2', "RightAsWrong", PREDICT + ".wrong[0]")
case("wrong answer without a why", ', "why": "no" }', " }", "MissingKey", PREDICT + ".wrong[0]")
case("wrong answer without a number", '"value": 0.5', '"value": { "of": "root", "parts": [-1] }', "NoNumber",
     PREDICT + ".wrong[0].value")
case("lines of a number", '"tolerance": 0.01', '"lines": []', "KeyBeside", PREDICT + ".lines")
case("choices of a number", '"tolerance": 0.01', '"choices": []', "KeyBeside", PREDICT + ".choices")
case("find of a number", '"tolerance": 0.01', '"find": "largest"', "KeyBeside", PREDICT + ".find")
case("wrong answers of a choice", '"answer": ' + ROOT, '"wrong": [], "answer": ' + ROOT, "KeyBeside",
     "steps[1].predict.wrong")
case("tolerance of an order", LINES, LINES + ', "tolerance": 1', "KeyBeside", "steps[3].predict.tolerance")
case("two choices are right", '"value": 9', '"value": 8', "NotOneRight", "steps[1].predict.choices")
case("no choice is right", '"value": 8', '"value": 7', "NotOneRight", "steps[1].predict.choices")
case("no choice is marked as right", '"answer": ' + ROOT + ',\n        "choices": ' + CHOICES, '"choices": [ { "text": "a" }, { "text": "b" } ]', "NotOneRight",
     "steps[1].predict.choices")
case("one choice", CHOICES, '[ { "text": "a", "right": true } ]', "TooFew", "steps[1].predict.choices")
case("choice of a value without an answer", '"answer": ' + ROOT + ",", "", "MissingKey", "steps[1].predict")
case("choice that is marked and has a value", '"value": 9', '"value": 9, "right": true', "BothKeys",
     "steps[1].predict.choices[1].right")
case("choices that read alike", '"text": "nine"', '"text": "eight"', "SameChoice", "steps[1].predict.choices[1]")
case("choices that read alike in Korean", '"text": "nine"', '"text": { "en": "nine", "ko": "eight" }', "SameChoice",
     "steps[1].predict.choices[1]")
MARKED = '[ { "text": "a", "right": true }, { "text": "b" } ]'
case("answer of choices that are marked", CHOICES, MARKED, "MissingKey", "steps[1].predict.choices[0]")
case("tolerance of choices that are marked", '"answer": ' + ROOT + ',\n        "choices": ' + CHOICES,
     '"tolerance": 0.1, "choices": ' + MARKED, "MissingKey", "steps[1].predict")
case("choice without a number", '"value": 9', '"value": { "of": "root", "parts": [-1] }', "NoNumber",
     "steps[1].predict.choices[1]")
case("choice without a text", '{ "text": "nine", "value": 9 }', '{ "value": 9 }', "MissingKey",
     "steps[1].predict.choices[1]")
case("right is a text", CHOICES, '[ { "text": "a", "right": "yes" }, { "text": "b" } ]', "WrongType",
     "steps[1].predict.choices[0].right")
case("cell in no row", CELL, '"find": "largest"', "MissingKey", "steps[2].predict")
case("cell in a row outside", CELL, '"find": "largest", "row": 1', "OutOfRange", "steps[2].predict.row")
case("cell of another kind", CELL, '"find": "middle", "row": 0', "BadChoice", "steps[2].predict.find")
case("cell of the output", CELL, '"find": "largest", "row": 0, "quantity": "output"', "BadChoice",
     "steps[2].predict.quantity")
case("cell of a lab with numbers of its own", '"predict": { "kind": "cell"',
     '"show": { "view": "kernel" }, "predict": { "kind": "cell"', "NoCells", "steps[2].predict")
case("cell of free vectors", '"predict": { "kind": "cell"',
     '"show": { "view": "geometry", "free_vectors": true }, "predict": { "kind": "cell"', "NoCells", "steps[2].predict")
case("cell of a row that ties", '"predict": { "kind": "cell"',
     '"show": { "view": "heatmap", "score_multiplier": 0 }, "predict": { "kind": "cell", "quantity": "scores"',
     "EveryCellRight", "steps[2].predict")
case("one line", LINES, '"lines": ["first"]', "TooFew", "steps[3].predict.lines")
case("line is a number", LINES, '"lines": ["first", 2]', "WrongType", "steps[3].predict.lines[1]")
case("veil from the embeddings", VEIL, '"veil": { "from": "embeddings" }', "BadChoice", PREDICT + ".veil.from")
case("veil of a row outside", VEIL, '"veil": { "from": "weights", "row": 1 }', "OutOfRange", PREDICT + ".veil.row")
case("veil of a layer outside", VEIL, '"veil": { "from": "weights", "layer": 1 }', "OutOfRange",
     PREDICT + ".veil.layer")
case("veil is true", VEIL, '"veil": true', "WrongType", PREDICT + ".veil")

(HERE / "good.headlight-lesson").write_text(GOOD)
(HERE / "manifest.tsv").write_text("".join("\t".join(map(str, row)) + "\n" for row in rows))
