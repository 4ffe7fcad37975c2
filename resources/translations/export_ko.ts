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
    <name>export</name>
    <message>
        <source>“%1” ends in none of .png, .svg and .pdf: choose one of them.</source>
        <translation>“%1”: 파일 이름은 .png, .svg, .pdf 가운데 하나로 끝나야 합니다.</translation>
    </message>
    <message>
        <source>The PNG would have a side of %1 pixels and can have %2 at most: choose a smaller width or dpi, or export as PDF, which has no such limit.</source>
        <translation>PNG의 한 변이 %1픽셀이 되는데 최대 %2픽셀까지만 됩니다. 너비나 DPI를 줄이거나, 이런 한계가 없는 PDF로 내보내세요.</translation>
    </message>
    <message>
        <source>The picture would have %1 million pixels and can have %2 million at most: choose a smaller width or dpi, or export as PDF, which has no such limit.</source>
        <translation>그림이 %1백만 픽셀이 되는데 최대 %2백만 픽셀까지만 됩니다. 너비나 DPI를 줄이거나, 이런 한계가 없는 PDF로 내보내세요.</translation>
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
        <source>The GIF would have a side of %1 pixels and can have %2 at most: choose a smaller width or dpi.</source>
        <translation>GIF의 한 변이 %1픽셀이 되는데 최대 %2픽셀입니다. 너비나 dpi를 줄이십시오.</translation>
    </message>
    <message>
        <source>“%1” is there already and not empty: choose another name, or empty it first.</source>
        <translation>“%1”: 이미 있고 비어 있지 않습니다. 다른 이름을 고르거나 먼저 비우십시오.</translation>
    </message>
    <message>
        <source>Every score × %1</source>
        <translation>모든 점수 × %1</translation>
    </message>
    <message>
        <source>At 96 dpi the picture would be %1 pixels wide, and it takes %2 to read anything: choose a larger width or a lower dpi.</source>
        <translation>96dpi로 그림의 너비가 %1픽셀이 되는데, 무엇이든 읽으려면 %2픽셀이 있어야 합니다: 너비를 늘리거나 dpi를 낮추세요.</translation>
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
