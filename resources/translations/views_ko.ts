<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko_KR" sourcelanguage="en">
<context>
    <name>DisplayMenu</name>
    <message>
        <source>Logarithmic Colours</source>
        <translation>로그 눈금으로 색칠</translation>
    </message>
    <message>
        <source>Colours of Weights</source>
        <translation>가중치의 색</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>파랑</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>청록</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>회색</translation>
    </message>
    <message>
        <source>Selected Row as Bars</source>
        <translation>선택한 행을 막대로</translation>
    </message>
    <message>
        <source>Selected Column as Bars</source>
        <translation>선택한 열을 막대로</translation>
    </message>
    <message>
        <source>Without “%1”, the Rest Renormalised</source>
        <translation>“%1” 빼고 나머지를 다시 정규화</translation>
    </message>
    <message>
        <source>Show All Keys</source>
        <translation>모든 키 보이기</translation>
    </message>
    <message>
        <source>Lines have no colour scale</source>
        <translation>선에는 색 눈금이 없습니다</translation>
    </message>
    <message>
        <source>Vectors have no colour scale</source>
        <translation>벡터에는 색 눈금이 없습니다</translation>
    </message>
    <message>
        <source>The flow has a threshold of its own</source>
        <translation>흐름에는 따로 기준값이 있습니다</translation>
    </message>
    <message>
        <source>It is a number of the quantity that the heatmap shows; here it would be one of weights</source>
        <translation>히트맵이 보여 주는 양의 값입니다. 여기서는 가중치의 값이어야 합니다</translation>
    </message>
    <message>
        <source>Bars stand beside the heatmap alone</source>
        <translation>막대는 히트맵 옆에만 있습니다</translation>
    </message>
    <message>
        <source>The steps are sums over all keys</source>
        <translation>단계는 모든 키에 대한 합입니다</translation>
    </message>
    <message>
        <source>Vectors are no weights</source>
        <translation>벡터는 가중치가 아닙니다</translation>
    </message>
    <message>
        <source>Keys are left out of weights alone</source>
        <translation>키는 가중치에서만 뺄 수 있습니다</translation>
    </message>
    <message>
        <source>Pattern scores are no weights</source>
        <translation>패턴 점수는 가중치가 아닙니다</translation>
    </message>
</context>
<context>
    <name>headlight::CompareView</name>
    <message>
        <source>now</source>
        <translation>지금</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>고정</translation>
    </message>
    <message>
        <source>Pin the present state as A, then change something: A, the state then, and what the change did stand here side by side.</source>
        <translation>지금 상태를 A로 고정하고 무언가를 바꾸세요. A와 바뀐 상태, 그리고 그 차이가 여기에 나란히 보입니다.</translation>
    </message>
    <message>
        <source>There is no such head or quantity here.</source>
        <translation>여기에는 그런 헤드나 값이 없습니다.</translation>
    </message>
    <message>
        <source>forbidden</source>
        <translation>금지됨</translation>
    </message>
    <message>
        <source>“%1” reads “%2”</source>
        <translation>“%1”이(가) “%2”을(를) 읽는 비중</translation>
    </message>
    <message>
        <source>“%1”, %2</source>
        <translation>“%1”, %2</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>비교</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>계산 중…</translation>
    </message>
    <message>
        <source>Pin Anew</source>
        <translation>다시 고정</translation>
    </message>
    <message>
        <source>Pin as A</source>
        <translation>A로 고정</translation>
    </message>
    <message>
        <source>Hold %1</source>
        <translation>%1 유지</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>고정 풀기</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>맞바꾸기</translation>
    </message>
    <message>
        <source>Keep the present state as A, to compare what comes with it</source>
        <translation>지금 상태를 A로 두고 앞으로의 상태와 비교합니다</translation>
    </message>
    <message>
        <source>Forget what is pinned</source>
        <translation>고정한 상태를 버립니다</translation>
    </message>
    <message>
        <source>Exchange A and B: the present state is A, the pinned one B</source>
        <translation>A와 B를 맞바꿉니다: 지금 상태가 A, 고정한 상태가 B</translation>
    </message>
    <message>
        <source>Keep the pinned side at the head that it was pinned at, to compare two heads</source>
        <translation>고정한 쪽은 고정할 때의 헤드에 둡니다: 두 헤드를 비교할 때</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>제외</translation>
    </message>
