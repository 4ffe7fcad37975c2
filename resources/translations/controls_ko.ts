<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko_KR" sourcelanguage="en">
<context>
    <name>ScreenDialogs</name>
    <message>
        <source>“%1” is there already. Write over it?</source>
        <translation>“%1” 파일이 이미 있습니다. 덮어쓸까요?</translation>
    </message>
    <message>
        <source>Write over it</source>
        <translation>덮어쓰기</translation>
    </message>
    <message>
        <source>Choose another name</source>
        <translation>다른 이름 고르기</translation>
    </message>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation>바뀐 내용을 “%1” 문서에 저장할까요?</translation>
    </message>
    <message>
        <source>They are lost if you do not save them.</source>
        <translation>저장하지 않으면 사라집니다.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>저장 안 함</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>확인</translation>
    </message>
    <message>
        <source>A document was left unsaved when the program ended. Open the copy?</source>
        <translation>프로그램이 끝날 때 저장하지 않은 문서가 있었습니다. 그 사본을 열까요?</translation>
    </message>
    <message>
        <source>“%1” was left unsaved when the program ended. Open the copy?</source>
        <translation>프로그램이 끝날 때 저장하지 않은 “%1” 문서가 있었습니다. 그 사본을 열까요?</translation>
    </message>
    <message>
        <source>Until you decide, it is kept for the next start.</source>
        <translation>정하지 않으면 다음에 시작할 때까지 그대로 둡니다.</translation>
    </message>
    <message>
        <source>Open the Copy</source>
        <translation>사본 열기</translation>
    </message>
    <message>
        <source>Throw It Away</source>
        <translation>버리기</translation>
    </message>
    <message>
        <source>Not Now</source>
        <translation>나중에</translation>
    </message>
</context>
<context>
    <name>headlight::CellRow</name>
    <message>
        <source>Shift: ten times as fine. Double click: back to 0. Right click: ends and step.</source>
        <translation>Shift: 열 배 더 곱게. 두 번 클릭: 0으로. 오른쪽 클릭: 양 끝과 간격.</translation>
    </message>
</context>
<context>
    <name>headlight::FlowCanvas</name>
    <message>
        <source>“%1” sees nothing</source>
        <translation>“%1”은(는) 보는 키가 없습니다</translation>
    </message>
    <message>
        <source>“%1” reads no token with a weight above the threshold</source>
        <translation>“%1”이(가) 기준값보다 큰 가중치로 읽는 토큰이 없습니다</translation>
    </message>
    <message>
        <source>“%1” is read by no token with a weight above the threshold</source>
        <translation>“%1”을(를) 기준값보다 큰 가중치로 읽는 토큰이 없습니다</translation>
    </message>
    <message>
        <source>“%1” reads: %2</source>
        <translation>“%1”이(가) 읽는 토큰: %2</translation>
    </message>
    <message>
        <source>“%1” is read by: %2</source>
        <translation>“%1”을(를) 읽는 토큰: %2</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>흐름</translation>
    </message>
    <message>
        <source>“%1” %2 (not published)</source>
        <translation>“%1” %2 (발표되지 않은 값)</translation>
    </message>
</context>
<context>
    <name>headlight::GeometryCanvas</name>
    <message>
        <source>Vectors</source>
        <translation>벡터</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>계산 중…</translation>
    </message>
</context>
<context>
    <name>headlight::GeometryWords</name>
    <message>
        <source>length %1</source>
        <translation>길이 %1</translation>
    </message>
    <message>
        <source>Query of “%1”: %2</source>
        <translation>“%1”의 쿼리: %2</translation>
    </message>
    <message>
        <source>The mask forbids the query to read it.</source>
        <translation>마스크 때문에 쿼리가 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>Key of “%1”: %2.</source>
        <translation>“%1”의 키: %2.</translation>
    </message>
    <message>
        <source>Value of “%1”: %2, weight %3.</source>
        <translation>“%1”의 값: %2, 가중치 %3.</translation>
    </message>
    <message>
        <source>Query “%1” and key “%2”: one of them is 0, product %3</source>
        <translation>쿼리 “%1”과(와) 키 “%2”: 둘 중 하나가 0, 내적 %3</translation>
    </message>
    <message>
        <source>Query “%1” and key “%2”: angle %3°, cosine %4, product %5</source>
        <translation>쿼리 “%1”과(와) 키 “%2”: 각도 %3°, 코사인 %4, 내적 %5</translation>
    </message>
    <message>
        <source>Query “%1” and key “%2”: product %3</source>
        <translation>쿼리 “%1” · 키 “%2”: 곱 %3</translation>
    </message>
</context>
<context>
    <name>headlight::HeatmapCanvas</name>
    <message>
        <source>“%1”, %2: %3</source>
        <translation>“%1”, %2: %3</translation>
    </message>
    <message>
        <source>“%1” must not read “%2”: forbidden by the mask</source>
        <translation>“%1”이(가) “%2”을(를) 읽을 수 없음: 마스크로 금지됨</translation>
    </message>
    <message>
        <source>“%1” reads “%2”: %3</source>
        <translation>“%1”이(가) “%2”을(를) 읽는 비중: %3</translation>
    </message>
    <message>
        <source>Heatmap without tokens</source>
        <translation>토큰이 없는 히트맵</translation>
    </message>
    <message>
        <source>Heatmap</source>
        <translation>히트맵</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>계산 중…</translation>
    </message>
    <message>
        <source>query %1, key %2</source>
        <translation>쿼리 %1, 키 %2</translation>
    </message>
    <message>
        <source>weight on “%1”, by the score of “%2”: %3</source>
        <translation>“%1”의 가중치를 “%2”의 점수로 미분: %3</translation>
    </message>
    <message>
        <source>“%1”: left out</source>
        <translation>“%1”: 뺀 키</translation>
    </message>
