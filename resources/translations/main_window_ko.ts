<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko_KR" sourcelanguage="en">
<context>
    <name>Examples</name>
    <message>
        <source>A red cube, a blue sphere: built by hand, not trained</source>
        <translation>빨간 상자, 파란 공: 학습한 것이 아니라 손으로 만든 것</translation>
    </message>
    <message>
        <source>The worked example: one query, two keys</source>
        <translation>풀이 예제: 쿼리 하나, 키 둘</translation>
    </message>
    <message>
        <source>The colour word need not stand beside its noun (built by hand)</source>
        <translation>색 낱말이 명사 바로 앞에 없어도 되는 경우 (손으로 만든 것)</translation>
    </message>
    <message>
        <source>Where the colour head is fooled: the sphere has no colour (built by hand)</source>
        <translation>색 헤드가 속는 경우: 공에는 색이 없다 (손으로 만든 것)</translation>
    </message>
    <message>
        <source>Induction: two layers go on with a sequence seen once (built by hand)</source>
        <translation>귀납: 한 번 본 순서를 두 층이 이어 간다 (손으로 만든 것)</translation>
    </message>
    <message>
        <source>Two heads keep apart what one head averages</source>
        <translation>헤드 하나가 평균 내는 것을 헤드 둘은 따로 지킨다</translation>
    </message>
    <message>
        <source>Why divide by √64: switch ÷√dₖ off and the rows saturate</source>
        <translation>왜 √64로 나누는가: ÷√dₖ 스위치를 끄면 행이 포화한다</translation>
    </message>
    <message>
        <source>A replica of published weights: built to match, not trained; grey cells are made up</source>
        <translation>발표된 가중치의 복제본: 학습이 아니라 맞추어 만든 것, 회색 칸은 지어낸 값</translation>
    </message>
