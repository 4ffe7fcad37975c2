<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko_KR" sourcelanguage="en">
<context>
    <name>ClaimsLab</name>
    <message>
        <source>mean: no head computed this</source>
        <translation>평균: 어느 헤드도 계산하지 않은 값</translation>
    </message>
    <message>
        <source>%1: %2 of %3 heads</source>
        <translation>%1: 헤드 %3개 중 %2개</translation>
    </message>
    <message>
        <source>How much “%1” reads “%2” in layer %3</source>
        <translation>%3번 층에서 “%1”이(가) “%2”을(를) 읽는 정도</translation>
    </message>
    <message>
        <source>“%1” must not read “%2”: every head has 0 here.</source>
        <translation>“%1”은(는) “%2”을(를) 읽을 수 없습니다. 여기서는 모든 헤드가 0입니다.</translation>
    </message>
    <message>
        <source>%1 has %2 itself: a coincidence. It came to that by its own matrices, not by averaging.</source>
        <translation>%1 자신도 %2입니다. 우연입니다. 평균을 내서가 아니라 자기 행렬로 그렇게 된 것입니다.</translation>
    </message>
    <message>
        <source>No head computed the mean, and nothing in the layer uses it: W_O mixes what the heads read, not their weights. A model with one head would have learned other matrices and read something else.</source>
        <translation>어느 헤드도 평균을 계산하지 않았고 층 안의 무엇도 평균을 쓰지 않습니다. W_O는 헤드가 읽은 것을 섞지 가중치를 섞지 않습니다. 헤드가 하나인 모델이었다면 다른 행렬을 배워 다른 것을 읽었을 것입니다.</translation>
    </message>
    <message>
        <source>%1 has %2 left for all other tokens together; several heads share out the jobs.</source>
        <translation>%1에게 다른 모든 토큰에 줄 몫은 합쳐서 %2만 남습니다. 여러 헤드가 일을 나누어 맡습니다.</translation>
    </message>
    <message>
        <source>What the mean says, and what it does not</source>
        <translation>평균이 말하는 것과 말하지 않는 것</translation>
    </message>
    <message>
        <source>The row of “%1” in every head</source>
        <translation>모든 헤드에서 “%1”의 행</translation>
    </message>
    <message>
        <source>itself</source>
        <translation>자기 자신</translation>
    </message>
    <message>
        <source>token before</source>
        <translation>바로 앞 토큰</translation>
    </message>
    <message>
        <source>first token</source>
        <translation>첫 토큰</translation>
    </message>
    <message>
        <source>same word</source>
        <translation>같은 낱말</translation>
    </message>
    <message>
        <source>induction</source>
        <translation>귀납</translation>
    </message>
    <message>
        <source>No row qualifies for any of these patterns.</source>
        <translation>이 패턴에 해당하는 행이 없습니다.</translation>
    </message>
    <message>
        <source>A score alone says little: in short rows even a head that reads nothing in particular puts much on each token. And these are the scores of one sentence; they do not define the head.</source>
        <translation>점수만으로는 알 수 있는 것이 적습니다. 짧은 행에서는 아무것도 골라 읽지 않는 헤드도 토큰마다 많이 줍니다. 게다가 이것은 한 문장의 점수일 뿐, 헤드가 무엇인지 정하지 않습니다.</translation>
    </message>
    <message>
        <source>What the scores of %1 say</source>
        <translation>%1의 점수가 말하는 것</translation>
    </message>
    <message>
        <source>Averages and claims</source>
        <translation>평균과 주장</translation>
    </message>
    <message>
        <source>What does the mean over heads say, and which sentences can show what a head does?</source>
        <translation>헤드의 평균은 무엇을 말하고, 어떤 문장이 헤드가 하는 일을 보여 줄 수 있을까요?</translation>
    </message>
    <message>
        <source>show</source>
        <translation>보기</translation>
    </message>
    <message>
        <source>the mean over heads</source>
        <translation>헤드의 평균</translation>
    </message>
    <message>
        <source>the probe</source>
        <translation>탐침</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>쌍</translation>
    </message>
    <message>
        <source>all</source>
        <translation>모두</translation>
    </message>
    <message>
        <source>adjacent</source>
        <translation>붙음</translation>
    </message>
    <message>
        <source>apart</source>
        <translation>떨어짐</translation>
    </message>
    <message>
        <source>Of the probe: all tagged pairs, those whose word stands right before its reader, or the others</source>
        <translation>탐침에서: 표시한 모든 쌍, 낱말이 읽는 낱말 바로 앞에 있는 쌍, 또는 그렇지 않은 쌍</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>시드</translation>
    </message>
    <message>
        <source>Of the resampling in the probe</source>
        <translation>탐침의 재표집에 씀</translation>
    </message>
    <message>
        <source>adjacent pairs</source>
        <translation>붙은 쌍</translation>
    </message>
    <message>
        <source>pairs apart</source>
        <translation>떨어진 쌍</translation>
    </message>
    <message>
        <source>all pairs</source>
        <translation>모든 쌍</translation>
    </message>
    <message>
        <source>%1: the best %2 of %3</source>
        <translation>%1: %3개 중 가장 좋은 %2개</translation>
    </message>
    <message>
        <source>tagged word</source>
        <translation>표시한 낱말</translation>
    </message>
    <message>
        <source>to</source>
        <translation>끝</translation>
    </message>
    <message>
        <source>adjacent: tagged</source>
        <translation>붙음: 표시한 낱말</translation>
    </message>
    <message>
        <source>apart: tagged</source>
        <translation>떨어짐: 표시한 낱말</translation>
    </message>
    <message>
        <source>sentence</source>
        <translation>문장</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>쌍</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>가중치</translation>
    </message>
    <message>
        <source>The sentences, and what %1 does in them</source>
        <translation>문장들과 거기서 %1의 가중치</translation>
    </message>
    <message>
        <source>%1: the first %2 of %3</source>
        <translation>%1: %3개 중 처음 %2개</translation>
    </message>
    <message>
        <source>The probe</source>
        <translation>탐침</translation>
    </message>
    <message>
        <source>This document has no sentences to probe yet. Probe Sentences… above this page makes a list or opens one: sentences, and which word of each is to read which.</source>
        <translation>이 문서에는 아직 탐침 문장이 없습니다. 이 쪽 위의 탐침 문장…에서 목록을 만들거나 여세요. 문장마다 어느 낱말이 어느 낱말을 읽어야 하는지 적습니다.</translation>
    </message>
    <message>
        <source>The keys of this document come from a memory: no word of a sentence reads another. The probe needs a document without one.</source>
        <translation>이 문서의 키는 메모리에서 옵니다. 문장의 낱말이 서로를 읽지 않습니다. 탐침에는 메모리가 없는 문서가 필요합니다.</translation>
    </message>
    <message>
        <source>What these sentences can tell</source>
        <translation>이 문장들로 알 수 있는 것</translation>
    </message>
    <message>
        <source>How sure that is</source>
        <translation>얼마나 확실한가</translation>
    </message>
    <message>
        <source>What is left out, and new words</source>
        <translation>빠진 것과 새 낱말</translation>
    </message>
    <message>
        <source>Sentence %1 is empty.</source>
        <translation>%1번 문장이 비어 있습니다.</translation>
    </message>
    <message>
        <source>Sentence %1: a word of a pair is missing.</source>
        <translation>%1번 문장: 쌍의 낱말 하나가 없습니다.</translation>
    </message>
    <message>
        <source>Sentence %1: “%2” is not one of its words.</source>
        <translation>%1번 문장: “%2”은(는) 문장에 없는 낱말입니다.</translation>
    </message>
    <message>
        <source>Sentence %1: “%2” stands there more than once; write “%2#1” for the first, “%2#2” for the second.</source>
        <translation>%1번 문장: “%2”은(는) 여러 번 나옵니다. 첫째는 “%2#1”, 둘째는 “%2#2”라고 쓰세요.</translation>
    </message>
    <message>
        <source>Sentence %1, %2: the mask forbids this in every layer; a word can only read words before it.</source>
        <translation>%1번 문장, %2: 모든 층에서 마스크가 막습니다. 낱말은 앞에 있는 낱말만 읽을 수 있습니다.</translation>
    </message>
    <message>
        <source>Sentence %1: a number leaves its range.</source>
        <translation>%1번 문장: 수가 범위를 벗어납니다.</translation>
    </message>
    <message>
        <source>These pairs cannot tell a head that reads adjectives from one that reads the token before: in every head both numbers are the same, whatever it looks for.</source>
        <translation>이 쌍들로는 형용사를 읽는 헤드와 바로 앞 토큰을 읽는 헤드를 구별할 수 없습니다. 무엇을 찾든 모든 헤드에서 두 수가 같습니다.</translation>
    </message>
    <message>
        <source>What can tell them apart: adjectives that are not beside their noun (“a red and shiny cube”), and what other words read, such as the weight from “red” to “a”.</source>
        <translation>구별할 수 있는 것: 명사 바로 앞에 있지 않은 형용사(“빨갛고 반짝이는 상자”), 그리고 “빨간”이 그 앞 낱말에 주는 가중치처럼 다른 낱말이 읽는 것.</translation>
    </message>
    <message>
        <source>Words that read no tagged word put most on the token before in %1: %2, where evenly spread weights have %3.</source>
        <translation>표시한 낱말을 읽지 않는 낱말들이 바로 앞 토큰에 가장 많이 주는 헤드는 %1입니다. %2이고, 고르게 나눈 가중치는 %3입니다.</translation>
    </message>
    <message>
        <source>The best of %1 heads stands first because it was picked: the largest of many means is too high by chance, and the interval does not know that.</source>
        <translation>헤드 %1개 중 가장 좋은 것이 맨 위에 있는 것은 골랐기 때문입니다. 여러 평균 중 가장 큰 것은 우연히 너무 높고, 구간은 이를 반영하지 않습니다.</translation>
    </message>
    <message>
        <source>Check it on sentences that did not pick it.</source>
        <translation>고르는 데 쓰지 않은 문장으로 확인하세요.</translation>
    </message>
    <message>
        <source>… and %1 more.</source>
        <translation>… 외 %1개.</translation>
    </message>
    <message>
        <source>Words that the document had never met, with rows by its rule for new words: %1.</source>
        <translation>문서가 처음 보는 낱말이라 새 낱말 규칙으로 행을 받은 것: %1.</translation>
    </message>
    <message>
        <source>1 sentence</source>
        <translation>문장 1개</translation>
    </message>
    <message>
        <source>%1 sentences</source>
        <translation>문장 %1개</translation>
    </message>
    <message>
        <source>1 tagged pair</source>
        <translation>표시한 쌍 1개</translation>
    </message>
    <message>
        <source>%1 tagged pairs</source>
        <translation>표시한 쌍 %1개</translation>
    </message>
    <message>
        <source>%1, %2: in %3 of them the word stands right before its reader, in %4 it does not.</source>
        <translation>%1, %2: 그중 %3개는 낱말이 읽는 낱말 바로 앞에 있고 %4개는 그렇지 않습니다.</translation>
    </message>
    <message>
        <source>Where the word is not beside its reader, %1 puts most on it: %2, and %3 on the token before; evenly spread weights would put %4 on it.</source>
        <translation>낱말이 읽는 낱말 바로 앞에 있지 않을 때 %1이(가) 그 낱말에 가장 많이 줍니다. 표시한 낱말에 %2, 바로 앞 토큰에 %3이고, 고르게 나눈 가중치라면 %4입니다.</translation>
    </message>
    <message>
        <source>On adjacent pairs %1 has %2: there, reading the token before looks like reading the tagged word.</source>
        <translation>붙은 쌍에서 %1은(는) %2입니다. 거기서는 바로 앞 토큰을 읽는 것이 표시한 낱말을 읽는 것처럼 보입니다.</translation>
    </message>
    <message>
        <source>No interval: such pairs are in %1, and below %2 resampling says too little.</source>
        <translation>구간 없음: 이런 쌍이 있는 것은 %1이고, %2개보다 적으면 재표집으로 알 수 있는 것이 너무 적습니다.</translation>
    </message>
    <message>
        <source>Mean weights, %1: %2 in %3</source>
        <translation>평균 가중치, %1: %3에서 %2쌍</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>평균</translation>
    </message>
    <message>
        <source>The mean is %1. The heads go from %2 (%3) to %4 (%5). Within %6 of the mean: %7 of %8.</source>
        <translation>평균은 %1입니다. 헤드는 %2(%3)부터 %4(%5)까지 있습니다. 평균에서 %6 이내: %8개 중 %7개.</translation>
    </message>
    <message>
        <source>All heads have %1 here, and so has their mean. Choose a cell where they differ.</source>
        <translation>여기서는 모든 헤드가 %1이고 평균도 그렇습니다. 헤드끼리 다른 칸을 고르세요.</translation>
    </message>
    <message>
        <source>even</source>
        <translation>고르게</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>가장 높음</translation>
    </message>
    <message>
        <source>Pattern scores, and those of even weights</source>
        <translation>패턴 점수와 고르게 나눈 가중치의 점수</translation>
    </message>
    <message>
        <source>%1: %2; evenly spread weights under the same mask have %3 (difference %4).</source>
        <translation>%1: %2. 같은 마스크에서 고르게 나눈 가중치는 %3 (차이 %4).</translation>
    </message>
    <message>
        <source>grey: not published</source>
        <translation>회색: 발표되지 않은 값</translation>
    </message>
    <message>
        <source>In %1 of %2 heads this weight was not published: what follows says nothing of the model.</source>
        <translation>헤드 %2개 중 %1개에서 이 가중치는 발표되지 않았습니다. 아래 내용은 그 모델에 대해 아무것도 말하지 않습니다.</translation>
    </message>
    <message>
        <source>none above even</source>
        <translation>고르게 나눈 것보다 높은 헤드 없음</translation>
    </message>
    <message>
        <source>%1 in %2 heads</source>
        <translation>%1, 헤드 %2개</translation>
    </message>
    <message>
        <source>same word: on earlier places of the word that reads; induction: on the words that followed there.</source>
        <translation>같은 낱말: 읽는 낱말이 앞서 나온 자리에 주는 가중치. 귀납: 그 자리 바로 다음 낱말에 주는 가중치.</translation>
    </message>
    <message>
        <source>Pattern scores: left out</source>
        <translation>패턴 점수: 생략</translation>
    </message>
    <message>
        <source>Most weights of %1 were not published. A pattern score would be a mean over them and say nothing of the model.</source>
        <translation>%1의 가중치는 대부분 발표되지 않았습니다. 패턴 점수는 그것들의 평균이라 그 모델에 대해 아무것도 말하지 않습니다.</translation>
    </message>
    <message>
        <source>Of the probe alone: show it first</source>
        <translation>탐침에만 쓰입니다. 먼저 탐침을 보세요</translation>
    </message>
    <message>
        <source>95 % from</source>
        <translation>95 % 구간 시작</translation>
    </message>
    <message>
        <source>even weights</source>
        <translation>고르게 나눔</translation>
    </message>
    <message>
        <source>before</source>
        <translation>바로 앞</translation>
    </message>
    <message>
        <source>untagged words: before</source>
        <translation>표시 없는 낱말: 바로 앞</translation>
    </message>
    <message>
        <source>Weight on the tagged word, and on the token right before its reader</source>
        <translation>표시한 낱말의 가중치, 그리고 읽는 낱말 바로 앞 토큰의 가중치</translation>
    </message>
    <message>
        <source>95 % from … to: of 100 means of sentences drawn again from these, with replacement, 95 lie there (%1 draws, seed %2). It says how much other sentences of this kind may move the mean, and nothing about sentences of another kind.</source>
        <translation>95 % 구간 시작 … 끝: 이 문장들에서 복원 추출로 다시 뽑은 평균 100개 중 95개가 이 안에 있습니다(%1번 추출, 시드 %2). 같은 종류의 다른 문장이라면 평균이 얼마나 움직일지를 말할 뿐, 다른 종류의 문장에 대해서는 아무것도 말하지 않습니다.</translation>
    </message>
    <message>
        <source>Picked from half of the sentences, every other one, it is %1: %2 there, %3 in the other half.</source>
        <translation>문장 절반(하나 건너 하나)으로 고르면 %1입니다. 거기서는 %2, 나머지 절반에서는 %3입니다.</translation>
    </message>
    <message>
        <source>* not published</source>
        <translation>* 발표되지 않은 값</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <translation>뺀 것: %1</translation>
    </message>
    <message>
        <source>%1 are left out, such as: %2</source>
        <translation>%1개를 뺐습니다. 예: %2</translation>
    </message>
    <message>
        <source>Mean of %1 heads: no head computed this</source>
        <translation>헤드 %1개의 평균: 어느 헤드도 계산하지 않은 값</translation>
    </message>
    <message>
        <source>Click a cell or a bar to select it; the arrow keys go to the next head or key.</source>
        <translation>칸이나 막대를 클릭하면 선택됩니다. 화살표 키는 다음 헤드나 키로 갑니다.</translation>
    </message>
    <message>
        <source>mean of one head: its own</source>
        <translation>헤드 하나의 평균: 그 헤드의 값</translation>
    </message>
    <message>
        <source>Layer %1 has one head: its mean is that head&apos;s own weight, %2, and hides nothing. Give the layer another head (Model ▸ Add Head) to see what a mean over heads does.</source>
        <translation>%1번 층에는 헤드가 하나뿐입니다. 평균은 그 헤드의 가중치 %2 그대로이고 가려지는 것이 없습니다. 헤드에 걸친 평균이 무엇을 하는지 보려면 이 층에 헤드를 더하세요(모델 ▸ 헤드 추가).</translation>
    </message>
    <message>
        <source>Mean of one head: its own</source>
        <translation>헤드 하나의 평균: 그 헤드의 값</translation>
    </message>
