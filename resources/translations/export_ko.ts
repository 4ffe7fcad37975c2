<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko_KR" sourcelanguage="en">
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
</context>
<context>
    <name>headlight::GeometryFigure</name>
    <message>
        <source>“%1” reads “%2”</source>
        <translation>“%1”이(가) “%2”을(를) 읽음</translation>
    </message>
</context>
</TS>