</context>
<context>
    <name>headlight::DimensionChooser</name>
    <message>
        <source>v: principal</source>
        <translation>v: 주방향</translation>
    </message>
    <message>
        <source>q, k: principal</source>
        <translation>q, k: 주방향</translation>
    </message>
    <message>
        <source>Component of the values to the right</source>
        <translation>오른쪽으로 놓을 값의 성분</translation>
    </message>
    <message>
        <source>Component of queries and keys to the right</source>
        <translation>오른쪽으로 놓을 쿼리와 키의 성분</translation>
    </message>
    <message>
        <source>Component of the values upwards</source>
        <translation>위쪽으로 놓을 값의 성분</translation>
    </message>
    <message>
        <source>Component of queries and keys upwards</source>
        <translation>위쪽으로 놓을 쿼리와 키의 성분</translation>
    </message>
    <message>
        <source>What the plane shows: the two directions through the origin along which the vectors are longest, or two components</source>
        <translation>평면이 보여 주는 것: 원점을 지나며 벡터가 가장 긴 두 방향, 또는 두 성분</translation>
    </message>
</context>
<context>
    <name>headlight::FlowView</name>
    <message>
        <source>Computing…</source>
        <translation>계산 중…</translation>
    </message>
    <message>
        <source>%1 heads</source>
        <translation>헤드 %1개</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>기준값</translation>
    </message>
    <message>
        <source>Least weight that gets a line</source>
        <translation>선으로 그릴 가장 작은 가중치</translation>
    </message>
</context>
<context>
    <name>headlight::FreeVectorsPage</name>
    <message>
        <source>Free vectors</source>
        <translation>자유 벡터</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>쿼리</translation>
    </message>
    <message>
        <source>Keys and values</source>
        <translation>키와 값</translation>
    </message>
    <message>
        <source>Add a query</source>
        <translation>쿼리 추가</translation>
    </message>
    <message>
        <source>Remove the selected query</source>
        <translation>고른 쿼리 삭제</translation>
    </message>
    <message>
        <source>Add a key with its value</source>
        <translation>키와 값 추가</translation>
    </message>
    <message>
        <source>Remove the selected key with its value</source>
        <translation>고른 키와 값 삭제</translation>
    </message>
    <message>
        <source>Turn into a Document</source>
        <translation>문서로 만들기</translation>
    </message>
    <message>
        <source>Opens these vectors as a new document, with the keys and values as its memory</source>
        <translation>이 벡터들을 새 문서로 엽니다. 키와 값은 메모리가 됩니다.</translation>
    </message>
</context>
<context>
    <name>headlight::GeometryView</name>
    <message>
        <source>Free vectors</source>
        <translation>자유 벡터</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>계산 중…</translation>
    </message>
    <message>
        <source>This head</source>
        <translation>이 헤드</translation>
    </message>
    <message>
        <source>The vectors of the selected head</source>
        <translation>고른 헤드의 벡터</translation>
    </message>
    <message>
        <source>A few vectors of their own, to be dragged</source>
        <translation>끌어서 움직일 수 있는 별도의 벡터 몇 개</translation>
    </message>
    <message>
        <source>Drag a head or a dot; or Space, then the arrow keys (Shift: finer)</source>
        <translation>화살촉이나 점을 끌거나, 스페이스를 누르고 화살표 키로 (Shift: 더 조금씩)</translation>
    </message>