</context>
<context>
    <name>HeadsLab</name>
    <message>
        <source>1 head</source>
        <translation>헤드 1개</translation>
    </message>
    <message>
        <source>%1 heads</source>
        <translation>헤드 %1개</translation>
    </message>
    <message>
        <source>width of a head d_k</source>
        <translation>헤드의 너비 d_k</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>파라미터</translation>
    </message>
    <message>
        <source>… in bytes</source>
        <translation>… 바이트로</translation>
    </message>
    <message>
        <source>products q·k</source>
        <translation>q·k의 곱셈</translation>
    </message>
    <message>
        <source>all products</source>
        <translation>모든 곱셈</translation>
    </message>
    <message>
        <source>softmax distributions</source>
        <translation>소프트맥스 분포</translation>
    </message>
    <message>
        <source>exponentials = weights</source>
        <translation>지수 계산 = 가중치</translation>
    </message>
    <message>
        <source>… in bytes, if kept</source>
        <translation>… 보관하면 바이트로</translation>
    </message>
    <message>
        <source>1 layer</source>
        <translation>1층</translation>
    </message>
    <message>
        <source>%1 layers</source>
        <translation>%1층</translation>
    </message>
    <message>
        <source>n = %1, d_model = %2, %3: bold is what heads change</source>
        <translation>n = %1, d_model = %2, %3: 굵은 것이 헤드 수로 달라짐</translation>
    </message>
    <message>
        <source>tokens n</source>
        <translation>토큰 수 n</translation>
    </message>
    <message>
        <source>operations</source>
        <translation>연산</translation>
    </message>
    <message>
        <source>exponentials</source>
        <translation>지수 계산</translation>
    </message>
    <message>
        <source>Cost over the number of tokens: drag n</source>
        <translation>토큰 수에 따른 비용: n을 끌어 보세요</translation>
    </message>
    <message>
        <source>%1 heads do not divide %2: ⌊%2 ÷ %1⌋ = %3, and %1 × %3 = %4 of the width is used.</source>
        <translation>헤드 %1개로 %2 너비는 나누어떨어지지 않습니다. ⌊%2 ÷ %1⌋ = %3이고, 너비에서 %1 × %3 = %4만 쓰입니다.</translation>
    </message>
    <message>
        <source>%1 heads need as many parameters and products as one: %2 parameters, and n² · d = %3 = %1 · n² · %4 products q·k a layer.</source>
        <translation>헤드 %1개는 헤드 1개와 파라미터도 곱셈도 같습니다. 파라미터 %2개, q·k의 곱셈은 한 층에 n² · d = %3 = %1 · n² · %4번입니다.</translation>
    </message>
    <message>
        <source>Twice the tokens: %1 times the products q·k and the weights. From %2 to %3 tokens: %4 times.</source>
        <translation>토큰이 두 배면 q·k의 곱셈과 가중치는 %1배입니다. 토큰 %2개에서 %3개로 늘면 %4배입니다.</translation>
    </message>
    <message>
        <source>What the numbers say</source>
        <translation>수치가 말하는 것</translation>
    </message>
    <message>
        <source>1 head: one weighted mean for each token. Two values at ½ and ½ come out as a mixture; a second head could bring each by itself.</source>
        <translation>헤드 1개: 토큰마다 가중 평균이 하나입니다. 두 값을 ½씩 읽으면 섞여서 나옵니다. 헤드가 하나 더 있으면 따로따로 가져올 수 있습니다.</translation>
    </message>
    <message>
        <source>d_k = 1: a score is one number times one number. A positive query has the keys in their own order, a negative one in its reverse: %1 queries, %2 orders. With two numbers: %1 queries, %3 orders. The keys are %4; one number is the first of each.</source>
        <translation>d_k = 1: 점수는 수 하나 곱하기 수 하나입니다. 양수 쿼리에서는 키가 제 순서대로, 음수 쿼리에서는 그 반대로 늘어섭니다. 쿼리 %1개에 순서는 %2가지입니다. 수가 둘이면 쿼리 %1개에 순서가 %3가지입니다. 키는 %4이고, 수 하나는 그 가운데 첫째입니다.</translation>
    </message>
    <message>
        <source>In between: the published points say that too few and too many heads both lose. They are four trained models, not a law.</source>
        <translation>그 사이: 발표된 점들을 보면 헤드가 너무 적어도, 너무 많아도 손해입니다. 학습된 모델 네 개의 결과일 뿐 법칙은 아닙니다.</translation>
    </message>
    <message>
        <source>One head, and heads one number wide</source>
        <translation>헤드 하나, 그리고 너비가 1인 헤드</translation>
    </message>
    <message>
        <source>Heads and cost</source>
        <translation>헤드와 비용</translation>
    </message>
    <message>
        <source>Eight heads instead of one: what does it cost, what does it add, and how far can one go?</source>
        <translation>헤드가 하나에서 여덟이 되면 비용은 얼마나 들고, 무엇이 더해지며, 어디까지 갈 수 있을까요?</translation>
    </message>
    <message>
        <source>your own numbers</source>
        <translation>직접 정한 수</translation>
    </message>
    <message>
        <source>layout</source>
        <translation>배치</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>헤드 수</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>층 수</translation>
    </message>
    <message>
        <source>a number takes</source>
        <translation>수 하나의 크기</translation>
    </message>
    <message>
        <source>2 bytes</source>
        <translation>2바이트</translation>
    </message>
    <message>
        <source>4 bytes</source>
        <translation>4바이트</translation>
    </message>
    <message>
        <source>8 bytes</source>
        <translation>8바이트</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>모양</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>수의 개수</translation>
    </message>
    <message>
        <source>X, all tokens</source>
        <translation>X, 모든 토큰</translation>
    </message>
    <message>
        <source>one head&apos;s block of W_Q</source>
        <translation>W_Q의 헤드 하나 블록</translation>
    </message>
    <message>
        <source>all blocks of W_Q</source>
        <translation>W_Q의 모든 블록</translation>
    </message>
    <message>
        <source>Q of one head: X · its block</source>
        <translation>헤드 하나의 Q: X · 블록</translation>
    </message>
    <message>
        <source>W_Q, W_K, W_V and W_O</source>
        <translation>W_Q, W_K, W_V, W_O</translation>
    </message>
    <message>
        <source>One matrix is %1 blocks</source>
        <translation>행렬 하나는 블록 %1개</translation>
    </message>
    <message>
        <source>Which key comes 1st, 2nd, …: by one number, and by two</source>
        <translation>몇 번째 키인가: 수 하나로, 그리고 둘로</translation>
    </message>
    <message>
        <source>one layer</source>
        <translation>한 층</translation>
    </message>
    <message>
        <source>products</source>
        <translation>곱셈</translation>
    </message>
    <message>
        <source>at 2n</source>
        <translation>2n이면</translation>
    </message>
    <message>
        <source>held at once</source>
        <translation>한꺼번에 보관</translation>
    </message>
    <message>
        <source>softmax over all: 2n²d</source>
        <translation>전체 소프트맥스: 2n²d</translation>
    </message>
    <message>
        <source>window: 2n · %1 · d</source>
        <translation>창: 2n · %1 · d</translation>
    </message>
    <message>
        <source>linear: 2nd · d_k + nd</source>
        <translation>선형: 2nd · d_k + nd</translation>
    </message>
    <message>
        <source>state space: 3nd · %1</source>
        <translation>상태 공간: 3nd · %1</translation>
    </message>
    <message>
        <source>What others put in place of n²</source>
        <translation>n² 대신 쓰는 것들</translation>
    </message>
    <message>
        <source>Linear attention: φ(q)·φ(k) takes the place of e^(q·k). Then the sum of φ(k)vᵀ can be made first, and n² becomes n · d_k. The weights are other ones.</source>
        <translation>선형 어텐션: e^(q·k) 대신 φ(q)·φ(k)를 씁니다. 그러면 φ(k)vᵀ의 합을 먼저 만들 수 있어서 n²이 n · d_k가 됩니다. 가중치는 달라집니다.</translation>
    </message>
    <message>
        <source>Products are of reading alone, without W_Q, W_K, W_V and W_O. Sources: Dao et al. 2022, Beltagy et al. 2020, Katharopoulos et al. 2020, Gu and Dao 2023; the counts are made here.</source>
        <translation>곱셈은 읽는 데 드는 것만 세었고 W_Q, W_K, W_V, W_O는 뺐습니다. 출처: Dao et al. 2022, Beltagy et al. 2020, Katharopoulos et al. 2020, Gu and Dao 2023. 횟수는 여기서 세었습니다.</translation>
    </message>
    <message>
        <source>What changes in the formula</source>
        <translation>공식에서 달라지는 것</translation>
    </message>
    <message>
        <source>Vaswani et al. 2017, table 3</source>
        <translation>Vaswani et al. 2017, 표 3</translation>
    </message>
    <message>
        <source>%1 = %2 heads × %3</source>
        <translation>%1 = 헤드 %2개 × %3</translation>
    </message>
    <message>
        <source>causal mask</source>
        <translation>인과 마스크</translation>
    </message>
    <message>
        <source>at most %1 tokens</source>
        <translation>토큰 %1개까지</translation>
    </message>
    <message>
        <source>the %1 split %2 for rotary position encoding</source>
        <translation>회전 위치 인코딩을 위한 %1의 분할: %2</translation>
    </message>
    <message>
        <source>Published layouts</source>
        <translation>발표된 배치</translation>
    </message>
    <message>
        <source>n = %1, d_model = %2, %3</source>
        <translation>n = %1, d_model = %2, %3</translation>
    </message>
    <message>
        <source>Published layout: %1. Change one of its numbers, and they are your own.</source>
        <translation>발표된 배치: %1. 그 수를 하나라도 바꾸면 직접 정한 수가 됩니다.</translation>
    </message>
    <message>
        <source>%1 heads of one number each, d_k = 1: there cannot be more.</source>
        <translation>헤드 %1개, 저마다 수 하나(d_k = 1): 더 많을 수는 없습니다.</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1바이트</translation>
    </message>
    <message>
        <source>What they add: %1 softmax distributions for each token of a layer, not 1. Exponentials and kept weights are %2 times as many: %3, not %4.</source>
        <translation>늘어나는 것: 한 층에서 토큰마다 소프트맥스 분포가 1개가 아니라 %1개입니다. 지수 계산과 보관할 가중치는 %2배입니다. 보관하면 %4 대신 %3입니다.</translation>
    </message>
    <message>
        <source>One head: one softmax distribution for each token of a layer. Choose more heads to see what they add.</source>
        <translation>헤드 1개: 한 층에서 토큰마다 소프트맥스 분포가 하나입니다. 헤드 수를 늘려 무엇이 더해지는지 보세요.</translation>
    </message>
    <message>
        <source>Masked cells are counted, too: the formula computes all n².</source>
        <translation>마스크로 가린 칸도 셉니다. 공식은 n²개를 모두 계산합니다.</translation>
    </message>
    <message>
        <source>Each head multiplies the whole of X by its own block; none gets a slice of X. An example, whatever is set: Q of 4 tokens, by one matrix of 320 × 320 and by eight blocks of 320 × 40. Largest difference: %1.</source>
        <translation>헤드마다 X 전체에 제 블록을 곱합니다. X의 조각을 받는 헤드는 없습니다. 설정과 상관없는 예: 토큰 4개의 Q를 320 × 320 행렬 하나로도, 320 × 40 블록 여덟 개로도 계산했습니다. 가장 큰 차이: %1.</translation>
    </message>
    <message>
        <source>A published layout sets it; another number makes the layout your own</source>
        <translation>발표된 배치가 정합니다. 다른 수를 넣으면 직접 정한 수가 됩니다</translation>
    </message>
    <message>
        <source>A published layout sets d_model, heads and, where it is known, layers and the most tokens</source>
        <translation>발표된 배치는 d_model과 헤드 수를 정하고, 알려져 있으면 층 수와 토큰의 한도도 정합니다</translation>
    </message>
    <message>
        <source>No more than a published layout takes; more makes the layout your own</source>
        <translation>발표된 배치가 받는 만큼까지입니다. 더 많으면 직접 정한 수가 됩니다</translation>
    </message>
    <message>
        <source>With one head the block is the whole matrix</source>
        <translation>헤드가 하나면 블록이 곧 행렬 전체</translation>
    </message>
    <message>
        <source>in tiles: + nd · ⌈n ÷ %1⌉</source>
        <translation>타일: + nd · ⌈n ÷ %1⌉</translation>
    </message>
    <message>
        <source>Sparse window: n² becomes n · w, here w is at most %1. What is farther away is reached only through further layers.</source>
        <translation>희소한 창: n²이 n · w가 됩니다. 여기서 w는 많아야 %1입니다. 더 먼 것에는 층을 더 거쳐야 닿습니다.</translation>
    </message>
    <message>
        <source>State space: no queries, no keys. A state of %1 numbers for each component goes from token to token and has to hold all that was read. Each number takes 3 products: to fade, to be written and to be read.</source>
        <translation>상태 공간: 쿼리도 키도 없습니다. 성분마다 수 %1개인 상태가 토큰에서 토큰으로 이어지며, 읽은 것을 모두 담아야 합니다. 수마다 곱셈이 세 번입니다. 흐려지고, 쓰이고, 읽힙니다.</translation>
    </message>
    <message>
        <source>BLEU: overlap of word groups with human translations, of 100</source>
        <translation>BLEU: 사람의 번역과 낱말 묶음이 겹치는 정도, 100점 만점</translation>
    </message>
    <message>
        <source>Published: English–German, width 512, same compute</source>
        <translation>발표된 값: 영어–독일어, 너비 512, 같은 계산량</translation>
    </message>
    <message>
        <source>Tiles: the same result, to rounding. Only a tile of %1 × %1 weights for each head is held at once, instead of all n². The time stays n². After each tile the n · d sums made so far are rescaled to a common maximum.</source>
        <translation>타일: 반올림 오차를 빼면 결과가 같습니다. n² 전부가 아니라 헤드마다 %1 × %1 타일의 가중치만 한꺼번에 보관합니다. 시간은 여전히 n²입니다. 타일마다 그때까지의 합 n · d개를 공통 최댓값에 맞추어 다시 곱합니다.</translation>
    </message>
    <message>
        <source>what stands out most comes first: its score is the largest</source>
        <translation>가장 두드러진 것이 첫째: 점수가 가장 큽니다</translation>
    </message>
    <message>
        <source>Where a published layout says them, another number makes the layout your own</source>
        <translation>발표된 배치에 층 수가 있으면 다른 수를 넣을 때 직접 정한 수가 됩니다</translation>
    </message>
    <message>
        <source>the published layout sets it</source>
        <translation>공개된 구성이 정하는 값입니다</translation>
    </message>
    <message>
        <source>the published layout takes no more</source>
        <translation>공개된 구성이 받는 토큰은 그만큼입니다</translation>
    </message>
    <message>
        <source>d_model = %1 has room for no more heads</source>
        <translation>d_model = %1에는 헤드가 그보다 많이 들어가지 않습니다</translation>
    </message>
    <message>
        <source>The most there can be is %1, with as many exponentials as products q·k: %2.</source>
        <translation>가장 많을 때는 %1이며, 지수 계산이 q·k의 곱셈과 같은 %2번입니다.</translation>
    </message>
    <message>
        <source>All of X, times each block</source>
        <translation>X 전체와 각 블록의 곱</translation>
    </message>
    <message>
        <source>A colour is a head: all of X times its block of W_Q is its part of Q.</source>
        <translation>색 하나가 헤드 하나입니다. X 전체에 그 헤드의 W_Q 블록을 곱한 것이 Q에서 그 헤드의 부분입니다.</translation>
    </message>
