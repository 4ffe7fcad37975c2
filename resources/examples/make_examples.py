#!/usr/bin/env python3
"""Writes the example documents beside this script, and the same in Korean into ko/. Nothing is trained: every number
is chosen here.

Rows are tokens: Q = X W_Q. A score is q·k ÷ √d_k. Positions are columns of their own (1, i, i²), so that heads which
look at places stay right when words are inserted: −(i + s − j)² is, up to what is equal for a whole row,
2(i + s)·j − j², a dot product of (i, 1) with (j, j²).
"""

import json
import math
import pathlib
import random

HERE = pathlib.Path(__file__).resolve().parent
NOTES = ["do", "re", "mi"]
PLACES = {"one": "one", "pos": "index", "pos²": "square"}


def matrix(dimensions, width, rows):
    """A d_model × width matrix from {dimension: row}; the other rows are 0."""
    unknown = set(rows) - set(dimensions)
    assert not unknown, unknown
    return [rows.get(name, [0] * width) for name in dimensions]


def head(dimensions, name, query, key, value):
    """W_Q, W_K, W_V from {dimension: row}."""
    def full(rows):
        return matrix(dimensions, len(next(iter(rows.values()))), rows)
    return {"name": name, "query": full(query), "key": full(key), "value": full(value)}


# What stands in the Korean documents for the names in the English ones; titles are those of the program's menu.
KOREAN = {
    "one": "상수", "pos": "위치", "pos²": "위치²", "colour": "색", "noun": "명사",
    "red": "빨강", "green": "초록", "blue": "파랑", "before": "앞 위치", "flag": "깃발",
    "do": "도", "re": "레", "mi": "미", "after do": "도 다음", "after re": "레 다음", "after mi": "미 다음",
    "query": "쿼리", "key 1": "키 1", "key 2": "키 2",
    "this token": "이 토큰", "nearest colour word to the left": "왼쪽에서 가장 가까운 색 낱말",
    "token before": "바로 앞 토큰", "first token": "첫 토큰", "words of my colour": "나와 같은 색인 낱말",
    "nearest coloured thing": "가장 가까운 색 있는 물건", "two tokens back": "두 칸 앞 토큰",
    "words of another colour": "나와 다른 색인 낱말", "look-up": "찾아보기",
    "what came after me last time": "지난번에 내 다음에 온 것", "this token, taken away": "이 토큰을 빼기",
    "reads red": "빨강을 읽음", "reads blue": "파랑을 읽음", "reads both: only their mean": "둘 다 읽음: 평균뿐",
    "64 random components": "무작위 성분 64개",
    "replica: itself 0.95": "복제본: 자기 자신 0.95", "replica: token before 0.93, 0.94": "복제본: 바로 앞 토큰 0.93, 0.94",
    "replica: first token, over 0.9": "복제본: 첫 토큰, 0.9 초과", "replica: seven back 0.76": "복제본: 일곱 칸 앞 0.76",
    "A red cube, a blue sphere: built by hand, not trained": "빨간 상자, 파란 공: 학습한 것이 아니라 손으로 만든 것",
    "The worked example: one query, two keys": "풀이 예제: 쿼리 하나, 키 둘",
    "The colour word need not stand beside its noun (built by hand)":
        "색 낱말이 명사 바로 앞에 없어도 되는 경우 (손으로 만든 것)",
    "Where the colour head is fooled: the sphere has no colour (built by hand)":
        "색 헤드가 속는 경우: 공에는 색이 없다 (손으로 만든 것)",
    "Induction: two layers go on with a sequence seen once (built by hand)":
        "귀납: 한 번 본 순서를 두 층이 이어 간다 (손으로 만든 것)",
    "Two heads keep apart what one head averages": "헤드 하나가 평균 내는 것을 헤드 둘은 따로 지킨다",
    "Why divide by √64: switch ÷√dₖ off and the rows saturate": "왜 √64로 나누는가: ÷√dₖ 스위치를 끄면 행이 포화한다",
    "A replica of published weights: built to match, not trained; grey cells are made up":
        "발표된 가중치의 복제본: 학습이 아니라 맞추어 만든 것, 회색 칸은 지어낸 값",
    # | parts a particle from its word.
    "a red cube on top of a blue sphere": "작은 파란 공 위|에 빨간 상자|가 있다",
    "a red and shiny cube": "아주 빨갛고 반짝이는 상자|가 있다",
    "a red cube on top of a sphere": "큰 빨간 상자 위|에 공|이 있다",
    "do re mi do re mi do re": "도 레 미 도 레 미 도 레",
    "red blue flag": "빨강 파랑 깃발",
    "why do we divide by the square root": "왜 점수|를 차원|의 제곱근|으로 나눌까",
}