</context>
<context>
    <name>headlight::GridHeader</name>
    <message>
        <source>Thumbnails</source>
        <translation>작은 그림</translation>
    </message>
    <message>
        <source>The weights of every head</source>
        <translation>모든 헤드의 가중치</translation>
    </message>
    <message>
        <source>Pattern scores</source>
        <translation>패턴 점수</translation>
    </message>
    <message>
        <source>How strongly each head follows a known pattern</source>
        <translation>각 헤드가 알려진 패턴을 얼마나 따르는지</translation>
    </message>
    <message>
        <source>By place</source>
        <translation>층 순서</translation>
    </message>
    <message>
        <source>Layer by layer</source>
        <translation>한 층씩 차례로</translation>
    </message>
    <message>
        <source>Order of the heads</source>
        <translation>헤드의 순서</translation>
    </message>
    <message>
        <source>The order of the heads: by place, or the largest score first</source>
        <translation>헤드의 순서: 층 순서, 또는 점수가 큰 것부터</translation>
    </message>
    <message>
        <source>Least score shown</source>
        <translation>보이는 최소 점수</translation>
    </message>
    <message>
        <source>Heads whose score is less are left out</source>
        <translation>점수가 이보다 작은 헤드는 빼고 보입니다</translation>
    </message>
</context>
<context>
    <name>headlight::GridView</name>
    <message>
        <source>Computing…</source>
        <translation>계산 중…</translation>
    </message>
    <message>
        <source>1 head</source>
        <translation>헤드 1개</translation>
    </message>
    <message>
        <source>%1 heads</source>
        <translation>헤드 %1개</translation>
    </message>
</context>
<context>
    <name>headlight::HeadList</name>
    <message>
        <source>Heads</source>
        <translation>헤드</translation>
    </message>
</context>
<context>
    <name>headlight::HeadThumbnails</name>
    <message>
        <source>Heads</source>
        <translation>헤드</translation>
    </message>
</context>
<context>
    <name>headlight::HeadWords</name>
    <message>
        <source>first</source>
        <translation>첫째</translation>
    </message>
    <message>
        <source>second</source>
        <translation>둘째</translation>
    </message>
    <message>
        <source>third</source>
        <translation>셋째</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>넷째</translation>
    </message>
    <message>
        <source>fifth</source>
        <translation>다섯째</translation>
    </message>
    <message>
        <source>sixth</source>
        <translation>여섯째</translation>
    </message>
    <message>
        <source>seventh</source>
        <translation>일곱째</translation>
    </message>
    <message>
        <source>eighth</source>
        <translation>여덟째</translation>
    </message>
    <message>
        <source>ninth</source>
        <translation>아홉째</translation>
    </message>
    <message>
        <source>tenth</source>
        <translation>열째</translation>
    </message>
    <message>
        <source>%1 head of the %2 layer</source>
        <comment>ordinals</comment>
        <translation>%2 층의 %1 헤드</translation>
    </message>
    <message>
        <source>head no. %1 of layer no. %2</source>
        <comment>counted from 1</comment>
        <translation>%2번째 층의 %1번째 헤드</translation>
    </message>
</context>
<context>
    <name>headlight::HeadsCanvas</name>
    <message>
        <source>switched off</source>
        <translation>꺼짐</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>헤드</translation>
    </message>
</context>
<context>
    <name>headlight::HeatmapView</name>
    <message>
        <source>Computing…</source>
        <translation>계산 중…</translation>
    </message>
    <message>
        <source>Quantity shown</source>
        <translation>보여 줄 값</translation>
    </message>
    <message>
        <source>What the picture shows</source>
        <translation>그림에 보여 줄 값</translation>
    </message>
    <message>
        <source>Decimals</source>
        <translation>소수 자릿수</translation>
    </message>
    <message>
        <source>Decimals of the numbers in the cells</source>
        <translation>칸 속 수의 소수 자릿수</translation>
    </message>
    <message>
        <source>How it is shown: colours, what is quiet, bars, keys left out</source>
        <translation>보이는 방식: 색, 흐리게 할 칸, 막대, 뺀 키</translation>
    </message>
</context>
<context>
    <name>headlight::LabControls</name>
    <message>
        <source>%1, the exponent of 2</source>
        <translation>%1, 2의 지수</translation>
    </message>