</context>
<context>
    <name>KernelLab</name>
    <message>
        <source>angle in radians</source>
        <translation>각도(라디안)</translation>
    </message>
    <message>
        <source>place on the line</source>
        <translation>직선 위의 위치</translation>
    </message>
    <message>
        <source>height</source>
        <translation>높이</translation>
    </message>
    <message>
        <source>the same with weights by distance</source>
        <translation>거리로 정한 가중치를 쓸 때</translation>
    </message>
    <message>
        <source>values at their keys</source>
        <translation>각 키의 값</translation>
    </message>
    <message>
        <source>kernel, its largest value as 1</source>
        <translation>커널(가장 큰 값을 1로)</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>키</translation>
    </message>
    <message>
        <source>What a key counts, by where it lies: a bump around q</source>
        <translation>위치에 따라 키가 차지하는 몫: q를 둘러싼 봉우리</translation>
    </message>
    <message>
        <source>What a key counts, by where it lies: no bump</source>
        <translation>위치에 따라 키가 차지하는 몫: 봉우리가 아님</translation>
    </message>
    <message>
        <source>alternatives with the same mean score</source>
        <translation>평균 점수가 같은 다른 분포</translation>
    </message>
    <message>
        <source>entropy in nats</source>
        <translation>엔트로피(내트)</translation>
    </message>
    <message>
        <source>softmax</source>
        <translation>소프트맥스</translation>
    </message>
    <message>
        <source>Is there a row of more entropy? Drag to try</source>
        <translation>엔트로피가 더 큰 행이 있을까요? 끌어서 찾아보세요</translation>
    </message>
    <message>
        <source>alternative</source>
        <translation>다른 분포</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>뽑힌 비율</translation>
    </message>
    <message>
        <source>Weights: press a key for t to raise</source>
        <translation>가중치: t로 늘릴 키를 누르세요</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>뽑은 횟수</translation>
    </message>
    <message>
        <source>mean of the drawn values</source>
        <translation>뽑은 값의 평균</translation>
    </message>
    <message>
        <source>mean of the draws so far</source>
        <translation>지금까지 뽑은 평균</translation>
    </message>
    <message>
        <source>o ± standard error</source>
        <translation>o ± 표준 오차</translation>
    </message>
    <message>
        <source>Draw keys by their weights: press Run</source>
        <translation>가중치대로 키 뽑기: 실행을 누르세요</translation>
    </message>
    <message>
        <source>Values: drag the bars</source>
        <translation>값: 막대를 끌어 보세요</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>합</translation>
    </message>
    <message>
        <source>by distance</source>
        <translation>거리로</translation>
    </message>
    <message>
        <source>Key by key: the sum is the same for all</source>
        <translation>키마다: 합이 모두 같습니다</translation>
    </message>
    <message>
        <source>Key by key: the sum is not the same for all</source>
        <translation>키마다: 합이 서로 다릅니다</translation>
    </message>
    <message>
        <source>Kernel view</source>
        <translation>커널로 보기</translation>
    </message>
    <message>
        <source>keys lie</source>
        <translation>키의 자리</translation>
    </message>
    <message>
        <source>on a circle</source>
        <translation>원 위</translation>
    </message>
    <message>
        <source>along a line</source>
        <translation>직선 위</translation>
    </message>
    <message>
        <source>On the circle its angle in radians, along the line its place</source>
        <translation>원에서는 각도(라디안), 직선에서는 위치</translation>
    </message>
    <message>
        <source>What q·k is multiplied by: for keys of length 1 the bandwidth is 1 ÷ √scale</source>
        <translation>q·k에 곱하는 수: 길이가 1인 키에서는 대역폭이 1 ÷ √배율입니다</translation>
    </message>
    <message>
        <source>alternative t</source>
        <translation>다른 분포 t</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>시드</translation>
    </message>
    <message>
        <source>Of the random numbers: the same seed, the same draws</source>
        <translation>난수의 시드: 시드가 같으면 같은 키가 뽑힙니다</translation>
    </message>
    <message>
        <source>key that the alternative raises</source>
        <translation>다른 분포가 몫을 늘리는 키</translation>
    </message>
    <message>
        <source>value of %1</source>
        <translation>%1의 값</translation>
    </message>
    <message>
        <source>What the numbers say</source>
        <translation>수치가 말하는 것</translation>
    </message>
    <message>
        <source>The keys&apos; lengths differ, so the factor between the two, e^(scale · (‖q‖² + ‖k‖²) ÷ 2), is not the same for all. e^(scale · q·k) only grows or only falls along the line: one of the two outermost keys always has the most weight.</source>
        <translation>키의 길이가 서로 달라서 둘 사이의 인수 e^(배율 · (‖q‖² + ‖k‖²) ÷ 2)가 모두 같지는 않습니다. e^(배율 · q·k)는 직선을 따라 커지기만 하거나 작아지기만 합니다. 그래서 가장 큰 가중치는 언제나 양 끝 키 가운데 하나의 것입니다.</translation>
    </message>
    <message>
        <source>Here all scores are equal.</source>
        <translation>여기서는 모든 점수가 같습니다.</translation>
    </message>
    <message>
        <source>The query stands nearest to %1, which gets %2 by the softmax and %3 by the distance; %4 gets %5 by the softmax.</source>
        <translation>쿼리에 가장 가까운 키는 %1이고, 소프트맥스로는 %2, 거리로는 %3을(를) 받습니다. 소프트맥스로 %4의 몫은 %5입니다.</translation>
    </message>
    <message>
        <source>So few keys have any weight that their sum and mean score leave no alternative.</source>
        <translation>가중치가 있는 키가 너무 적어서, 합과 평균 점수를 지키는 다른 분포가 없습니다.</translation>
    </message>
    <message>
        <source>The mean is off by %1 standard errors. Four times as many draws halve the error.</source>
        <translation>평균은 표준 오차의 %1배만큼 벗어났습니다. 네 배 더 뽑으면 오차가 반으로 줍니다.</translation>
    </message>
    <message>
        <source>A mean of values, weighted by a kernel of where the query stands, is the regression of Nadaraya and Watson (1964). It stays between the smallest and the largest value.</source>
        <translation>쿼리의 자리에 따른 커널로 값을 가중 평균하는 것이 나다라야와 왓슨의 회귀(1964)입니다. 평균은 가장 작은 값과 가장 큰 값 사이에 있습니다.</translation>
    </message>
    <message>
        <source>Σ a_j v_j: softmax(scale · q·k)</source>
        <translation>Σ a_j v_j: softmax(배율 · q·k)</translation>
    </message>
    <message>
        <source>e^(scale · q·k)</source>
        <translation>e^(배율 · q·k)</translation>
    </message>
    <message>
        <source>e^(−scale · ‖q − k‖² ÷ 2)</source>
        <translation>e^(−배율 · ‖q − k‖² ÷ 2)</translation>
    </message>
    <message>
        <source>Output over the query&apos;s angle: drag q or a value</source>
        <translation>쿼리의 각도에 따른 출력: q나 값을 끌어 보세요</translation>
    </message>
    <message>
        <source>Output over the query&apos;s place: drag q or a value</source>
        <translation>쿼리의 위치에 따른 출력: q나 값을 끌어 보세요</translation>
    </message>
    <message>
        <source>t: 0 is the softmax, at ±1 a weight reaches 0 or doubles</source>
        <translation>t: 0이면 소프트맥스, ±1이면 한 가중치가 0이 되거나 두 배</translation>
    </message>
    <message>
        <source>What is a row of weights? A bump around the query, the row of largest entropy, odds to draw keys by: see all three</source>
        <translation>가중치 한 행은 무엇일까요? 쿼리를 둘러싼 봉우리, 엔트로피가 가장 큰 행, 키를 뽑을 확률: 셋 다 봅니다</translation>
    </message>
    <message>
        <source>place of q</source>
        <translation>q의 위치</translation>
    </message>
    <message>
        <source>scale of q·k</source>
        <translation>q·k의 배율</translation>
    </message>
    <message>
        <source>Moves weight between keys; the sum and the mean score stay. At 0 it is the softmax; at 1 and −1 a weight reaches 0 or doubles, and no step goes farther</source>
        <translation>키 사이에서 가중치를 옮깁니다. 합과 평균 점수는 그대로입니다. 0이면 소프트맥스이고, 1과 −1에서 한 가중치가 0이 되거나 두 배가 되어 더는 갈 수 없습니다</translation>
    </message>
    <message>
        <source>keys drawn</source>
        <translation>뽑은 키의 수</translation>
    </message>
    <message>
        <source>angle of q in radians</source>
        <translation>q의 각도(라디안)</translation>
    </message>
    <message>
        <source>All keys have the length 1, so ‖q − k‖² = 2 − 2 q·k, and e^(scale · q·k) is the Gaussian of the distance, of bandwidth 1 ÷ √scale = %1, times one constant: e^scale. The softmax divides it out: the two rows of weights differ by no more than rounding (here less than %2). The bandwidth is a distance ‖q − k‖; near the query that is about the angle between them.</source>
        <translation>모든 키의 길이가 1이므로 ‖q − k‖² = 2 − 2 q·k입니다. 그래서 e^(배율 · q·k)는 대역폭이 1 ÷ √배율 = %1인 거리의 가우스 함수에 상수 e^배율 하나를 곱한 것입니다. 소프트맥스의 나눗셈에서 이 상수는 사라집니다. 두 가중치 행의 차이는 반올림뿐입니다(여기서는 %2 미만). 대역폭은 거리 ‖q − k‖이며, 쿼리 가까이에서는 둘 사이의 각도와 거의 같습니다.</translation>
    </message>
    <message>
        <source>At t = 0 the alternative is the softmax.</source>
        <translation>t = 0이면 다른 분포는 소프트맥스와 같습니다.</translation>
    </message>
    <message>
        <source>The alternative gives %1 %2 more than the softmax, and %3 loses the most: %4.</source>
        <translation>다른 분포는 소프트맥스보다 %1에 %2만큼 더 주고, 가장 많이 잃는 것은 %3입니다: %4.</translation>
    </message>
    <message>
        <source>The alternative takes %2 from %1, and %3 gains the most: %4.</source>
        <translation>다른 분포는 %1에서 %2만큼 가져가고, 가장 많이 얻는 것은 %3입니다: %4.</translation>
    </message>
    <message>
        <source>It sums to %1 and its mean score is %2, as the softmax&apos;s: %3. Its entropy is %4, that of the softmax %5.</source>
        <translation>합은 %1, 평균 점수는 %2이고 소프트맥스의 평균 점수는 %3입니다. 엔트로피는 %4, 소프트맥스의 엔트로피는 %5입니다.</translation>
    </message>
    <message>
        <source>What it lacks is Σ p_j ln(p_j ÷ a_j) = %1, which is never below 0. So of all rows with this mean score the softmax is the one of largest entropy: it assumes nothing beyond that mean score.</source>
        <translation>모자란 만큼은 Σ p_j ln(p_j ÷ a_j) = %1이고, 결코 0보다 작지 않습니다. 그래서 평균 점수가 같은 모든 행 가운데 소프트맥스의 엔트로피가 가장 큽니다. 그 평균 점수 말고는 아무것도 가정하지 않습니다.</translation>
    </message>
    <message>
        <source>there are %1 keys</source>
        <translation>키는 %1개입니다</translation>
    </message>
    <message>
        <source>The output %1 is what a drawn key&apos;s value is on average. Draws: %2, with the mean %3. Standard error σ ÷ √n = %4 ÷ √%2 = %5.</source>
        <translation>출력 %1은(는) 뽑은 키의 값의 기댓값입니다. %2번 뽑은 평균: %3. 표준 오차 σ ÷ √n = %4 ÷ √%2 = %5.</translation>
    </message>