def probed(*sentences):
    """Sentences with "noun < colour" for each pair."""
    return [{"sentence": sentence, "pairs": [pair.split(" < ") for pair in pairs]} for sentence, *pairs in sentences]


# Which noun is to read which colour: right beside it in some sentences, a word or two away in others.
PROBE = probed(
    ("a red cube on top of a blue sphere", "cube < red", "sphere < blue"),
    ("a green ball beside a red box", "ball < green", "box < red"),
    ("a red and shiny cube", "cube < red"),
    ("a blue but very small sphere", "sphere < blue"),
    ("the green old car", "car < green"),
    ("a red box and a green cone", "box < red", "cone < green"),
    ("a blue, large cone", "cone < blue"),
    ("a green and heavy box on a red car", "box < green", "car < red"),
    ("the blue ball under the green cube", "ball < blue", "cube < green"),
    ("a red round sphere", "sphere < red"),
    ("a blue car behind a red, dusty cone", "car < blue", "cone < red"),
    ("a green sphere", "sphere < green"))
KOREAN_PROBE = probed(
    ("작은 파란 공 위|에 빨간 상자|가 있다", "공 < 파란", "상자 < 빨간"),
    ("초록 공 옆|의 빨간 상자", "공 < 초록", "상자 < 빨간"),
    ("빨갛고 반짝이는 상자", "상자 < 빨갛고"),
    ("파랗고 아주 작은 구", "구 < 파랗고"),
    ("초록 낡은 자동차", "자동차 < 초록"),
    ("빨간 상자|와 초록 원뿔", "상자 < 빨간", "원뿔 < 초록"),
    ("파란 커다란 원뿔", "원뿔 < 파란"),
    ("초록 무거운 상자|와 빨간 자동차", "상자 < 초록", "자동차 < 빨간"),
    ("파란 공 아래|의 초록 상자", "공 < 파란", "상자 < 초록"),
    ("빨간 둥근 구", "구 < 빨간"),
    ("파란 자동차 뒤|의 빨간 낡은 원뿔", "자동차 < 파란", "원뿔 < 빨간"),
    ("초록 구", "구 < 초록"))


def in_korean(document):
    """The same document for a Korean lecture: other names and words, the same numbers.

    A sentence has its own tokens; rows come from `words`, or, where every token has a dimension of its own, in turn.
    """
    def named(name):
        return KOREAN.get(name, name)
    result = dict(document, title=KOREAN[document["title"]])
    quoted = any("published" in one for layer in document["layers"] for one in layer["heads"])
    if quoted:
        # What was published is about the English words: these stay.
        result["dimensions"] = [named(name) if name in PLACES else name for name in document["dimensions"]]
        result["positions"] = {"columns": {named(name): rule for name, rule in document["positions"]["columns"].items()}}
        result["layers"] = [dict(layer, heads=[dict(one, name=KOREAN.get(one["name"],
                                                                         one["name"].replace("replica", "복제본")))
                                               for one in layer["heads"]]) for layer in document["layers"]]
        return result
    one_hot = document["dimensions"] == document["tokens"]
    result["tokens"] = [named(token) for token in document["tokens"]]
    if "sentence" in document:
        result["sentence"] = KOREAN[document["sentence"]]
        result["tokens"] = result["sentence"].replace("|", " ").split()
    result["dimensions"] = result["tokens"] if one_hot else [named(name) for name in document["dimensions"]]
    if "words" in document:
        # Words of scenes are in both languages already.
        remembered = dict(zip(result["tokens"], document["embeddings"])) if one_hot \
            else {named(word) if word in NOTES else word: row for word, row in document["words"].items()}
        result["words"] = dict(sorted(remembered.items()))
        result["embeddings"] = [remembered.get(token, [0] * len(result["dimensions"])) for token in result["tokens"]]
    if "probe" in document:
        result["probe"] = KOREAN_PROBE
    if "positions" in document:
        result["positions"] = {"columns": {named(name): rule for name, rule in PLACES.items()}}
    if "memory" in document:
        result["memory"] = dict(document["memory"], tokens=[named(token) for token in document["memory"]["tokens"]])
    result["layers"] = [dict(layer, heads=[dict(one, name=KOREAN[one["name"]]) for one in layer["heads"]])
                        for layer in document["layers"]]
    return result