</context>
<context>
    <name>headlight::LabView</name>
    <message>
        <source>Pause</source>
        <translation>멈춤</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>처음으로</translation>
    </message>
    <message>
        <source>Everything in this lab as it began</source>
        <translation>이 실험의 모든 것을 처음 상태로</translation>
    </message>
    <message>
        <source>Goes on by itself, step by step</source>
        <translation>한 단계씩 스스로 진행</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>How much is computed</source>
        <translation>계산된 정도</translation>
    </message>
    <message>
        <source>Probe Sentences…</source>
        <translation>탐침 문장…</translation>
    </message>
    <message>
        <source>The document&apos;s sentences, and which word is to read which</source>
        <translation>문서의 문장과, 어느 낱말이 어느 낱말을 읽어야 하는지</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>한 단계</translation>
    </message>
    <message>
        <source>One step of what Run does</source>
        <translation>실행이 하는 일을 한 단계만</translation>
    </message>
    <message>
        <source>Computing: this is the picture before</source>
        <translation>계산 중: 이전 그림입니다</translation>
    </message>
</context>
<context>
    <name>headlight::PatternCanvas</name>
    <message>
        <source>L%1, weights spread evenly over the keys that are seen: %2 %3</source>
        <translation>L%1, 보이는 키에 고르게 나눈 가중치: %2 %3</translation>
    </message>
    <message>
        <source>%1 %2, spread evenly %3</source>
        <translation>%1 %2, 고르게 나누면 %3</translation>
    </message>
    <message>
        <source>Pattern scores</source>
        <translation>패턴 점수</translation>
    </message>
</context>
<context>
    <name>headlight::RowReadouts</name>
    <message>
        <source>entropy of “%1”, nats (%2 % of most)</source>
        <translation>“%1”의 엔트로피, 나트 (최대의 %2 %)</translation>
    </message>
    <message>
        <source>entropy of “%1” (one key only)</source>
        <translation>“%1”의 엔트로피 (키가 하나뿐)</translation>
    </message>
    <message>
        <source>“%1” sees no key</source>
        <translation>“%1”은(는) 볼 수 있는 키가 없음</translation>
    </message>
    <message>
        <source>−Σ a · ln a over the row&apos;s weights a: 0 when one key has it all, largest when all are equal</source>
        <translation>이 행의 가중치 a에 대한 −Σ a · ln a: 한 키가 모두 가지면 0, 모두 같으면 가장 큽니다</translation>
    </message>
    <message>
        <source>effective keys</source>
        <translation>실효 키 수</translation>
    </message>
    <message>
        <source>e to the entropy: as many equal keys would spread the row as wide</source>
        <translation>e의 엔트로피 제곱: 이만큼의 키에 똑같이 나눈 것과 같은 퍼짐입니다</translation>
    </message>
    <message>
        <source>largest weight</source>
        <translation>가장 큰 가중치</translation>
    </message>
    <message>
        <source>The row&apos;s largest weight: 1 when one key has it all, least when all are equal</source>
        <translation>이 행에서 가장 큰 가중치(비중): 한 키가 모두 가지면 1, 모두 같으면 가장 작습니다</translation>
    </message>
    <message>
        <source>gradient norm</source>
        <translation>기울기 크기</translation>
    </message>
    <message>
        <source>Size of diag(a) − a·aᵀ, the derivative of the row&apos;s weights by its final scores (Frobenius norm)</source>
        <translation>이 행의 가중치를 최종 점수로 미분한 diag(a) − a·aᵀ의 크기(프로베니우스 노름)입니다</translation>
    </message>
    <message>
        <source>entropy, nats</source>
        <translation>엔트로피, 나트</translation>
    </message>
    <message>
        <source>entropy, nats (%1 % of most)</source>
        <translation>엔트로피, 나트 (최대의 %1 %)</translation>
    </message>
</context>
<context>
    <name>headlight::SoftmaxBar</name>
    <message>
        <source>%1: undivided</source>
        <translation>%1: 나누지 않음</translation>
    </message>
    <message>
        <source>Scores ×</source>
        <translation>점수 ×</translation>
    </message>
    <message>
        <source>What every score is multiplied by</source>
        <translation>모든 점수에 곱하는 수</translation>
    </message>
    <message>
        <source>Every score is multiplied by this after the division. A double click goes back to 1.</source>
        <translation>나눈 다음 모든 점수에 이 수를 곱합니다. 두 번 누르면 1로 돌아갑니다.</translation>
    </message>
    <message>
        <source>Divide the products by √d_k</source>
        <translation>곱을 √d_k로 나누기</translation>
    </message>
    <message>
        <source>÷ √d_k, now ÷ %1</source>
        <translation>÷ √d_k, 지금은 ÷ %1</translation>
    </message>
    <message>
        <source>Whether %1 divides its products q · k by the root of d_k</source>
        <translation>%1에서 곱 q · k를 d_k의 제곱근으로 나누는지 정합니다</translation>
    </message>