</context>
<context>
    <name>Lab</name>
    <message>
        <source>the lab has no %1; it has %2</source>
        <translation>실험에 없는 이름입니다: %1. 있는 이름: %2</translation>
    </message>
    <message>
        <source>%1=%2 does nothing: %3</source>
        <translation>%1=%2은(는) 아무것도 바꾸지 않습니다: %3</translation>
    </message>
    <message>
        <source>a power of two from %1 to %2</source>
        <translation>%1에서 %2까지의 2의 거듭제곱</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>%1에서 %2까지의 정수</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>%1에서 %2까지의 수</translation>
    </message>
    <message>
        <source>Choose %1, not %2</source>
        <translation>%1만 되며 %2은(는) 안 됩니다</translation>
    </message>
    <message>
        <source>%1 takes %2, not %3</source>
        <translation>%1의 값은 %2만 되며 %3은(는) 안 됩니다</translation>
    </message>
</context>
<context>
    <name>MasksLab</name>
    <message>
        <source>Difference: mistake − right</source>
        <translation>차이: 실수 − 정답</translation>
    </message>
    <message>
        <source>reads</source>
        <translation>읽는 토큰</translation>
    </message>
    <message>
        <source>may see</source>
        <translation>볼 수 있는 것</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>What each row may see</source>
        <translation>각 행이 볼 수 있는 것</translation>
    </message>
    <message>
        <source>The largest weight is %1.</source>
        <translation>가장 큰 가중치는 %1입니다.</translation>
    </message>
    <message>
        <source>What the numbers say</source>
        <translation>수치가 말하는 것</translation>
    </message>
    <message>
        <source>Right: %1. Mistake: %2.</source>
        <translation>정답: %1. 실수: %2.</translation>
    </message>
    <message>
        <source>With this mask both are the same: the mistake cannot be seen here.</source>
        <translation>이 마스크에서는 둘이 같습니다. 실수가 보이지 않습니다.</translation>
    </message>
    <message>
        <source>The largest difference: “%1”, column “%2”: %3 in place of %4.</source>
        <translation>가장 큰 차이: “%1” 행, “%2” 열에서 %4 대신 %3.</translation>
    </message>
    <message>
        <source>What the mistake does</source>
        <translation>실수가 하는 일</translation>
    </message>
    <message>
        <source>Masks</source>
        <translation>마스크</translation>
    </message>
    <message>
        <source>Who may see whom, and what comes out if one step is done in the wrong way?</source>
        <translation>누가 누구를 볼 수 있고, 한 단계를 잘못하면 무엇이 나올까요?</translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>causal</source>
        <translation>인과</translation>
    </message>
    <message>
        <source>window</source>
        <translation>창</translation>
    </message>
    <message>
        <source>padding</source>
        <translation>패딩</translation>
    </message>
    <message>
        <source>painted by hand</source>
        <translation>직접 칠함</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>마스크</translation>
    </message>
    <message>
        <source>Keys that a row sees at most</source>
        <translation>한 행이 많아야 보는 키의 수</translation>
    </message>
    <message>
        <source>How many tokens at the end are padding</source>
        <translation>끝에서 몇 토큰이 패딩인지</translation>
    </message>
    <message>
        <source>break it</source>
        <translation>망가뜨리기</translation>
    </message>
    <message>
        <source>keys of row %1 as bits</source>
        <translation>%1행의 키(비트)</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>가중치</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation>정답: %1</translation>
    </message>
    <message>
        <source>Mistake: %1</source>
        <translation>실수: %1</translation>
    </message>
    <message>
        <source>Its rows sum to numbers from %1 to %2.</source>
        <translation>행의 합은 %1에서 %2까지입니다.</translation>
    </message>
    <message>
        <source>The scores are %1 times as large as they should be, so that every row is sharper. At d_k = 64 it would be %2 times.</source>
        <translation>점수가 맞는 값의 %1배라서 모든 행이 더 뾰족합니다. d_k = 64이면 %2배입니다.</translation>
    </message>
    <message>
        <source>Two heads share d_model = %1, so d_k = %2: the scores are %3 times too small and every row is flatter. With a single head nobody would notice.</source>
        <translation>두 헤드가 d_model = %1을(를) 나누므로 d_k = %2입니다. 점수가 %3배만큼 작아져 모든 행이 더 평평합니다. 헤드가 하나라면 아무도 모릅니다.</translation>
    </message>
    <message>
        <source>All scores were lowered by 2·10⁹, which with −∞ changes nothing. But −1e9 is a number like others: once the scores lie below it, the forbidden keys win.</source>
        <translation>모든 점수를 2·10⁹만큼 낮췄습니다. −∞라면 아무것도 바뀌지 않습니다. 그러나 −1e9는 여느 수와 같아서, 점수가 그보다 낮아지면 금지된 키가 이깁니다.</translation>
    </message>
    <message>
        <source>Rows that may see nothing get even weights in place of none.</source>
        <translation>아무것도 볼 수 없는 행은 가중치가 없어야 하는데 고르게 나뉩니다.</translation>
    </message>
    <message>
        <source>no ÷ √d_k</source>
        <translation>÷ √d_k 없음</translation>
    </message>
    <message>
        <source>√d_model for √d_k</source>
        <translation>√d_k 대신 √d_model</translation>
    </message>
    <message>
        <source>softmax over the wrong axis</source>
        <translation>틀린 축의 소프트맥스</translation>
    </message>
    <message>
        <source>softmax twice</source>
        <translation>소프트맥스 두 번</translation>
    </message>
    <message>
        <source>mask shifted by one</source>
        <translation>마스크가 한 칸 밀림</translation>
    </message>
    <message>
        <source>mask flipped</source>
        <translation>마스크가 뒤집힘</translation>
    </message>
    <message>
        <source>−1e9 for −∞</source>
        <translation>−∞ 대신 −1e9</translation>
    </message>
    <message>
        <source>mask after the softmax</source>
        <translation>소프트맥스 뒤의 마스크</translation>
    </message>
    <message>
        <source>ablated after W_O</source>
        <translation>W_O 뒤에서 제거</translation>
    </message>
    <message>
        <source>heads averaged before the softmax</source>
        <translation>소프트맥스 앞에서 헤드 평균</translation>
    </message>
    <message>
        <source>mean of the heads&apos; softmax</source>
        <translation>헤드들의 소프트맥스의 평균</translation>
    </message>
    <message>
        <source>softmax down the columns</source>
        <translation>열 방향 소프트맥스</translation>
    </message>
    <message>
        <source>with the next row&apos;s mask</source>
        <translation>다음 행의 마스크로</translation>
    </message>
    <message>
        <source>with the mask flipped</source>
        <translation>뒤집힌 마스크로</translation>
    </message>
    <message>
        <source>softmax, then 0 where masked</source>
        <translation>소프트맥스 뒤 금지된 곳을 0으로</translation>
    </message>
    <message>
        <source>two columns 0 after W_O</source>
        <translation>W_O 뒤 두 열을 0으로</translation>
    </message>
    <message>
        <source>softmax of the mean scores</source>
        <translation>평균 점수의 소프트맥스</translation>
    </message>
    <message>
        <source>Every column sums to 1 instead of every row: a key shares itself out among the queries. Shapes fit, nothing fails.</source>
        <translation>행 대신 열의 합이 1입니다. 키가 쿼리들에 자신을 나눠 줍니다. 모양이 맞으니 오류도 나지 않습니다.</translation>
    </message>
    <message>
        <source>As scores, weights between 0 and 1 are almost equal: every row becomes flat. A forbidden key has the weight 0, so e⁰ = 1 brings it back.</source>
        <translation>0과 1 사이의 가중치는 점수로 치면 거의 같아서 모든 행이 평평해집니다. 금지된 키의 가중치는 0이므로 e⁰ = 1로 되살아납니다.</translation>
    </message>
    <message>
        <source>What the forbidden keys took is missing, and the output is too short. Dividing each row by its sum would give the right weights.</source>
        <translation>금지된 키가 가져간 몫이 빠져 출력이 너무 작습니다. 각 행을 그 합으로 나누면 맞는 가중치가 됩니다.</translation>
    </message>
    <message>
        <source>Head 2 is to be switched off. After W_O each column holds something of both heads: setting two columns to 0 takes a part of head 1 away and leaves a part of head 2.</source>
        <translation>헤드 2를 끄려고 합니다. W_O 뒤에는 각 열에 두 헤드가 섞여 있어, 두 열을 0으로 하면 헤드 1의 일부가 사라지고 헤드 2의 일부가 남습니다.</translation>
    </message>
    <message>
        <source>The softmax of mean scores is not the mean of the softmaxes: what one head is sure of, another one&apos;s score can cancel. And no head computed this mean, rightly taken or not.</source>
        <translation>점수를 평균하면 가중치의 평균이 되지 않습니다. 한 헤드가 확신하는 것을 다른 헤드의 점수가 지울 수 있습니다. 게다가 맞게 구하든 아니든 이 평균을 계산한 헤드는 없습니다.</translation>
    </message>
    <message>
        <source>Scores q·k ÷ √d_k</source>
        <translation>점수 q·k ÷ √d_k</translation>
    </message>
    <message>
        <source>−1e9, scores − 2·10⁹</source>
        <translation>−1e9, 점수 − 2·10⁹</translation>
    </message>
    <message>
        <source>a red cube can fall</source>
        <translation>그 빨간 공이 굴러 간다</translation>
    </message>
    <message>
        <source>the cell that the space bar paints</source>
        <translation>스페이스로 칠하는 칸</translation>
    </message>
    <message>
        <source>After the mask</source>
        <translation>마스크 뒤</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>합</translation>
    </message>
    <message>
        <source>with the mistake</source>
        <translation>실수한 합</translation>
    </message>
    <message>
        <source>%1 of %2 cells may be seen.</source>
        <translation>칸 %2개 가운데 %1개를 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>The others become −∞ before the softmax: e^−∞ is exactly 0, and the rest of the row still sums to 1.</source>
        <translation>나머지는 소프트맥스 앞에서 −∞가 됩니다. e^−∞는 정확히 0이고, 행의 나머지 합은 여전히 1입니다.</translation>
    </message>
    <message>
        <source>One row sees a single key, which gets the weight 1, whatever its score.</source>
        <translation>행 하나는 키를 하나만 봅니다. 점수가 얼마든 그 키의 가중치는 1입니다.</translation>
    </message>
    <message>
        <source>%1 rows see a single key each, which gets the weight 1, whatever its score.</source>
        <translation>행 %1개는 키를 하나씩만 봅니다. 점수가 얼마든 그 키의 가중치는 1입니다.</translation>
    </message>
    <message>
        <source>One row sees nothing: its weights are all 0 here; 0 ÷ 0 would be NaN.</source>
        <translation>행 하나는 아무것도 보지 못합니다. 여기서는 가중치가 모두 0입니다. 0 ÷ 0이라면 NaN입니다.</translation>
    </message>
    <message>
        <source>%1 rows see nothing: their weights are all 0 here; 0 ÷ 0 would be NaN.</source>
        <translation>행 %1개는 아무것도 보지 못합니다. 여기서는 가중치가 모두 0입니다. 0 ÷ 0이라면 NaN입니다.</translation>
    </message>
    <message>
        <source>With this mask no row may see anything: the right weights are all 0.</source>
        <translation>이 마스크에서는 어느 행도 아무것도 볼 수 없습니다. 올바른 가중치는 모두 0입니다.</translation>
    </message>
    <message>
        <source>Press a cell and drag to paint a mask of your own. “break it” shows a classic mistake.</source>
        <translation>칸을 누르고 끌어서 마스크를 직접 칠해 보세요. “망가뜨리기”는 흔한 실수를 보여 줍니다.</translation>
    </message>
    <message>
        <source>Choose the mask “window” to set this</source>
        <translation>마스크에서 “창”을 골라야 정할 수 있습니다</translation>
    </message>
    <message>
        <source>Choose the mask “padding” to set this</source>
        <translation>마스크에서 “패딩”을 골라야 정할 수 있습니다</translation>
    </message>
    <message>
        <source>Each row has the mask of the next one.</source>
        <translation>각 행이 다음 행의 마스크를 씁니다.</translation>
    </message>
    <message>
        <source>Under a causal mask a token then sees the very one that it is to predict: it learns to copy it, and fails in use.</source>
        <translation>인과 마스크라면 토큰이 예측해야 할 바로 그 토큰을 봅니다. 베끼기를 배우고, 실제로 쓸 때 틀립니다.</translation>
    </message>
    <message>
        <source>In some libraries true means “may be seen”, in others “is forbidden”. Here each row sees just what it should not.</source>
        <translation>어떤 라이브러리에서 참은 “볼 수 있음”이고, 다른 데서는 “금지”입니다. 여기서는 각 행이 보면 안 되는 것만 봅니다.</translation>
    </message>
    <message>
        <source>%1 of %2 rows see nothing: they are 0 here and NaN in many programs.</source>
        <translation>행 %2개 가운데 %1개는 아무것도 보지 못합니다. 여기서는 0이지만 많은 프로그램에서 NaN이 됩니다.</translation>
    </message>
    <message>
        <source>One cell</source>
        <translation>칸 1개</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>칸 %1개</translation>
    </message>
    <message>
        <source>%1 too many can be seen, none too few.</source>
        <translation>%1가 더 보이고, 덜 보이는 칸은 없습니다.</translation>
    </message>
    <message>
        <source>%1 too few can be seen, none too many.</source>
        <translation>%1가 덜 보이고, 더 보이는 칸은 없습니다.</translation>
    </message>
    <message>
        <source>%1 too many can be seen, and %2 others too few.</source>
        <translation>%1가 더 보이고, 다른 %2개는 덜 보입니다.</translation>
    </message>
    <message>
        <source>Choose the mask “painted by hand” to set this</source>
        <translation>마스크에서 “직접 칠함”을 골라야 정할 수 있습니다</translation>
    </message>
    <message>
        <source>Each row has the mask of the next one, which is the same here: choose another mask.</source>
        <translation>각 행이 다음 행의 마스크를 쓰지만 여기서는 둘이 같습니다. 다른 마스크를 골라 보세요.</translation>
    </message>