</context>
<context>
    <name>HelpDialogs</name>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>In the pictures</source>
        <translation>그림에서</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>화살표 키</translation>
    </message>
    <message>
        <source>Double click, Enter</source>
        <translation>두 번 누르기, 엔터 키</translation>
    </message>
    <message>
        <source>Open a head of the grid as a heatmap</source>
        <translation>격자의 헤드를 히트맵으로 엽니다</translation>
    </message>
    <message>
        <source>On sliders and numbers</source>
        <translation>슬라이더와 수에서</translation>
    </message>
    <message>
        <source>Arrow keys, wheel</source>
        <translation>화살표 키, 마우스 휠</translation>
    </message>
    <message>
        <source>A step up or down</source>
        <translation>한 걸음 올리거나 내립니다</translation>
    </message>
    <message>
        <source>With Shift</source>
        <translation>시프트 키와 함께</translation>
    </message>
    <message>
        <source>Ten times as fine</source>
        <translation>열 배 더 곱게 움직입니다</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>두 번 누르기</translation>
    </message>
    <message>
        <source>Back to the slider’s mark</source>
        <translation>슬라이더의 눈금으로 돌아갑니다</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>오른쪽 단추</translation>
    </message>
    <message>
        <source>Set the ends and the step of a small slider</source>
        <translation>작은 슬라이더의 양 끝과 걸음을 정합니다</translation>
    </message>
    <message>
        <source>Copy, Paste</source>
        <translation>복사, 붙여넣기</translation>
    </message>
    <message>
        <source>Numbers to and from a spreadsheet</source>
        <translation>표 계산 프로그램과 수를 주고받습니다</translation>
    </message>
    <message>
        <source>Keyboard and Mouse</source>
        <translation>자판과 마우스</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>토큰</translation>
    </message>
    <message>
        <source>A piece of the sentence: a word, a part of one, or a character. One row of X.</source>
        <translation>문장의 조각: 낱말이나 그 일부, 또는 글자. X의 한 행입니다.</translation>
    </message>
    <message>
        <source>Embedding</source>
        <translation>임베딩</translation>
    </message>
    <message>
        <source>The list of numbers that stands for a token.</source>
        <translation>토큰 하나를 나타내는 수의 목록입니다.</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>쿼리(질의)</translation>
    </message>
    <message>
        <source>What a token looks for: its row of Q = X·W_Q.</source>
        <translation>토큰이 찾는 것: Q = X·W_Q에서 그 토큰의 행입니다.</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>키(열쇠)</translation>
    </message>
    <message>
        <source>What a token is about, to be found by: its row of K = X·W_K.</source>
        <translation>토큰이 무엇에 관한 것인지 알려서 찾게 하는 것: K = X·W_K에서 그 토큰의 행입니다.</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>값</translation>
    </message>
    <message>
        <source>What a token hands back when it is read: its row of V = X·W_V.</source>
        <translation>토큰이 읽힐 때 내주는 것: V = X·W_V에서 그 토큰의 행입니다.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>The dot product of a query and a key, divided by √d_k and multiplied by the slider.</source>
        <translation>쿼리와 키의 내적을 √d_k로 나누고 슬라이더의 수를 곱한 것입니다.</translation>
    </message>
    <message>
        <source>Softmax</source>
        <translation>소프트맥스</translation>
    </message>
    <message>
        <source>Makes a row of scores into weights: e to the power of each, divided by their sum.</source>
        <translation>점수 한 행을 가중치로 바꿉니다: e를 각 점수만큼 거듭제곱하고 그 합으로 나눕니다.</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>가중치(비중)</translation>
    </message>
    <message>
        <source>How much of a key’s value a query takes. A row’s weights sum to 1.</source>
        <translation>쿼리가 키의 값을 얼마나 가져가는지를 나타냅니다. 한 행의 가중치를 더하면 1입니다.</translation>
    </message>
    <message>
        <source>Causal mask</source>
        <translation>인과 마스크</translation>
    </message>
    <message>
        <source>Hides what comes later: a token reads itself and what stands before it.</source>
        <translation>뒤에 오는 것을 가립니다: 토큰은 자신과 그 앞에 있는 것만 읽습니다.</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>헤드(머리)</translation>
    </message>
    <message>
        <source>One set of W_Q, W_K and W_V with its own weights. L0H4 is head 4 of layer 0, both counted from 0.</source>
        <translation>W_Q, W_K, W_V 한 벌이며 자기만의 가중치가 있습니다. L0H4는 0부터 세어 층 0의 헤드 4입니다.</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>층</translation>
    </message>
    <message>
        <source>Heads side by side over the same input; W_O brings their outputs together.</source>
        <translation>같은 입력 위에 나란히 놓인 헤드들이며, W_O가 그 출력을 하나로 모읍니다.</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>메모리(기억)</translation>
    </message>
    <message>
        <source>Other tokens that keys and values are made from: cross-attention.</source>
        <translation>키와 값을 만드는 다른 토큰들: 교차 어텐션입니다.</translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation>엔트로피</translation>
    </message>
    <message>
        <source>How spread out a row’s weights are: 0 when all is on one key.</source>
        <translation>한 행의 가중치가 얼마나 퍼져 있는지를 나타냅니다: 모두 한 키에 있으면 0입니다.</translation>
    </message>
    <message>
        <source>Words Used Here</source>
        <translation>여기서 쓰는 낱말</translation>
    </message>
    <message>
        <source>Shows how attention in a transformer works, number by number, and lets you change all of it while you look.</source>
        <translation>트랜스포머의 어텐션이 어떻게 움직이는지 수 하나하나 보여 주고, 보면서 모두 바꿀 수 있게 합니다.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. It comes without any warranty. It sends nothing anywhere.</source>
        <translation>MIT 라이선스를 따르는 자유 소프트웨어입니다. 어떤 보증도 하지 않습니다. 어디에도 아무것도 보내지 않습니다.</translation>
    </message>
    <message>
        <source>Built with Qt %1 and Eigen.</source>
        <translation>Qt %1, Eigen으로 만들었습니다.</translation>
    </message>
    <message>
        <source>About Headlight</source>
        <translation>Headlight 정보</translation>
    </message>
    <message>
        <source>Left, Right, Home, End, Space</source>
        <translation>왼쪽, 오른쪽, Home, End, 스페이스 바</translation>
    </message>
    <message>
        <source>In the steps: back, on, first, last, play or pause</source>
        <translation>단계 보기에서: 뒤로, 앞으로, 처음, 마지막, 재생 또는 멈춤</translation>
    </message>
    <message>
        <source>Up, Down, Shift+Left, Shift+Right</source>
        <translation>위, 아래, Shift+왼쪽, Shift+오른쪽</translation>
    </message>
    <message>
        <source>In the steps: the cell whose sum is shown</source>
        <translation>단계 보기에서: 계산을 볼 칸</translation>
    </message>
    <message>
        <source>Space, then arrow keys</source>
        <translation>스페이스, 이어서 화살표 키</translation>
    </message>
    <message>
        <source>Choose a free vector and move it</source>
        <translation>자유 벡터를 골라 옮기기</translation>
    </message>
    <message>
        <source>Go to the next cell, token or head</source>
        <translation>이웃한 칸, 토큰이나 헤드로 갑니다</translation>
    </message>
    <message>
        <source>+, −, wheel, pinch</source>
        <translation>+, −, 마우스 휠, 두 손가락 벌리기</translation>
    </message>
    <message>
        <source>Larger or smaller cells of the heatmap</source>
        <translation>히트맵의 칸을 크게 또는 작게 합니다</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>The whole heatmap again</source>
        <translation>히트맵 전체를 다시 봅니다</translation>
    </message>
    <message>
        <source>Drag, two fingers</source>
        <translation>끌기, 두 손가락</translation>
    </message>
    <message>
        <source>Move an enlarged heatmap</source>
        <translation>확대한 히트맵을 옮깁니다</translation>
    </message>
    <message>
        <source>In presenter mode</source>
        <translation>발표 모드에서</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Page Up, Page Down</translation>
    </message>
    <message>
        <source>The scene before and after; without scenes, the head</source>
        <translation>앞 장면과 다음 장면. 장면이 없으면 헤드</translation>
    </message>
    <message>
        <source>B, full stop</source>
        <translation>B, 마침표</translation>
    </message>
    <message>
        <source>A black screen; any key brings the picture back</source>
        <translation>검은 화면. 아무 키나 누르면 그림이 돌아옵니다</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Back to the window as it was</source>
        <translation>창을 원래대로 되돌리기</translation>
    </message>