</context>
<context>
    <name>headlight::StepsView</name>
    <message>
        <source>The memory has no tokens: there is nothing to read.</source>
        <translation>메모리에 토큰이 없어 읽을 것이 없습니다.</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>계산 중…</translation>
    </message>
</context>
<context>
    <name>headlight::ThresholdRow</name>
    <message>
        <source>Quiet below</source>
        <translation>이보다 작으면 흐리게</translation>
    </message>
    <message>
        <source>off</source>
        <translation>끔</translation>
    </message>
</context>
<context>
    <name>headlight::ViewMessage</name>
    <message>
        <source>Type a sentence to begin</source>
        <translation>문장을 입력하면 시작합니다</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>계산 중…</translation>
    </message>
    <message>
        <source>Hidden until you answer the lesson&apos;s question</source>
        <translation>수업의 질문에 답하면 보입니다</translation>
    </message>
</context>
<context>
    <name>headlight::WorkedCell</name>
    <message>
        <source>Worked cell</source>
        <translation>칸의 계산</translation>
    </message>
    <message>
        <source>“%1” reads “%2”</source>
        <translation>“%1”이(가) “%2”을(를) 읽는 비중</translation>
    </message>
    <message>
        <source>Click a cell to see its arithmetic.</source>
        <translation>칸을 누르면 그 계산이 여기에 보입니다.</translation>
    </message>
    <message>
        <source>Nothing to work out while a number is out of range.</source>
        <translation>범위를 벗어난 수가 있어 계산을 보일 수 없습니다.</translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>간단히</translation>
    </message>
</context>
<context>
    <name>headlight::WorkedLines</name>
    <message>
        <source>mask: “%1” sees no key, so every weight is 0</source>
        <translation>마스크: “%1”은(는) 볼 수 있는 키가 없어 모든 가중치가 0</translation>
    </message>
    <message>
        <source>mask: forbidden, so the score becomes −∞</source>
        <translation>마스크: 금지된 칸이므로 점수는 −∞</translation>
    </message>
    <message>
        <source>weight = exp(−∞) = %1</source>
        <translation>가중치 = exp(−∞) = %1</translation>
    </message>
    <message>
        <source>not divided, × %1 = %2</source>
        <translation>나누지 않음, × %1 = %2</translation>
    </message>
    <message>
        <source>− row maximum %1 = %2</source>
        <translation>− 행의 최댓값 %1 = %2</translation>
    </message>
    <message>
        <source>exp = %1, row sum %2</source>
        <translation>exp = %1, 행의 합 %2</translation>
    </message>
    <message>
        <source>weight = %1 ÷ %2 = %3</source>
        <translation>가중치 = %1 ÷ %2 = %3</translation>
    </message>
    <message>
        <source>output = %1</source>
        <translation>출력 = %1</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… 외 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>The head is off: the layer takes its output as 0.</source>
        <translation>꺼진 헤드입니다. 층에서는 이 출력을 0으로 씁니다.</translation>
    </message>
    <message>
        <source>%1, not masked</source>
        <translation>%1, 금지되지 않음</translation>
    </message>
    <message>
        <source>Nobody published this weight: it was made up to fill the row of a replica, or changed since.</source>
        <translation>아무도 발표하지 않은 가중치입니다. 복제본의 행을 채우려고 지어냈거나 그 뒤에 바뀐 값입니다.</translation>
    </message>
    <message>
        <source>softmax: %1</source>
        <translation>소프트맥스: %1</translation>
    </message>
    <message>
        <source>+ %1, added in the lab = %2</source>
        <translation>+ %1(실험에서 더함) = %2</translation>
    </message>
</context>
</TS>
