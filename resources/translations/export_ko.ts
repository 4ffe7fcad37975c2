<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko_KR" sourcelanguage="en">
<context>
    <name>Caption</name>
    <message>
        <source>differs between layers</source>
        <translation>층마다 다름</translation>
    </message>
    <message>
        <source>scores divided by %1</source>
        <translation>점수의 나눗수: %1</translation>
    </message>
    <message>
        <source>scores divided by a number that differs between heads</source>
        <translation>점수의 나눗수: 헤드마다 다름</translation>
    </message>
    <message>
        <source>colours from the least to the largest of each head</source>
        <translation>색은 헤드마다 가장 작은 값에서 가장 큰 값까지</translation>
    </message>
    <message>
        <source>colours from %1 to %2, shared by all heads</source>
        <translation>색은 %1부터 %2까지 (모든 헤드 공통)</translation>
    </message>
    <message>
        <source>colours from %1 to %2</source>
        <translation>색은 %1부터 %2까지</translation>
    </message>
    <message>
        <source>all layers and heads</source>
        <translation>모든 층과 헤드</translation>
    </message>
    <message>
        <source>mask: %1</source>
        <translation>마스크: %1</translation>
    </message>
    <message>
        <source>every score × %1</source>
        <translation>모든 점수 × %1</translation>
    </message>
    <message>
        <source>%1, logarithmic</source>
        <translation>%1, 로그 눈금</translation>
    </message>
    <message>
        <source>logarithmic colours</source>
        <translation>로그 눈금의 색</translation>
    </message>
    <message>
        <source>quiet: below %1</source>
        <translation>흐리게: %1 미만</translation>
    </message>
</context>
<context>
    <name>GridFigure</name>
    <message>
        <source>by score: %1</source>
        <translation>점수 순: %1</translation>
    </message>
    <message>
        <source>Pattern scores</source>
        <translation>패턴 점수</translation>
    </message>
</context>
<context>
    <name>Worksheet</name>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>날짜</translation>
    </message>
    <message>
        <source>Answers: %1</source>
        <translation>답: %1</translation>
    </message>
    <message>
        <source>Left out, because the window is needed to answer: %1.</source>
        <translation>답하려면 창이 필요해서 뺀 질문: %1.</translation>
    </message>
    <message>
        <source>Headlight · seed %1</source>
        <translation>Headlight · 시드 %1</translation>
    </message>
</context>
<context>
    <name>WorksheetExercises</name>
    <message>
        <source>A query q = %1 reads these keys; d_k = %2, so √d_k = %3. Fill in the products, the scores, the weights and the output.</source>
        <translation>쿼리 q = %1이(가) 이 키들을 읽습니다. d_k = %2이므로 √d_k = %3입니다. 곱, 점수, 가중치, 출력을 채우세요.</translation>
    </message>
    <message>
        <source>“%4” reads these tokens with the query q = %1; d_k = %2, so √d_k = %3. Fill in the products, the scores, the weights and the output.</source>
        <translation>“%4”이(가) 쿼리 q = %1(으)로 이 토큰들을 읽습니다. d_k = %2이므로 √d_k = %3입니다. 곱, 점수, 가중치, 출력을 채우세요.</translation>
    </message>
    <message>
        <source>key</source>
        <translation>키</translation>
    </message>
    <message>
        <source>token</source>
        <translation>토큰</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>가중치</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>합</translation>
    </message>
    <message>
        <source>output = Σ weight · v =</source>
        <translation>출력 = Σ 가중치 · v =</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>the width d_k of each head</source>
        <translation>헤드 하나의 너비 d_k</translation>
    </message>
    <message>
        <source>numbers in W_Q, W_K, W_V and W_O together</source>
        <translation>W_Q, W_K, W_V, W_O에 든 수의 개수를 모두 더한 것</translation>
    </message>
    <message>
        <source>multiplications of all q·k, in all heads</source>
        <translation>모든 헤드에서 q·k를 모두 구하는 곱셈 횟수</translation>
    </message>
    <message>
        <source>the same with one head of full width</source>
        <translation>너비가 온전한 헤드 하나일 때의 곱셈 횟수</translation>
    </message>
    <message>
        <source>softmax rows, in all heads</source>
        <translation>모든 헤드의 소프트맥스 행의 수</translation>
    </message>
    <message>
        <source>A layer is %1 wide and has %2 heads of equal width. It reads %3 tokens, without a mask. How many are these?</source>
        <translation>너비가 %1인 층에 너비가 같은 헤드가 %2개 있고, 마스크 없이 토큰 %3개를 읽습니다. 다음은 얼마입니까?</translation>
    </message>
    <message>
        <source>These are scores of three tokens. Under the causal mask each sees itself and those before it. Cross out what is forbidden, and fill in the weights; each row adds up to 1, but for rounding.</source>
        <translation>토큰 세 개의 점수입니다. 인과 마스크 아래서는 저마다 자신과 앞의 토큰만 봅니다. 금지된 칸에 빗금을 긋고 가중치를 채우세요. 각 행의 합은 반올림 오차를 빼면 1입니다.</translation>
    </message>
    <message>
        <source>Take exp(s) from here, write weights with three decimals and outputs with one, and go on with what is written. Whoever computes exp(s) more exactly may find a last digit that differs by one.</source>
        <translation>exp(s)는 여기서 찾고, 가중치는 소수 셋째 자리, 출력은 첫째 자리까지 쓰며, 쓴 수로 이어서 계산합니다. exp(s)를 더 정확히 계산하면 끝자리가 1만큼 다를 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>WorksheetGiven</name>
    <message>
        <source>Given: row “%1” of head %2.</source>
        <translation>주어진 수: 헤드 %2의 “%1” 행.</translation>
    </message>
    <message>
        <source>Given: row “%1”.</source>
        <translation>주어진 수: “%1” 행.</translation>
    </message>
    <message>
        <source>Given:</source>
        <translation>주어진 수:</translation>
    </message>
    <message>
        <source>key</source>
        <translation>키</translation>
    </message>
    <message>
        <source>token</source>
        <translation>토큰</translation>
    </message>
    <message>
        <source>score s</source>
        <translation>점수 s</translation>
    </message>
    <message>
        <source>The mask is causal: “%1” sees itself and the tokens before it.</source>
        <translation>인과 마스크: “%1”에서는 자기 자신과 그 앞의 토큰만 보입니다.</translation>
    </message>
    <message>
        <source>Through the mask “%1” sees: %2.</source>
        <translation>마스크가 있어 “%1”에서 보이는 것: %2.</translation>
    </message>
    <message>
        <source>score s, already × %1</source>
        <translation>점수 s (이미 × %1)</translation>
    </message>