</context>
<context>
    <name>SaturationLab</name>
    <message>
        <source>Scores of “%1”</source>
        <translation>“%1”의 점수</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>가중치</translation>
    </message>
    <message>
        <source>Weights: %1 of %2 keys</source>
        <translation>가중치: 키 %2개 중 %1개</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>가중치</translation>
    </message>
    <message>
        <source>Weights over the scale</source>
        <translation>배율에 따른 가중치</translation>
    </message>
    <message>
        <source>entropy (nats)</source>
        <translation>엔트로피(nat)</translation>
    </message>
    <message>
        <source>largest weight</source>
        <translation>가장 큰 가중치</translation>
    </message>
    <message>
        <source>How spread out the row is</source>
        <translation>행이 퍼진 정도</translation>
    </message>
    <message>
        <source>norm of the gradient</source>
        <translation>기울기의 크기</translation>
    </message>
    <message>
        <source>by the final scores</source>
        <translation>최종 점수로 미분</translation>
    </message>
    <message>
        <source>by q·k: × scale ÷ √d_k</source>
        <translation>q·k로 미분: × 배율 ÷ √d_k</translation>
    </message>
    <message>
        <source>What is left to learn from</source>
        <translation>학습에 남은 기울기</translation>
    </message>
    <message>
        <source>÷ √d_k</source>
        <translation>÷ √d_k</translation>
    </message>
    <message>
        <source>undivided</source>
        <translation>나누지 않음</translation>
    </message>
    <message>
        <source>At scale %1: entropy %2, largest weight %3, gradient norm %4 by the final scores and %5 by q·k.</source>
        <translation>배율 %1: 엔트로피 %2, 가장 큰 가중치 %3, 기울기 크기는 최종 점수로 미분하면 %4, q·k로 미분하면 %5.</translation>
    </message>
    <message>
        <source>What the numbers say</source>
        <translation>수치가 말하는 것</translation>
    </message>
    <message>
        <source>Saturation</source>
        <translation>포화</translation>
    </message>
    <message>
        <source>What becomes of a row of weights, and of what it can learn, as its scores grow?</source>
        <translation>점수가 커지면 한 행의 가중치와 그 행이 배울 수 있는 것은 어떻게 될까요?</translation>
    </message>
    <message>
        <source>added to q·k of the selected key</source>
        <translation>선택한 키의 q·k에 더하기</translation>
    </message>
    <message>
        <source>Weights over the scale: %1 of %2 keys</source>
        <translation>배율에 따른 가중치: 키 %2개 중 %1개</translation>
    </message>
    <message>
        <source>Row: the weight a_j that changes. Column: the score s_l that grows.</source>
        <translation>행: 달라지는 가중치 a_j. 열: 커지는 점수 s_l.</translation>
    </message>
    <message>
        <source>%1 of %2 keys are shown.</source>
        <translation>키 %2개 중 %1개를 보입니다.</translation>
    </message>
    <message>
        <source>Gradient ∂a_j/∂s_l = a_j(δ_jl − a_l)</source>
        <translation>기울기 ∂a_j/∂s_l = a_j(δ_jl − a_l)</translation>
    </message>
    <message>
        <source>Weights of the row divided by √d_k and not (d_k = %1)</source>
        <translation>√d_k로 나눈 행과 나누지 않은 행의 가중치(d_k = %1)</translation>
    </message>
    <message>
        <source>added to q·k of “%1”</source>
        <translation>“%1”의 q·k에 더하기</translation>
    </message>
    <message>
        <source>added to q·k of “%1” (forbidden: its score stays −∞)</source>
        <translation>“%1”의 q·k에 더하기(금지된 키라 점수는 그대로 −∞)</translation>
    </message>
    <message>
        <source>All %1 keys that this row may read have the same score: their weights are equal at every scale, and the norm stays at %2.</source>
        <translation>이 행이 읽을 수 있는 키 %1개의 점수가 모두 같습니다. 어떤 배율에서도 가중치가 같고, 기울기 크기는 %2 그대로입니다.</translation>
    </message>
    <message>
        <source>At scale 0 all weights are equal and the norm is %1.</source>
        <translation>배율 0에서는 가중치가 모두 같고 기울기 크기는 %1입니다.</translation>
    </message>
    <message>
        <source>%1 keys tie for the largest score: however large the scale, they share the weight evenly, and the norm goes to %2, not to 0. This row never saturates.</source>
        <translation>키 %1개의 점수가 똑같이 가장 큽니다. 배율이 아무리 커져도 가중치를 똑같이 나누어 가지며, 기울기 크기는 0이 아니라 %2에 다가갑니다. 이 행은 포화하지 않습니다.</translation>
    </message>
    <message>
        <source>Along this row it only falls.</source>
        <translation>이 행에서는 줄기만 합니다.</translation>
    </message>
    <message>
        <source>It still grows at scale %1, to %2: the scores lie close together.</source>
        <translation>배율 %1에서도 아직 커지고 있으며 %2입니다. 점수들이 서로 가깝습니다.</translation>
    </message>
    <message>
        <source>That is not the largest: it is %1 at scale %2, on the way to saturation.</source>
        <translation>그것이 가장 큰 값은 아닙니다. 포화로 가는 길의 배율 %2에서 %1입니다.</translation>
    </message>
    <message>
        <source>“%1” may read no key: all its weights are 0, whatever the scores.</source>
        <translation>“%1”은(는) 읽을 수 있는 키가 없습니다. 점수가 어떻든 가중치는 모두 0입니다.</translation>
    </message>
    <message>
        <source>“%1” may read one key only: its weight is 1, whatever its score. There is nothing to share out and nothing to learn here.</source>
        <translation>“%1”은(는) 키 하나만 읽을 수 있습니다. 점수가 어떻든 그 가중치는 1입니다. 여기에는 나눌 것도 배울 것도 없습니다.</translation>
    </message>
    <message>
        <source>Choose a word that may read several, such as “%1”: click it in the sentence, or press ← and → to go from row to row.</source>
        <translation>여러 키를 읽을 수 있는 단어를 고르세요. 예를 들어 문장에서 “%1”을(를) 누르거나, ← 키와 → 키로 다른 행으로 옮기세요.</translation>
    </message>
    <message>
        <source>scale: the document&apos;s “Scores ×”</source>
        <translation>배율: 문서의 “점수 ×”</translation>
    </message>
    <message>
        <source>%1 added to q·k of “%2”, not in the document</source>
        <translation>문서에는 없이 “%2”의 q·k에 더한 수: %1</translation>
    </message>
    <message>
        <source>Click a bar to select its key, drag its end to add to its score; drag the line in the curves.</source>
        <translation>막대를 누르면 그 키가 선택되고, 막대의 끝을 끌면 점수에 더해집니다. 곡선의 세로줄도 끌 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>StableSoftmaxLab</name>
    <message>
        <source>score s</source>
        <translation>점수 s</translation>
    </message>
    <message>
        <source>Stable softmax</source>
        <translation>안정한 소프트맥스</translation>
    </message>
    <message>
        <source>Why does every program subtract the largest score before it takes exp?</source>
        <translation>프로그램은 왜 exp를 취하기 전에 가장 큰 점수를 뺄까요?</translation>
    </message>
    <message>
        <source>largest score</source>
        <translation>가장 큰 점수</translation>
    </message>
    <message>
        <source>each next one lower by</source>
        <translation>다음 점수마다 낮추는 양</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>키</translation>
    </message>
    <message>
        <source>steps in</source>
        <translation>단계를 보일 형식</translation>
    </message>
    <message>
        <source>constant c</source>
        <translation>상수 c</translation>
    </message>
    <message>
        <source>Added to every score, to see that nothing changes</source>
        <translation>모든 점수에 더해, 아무것도 바뀌지 않음을 봅니다</translation>
    </message>
    <message>
        <source>last key forbidden</source>
        <translation>마지막 키 금지</translation>
    </message>
    <message>
        <source>Its score is −∞</source>
        <translation>그 점수는 −∞입니다</translation>
    </message>
    <message>
        <source>%1 (too large)</source>
        <translation>%1 (너무 큼)</translation>
    </message>
    <message>
        <source>%1 (too small)</source>
        <translation>%1 (너무 작음)</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>합</translation>
    </message>
    <message>
        <source>As the formula stands, the sum is too large for %1 and becomes ∞: all weights become 0.</source>
        <translation>식 그대로라면 합이 %1에 담기에 너무 커서 ∞가 되고, 모든 가중치가 0이 됩니다.</translation>
    </message>
    <message>
        <source>As the formula stands it holds here: %1 has room for exp(%2).</source>
        <translation>여기서는 식 그대로도 버팁니다. exp(%2)의 값이 %1에 담깁니다.</translation>
    </message>
    <message>
        <source>As the formula stands, in %1</source>
        <translation>식 그대로, %1에서</translation>
    </message>
    <message>
        <source>key</source>
        <translation>키</translation>
    </message>
    <message>
        <source>weight: exp ÷ sum</source>
        <translation>가중치: exp ÷ 합</translation>
    </message>
    <message>
        <source>The largest score, %1, subtracted first</source>
        <translation>먼저 빼는 가장 큰 점수: %1</translation>
    </message>
    <message>
        <source>largest number</source>
        <translation>가장 큰 수</translation>
    </message>
    <message>
        <source>exp = ∞ above</source>
        <translation>exp = ∞ 경계</translation>
    </message>
    <message>
        <source>formula</source>
        <translation>식 그대로</translation>
    </message>
    <message>
        <source>max subtracted</source>
        <translation>최댓값을 뺌</translation>
    </message>
    <message>
        <source>change</source>
        <translation>변화</translation>
    </message>
    <message>
        <source>c = %1 added to every score, in %2</source>
        <translation>모든 점수에 더한 상수: c = %1, %2에서</translation>
    </message>
    <message>
        <source>So it is with any constant c: added to every score it changes no weight.</source>
        <translation>어떤 상수 c든 마찬가지입니다. 모든 점수에 더해도 바뀌는 가중치가 없습니다.</translation>
    </message>
    <message>
        <source>On paper a constant c changes nothing. In %1 s + c is rounded, and a weight changes by %2.</source>
        <translation>종이 위에서 상수 c는 아무것도 바꾸지 않습니다. %1에서는 s + c가 반올림되어 가중치가 %2만큼 바뀝니다.</translation>
    </message>
    <message>
        <source>The forbidden key has the score −∞: exp(−∞) = 0, and its weight is exactly 0.</source>
        <translation>금지된 키의 점수는 −∞입니다. exp(−∞) = 0이므로 가중치는 정확히 0입니다.</translation>
    </message>
    <message>
        <source>Every result is rounded to the nearest number of its format before it is used; exp is taken in double first.</source>
        <translation>모든 결과는 쓰이기 전에 그 형식의 가장 가까운 수로 반올림됩니다. exp는 먼저 double로 구합니다.</translation>
    </message>
    <message>
        <source>What the numbers say</source>
        <translation>수치가 말하는 것</translation>
    </message>
    <message>
        <source>ends of %1</source>
        <translation>%1의 양 끝</translation>
    </message>
    <message>
        <source>NaN (no number)</source>
        <translation>NaN (수 아님)</translation>
    </message>
    <message>
        <source>As the formula stands, exp(%1) is too large for %2 and becomes ∞. Then ∞ ÷ ∞ is NaN (no number): the row is lost.</source>
        <translation>식 그대로라면 exp(%1)의 값은 %2에 담기에 너무 커서 ∞가 됩니다. ∞ ÷ ∞는 NaN(수 아님)이므로 행을 잃습니다.</translation>
    </message>
    <message>
        <source>As the formula stands, even exp(%1) is too small for %2 and becomes 0. Then 0 ÷ 0 is NaN (no number): the row is lost.</source>
        <translation>식 그대로라면 exp(%1)의 값조차 %2에 담기에 너무 작아 0이 됩니다. 0 ÷ 0은 NaN(수 아님)이므로 행을 잃습니다.</translation>
    </message>
    <message>
        <source>%1 keeps the scores as %2: near %3 its numbers are %4 apart. What is lost there, no shift brings back.</source>
        <translation>%1에 간직되는 점수: %2. %3 근처에서 그 수는 %4씩 떨어져 있습니다. 거기서 잃은 것은 빼기로 되찾지 못합니다.</translation>
    </message>
    <message>
        <source>float32 and bfloat16 have nearly the same largest number, but exp becomes ∞ above %1 and above %2: bfloat16 has no number between %2 and %3.</source>
        <translation>float32와 bfloat16의 가장 큰 수는 거의 같지만, exp는 각각 %1, %2 위에서 ∞가 됩니다. bfloat16에는 %2와 %3 사이에 수가 없습니다.</translation>
    </message>
    <message>
        <source>exp = 0 below</source>
        <translation>exp = 0 경계</translation>
    </message>
    <message>
        <source>gap at %1</source>
        <translation>%1에서의 간격</translation>
    </message>
    <message>
        <source>What each format holds; gap: to its next number</source>
        <translation>형식마다 담을 수 있는 것. 간격: 다음 수까지</translation>
    </message>
    <message>
        <source>Subtract the largest score: the largest exponential is e⁰ = 1, the sum lies from 1 to %1, and nothing can be too large. Numerator and denominator are both divided by exp(max), so the weights are those of the formula.</source>
        <translation>가장 큰 점수를 빼면 가장 큰 지수값이 e⁰ = 1이고 합은 1부터 %1까지라서 너무 커질 것이 없습니다. 분자와 분모를 똑같이 exp(max)로 나눈 것이므로 가중치는 식의 것과 같습니다.</translation>
    </message>
    <message>
        <source>A key more than %1 below the largest gets exp = 0 in %2: its weight would be too small to matter.</source>
        <translation>가장 큰 점수보다 %1 넘게 낮은 키는 %2에서 exp = 0이 됩니다. 그 가중치는 너무 작아서 상관이 없습니다.</translation>
    </message>
    <message>
        <source>exp(s): ∞ above a format&apos;s end, 0 below</source>
        <translation>exp(s): 형식의 끝 위는 ∞, 아래는 0</translation>
    </message>
    <message>
        <source>Weights with the largest score subtracted</source>
        <translation>가장 큰 점수를 뺀 가중치</translation>
    </message>
    <message>
        <source>Weights as the formula stands</source>
        <translation>식 그대로의 가중치</translation>
    </message>