def copy_of(*names):
    """W_V that hands on these dimensions of the token that is read, in this order."""
    return {name: [int(name == other) for other in names] for name in names}


def at_offset(dimensions, name, offset, value, gain=3, place="pos"):
    """Reads the token at `place` + offset; the gain leaves a little to its neighbours, so that sliders show."""
    query = {place: [gain, 0]}
    query["one"] = [gain * offset, -gain / 2]
    return head(dimensions, name, query, {"pos": [gain, 0], "pos²": [0, gain]}, value)


def first_token(dimensions, value):
    return head(dimensions, "first token", {"one": [-3]}, {"pos": [1]}, value)


def colour_head(dimensions, value):
    """A noun looks for colour words, the nearest first; any other word rests on the first words that are no colours.

    The gains are small on purpose: at multiplier 1 the rows are clear and not yet saturated.
    """
    return head(dimensions, "nearest colour word to the left",
                {"one": [-2, -1], "noun": [6, 2]}, {"colour": [2, 0], "pos": [0, 1]}, value)


def document(title, sentence, dimensions, words, layers, **more):
    tokens = sentence.split()
    width = len(dimensions)
    result = {"format": "headlight", "version": 1, "title": title, "sentence": sentence, "split": "words",
              "tokens": tokens, "dimensions": dimensions,
              "embeddings": [words.get(token, [0] * width) for token in tokens]}
    result.update(more)
    remembered = {word: row for word, row in sorted(words.items())}
    if remembered:
        result["words"] = remembered
    result["layers"] = layers
    return result


# Words that a class may type; all others get a row of zeros and behave like "of".
COLOURS = {"red": ["red", "빨간", "빨갛고"], "green": ["green", "초록"], "blue": ["blue", "파란", "파랗고"]}
NOUNS = ["cube", "sphere", "ball", "box", "cone", "car", "상자", "공", "구", "원뿔", "자동차"]


def scene_words(dimensions):
    words = {noun: [int(name == "noun") for name in dimensions] for noun in NOUNS}
    for hue, texts in COLOURS.items():
        for text in texts:
            words[text] = [int(name in ("colour", hue)) for name in dimensions]
    return words


def red_cube_blue_sphere():
    dims = ["one", "pos", "pos²", "colour", "noun", "red", "green", "blue", "before"]
    hues = ["red", "green", "blue"]
    kinds = copy_of("colour", "noun")
    layer0 = {
        "heads": [
            at_offset(dims, "this token", 0, kinds),
            colour_head(dims, copy_of(*hues)),
            at_offset(dims, "token before", -1, copy_of("pos")),
            first_token(dims, kinds)],
        # The colour head gives the noun its colour, the third head notes where the token before stands; the other
        # two are only read.
        "output": [[0] * 9, [0] * 9]
                  + [[int(name == hue) for name in dims] for hue in hues]
                  + [[int(name == "before") for name in dims]]
                  + [[0] * 9, [0] * 9],
        "mask": "causal"}
    others = {"red": [0, 4, 4], "green": [4, 0, 4], "blue": [4, 4, 0]}
    mine = {"red": [4, 0, 0], "green": [0, 4, 0], "blue": [0, 0, 4]}
    has_colour = {"red": [32, 0], "green": [32, 0], "blue": [32, 0], "colour": [-32, 0], "pos": [0, 1]}
    layer1 = {
        "heads": [
            head(dims, "words of my colour", mine, mine, kinds),
            # Colour words do not look for one: they read themselves.
            head(dims, "nearest coloured thing", {"one": [8, 8], "colour": [-8, 0]}, has_colour,
                 copy_of(*hues)),
            at_offset(dims, "two tokens back", -1, kinds, place="before"),
            head(dims, "words of another colour", mine, others, kinds)],
        "output": [[0] * 9, [0] * 9]
                  + [[int(name == hue) for name in dims] for hue in hues]
                  + [[0] * 9] * 4,
        "mask": "causal"}
    return document("A red cube, a blue sphere: built by hand, not trained", "a red cube on top of a blue sphere",
                    dims, scene_words(dims), [layer0, layer1], positions={"columns": PLACES}, probe=PROBE)