</context>
<context>
    <name>export</name>
    <message>
        <source>“%1” ends in none of .png, .svg and .pdf: choose one of them.</source>
        <translation>“%1”: 파일 이름은 .png, .svg, .pdf 가운데 하나로 끝나야 합니다.</translation>
    </message>
    <message>
        <source>The PNG would have a side of %L1 pixels and can have %L2 at most: choose a smaller width or dpi, or export as PDF, which has no such limit.</source>
        <translation>PNG의 한 변이 %L1픽셀이 되는데 최대 %L2픽셀까지만 됩니다. 너비나 DPI를 줄이거나, 이런 한계가 없는 PDF로 내보내세요.</translation>
    </message>
    <message>
        <source>The picture would have %L1 million pixels and can have %L2 million at most: choose a smaller width or dpi, or export as PDF, which has no such limit.</source>
        <translation>그림이 %L1백만 픽셀이 되는데 최대 %L2백만 픽셀까지만 됩니다. 너비나 DPI를 줄이거나, 이런 한계가 없는 PDF로 내보내세요.</translation>
    </message>
    <message>
        <source>“%1” cannot be written (%2): choose another place or name.</source>
        <translation>“%1” 파일을 쓸 수 없습니다(%2). 다른 위치나 이름을 고르세요.</translation>
    </message>
    <message>
        <source>There is no picture to export: there are no tokens, or a number is too large.</source>
        <translation>내보낼 그림이 없습니다. 토큰이 없거나 너무 큰 수가 있습니다.</translation>
    </message>
    <message>
        <source>The export was cancelled.</source>
        <translation>내보내기를 취소했습니다.</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>한 단계씩</translation>
    </message>
    <message>
        <source>%1 heads</source>
        <translation>헤드 %1개</translation>
    </message>
    <message>
        <source>“%1” does not end in .gif, as an animation does.</source>
        <translation>“%1”: 애니메이션의 이름은 .gif로 끝나야 합니다.</translation>
    </message>
    <message>
        <source>The GIF would have a side of %L1 pixels and can have %L2 at most: choose a smaller width or dpi.</source>
        <translation>GIF의 한 변이 %L1픽셀이 되는데 최대 %L2픽셀입니다. 너비나 DPI를 줄이세요.</translation>
    </message>
    <message>
        <source>“%1” is there already and not empty: choose another name, or empty it first.</source>
        <translation>“%1”: 이미 있고 비어 있지 않습니다. 다른 이름을 고르거나 먼저 비우세요.</translation>
    </message>
    <message>
        <source>Every score × %1</source>
        <translation>모든 점수 × %1</translation>
    </message>
    <message>
        <source>At 96 dpi the picture would be %L1 pixels wide, and it takes %L2 to read anything: choose a larger width or a lower dpi.</source>
        <translation>96 DPI로 그림의 너비가 %L1픽셀이 되는데, 무엇이든 읽으려면 %L2픽셀이 있어야 합니다: 너비를 늘리거나 DPI를 낮추세요.</translation>
    </message>
    <message>
        <source>With text of this size it takes %1 mm to read anything: choose a larger width or smaller text.</source>
        <translation>이 크기의 글자로 무엇이든 읽으려면 %1mm가 있어야 합니다: 너비를 늘리거나 글자를 줄이세요.</translation>
    </message>
    <message>
        <source>%1: every score × %2</source>
        <translation>%1: 모든 점수 × %2</translation>
    </message>
</context>
<context>
    <name>headlight::GeometryFigure</name>
    <message>
        <source>“%1” reads “%2”</source>
        <translation>“%1”이(가) “%2”을(를) 읽음</translation>
    </message>
</context>
</TS>