</context>
<context>
    <name>headlight::HeatmapTable</name>
    <message>
        <source>%1, sees nothing</source>
        <translation>%1, 보는 키 없음</translation>
    </message>
    <message>
        <source>query %1, key %2, forbidden by the mask</source>
        <translation>쿼리 %1, 키 %2, 마스크로 막힘</translation>
    </message>
    <message>
        <source>query %1, key %2, %3</source>
        <translation>쿼리 %1, 키 %2, %3</translation>
    </message>
    <message>
        <source>key %1, %2, %3</source>
        <translation>키 %1, %2, %3</translation>
    </message>
    <message>
        <source>query %1, %2, %3</source>
        <translation>쿼리 %1, %2, %3</translation>
    </message>
    <message>
        <source>token %1, %2, %3</source>
        <translation>토큰 %1, %2, %3</translation>
    </message>
</context>
<context>
    <name>headlight::MatrixModel</name>
    <message>
        <source>cannot be changed here</source>
        <translation>여기서는 바꿀 수 없음</translation>
    </message>
</context>
<context>
    <name>headlight::MatrixTable</name>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>붙여넣기</translation>
    </message>
    <message>
        <source>Set to 0</source>
        <translation>0으로 만들기</translation>
    </message>
</context>
<context>
    <name>headlight::NumberField</name>
    <message>
        <source>“%1” is not a number. Write one such as 0.5, −2, 1e-3 or 1/3.</source>
        <translation>수가 아닙니다: “%1”. 0.5, −2, 1e-3, 1/3처럼 쓰세요.</translation>
    </message>
    <message>
        <source>Write a whole number from %1 to %2.</source>
        <translation>%1부터 %2까지의 정수를 쓰세요.</translation>
    </message>
    <message>
        <source>“%1” is too large to compute with; the largest number is about 1.8e308.</source>
        <translation>계산하기에 너무 큰 수입니다: “%1”. 가장 큰 수는 약 1.8e308입니다.</translation>
    </message>
    <message>
        <source>“%1” is too near to 0 to compute with; the smallest number is about 4.9e-324. Write 0.</source>
        <translation>계산하기에 0에 너무 가까운 수입니다: “%1”. 가장 작은 수는 약 4.9e-324입니다. 0이라고 쓰세요.</translation>
    </message>
</context>
<context>
    <name>headlight::PageTurner</name>
    <message>
        <source>Displays %1 of %2</source>
        <translation>전체 %2장 중 %1장째 화면</translation>
    </message>
    <message>
        <source>The displays before</source>
        <translation>이전 화면</translation>
    </message>
    <message>
        <source>The displays before (Page Up)</source>
        <translation>이전 화면 (Page Up)</translation>
    </message>
    <message>
        <source>The next displays</source>
        <translation>다음 화면</translation>
    </message>
    <message>
        <source>The next displays (Page Down)</source>
        <translation>다음 화면 (Page Down)</translation>
    </message>
</context>
<context>
    <name>headlight::PlayerBar</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>%2단계 중 %1</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>첫 단계</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>한 단계 뒤로</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>멈춤</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>재생</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>스페이스 바</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>한 단계 앞으로</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>마지막 단계</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
</context>
<context>
    <name>headlight::PromptLine</name>
    <message>
        <source>OK</source>
        <translation>확인</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
</context>
<context>
    <name>headlight::RangePopup</name>
    <message>
        <source>The left end must be less than the right end.</source>
        <translation>왼쪽 끝은 오른쪽 끝보다 작아야 합니다.</translation>
    </message>
    <message>
        <source>The step must be above 0 and no longer than the slider.</source>
        <translation>간격은 0보다 크고 슬라이더의 길이를 넘지 않아야 합니다.</translation>
    </message>
    <message>
        <source>Left end</source>
        <translation>왼쪽 끝</translation>
    </message>
    <message>
        <source>Right end</source>
        <translation>오른쪽 끝</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>간격</translation>
    </message>
</context>
<context>
    <name>headlight::SliceCanvas</name>
    <message>
        <source>Bars</source>
        <translation>막대</translation>
    </message>
    <message>
        <source>Bars: %1, “%2”: %3</source>
        <translation>막대: %1, “%2”: %3</translation>
    </message>
    <message>
        <source>Bars: %1</source>
        <translation>막대: %1</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>“%1”: %2</translation>
    </message>
</context>
<context>
    <name>headlight::StepCanvas</name>
    <message>
        <source>Computing…</source>
        <translation>계산 중…</translation>
    </message>
</context>
<context>
    <name>headlight::TokenChip</name>
    <message>
        <source>%1, hidden key</source>
        <translation>%1, 가린 키</translation>
    </message>
</context>
<context>
    <name>headlight::TokenChips</name>
    <message>
        <source>and %1 more</source>
        <translation>외 %1개</translation>
    </message>
</context>
<context>
    <name>headlight::ValueSlider</name>
    <message>
        <source>Ends and step…</source>
        <translation>양 끝과 간격…</translation>
    </message>
</context>
<context>
    <name>headlight::ZoomButtons</name>
    <message>
        <source>Smaller cells (−)</source>
        <translation>칸을 작게 (−)</translation>
    </message>
    <message>
        <source>Larger cells (+ or the wheel)</source>
        <translation>칸을 크게 (+ 또는 휠)</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>맞춤</translation>
    </message>
    <message>
        <source>The whole matrix (0)</source>
        <translation>행렬 전체 (0)</translation>
    </message>
    <message>
        <source>Smaller cells</source>
        <translation>칸을 작게</translation>
    </message>
    <message>
        <source>Larger cells</source>
        <translation>칸을 크게</translation>
    </message>
</context>
</TS>