def worked_example():
    return {"format": "headlight", "version": 1, "title": "The worked example: one query, two keys",
            "tokens": ["query"], "dimensions": ["x", "y"], "embeddings": [[2, 0]],
            "memory": {"tokens": ["key 1", "key 2"], "embeddings": [[1, 0], [0, 1]]},
            "layers": [{"heads": [{"name": "look-up", "query": [[1, 0], [0, 1]], "key": [[1, 0], [0, 1]],
                                   "value": [[10, 0], [0, 10]]}],
                        "residual": False}]}


def colour_scene(title, sentence):
    """One layer, two heads: where the colour word stands and where the token before is something else."""
    dims = ["one", "pos", "pos²", "colour", "noun", "red", "green", "blue"]
    hues = ["red", "green", "blue"]
    layer = {"heads": [colour_head(dims, copy_of(*hues)),
                       at_offset(dims, "token before", -1, copy_of(*hues))],
             "output": [[int(name == hue) for name in dims] for hue in hues] + [[0] * 8] * 3,
             "mask": "causal"}
    return document(title, sentence, dims, scene_words(dims), [layer], positions={"columns": PLACES})


def induction():
    notes = NOTES
    after = ["after " + note for note in notes]
    dims = ["one", "pos", "pos²"] + notes + after
    words = {note: [int(name == note) for name in dims] for note in notes}
    layer0 = {"heads": [at_offset(dims, "token before", -1, copy_of(*notes), gain=8)],
              "output": [[int(name == note) for name in dims] for note in after],
              "mask": "causal"}
    unit = {0: [1, 0, 0, 0], 1: [0, 1, 0, 0], 2: [0, 0, 1, 0]}
    query = {note: [16 * x for x in unit[i]] for i, note in enumerate(notes)}
    query["one"] = [0, 0, 0, 8]
    key = {note: [8 * x for x in unit[i]] for i, note in enumerate(after)}
    key["pos"] = [0, 0, 0, 1]
    layer1 = {"heads": [head(dims, "what came after me last time", query, key, copy_of(*notes)),
                        at_offset(dims, "this token, taken away", 0, copy_of(*notes), gain=8)],
              # Adding the note that came next and taking away the note itself leaves the guess.
              "output": [[int(name == note) for name in dims] for note in notes]
                        + [[-int(name == note) for name in dims] for note in notes],
              "mask": "causal"}
    return document("Induction: two layers go on with a sequence seen once (built by hand)",
                    "do re mi do re mi do re", dims, words, [layer0, layer1],
                    positions={"columns": PLACES}, new_words="zero")


def two_heads():
    dims = ["red", "blue", "flag"]
    words = {name: [int(name == other) for other in dims] for name in dims}
    value = copy_of("red", "blue")
    layer = {"heads": [head(dims, "reads red", {"flag": [8]}, {"red": [8]}, value),
                       head(dims, "reads blue", {"flag": [8]}, {"blue": [8]}, value),
                       head(dims, "reads both: only their mean", {"flag": [8]}, {"red": [8], "blue": [8]}, value)],
             "output": [[1, 0, 0], [0, 1, 0], [1, 0, 0], [0, 1, 0], [0, 0, 0], [0, 0, 0]],
             "mask": "causal", "residual": False}
    return document("Two heads keep apart what one head averages", "red blue flag", dims, words, [layer])


# Cube to red in the twelve heads of layer 0 of the text encoder of CLIP ViT-L/14.
PUBLISHED = ["0.123", "0.016", "0.323", "0.206", "0.930", "0.013", "0.544", "0.020", "0.090", "0.070", "0.112", "0.025"]