</context>
<context>
    <name>StallLab</name>
    <message>
        <source>squared error on the output</source>
        <translation>출력의 제곱 오차</translation>
    </message>
    <message>
        <source>cross-entropy on the weights</source>
        <translation>가중치의 교차 엔트로피</translation>
    </message>
    <message>
        <source>undivided</source>
        <translation>나누지 않음</translation>
    </message>
    <message>
        <source>wanted</source>
        <translation>원하는 값</translation>
    </message>
    <message>
        <source>step</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>Loss: squared error on the output</source>
        <translation>손실: 출력의 제곱 오차</translation>
    </message>
    <message>
        <source>Loss: cross-entropy on the weights</source>
        <translation>손실: 가중치의 교차 엔트로피</translation>
    </message>
    <message>
        <source>norm by W_Q and W_K</source>
        <translation>W_Q, W_K로 미분한 크기</translation>
    </message>
    <message>
        <source>norm by q</source>
        <translation>q로 미분한 크기</translation>
    </message>
    <message>
        <source>Gradient: %1</source>
        <translation>기울기: %1</translation>
    </message>
    <message>
        <source>was there from the start</source>
        <translation>처음부터 도착해 있었습니다</translation>
    </message>
    <message>
        <source>has hardly moved</source>
        <translation>거의 움직이지 않았습니다</translation>
    </message>
    <message>
        <source>has arrived</source>
        <translation>도착했습니다</translation>
    </message>
    <message>
        <source>is on its way</source>
        <translation>가는 중입니다</translation>
    </message>
    <message>
        <source>At the start the row reads k_1 with a weight of %1 (÷ √d_k) and %2 (undivided).</source>
        <translation>처음에 이 행은 k_1 키를 %1(÷ √d_k), %2(나누지 않음)의 가중치로 읽습니다.</translation>
    </message>
    <message>
        <source>For these wanted weights the cross-entropy falls to %1, their entropy, not to 0.</source>
        <translation>원하는 가중치가 이러하면 교차 엔트로피는 0이 아니라 그 엔트로피인 %1까지 내려갑니다.</translation>
    </message>
    <message>
        <source>What the numbers say</source>
        <translation>수치가 말하는 것</translation>
    </message>
    <message>
        <source>Stall</source>
        <translation>학습 정체</translation>
    </message>
    <message>
        <source>A row reads the wrong key and is sure of it. Can it still learn, and what decides?</source>
        <translation>한 행이 틀린 키를 확신하며 읽습니다. 아직 배울 수 있을까요, 무엇이 그것을 정할까요?</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>단계 수</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>손실</translation>
    </message>
    <message>
        <source>what learns</source>
        <translation>배우는 것</translation>
    </message>
    <message>
        <source>the query q</source>
        <translation>쿼리 q</translation>
    </message>
    <message>
        <source>the head&apos;s matrices</source>
        <translation>헤드의 행렬</translation>
    </message>
    <message>
        <source>The matrices are W_Q and W_K; the tokens are unit vectors, so that each row of W_K is one key</source>
        <translation>행렬은 W_Q와 W_K입니다. 토큰은 단위 벡터이므로 W_K의 각 행이 키 하나입니다</translation>
    </message>
    <message>
        <source>learning rate</source>
        <translation>학습률</translation>
    </message>
    <message>
        <source>q at the start ÷ k_1</source>
        <translation>시작할 때 q ÷ k_1</translation>
    </message>
    <message>
        <source>The query begins as this multiple of the wrong key; all components of keys are 1 or −1</source>
        <translation>쿼리는 틀린 키의 이 배수에서 시작합니다. 키의 성분은 모두 1 또는 −1입니다</translation>
    </message>
    <message>
        <source>wanted weight of k_%1</source>
        <translation>k_%1의 원하는 가중치</translation>
    </message>
    <message>
        <source>The squared error reaches the scores through ∂a/∂s = a_j(δ_jl − a_l), which is almost 0 in a saturated row, be it right or wrong. This is what a head inside a network feels.</source>
        <translation>제곱 오차는 ∂a/∂s = a_j(δ_jl − a_l) 인자를 거쳐 점수에 닿는데, 포화한 행에서는 맞든 틀리든 거의 0입니다. 신경망 안의 헤드가 느끼는 것이 이것입니다.</translation>
    </message>
    <message>
        <source>The keys start at right angles, each of length √d_k; their values are %1. The output is o = Σ a_j·v_j, and o* is what it would be with the wanted weights t.</source>
        <translation>키는 처음에 서로 직각이고 길이가 저마다 √d_k입니다. 값은 %1입니다. 출력은 o = Σ a_j·v_j이고, o*는 원하는 가중치 t일 때의 출력입니다.</translation>
    </message>
    <message>
        <source>Wanted weights t</source>
        <translation>원하는 가중치 t</translation>
    </message>
    <message>
        <source>squared error ÷ √dₖ</source>
        <translation>제곱 오차 ÷ √dₖ</translation>
    </message>
    <message>
        <source>cross-entropy ÷ √dₖ</source>
        <translation>교차 엔트로피 ÷ √dₖ</translation>
    </message>
    <message>
        <source>squared error, undivided</source>
        <translation>제곱 오차, 나누지 않음</translation>
    </message>
    <message>
        <source>cross-entropy, undivided</source>
        <translation>교차 엔트로피, 나누지 않음</translation>
    </message>
    <message>
        <source>Gone astray: %1. A smaller learning rate helps.</source>
        <translation>빗나감: %1. 학습률을 줄이면 됩니다.</translation>
    </message>
    <message>
        <source>left the range of numbers at step %1</source>
        <translation>%1단계에서 수의 범위를 벗어남</translation>
    </message>
    <message>
        <source>now %1, above the axis</source>
        <translation>지금 %1, 축 위로 벗어남</translation>
    </message>
    <message>
        <source>now %1, below the axis</source>
        <translation>지금 %1, 축 아래로 벗어남</translation>
    </message>
    <message>
        <source>left the range of numbers: the learning rate is too large</source>
        <translation>수의 범위를 벗어났습니다. 학습률이 너무 큽니다</translation>
    </message>
    <message>
        <source>is farther away than at the start: the learning rate is too large</source>
        <translation>처음보다 멀어졌습니다. 학습률이 너무 큽니다</translation>
    </message>
    <message>
        <source>Which of the four descents will reach the wanted weights? Guess before they run.</source>
        <translation>네 가지 하강 가운데 어느 것이 원하는 가중치에 도착할까요? 실행하기 전에 짐작해 보세요.</translation>
    </message>
    <message>
        <source>In the cross-entropy ∂L/∂a = −t ÷ a grows as a falls, and its gradient by the scores is simply a − t: large as long as the row is wrong. It needs a target for the weights themselves.</source>
        <translation>교차 엔트로피에서는 ∂L/∂a = −t ÷ a 인자가 a가 작을수록 커지고, 점수로 미분한 기울기는 그냥 a − t입니다. 행이 틀린 동안에는 큽니다. 다만 가중치 자체의 목표가 있어야 합니다.</translation>
    </message>
    <message>
        <source>Drag the bars to say what is wanted, or along a curve to any step.</source>
        <translation>막대를 끌어 원하는 가중치를 정하고, 곡선을 따라 끌면 아무 단계로나 갑니다.</translation>
    </message>
    <message>
        <source>Both are shown side by side: this one stands first</source>
        <translation>둘 다 나란히 보이며, 고른 것이 먼저 옵니다</translation>
    </message>
    <message>
        <source>one of the wanted weights must be above 0</source>
        <translation>바라는 가중치 가운데 하나는 0보다 커야 합니다</translation>
    </message>
    <message>
        <source>1 step</source>
        <translation>1단계</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1단계</translation>
    </message>
    <message>
        <source>Weights after %1</source>
        <translation>%1 뒤의 가중치</translation>
    </message>
    <message>
        <source>What the gradient is made of after %1</source>
        <translation>%1 뒤 기울기를 이루는 것</translation>
    </message>
    <message>
        <source>After %1 by the %2: divided it %3 (loss %4), undivided it %5 (loss %6).</source>
        <translation>%1 뒤, %2: 나누면 %3(손실 %4). 나누지 않으면 %5(손실 %6).</translation>
    </message>