</context>
<context>
    <name>headlight::AnimationDialog</name>
    <message>
        <source>Dark</source>
        <translation>어둡게</translation>
    </message>
    <message>
        <source>Say below what it shows</source>
        <translation>무엇을 보이는지 아래에 적기</translation>
    </message>
    <message>
        <source>Export Animation</source>
        <translation>애니메이션 내보내기</translation>
    </message>
    <message>
        <source>Frame shown</source>
        <translation>보이는 프레임</translation>
    </message>
    <message>
        <source>Scores from</source>
        <translation>점수 배율 처음</translation>
    </message>
    <message>
        <source>to</source>
        <translation>끝</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>프레임</translation>
    </message>
    <message>
        <source>Frames a second</source>
        <translation>초당 프레임</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>너비</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>색</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>설명</translation>
    </message>
    <message>
        <source>%1 seconds, again and again</source>
        <translation>%1초, 되풀이</translation>
    </message>
</context>
<context>
    <name>headlight::EditMenu</name>
    <message>
        <source>&amp;Edit</source>
        <translation>편집(&amp;E)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>다시 실행</translation>
    </message>
    <message>
        <source>%1 (Free Vectors)</source>
        <translation>%1 (자유 벡터)</translation>
    </message>
    <message>
        <source>Copy &amp;Numbers</source>
        <translation>수 복사(&amp;N)</translation>
    </message>
</context>
<context>
    <name>headlight::ExportActions</name>
    <message>
        <source>%1 pictures (*.%2)</source>
        <translation>%1 그림 (*.%2)</translation>
    </message>
    <message>
        <source>Export Picture</source>
        <translation>그림 내보내기</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 파일로 저장했습니다.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>그림을 클립보드에 담았습니다.</translation>
    </message>
    <message>
        <source>%1 was not written.</source>
        <translation>%1 파일을 쓰지 않았습니다.</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>%1 쓰는 중</translation>
    </message>
    <message>
        <source>Folders (*)</source>
        <translation>폴더 (*)</translation>
    </message>
    <message>
        <source>Make a Folder of Pictures</source>
        <translation>그림 폴더 만들기</translation>
    </message>
    <message>
        <source>Export All Heads</source>
        <translation>모든 헤드 내보내기</translation>
    </message>
    <message>
        <source>Export Animation</source>
        <translation>애니메이션 내보내기</translation>
    </message>
    <message>
        <source>There are no numbers yet: there are no tokens, or a number is too large.</source>
        <translation>아직 수가 없습니다. 토큰이 없거나 어떤 수가 너무 큽니다.</translation>
    </message>
    <message>
        <source>The heads differ in shape or number and do not fit one array: choose one head.</source>
        <translation>헤드의 모양이나 수가 서로 달라 한 배열에 들어가지 않습니다. 헤드 하나를 고르세요.</translation>
    </message>
    <message>
        <source>Export Numbers</source>
        <translation>수 내보내기</translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <translation>%1 파일 (*.%2)</translation>
    </message>
    <message>
        <source>%L1 numbers are too many for the clipboard, which takes %L2 at most: choose File ▸ Export Numbers.</source>
        <translation>클립보드에는 수를 %L2개까지 넣을 수 있는데 %L1개입니다. 파일 ▸ 수 내보내기를 고르세요.</translation>
    </message>
    <message>
        <source>The numbers are on the clipboard, ready for a spreadsheet.</source>
        <translation>수가 클립보드에 있습니다. 스프레드시트에 붙여 넣을 수 있습니다.</translation>
    </message>
    <message>
        <source>Drawing for the clipboard</source>
        <translation>클립보드에 넣을 그림을 그리는 중</translation>
    </message>
    <message>
        <source>Export Worksheet</source>
        <translation>학습지 내보내기</translation>
    </message>
    <message>
        <source>Saved in the folder %1.</source>
        <translation>%1 폴더로 저장했습니다.</translation>
    </message>
    <message>
        <source>worksheet</source>
        <translation>학습지</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>숫자</translation>
    </message>