def replica():
    """Heads with weights that were published, all others of a row spread evenly; nothing is handed on, so that every
    layer reads the words themselves."""
    sentence = "a red cube on top of a blue sphere"
    tokens = sentence.split()
    names = list(dict.fromkeys(tokens))
    dims = names + ["one", "pos"]
    words = {name: [int(name == other) for other in dims] for name in names}

    def score(weight, query):
        """ln of the odds of one key against each of the others that the query sees, which have 0."""
        return math.log(query * float(weight) / (1 - float(weight)))

    def reading(name, pairs, value):
        """A component for each pair (query, key, weight)."""
        query, key = {}, {}
        for i, (reader, read, weight) in enumerate(pairs):
            query[tokens[reader]] = [score(weight, reader) if i == j else 0 for j in range(len(pairs))]
            key[tokens[read]] = [int(i == j) for j in range(len(pairs))]
        result = head(dims, name, query, key, {word: [1] for word in value})
        if len(pairs) > 1:
            result["scale"] = "none"
        return dict(result, published=[[reader, read, float(weight)] for reader, read, weight in pairs])

    def layer(heads):
        return {"heads": heads, "output": [[0] * len(dims) for _ in heads], "mask": "causal"}

    first = dict(head(dims, "replica: first token, over 0.9", {"one": [-3]}, {"pos": [1]}, {"a": [1]}),
                 published=[[i, 0, round(1 / sum(math.exp(-3 * j) for j in range(i + 1)), 6)]
                            for i in range(1, len(tokens))])
    layers = [layer([reading("replica: " + weight, [(2, 1, weight)], ["red"]) for weight in PUBLISHED]),
              layer([reading("replica: itself 0.95", [(8, 8, 0.95)], ["sphere"]),
                     reading("replica: token before 0.93, 0.94", [(2, 1, 0.93), (8, 7, 0.94)], ["red", "blue"]),
                     first]),
              layer([reading("replica: seven back 0.76", [(8, 1, 0.76)], ["red"])])]
    return document("A replica of published weights: built to match, not trained; grey cells are made up", sentence,
                    dims, words, layers, positions={"columns": {"one": "one", "pos": "index"}})


def normal_rows(seed, rows, columns):
    """Independent normal numbers (Box–Muller), mean 0 and variance 1, to two decimals."""
    source = random.Random(seed)
    def number():
        return math.sqrt(-2 * math.log(1 - source.random())) * math.cos(2 * math.pi * source.random())
    return [[round(number(), 2) + 0.0 for _ in range(columns)] for _ in range(rows)]


def why_divide():
    sentence = "why do we divide by the square root"
    dims = sentence.split()
    words = {name: [int(name == other) for other in dims] for name in dims}
    layer = {"heads": [{"name": "64 random components", "query": normal_rows(QUERY_SEED, 8, 64),
                        "key": normal_rows(KEY_SEED, 8, 64), "value": [words[name] for name in dims]}],
             "mask": "none", "residual": False}
    return document("Why divide by √64: switch ÷√dₖ off and the rows saturate", sentence, dims, words, [layer])


# Drawn once and kept: seeds whose rows show both sides clearly.
QUERY_SEED, KEY_SEED = 12, 27


def plain(number):
    """4.0 is written 4."""
    return int(number) if isinstance(number, float) and number.is_integer() else number


def text_of(value, indent=0):
    """JSON with a row of numbers, or a short list, on one line."""
    pad = " " * (indent + 2)
    if isinstance(value, dict) and "pairs" in value:
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, dict):
        items = [f"{pad}{json.dumps(key, ensure_ascii=False)}: {text_of(item, indent + 2)}"
                 for key, item in value.items()]
        return "{\n" + ",\n".join(items) + "\n" + " " * indent + "}"
    if isinstance(value, list) and any(isinstance(item, (list, dict)) for item in value):
        return "[\n" + ",\n".join(pad + text_of(item, indent + 2) for item in value) + "\n" + " " * indent + "]"
    if isinstance(value, list):
        value = [plain(item) for item in value]
    return json.dumps(value, ensure_ascii=False)


def main():
    examples = {
        "01_red_cube_blue_sphere": red_cube_blue_sphere(),
        "02_worked_example": worked_example(),
        "03_red_and_shiny_cube": colour_scene(
            "The colour word need not stand beside its noun (built by hand)", "a red and shiny cube"),
        "04_red_cube_on_sphere": colour_scene(
            "Where the colour head is fooled: the sphere has no colour (built by hand)",
            "a red cube on top of a sphere"),
        "05_induction": induction(),
        "06_two_heads": two_heads(),
        "07_why_divide": why_divide(),
        "08_replica": replica(),
    }
    for name, content in examples.items():
        (HERE / f"{name}.headlight").write_text(text_of(content) + "\n", encoding="utf-8")
        (HERE / "ko" / f"{name}.headlight").write_text(text_of(in_korean(content)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