</context>
<context>
    <name>WhyRootLab</name>
    <message>
        <source>measured</source>
        <translation>측정값</translation>
    </message>
    <message>
        <source>q·k: standard deviation %1, √%2 = %3</source>
        <translation>q·k: 표준편차 %1, √%2 = %3</translation>
    </message>
    <message>
        <source>share of the pairs</source>
        <translation>쌍의 비율</translation>
    </message>
    <message>
        <source>key</source>
        <translation>키</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>가중치</translation>
    </message>
    <message>
        <source>largest weight</source>
        <translation>가장 큰 가중치</translation>
    </message>
    <message>
        <source>the same ÷ √d</source>
        <translation>÷ √d일 때</translation>
    </message>
    <message>
        <source>norm of the gradient</source>
        <translation>기울기의 크기</translation>
    </message>
    <message>
        <source>Over d: means of %1 rows of %2 keys</source>
        <translation>d에 따라: 키 %2개인 행 %1개의 평균</translation>
    </message>
    <message>
        <source>Why √d</source>
        <translation>왜 √d인가</translation>
    </message>
    <message>
        <source>How large do products of random vectors get, and what does the softmax make of it?</source>
        <translation>무작위 벡터의 내적은 얼마나 커지고, 소프트맥스는 그것으로 무엇을 만들까요?</translation>
    </message>
    <message>
        <source>How many components q and k have</source>
        <translation>q와 k의 성분 수</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>뽑는 법</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>정규분포</translation>
    </message>
    <message>
        <source>uniform, ±√3</source>
        <translation>균등분포, ±√3</translation>
    </message>
    <message>
        <source>How each component is drawn: all three ways have mean 0 and variance 1</source>
        <translation>각 성분을 뽑는 법: 셋 다 평균 0, 분산 1입니다</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>쌍의 수</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>키</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>시드</translation>
    </message>
    <message>
        <source>Another seed draws other numbers</source>
        <translation>시드를 바꾸면 다른 수를 뽑습니다</translation>
    </message>
    <message>
        <source>measured ÷ √d</source>
        <translation>측정값 ÷ √d</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>평균</translation>
    </message>
    <message>
        <source>variance</source>
        <translation>분산</translation>
    </message>
    <message>
        <source>should be</source>
        <translation>있어야 할 값</translation>
    </message>
    <message>
        <source>two terms multiplied</source>
        <translation>두 항의 곱</translation>
    </message>
    <message>
        <source>q·k: %1 terms</source>
        <translation>q·k: 항 %1개</translation>
    </message>
    <message>
        <source>q·k = q_1·k_1 + … + q_d·k_d. Every q_i and k_i has mean 0 and variance 1.</source>
        <translation>q·k = q_1·k_1 + … + q_d·k_d. 모든 q_i와 k_i는 평균 0, 분산 1입니다.</translation>
    </message>
    <message>
        <source>They are independent: a term q_i·k_i has mean 0·0 = 0 and variance 1·1 = 1.</source>
        <translation>서로 독립이므로 항 q_i·k_i의 평균은 0·0 = 0, 분산은 1·1 = 1입니다.</translation>
    </message>
    <message>
        <source>Here d = 1: dividing by √1 = 1 changes nothing.</source>
        <translation>여기서는 d = 1입니다. √1 = 1로 나누어도 아무것도 바뀌지 않습니다.</translation>
    </message>
    <message>
        <source>Divided by √d it is 1, whatever d is.</source>
        <translation>√d로 나누면 d가 얼마든 1입니다.</translation>
    </message>
    <message>
        <source>With d = %1, the largest of %2 weights is %3 on the average of %4 rows, and the norm of the gradient a_j(δ_jl − a_l) is %5. Divided by √d they are %6 and %7.</source>
        <translation>d = %1일 때 가중치 %2개 중 가장 큰 것은 행 %4개 평균으로 %3, 기울기 a_j(δ_jl − a_l)의 크기는 %5입니다. √d로 나누면 각각 %6, %7입니다.</translation>
    </message>
    <message>
        <source>%1 pairs, seed %2.</source>
        <translation>쌍 %1개, 시드 %2.</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>키 %1</translation>
    </message>
    <message>
        <source>The same ÷ √%1</source>
        <translation>같은 값 ÷ √%1</translation>
    </message>
    <message>
        <source>q·k of one query and %1 keys</source>
        <translation>쿼리 하나와 키 %1개의 q·k</translation>
    </message>
    <message>
        <source>normal curve</source>
        <translation>정규 곡선</translation>
    </message>
    <message>
        <source>%1: standard deviation %2</source>
        <translation>%1: 표준편차 %2</translation>
    </message>
    <message>
        <source>Softmax of %1: largest %2</source>
        <translation>%1의 소프트맥스: 최대 %2</translation>
    </message>
    <message>
        <source>Gradient ÷ √%1: norm %2</source>
        <translation>÷ √%1일 때 기울기: 크기 %2</translation>
    </message>
    <message>
        <source>Gradient, undivided: norm %1</source>
        <translation>나누지 않을 때 기울기: 크기 %1</translation>
    </message>
    <message>
        <source>About one row in three lies more than one standard error from √d. The rows share their vectors, so they err together; another d draws others.</source>
        <translation>세 행에 하나꼴로 √d에서 표준오차보다 더 벗어납니다. 모든 행이 같은 벡터에서 나와 함께 치우치며, d를 바꾸면 다른 벡터를 뽑습니다.</translation>
    </message>
    <message>
        <source>Standard deviation of q·k, ± one standard error</source>
        <translation>q·k의 표준편차, ±는 표준오차 하나</translation>
    </message>
    <message>
        <source>Term by term, ± one standard error: means should be 0</source>
        <translation>항마다 잰 값, ±는 표준오차 하나: 평균은 0이어야 합니다</translation>
    </message>
    <message>
        <source>Different terms are independent too: their product has mean 0, so the variances add. The variance of q·k is d, its standard deviation √d.</source>
        <translation>서로 다른 항도 독립입니다. 두 항의 곱은 평균이 0이므로 분산이 더해집니다. q·k의 분산은 d, 표준편차는 √d입니다.</translation>
    </message>
    <message>
        <source>A single row may differ from that average. The row of seed %1 has the norms %2 undivided and %3 divided.</source>
        <translation>한 행은 그 평균과 다를 수 있습니다. 시드 %1의 행은 나누지 않으면 크기가 %2, 나누면 %3입니다.</translation>
    </message>
    <message>
        <source>It is an exception: undivided, its gradient is the larger one. Where two keys share the weight, the norm is up to 0.5.</source>
        <translation>이 행은 예외입니다. 나누지 않은 쪽의 기울기가 더 큽니다. 두 키가 가중치를 나누어 가지면 크기는 0.5까지 됩니다.</translation>
    </message>
</context>
</TS>