</context>
<context>
    <name>headlight::ExportDialog</name>
    <message>
        <source>Dark</source>
        <translation>어둡게</translation>
    </message>
    <message>
        <source>Export Picture</source>
        <translation>그림 내보내기</translation>
    </message>
    <message>
        <source>Dots an inch: 96 for a screen, 300 for print</source>
        <translation>1인치의 점 수: 화면은 96, 인쇄는 300</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>형식</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>너비</translation>
    </message>
    <message>
        <source>DPI</source>
        <translation>DPI</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>색</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 픽셀</translation>
    </message>
    <message>
        <source>%1 × %2 mm</source>
        <translation>%1 × %2 mm</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>화면</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>인쇄</translation>
    </message>
    <message>
        <source>Say below what it shows</source>
        <translation>무엇을 보이는지 아래에 적기</translation>
    </message>
    <message>
        <source>Export All Heads</source>
        <translation>모든 헤드 내보내기</translation>
    </message>
    <message>
        <source>Folder of Files</source>
        <translation>파일 폴더</translation>
    </message>
    <message>
        <source>One Sheet</source>
        <translation>한 장</translation>
    </message>
    <message>
        <source>PDF Pages</source>
        <translation>PDF 쪽</translation>
    </message>
    <message>
        <source>84 mm is a column of two, 174 mm a page</source>
        <translation>84 mm는 두 단 가운데 한 단, 174 mm는 한 쪽의 너비</translation>
    </message>
    <message>
        <source>Title, sentence, layer and head, mask, scale and range of the colours</source>
        <translation>제목, 문장, 층과 헤드, 마스크, 나눗수, 색의 범위</translation>
    </message>
    <message>
        <source>Printed in grey, some of these colours look alike: numbers in the cells tell them apart.</source>
        <translation>회색으로 인쇄하면 몇몇 색이 비슷해 보입니다. 칸에 수를 적으면 구별됩니다.</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>헤드</translation>
    </message>
    <message>
        <source>For</source>
        <translation>용도</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>글자</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>설명</translation>
    </message>
    <message>
        <source>Only those in sight</source>
        <translation>지금 보이는 것만</translation>
    </message>
    <message>
        <source>Displays</source>
        <translation>범위</translation>
    </message>
</context>
<context>
    <name>headlight::ExportProgressDialog</name>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>그리는 중…</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>지금까지 %1</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>내보내기</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 가운데 %1</translation>
    </message>
</context>
<context>
    <name>headlight::FileActions</name>
    <message>
        <source>Untitled</source>
        <translation>제목 없음</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>열기</translation>
    </message>
    <message>
        <source>%1 was not opened. %2</source>
        <translation>%1 파일을 열지 못했습니다. %2</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>다른 이름으로 저장</translation>
    </message>
    <message>
        <source>%1 was not saved. %2</source>
        <translation>%1 파일을 저장하지 못했습니다. %2</translation>
    </message>
    <message>
        <source>Headlight documents (*.headlight)</source>
        <translation>Headlight 문서 (*.headlight)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>모든 파일 (*)</translation>
    </message>
    <message>
        <source>Another program has changed “%1” since it was opened. Write over it?</source>
        <translation>“%1” 파일을 연 뒤에 다른 프로그램이 그 파일을 바꾸었습니다. 덮어쓸까요?</translation>
    </message>
    <message>
        <source>Write over it</source>
        <translation>덮어쓰기</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Headlight documents and lessons (*.headlight *.headlight-lesson)</source>
        <translation>헤드라이트 문서와 수업 (*.headlight *.headlight-lesson)</translation>
    </message>
</context>
<context>
    <name>headlight::FileMenu</name>
    <message>
        <source>&amp;File</source>
        <translation>파일(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>새 문서(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>열기(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>최근 문서 열기(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>예제(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>저장(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>다른 이름으로 저장(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Title…</source>
        <translation>제목(&amp;T)…</translation>
    </message>
    <message>
        <source>E&amp;xport Picture…</source>
        <translation>그림 내보내기(&amp;X)…</translation>
    </message>
    <message>
        <source>&amp;Copy Picture</source>
        <translation>그림 복사(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>끝내기(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Forget These</source>
        <translation>목록 지우기(&amp;F)</translation>
    </message>
    <message>
        <source>Export All &amp;Heads…</source>
        <translation>모든 헤드 내보내기(&amp;H)…</translation>
    </message>
    <message>
        <source>Export An&amp;imation…</source>
        <translation>애니메이션 내보내기(&amp;I)…</translation>
    </message>
    <message>
        <source>Export Num&amp;bers…</source>
        <translation>수 내보내기(&amp;B)…</translation>
    </message>
    <message>
        <source>Export &amp;Worksheet…</source>
        <translation>학습지 내보내기(&amp;W)…</translation>
    </message>
    <message>
        <source>This lab has numbers of its own, not those of the document&apos;s heads</source>
        <translation>이 실험은 문서의 헤드가 아니라 자체 숫자를 씁니다</translation>
    </message>
</context>
<context>
    <name>headlight::HelpMenu</name>
    <message>
        <source>&amp;Help</source>
        <translation>도움말(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keyboard and Mouse</source>
        <translation>자판과 마우스(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Words Used Here</source>
        <translation>여기서 쓰는 낱말(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;About Headlight</source>
        <translation>Headlight 정보(&amp;A)</translation>
    </message>
</context>
<context>
    <name>headlight::LabMenu</name>
    <message>
        <source>&amp;Labs</source>
        <translation>실험(&amp;L)</translation>
    </message>
    <message>
        <source>Probe Sentences…</source>
        <translation>탐침 문장…</translation>
    </message>
</context>
<context>
    <name>headlight::LessonActions</name>
    <message>
        <source>Headlight lessons (*.headlight-lesson)</source>
        <translation>헤드라이트 수업 (*.headlight-lesson)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>모든 파일 (*)</translation>
    </message>
    <message>
        <source>Open Lesson</source>
        <translation>수업 열기</translation>
    </message>
    <message>
        <source>%1 was not opened. %2</source>
        <translation>%1 파일을 열지 못했습니다. %2</translation>
    </message>
</context>
<context>
    <name>headlight::LessonMenu</name>
    <message>
        <source>Le&amp;ssons</source>
        <translation>수업(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Open Lesson…</source>
        <translation>수업 열기(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Next Step</source>
        <translation>다음 단계(&amp;N)</translation>
    </message>
    <message>
        <source>Step &amp;Back</source>
        <translation>이전 단계(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Close Lesson</source>
        <translation>수업 닫기(&amp;C)</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>%2단계 중 %1단계</translation>
    </message>
    <message>
        <source>done</source>
        <translation>끝</translation>
    </message>
    <message>
        <source>done, %1 of %2 right</source>
        <translation>끝, %2개 중 %1개 맞힘</translation>
    </message>
    <message>
        <source>, %1 open</source>
        <translation>, %1개 남음</translation>
    </message>
</context>
<context>
    <name>headlight::MainWindow</name>
    <message>
        <source>%1[*] — Headlight</source>
        <translation>%1[*] — Headlight</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>제목</translation>
    </message>
    <message>
        <source>What the document is called:</source>
        <translation>문서의 이름:</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>확인</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Pinned as A. Change something and choose Compare.</source>
        <translation>A로 고정했습니다. 무언가를 바꾸고 비교를 고르세요.</translation>
    </message>
    <message>
        <source>There is nothing to pin yet.</source>
        <translation>아직 고정할 것이 없습니다.</translation>
    </message>
    <message>
        <source>Scene %1 is recorded</source>
        <translation>장면 %1을(를) 기록했습니다</translation>
    </message>
    <message>
        <source>Some numbers are hidden until you answer the lesson&apos;s question.</source>
        <translation>수업의 질문에 답할 때까지 일부 수가 가려져 있습니다.</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>%1 여는 중…</translation>
    </message>
    <message>
        <source>A worksheet of the lesson holds its answers: answer the question first, or close the lesson.</source>
        <translation>수업의 학습지에는 답이 들어 있습니다. 먼저 물음에 답하거나 수업을 닫으세요.</translation>
    </message>
    <message>
        <source>The lesson was closed. “Lessons” in the menu goes on with it.</source>
        <translation>수업을 닫았습니다. 메뉴의 ‘수업’에서 이어 할 수 있습니다.</translation>
    </message>
    <message>
        <source>The picture is hidden until you answer the lesson&apos;s question.</source>
        <translation>수업의 질문에 답할 때까지 그림을 숨깁니다.</translation>
    </message>
    <message>
        <source>What is set in the lab is not computed yet.</source>
        <translation>실험에서 설정한 값을 아직 계산하고 있습니다.</translation>
    </message>
</context>
<context>
    <name>headlight::MaskMenu</name>
    <message>
        <source>In All Layers</source>
        <translation>모든 층에</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>마스크</translation>
    </message>
    <message>
        <source>Every query sees every key.</source>
        <translation>모든 쿼리가 모든 키를 봅니다.</translation>
    </message>
    <message>
        <source>A query sees the keys up to its own place: nothing that comes later.</source>
        <translation>쿼리는 자기 자리까지의 키만 봅니다: 뒤에 오는 것은 보지 않습니다.</translation>
    </message>
    <message>
        <source>The last query sees every key, the one before it one key less, and so on.</source>
        <translation>마지막 쿼리는 모든 키를 보고, 그 앞의 쿼리는 하나씩 덜 봅니다.</translation>
    </message>
    <message>
        <source>A query sees itself and what stands just before it.</source>
        <translation>쿼리는 자신과 바로 앞에 있는 것만 봅니다.</translation>
    </message>
    <message>
        <source>Cell by cell, beginning with what can be seen now.</source>
        <translation>지금 보이는 것에서 시작하여 한 칸씩 정합니다.</translation>
    </message>
</context>
<context>
    <name>headlight::ModelMenu</name>
    <message>
        <source>&amp;Model</source>
        <translation>모델(&amp;M)</translation>
    </message>
    <message>
        <source>Add &amp;Head</source>
        <translation>헤드 추가(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Duplicate Head</source>
        <translation>헤드 복제(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Remove Head</source>
        <translation>헤드 삭제(&amp;R)</translation>
    </message>
    <message>
        <source>Move Head &amp;Left</source>
        <translation>헤드를 왼쪽으로(&amp;L)</translation>
    </message>
    <message>
        <source>Move Head R&amp;ight</source>
        <translation>헤드를 오른쪽으로(&amp;I)</translation>
    </message>
    <message>
        <source>Head Is &amp;On</source>
        <translation>헤드 켜기(&amp;O)</translation>
    </message>
    <message>
        <source>Add &amp;Layer</source>
        <translation>층 추가(&amp;L)</translation>
    </message>
    <message>
        <source>D&amp;uplicate Layer</source>
        <translation>층 복제(&amp;U)</translation>
    </message>
    <message>
        <source>Re&amp;move Layer</source>
        <translation>층 삭제(&amp;M)</translation>
    </message>
    <message>
        <source>Move Layer U&amp;p</source>
        <translation>층을 위로(&amp;P)</translation>
    </message>
    <message>
        <source>Move Layer Do&amp;wn</source>
        <translation>층을 아래로(&amp;W)</translation>
    </message>
    <message>
        <source>Add the Layer&apos;s I&amp;nput to Its Output</source>
        <translation>층의 입력을 출력에 더하기(&amp;N)</translation>
    </message>
    <message>
        <source>Normali&amp;se the Layer&apos;s Input</source>
        <translation>층의 입력을 정규화하기(&amp;Z)</translation>
    </message>
    <message>
        <source>Divide Scores by √dₖ</source>
        <translation>점수를 √dₖ로 나누기</translation>
    </message>
    <message>
        <source>Scores × 1 A&amp;gain</source>
        <translation>점수를 다시 × 1로(&amp;G)</translation>
    </message>
    <message>
        <source>Read from a M&amp;emory</source>
        <translation>메모리에서 읽기(&amp;E)</translation>
    </message>
    <message>
        <source>Remove the Mem&amp;ory</source>
        <translation>메모리 없애기(&amp;O)</translation>
    </message>
</context>
<context>
    <name>headlight::NumbersDialog</name>
    <message>
        <source>All Heads</source>
        <translation>모든 헤드</translation>
    </message>
    <message>
        <source>Export Numbers</source>
        <translation>수 내보내기</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>수</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>헤드</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>형식</translation>
    </message>
    <message>
        <source>A line for each number, with its tokens; for spreadsheets and statistics.</source>
        <translation>수마다 토큰을 곁들인 한 줄. 스프레드시트와 통계에 씁니다.</translation>
    </message>
    <message>
        <source>One array of double precision, for numpy.load.</source>
        <translation>배정밀도 배열 하나. numpy.load로 읽습니다.</translation>
    </message>
    <message>
        <source>Tokens and rows of numbers, for programs.</source>
        <translation>토큰과 수의 행들. 프로그램이 읽습니다.</translation>
    </message>
</context>
<context>
    <name>headlight::PicturePreview</name>
    <message>
        <source>The picture as it will be</source>
        <translation>저장될 그림</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>그리는 중…</translation>
    </message>
</context>
<context>
    <name>headlight::ProbeDialog</name>
    <message>
        <source>Probe Sentences</source>
        <translation>탐침 문장</translation>
    </message>
    <message>
        <source>Sentences, and which word is to read which</source>
        <translation>문장과, 어느 낱말이 어느 낱말을 읽어야 하는지</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>문장</translation>
    </message>
    <message>
        <source>Pairs: reader → read</source>
        <translation>쌍: 읽는 낱말 → 읽히는 낱말</translation>
    </message>
    <message>
        <source>What comes of it</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>A pair says which word is to read which: “cube → red”, several with “;” between them. Of a word that is there more than once, “a#2” is the second.</source>
        <translation>쌍은 어느 낱말이 어느 낱말을 읽어야 하는지 말합니다. “상자 → 빨간”처럼 쓰고, 여럿이면 사이에 “;”을 넣습니다. 여러 번 나오는 낱말은 “공#2”가 둘째입니다.</translation>
    </message>
    <message>
        <source>Add Sentence</source>
        <translation>문장 추가</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>Open CSV…</source>
        <translation>CSV 열기…</translation>
    </message>
    <message>
        <source>Save CSV…</source>
        <translation>CSV 저장…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Open Sentences</source>
        <translation>문장 열기</translation>
    </message>
    <message>
        <source>CSV (*.csv *.tsv *.txt)</source>
        <translation>CSV (*.csv *.tsv *.txt)</translation>
    </message>
    <message>
        <source>There are %1 sentences already.</source>
        <translation>이미 문장이 %1개 있습니다.</translation>
    </message>
    <message>
        <source>Replace Them</source>
        <translation>바꾸기</translation>
    </message>
    <message>
        <source>Add to Them</source>
        <translation>덧붙이기</translation>
    </message>
    <message>
        <source>Save Sentences</source>
        <translation>문장 저장</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>no pair yet</source>
        <translation>아직 쌍이 없음</translation>
    </message>
    <message>
        <source>%1 adjacent</source>
        <translation>붙음 %1</translation>
    </message>
    <message>
        <source>%1 apart</source>
        <translation>떨어짐 %1</translation>
    </message>
    <message>
        <source>new: “%1”</source>
        <translation>새 낱말: “%1”</translation>
    </message>
    <message>
        <source>There is 1 sentence already.</source>
        <translation>이미 문장이 1개 있습니다.</translation>
    </message>
    <message>
        <source>%1 was not opened. %2</source>
        <translation>%1 파일을 열지 못했습니다. %2</translation>
    </message>
    <message>
        <source>%1 was not saved. %2</source>
        <translation>%1 파일을 저장하지 못했습니다. %2</translation>
    </message>
</context>
<context>
    <name>headlight::RangeMenu</name>
    <message>
        <source>&amp;Colours</source>
        <translation>색(&amp;C)</translation>
    </message>
    <message>
        <source>From &amp;0 to 1</source>
        <translation>0부터 1까지(&amp;0)</translation>
    </message>
    <message>
        <source>The Same for &amp;All Heads, up to Their Largest</source>
        <translation>모든 헤드에 같게, 가장 큰 값까지(&amp;A)</translation>
    </message>
    <message>
        <source>Up to This Head&apos;s &amp;Largest</source>
        <translation>이 헤드의 가장 큰 값까지(&amp;L)</translation>
    </message>
</context>
<context>
    <name>headlight::SaveDialog</name>
    <message>
        <source>Save…</source>
        <translation>저장…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
</context>
<context>
    <name>headlight::SceneText</name>
    <message>
        <source>%1, L%2H%3, “%4” reads “%5”, scores × %6</source>
        <translation>%1, L%2H%3, “%4”이(가) “%5”을(를) 읽음, 점수 × %6</translation>
    </message>
    <message>
        <source>%1, the free vectors as they stand when it is shown</source>
        <translation>%1, 자유 벡터: 보일 때의 모습 그대로</translation>
    </message>
</context>
<context>
    <name>headlight::ScenesDialog</name>
    <message>
        <source>Scenes</source>
        <translation>장면</translation>
    </message>
    <message>
        <source>Scenes in the order in which they are shown</source>
        <translation>보여 줄 순서대로 놓인 장면</translation>
    </message>
    <message>
        <source>What the class reads above the picture</source>
        <translation>그림 위에 크게 보여 줄 글</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>설명</translation>
    </message>
    <message>
        <source>Record What Is Shown</source>
        <translation>지금 화면 기록</translation>
    </message>
    <message>
        <source>Move Up</source>
        <translation>위로</translation>
    </message>
    <message>
        <source>Move Down</source>
        <translation>아래로</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>Present from Here</source>
        <translation>여기부터 발표</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Set the window up as the class is to see it, and record that as a scene.</source>
        <translation>수업에서 보여 줄 모습으로 창을 맞춘 뒤 장면으로 기록하세요.</translation>
    </message>
</context>
<context>
    <name>headlight::StatusLine</name>
    <message>
        <source>한국어</source>
        <extracomment>The name of the other language, in that language.</extracomment>
        <translation>English</translation>
    </message>
    <message>
        <source>Show the program in Korean</source>
        <translation>프로그램을 영어로 보기</translation>
    </message>
    <message>
        <source>not visible</source>
        <translation>보이지 않음</translation>
    </message>
    <message>
        <source>query %1 “%2”, key %3 “%4”: %5</source>
        <translation>쿼리 %1 “%2”, 키 %3 “%4”: %5</translation>
    </message>
    <message>
        <source>1 token</source>
        <translation>토큰 1개</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>토큰 %1개</translation>
    </message>
    <message>
        <source>%1 in memory</source>
        <translation>메모리에 %1개</translation>
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
        <source>1 head</source>
        <translation>1헤드</translation>
    </message>
    <message>
        <source>%1 heads</source>
        <translation>%1헤드</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>layers × heads</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1, %2 in layer %3</source>
        <comment>layers, heads</comment>
        <translation>%1, 층 %3에 %2</translation>
    </message>
    <message>
        <source>Free vectors: %1 q, %2 k and v</source>
        <translation>자유 벡터: q %1개, k와 v %2개</translation>
    </message>
</context>
<context>
    <name>headlight::ToolBar</name>
    <message>
        <source>Mask: %1 in layer %2</source>
        <translation>마스크(층 %2): %1</translation>
    </message>
    <message>
        <source>Mask: %1</source>
        <translation>마스크: %1</translation>
    </message>
    <message>
        <source>Layers have different masks. A choice is for layer %1.</source>
        <translation>층마다 마스크가 다릅니다. 여기서 고르면 층 %1의 것이 바뀝니다.</translation>
    </message>
    <message>
        <source>Which keys a query of layer %1 may see</source>
        <translation>층 %1의 쿼리(질의)가 어느 키(열쇠)를 볼 수 있는지 정합니다</translation>
    </message>
    <message>
        <source>Divide the scores of L%1H%2 by √dₖ</source>
        <translation>L%1H%2의 점수를 √dₖ로 나눕니다</translation>
    </message>
    <message>
        <source>mixed</source>
        <comment>some heads are divided, others not</comment>
        <translation>섞임</translation>
    </message>
    <message>
        <source>Divide the scores of all heads, or of none</source>
        <translation>모든 헤드의 점수를 나누거나 모두 나누지 않습니다</translation>
    </message>
    <message>
        <source>Heads divide their scores by different numbers.</source>
        <translation>헤드마다 점수를 나누는 수가 다릅니다.</translation>
    </message>
    <message>
        <source>Colours: 0–1</source>
        <translation>색: 0–1</translation>
    </message>
    <message>
        <source>Colours: all heads</source>
        <translation>색: 모든 헤드</translation>
    </message>
    <message>
        <source>Colours: this head</source>
        <translation>색: 이 헤드</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>도구</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>다시 실행</translation>
    </message>
    <message>
        <source>Divide in All Heads</source>
        <translation>모든 헤드에서 나누기</translation>
    </message>
    <message>
        <source>Divide in No Head</source>
        <translation>모든 헤드에서 나누지 않기</translation>
    </message>
    <message>
        <source>What the ends of the colour scale stand for</source>
        <translation>색 눈금의 양 끝이 나타내는 값</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>내보내기…</translation>
    </message>
    <message>
        <source>Save the picture as PNG, SVG or PDF</source>
        <translation>그림을 PNG, SVG, PDF 파일로 저장합니다</translation>
    </message>
    <message>
        <source>%1 in layer %2</source>
        <translation>층 %2: %1</translation>
    </message>
    <message>
        <source>all heads</source>
        <translation>모든 헤드</translation>
    </message>
    <message>
        <source>this head</source>
        <translation>이 헤드</translation>
    </message>
</context>
<context>
    <name>headlight::ViewBar</name>
    <message>
        <source>View</source>
        <translation>보기</translation>
    </message>
    <message>
        <source>Heatmap</source>
        <translation>히트맵</translation>
    </message>
    <message>
        <source>The selected head, cell by cell</source>
        <translation>고른 헤드를 한 칸씩 보기</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>격자</translation>
    </message>
    <message>
        <source>All heads of all layers</source>
        <translation>모든 층의 모든 헤드</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>The selected head, step by step</source>
        <translation>고른 헤드를 한 단계씩</translation>
    </message>
    <message>
        <source>Geometry</source>
        <translation>기하</translation>
    </message>
    <message>
        <source>The selected head&apos;s queries, keys and values as arrows</source>
        <translation>선택한 헤드의 쿼리, 키, 값을 화살표로</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>흐름</translation>
    </message>
    <message>
        <source>The largest weights as lines from token to token</source>
        <translation>큰 가중치를 토큰에서 토큰으로 가는 선으로</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>비교</translation>
    </message>
    <message>
        <source>A pinned state beside the present one, and their difference</source>
        <translation>고정한 상태와 지금 상태, 그리고 그 차이</translation>
    </message>
</context>
<context>
    <name>headlight::ViewMenu</name>
    <message>
        <source>&amp;View</source>
        <translation>보기(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Heatmap</source>
        <translation>히트맵(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Grid of All Heads</source>
        <translation>모든 헤드의 격자(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Numbers in the Cells</source>
        <translation>칸에 수 쓰기(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Left Panel: What Goes In</source>
        <translation>왼쪽 판: 들어가는 것(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Right Panel: What Acts</source>
        <translation>오른쪽 판: 움직이는 것(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>전체 화면(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>테마(&amp;T)</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>언어(&amp;A)</translation>
    </message>
    <message>
        <source>As the &amp;System</source>
        <translation>시스템을 따라(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>밝게(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>어둡게(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Steps of the Head</source>
        <translation>헤드의 단계(&amp;S)</translation>
    </message>
    <message>
        <source>Geo&amp;metry</source>
        <translation>기하(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Pin the Present State as A</source>
        <translation>지금 상태를 A로 고정(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Unpin A</source>
        <translation>A 고정 풀기(&amp;U)</translation>
    </message>
    <message>
        <source>Fl&amp;ow of the Weights</source>
        <translation>가중치의 흐름(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Comparison with the Pinned State</source>
        <translation>고정한 상태와 비교(&amp;C)</translation>
    </message>
    <message>
        <source>Matrix &amp;Display</source>
        <translation>행렬 표시(&amp;D)</translation>
    </message>
    <message>
        <source>Presenter Mode</source>
        <translation>발표 모드</translation>
    </message>
    <message>
        <source>Recor&amp;d Scene</source>
        <translation>장면 기록(&amp;D)</translation>
    </message>
    <message>
        <source>Sc&amp;enes…</source>
        <translation>장면(&amp;E)…</translation>
    </message>
</context>
<context>
    <name>headlight::WorksheetDialog</name>
    <message>
        <source>Other Numbers</source>
        <translation>다른 수로</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>레터</translation>
    </message>
    <message>
        <source>Export Worksheet</source>
        <translation>학습지 내보내기</translation>
    </message>
    <message>
        <source>Page shown</source>
        <translation>보이는 쪽</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>시드</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>문제 수</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>종이</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>%2쪽 중 %1쪽</translation>
    </message>
    <message>
        <source>%1: answers</source>
        <translation>%1: 답</translation>
    </message>
    <message>
        <source>With the answers</source>
        <translation>답 쪽 포함</translation>
    </message>
    <message>
        <source>The numbers can be computed by hand.</source>
        <translation>손으로 계산할 수 있는 수입니다.</translation>
    </message>
    <message>
        <source>The same seed gives the same sheet.</source>
        <translation>시드가 같으면 같은 학습지가 나옵니다.</translation>
    </message>
    <message>
        <source>Another seed changes the exercises; the questions of the lesson keep their numbers.</source>
        <translation>시드를 바꾸면 연습 문제가 바뀌고, 수업의 물음은 수가 그대로입니다.</translation>
    </message>
    <message>
        <source>The answers stand on pages of their own.</source>
        <translation>답은 따로 된 쪽에 있습니다.</translation>
    </message>
</context>
</TS>
