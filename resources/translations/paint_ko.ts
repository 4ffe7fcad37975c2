<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko_KR" sourcelanguage="en">
<context>
    <name>headlight::StepSum</name>
    <message>
        <source>−∞ in place of %1: the query must not read this key</source>
        <translation>%1 대신 −∞: 이 쿼리는 이 키를 읽을 수 없음</translation>
    </message>
    <message>
        <source>%1, not masked</source>
        <translation>%1, 금지되지 않음</translation>
    </message>
    <message numerus="yes">
        <source>… %n more …</source>
        <translation>
            <numerusform>… %n개 더 …</numerusform>
        </translation>
    </message>
    <message>
        <source>0: this query sees no key</source>
        <translation>0: 이 쿼리가 볼 수 있는 키가 없음</translation>
    </message>
    <message>
        <source>0: the mask forbids it</source>
        <translation>0: 마스크로 금지됨</translation>
    </message>
    <message>
        <source>0: head %1 is off</source>
        <translation>0: 꺼진 헤드 %1</translation>
    </message>
    <message>
        <source>%1, from O</source>
        <translation>%1, O에서 옴</translation>
    </message>
    <message>
        <source>%1, from head %2</source>
        <translation>%1, 헤드 %2에서 옴</translation>
    </message>
</context>
<context>
    <name>headlight::StepText</name>
    <message>
        <source>Each token comes in as a row of numbers: its embedding, and its position if there is one.</source>
        <translation>토큰마다 수 한 행이 들어옵니다: 임베딩에, 있으면 위치를 더한 것입니다.</translation>
    </message>
    <message>
        <source>Layer %1 takes in what layer %2 hands on.</source>
        <translation>층 %2의 출력이 층 %1의 입력입니다.</translation>
    </message>
    <message>
        <source>Each row is normalised: less its mean, divided by its spread.</source>
        <translation>행마다 정규화합니다: 평균을 빼고 퍼진 정도로 나눕니다.</translation>
    </message>
    <message>
        <source>Keys and values come from the memory, not from the sentence.</source>
        <translation>키와 값은 문장이 아니라 메모리에서 옵니다.</translation>
    </message>
    <message>
        <source>Each token asks: its query says what it looks for.</source>
        <translation>토큰마다 묻습니다: 쿼리는 무엇을 찾는지 말합니다.</translation>
    </message>
    <message>
        <source>Each token that can be read has a key: it says what the token is about.</source>
        <translation>읽힐 수 있는 토큰마다 키가 있습니다: 무엇에 관한 토큰인지 말합니다.</translation>
    </message>
    <message>
        <source>Each token that can be read has a value: what it hands on.</source>
        <translation>읽힐 수 있는 토큰마다 값이 있습니다: 읽혔을 때 건네주는 것입니다.</translation>
    </message>
    <message>
        <source>Each query meets each key: the better they match, the larger their product.</source>
        <translation>쿼리마다 모든 키와 만납니다: 잘 맞을수록 곱이 큽니다.</translation>
    </message>
    <message>
        <source>All products are divided by the head&apos;s own number.</source>
        <translation>모든 곱을 헤드가 정한 수로 나눕니다.</translation>
    </message>
    <message>
        <source>Wide keys make large products: divided by √%1 they keep their measure.</source>
        <translation>키가 넓으면 곱이 커집니다: √%1로 나누어 크기를 고르게 합니다.</translation>
    </message>
    <message>
        <source>The slider multiplies every score: above 1 the choice gets sharper, below 1 more even.</source>
        <translation>슬라이더는 모든 점수에 곱해집니다: 1보다 크면 한곳으로 쏠리고, 작으면 고르게 퍼집니다.</translation>
    </message>
    <message>
        <source>What a query must not read gets the score −∞.</source>
        <translation>쿼리가 읽을 수 없는 것은 점수가 −∞가 됩니다.</translation>
    </message>
    <message>
        <source>Each row becomes shares that add up to 1; a query that sees no key reads nothing.</source>
        <translation>행마다 더해서 1이 되는 몫이 됩니다. 볼 수 있는 키가 없는 쿼리는 아무것도 읽지 않습니다.</translation>
    </message>
    <message>
        <source>Each row becomes shares that add up to 1: how much is read of each token.</source>
        <translation>행마다 더해서 1이 되는 몫이 됩니다: 각 토큰을 얼마나 읽는지입니다.</translation>
    </message>
    <message>
        <source>Each query gets the mean of the values, weighted by its row of A.</source>
        <translation>쿼리마다 A의 그 행을 가중치로 한 값들의 평균을 얻습니다.</translation>
    </message>
    <message>
        <source>The outputs of all heads of the layer stand side by side; this head&apos;s are marked.</source>
        <translation>층의 모든 헤드의 출력이 나란히 놓입니다. 이 헤드의 것에는 테두리가 있습니다.</translation>
    </message>
    <message>
        <source>This head is off: zeros stand in the place of its output.</source>
        <translation>이 헤드는 꺼져 있습니다: 출력 자리에 0이 놓입니다.</translation>
    </message>
    <message>
        <source>The output matrix mixes what the heads have read and brings it to the width of X.</source>
        <translation>출력 행렬은 헤드들이 읽은 것을 섞어 X의 너비로 되돌립니다.</translation>
    </message>
    <message>
        <source>What was read is added to what came in.</source>
        <translation>읽은 것을 들어온 것에 더합니다.</translation>
    </message>
    <message>
        <source>the norm (off)</source>
        <translation>정규화(꺼짐)</translation>
    </message>
    <message>
        <source>the division (off)</source>
        <translation>나누기(꺼짐)</translation>
    </message>
    <message>
        <source>÷ 1</source>
        <translation>÷ 1</translation>
    </message>
    <message>
        <source>× 1</source>
        <translation>× 1</translation>
    </message>
    <message>
        <source>the mask (forbids nothing)</source>
        <translation>마스크(금지하는 것 없음)</translation>
    </message>
    <message>
        <source>the concatenation (one head)</source>
        <translation>이어 붙이기(헤드 하나)</translation>
    </message>
    <message>
        <source>the output matrix (the identity)</source>
        <translation>출력 행렬(단위행렬)</translation>
    </message>
    <message>
        <source>+ X (off)</source>
        <translation>+ X(꺼짐)</translation>
    </message>
    <message>
        <source>norm →</source>
        <translation>정규화 →</translation>
    </message>
    <message>
        <source>mask →</source>
        <translation>마스크 →</translation>
    </message>
    <message>
        <source>softmax →</source>
        <translation>소프트맥스 →</translation>
    </message>
    <message>
        <source>This is what the layer hands on.</source>
        <translation>층은 이것을 넘겨줍니다.</translation>
    </message>
    <message>
        <source>Changes nothing here: %1</source>
        <translation>여기서 아무것도 바꾸지 않는 것: %1</translation>
    </message>
    <message>
        <source>A replica: grey weights were not published but made up to fill their rows, or changed since; every other matrix is made up.</source>
        <translation>복제본입니다. 회색 가중치는 발표된 값이 아니라 행을 채우려고 지어냈거나 그 뒤에 바뀐 값입니다. 다른 행렬은 모두 지어낸 것입니다.</translation>
    </message>
</context>
<context>
    <name>paint</name>
    <message>
        <source>Type a sentence to begin</source>
        <translation>문장을 입력하면 시작합니다</translation>
    </message>
    <message>
        <source>%1 off</source>
        <translation>%1 꺼짐</translation>
    </message>
    <message>
        <source>own range</source>
        <translation>자체 범위</translation>
    </message>
    <message>
        <source>shared range</source>
        <translation>공통 범위</translation>
    </message>
    <message>
        <source>sees nothing</source>
        <translation>보는 키 없음</translation>
    </message>
    <message>
        <source>Embeddings X</source>
        <translation>임베딩 X</translation>
    </message>
    <message>
        <source>Queries Q</source>
        <translation>쿼리 Q</translation>
    </message>
    <message>
        <source>Keys K</source>
        <translation>키 K</translation>
    </message>
    <message>
        <source>Values V</source>
        <translation>값 V</translation>
    </message>
    <message>
        <source>Products q · k</source>
        <translation>내적 q · k</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>가중치</translation>
    </message>
    <message>
        <source>Output of the head</source>
        <translation>헤드의 출력</translation>
    </message>
    <message>
        <source>Output of the layer</source>
        <translation>층의 출력</translation>
    </message>
    <message>
        <source>← queries: who reads</source>
        <translation>← 읽는 토큰 (쿼리)</translation>
    </message>
    <message>
        <source>← keys: what is read</source>
        <translation>← 읽히는 토큰 (키)</translation>
    </message>
    <message>
        <source>← tokens</source>
        <translation>← 토큰</translation>
    </message>
    <message>
        <source>dimensions →</source>
        <translation>차원 →</translation>
    </message>
    <message>
        <source>components of the query: what is looked for →</source>
        <translation>쿼리의 성분: 무엇을 찾는가 →</translation>
    </message>
    <message>
        <source>components of the key: what the token is about →</source>
        <translation>키의 성분: 무엇에 관한 토큰인가 →</translation>
    </message>
    <message>
        <source>components of the value: what is handed on →</source>
        <translation>값의 성분: 무엇을 건네는가 →</translation>
    </message>
    <message>
        <source>components of the output: what was read →</source>
        <translation>출력의 성분: 무엇을 읽었는가 →</translation>
    </message>
    <message>
        <source>keys: what is read →</source>
        <translation>읽히는 토큰 (키) →</translation>
    </message>
    <message>
        <source>Colours: purple below 0, orange above, each matrix in its own range, those beside an operator in one.</source>
        <translation>색: 0보다 작으면 보라, 크면 주황이며, 행렬마다 그 범위를 따르고, 같은 종류의 수끼리 나란한 행렬은 한 범위를 씁니다.</translation>
    </message>
    <message>
        <source>Weights A: from 0 to 1.</source>
        <translation>가중치 A: 0부터 1까지.</translation>
    </message>
    <message>
        <source>Weights A: from 0 to the largest of all heads.</source>
        <translation>가중치 A: 0부터 모든 헤드의 최댓값까지.</translation>
    </message>
    <message>
        <source>Weights A: from 0 to their largest.</source>
        <translation>가중치 A: 0부터 그 최댓값까지.</translation>
    </message>
    <message>
        <source>values v, by weight a</source>
        <translation>값 v, 가중치 a에 따라</translation>
    </message>
    <message>
        <source>output o</source>
        <translation>출력 o</translation>
    </message>
    <message>
        <source>queries q</source>
        <translation>쿼리 q</translation>
    </message>
    <message>
        <source>keys k</source>
        <translation>키 k</translation>
    </message>
    <message>
        <source>%1 unnamed</source>
        <translation>%1개 이름 생략</translation>
    </message>
    <message>
        <source>none (a vector is 0)</source>
        <translation>없음 (벡터가 0)</translation>
    </message>
    <message>
        <source>The query sees no key: the output is 0.</source>
        <translation>쿼리가 보는 키가 없어 출력이 0입니다.</translation>
    </message>
    <message>
        <source>o lies in the hull of the values that are seen.</source>
        <translation>o는 보이는 값들의 볼록 껍질 안에 있습니다.</translation>
    </message>
    <message>
        <source>1st principal direction (%1)</source>
        <translation>첫째 주방향 (%1)</translation>
    </message>
    <message>
        <source>2nd principal direction (%1)</source>
        <translation>둘째 주방향 (%1)</translation>
    </message>
    <message>
        <source>Projection: %1 of the squared length is seen, angles differ. Numbers are of all %2 dimensions.</source>
        <translation>투영: 제곱 길이의 %1만 보이고 각도는 다릅니다. 수치는 %2차원 전체의 것입니다.</translation>
    </message>
    <message>
        <source>All vectors, of %1 dimensions, lie in this plane.</source>
        <translation>%1차원 벡터가 모두 이 평면 위에 있습니다.</translation>
    </message>
    <message>
        <source>No difference: one of the two has no such head or numbers.</source>
        <translation>차이 없음: 둘 중 하나에 그런 헤드나 값이 없습니다.</translation>
    </message>
    <message>
        <source>No difference: the tokens are not the same.</source>
        <translation>차이를 보일 수 없습니다: 토큰이 서로 다릅니다.</translation>
    </message>
    <message>
        <source>No difference: A is %1, B is %2.</source>
        <translation>차이를 보일 수 없습니다: A는 %1, B는 %2입니다.</translation>
    </message>
    <message>
        <source>%1 of %2 weights ≥ %3</source>
        <translation>가중치 %2개 중 %1개 ≥ %3</translation>
    </message>
    <message>
        <source>%1 of %2 weights &gt; 0</source>
        <translation>가중치 %2개 중 %1개 &gt; 0</translation>
    </message>
    <message>
        <source>too many from %1 on</source>
        <translation>%1부터는 너무 많음</translation>
    </message>
    <message>
        <source>%1 of them drawn</source>
        <translation>그중 %1개만 그림</translation>
    </message>
    <message>
        <source>queries: who reads</source>
        <translation>읽는 토큰 (쿼리)</translation>
    </message>
    <message>
        <source>memory keys: what is read</source>
        <translation>읽히는 메모리 토큰 (키)</translation>
    </message>
    <message>
        <source>keys: what is read</source>
        <translation>읽히는 토큰 (키)</translation>
    </message>
    <message>
        <source>range 0–1</source>
        <translation>범위 0–1</translation>
    </message>
    <message>
        <source>%1, logarithmic</source>
        <translation>%1, 로그 눈금</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 외 %2개</translation>
    </message>
    <message>
        <source>without %1, renormalised</source>
        <translation>%1 빼고 다시 정규화</translation>
    </message>
    <message>
        <source>query %1</source>
        <translation>쿼리 %1</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>읽을 수 없음</translation>
    </message>
    <message>
        <source>not a finite number</source>
        <translation>유한한 수가 아님</translation>
    </message>
    <message>
        <source>quiet: below %1</source>
        <translation>흐리게: %1 미만</translation>
    </message>
    <message>
        <source>nothing left</source>
        <translation>남은 것 없음</translation>
    </message>
    <message>
        <source>Gradient of the softmax</source>
        <translation>소프트맥스의 기울기</translation>
    </message>
    <message>
        <source>← keys: whose weight changes</source>
        <translation>← 가중치가 바뀌는 키</translation>
    </message>
    <message>
        <source>keys: whose score changes →</source>
        <translation>점수가 바뀌는 키 →</translation>
    </message>
    <message>
        <source>row “%1”</source>
        <translation>“%1” 행</translation>
    </message>
    <message>
        <source>column “%1”</source>
        <translation>“%1” 열</translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation>엔트로피</translation>
    </message>
    <message>
        <source>Previous token</source>
        <translation>바로 앞 토큰</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>첫 토큰</translation>
    </message>
    <message>
        <source>Itself</source>
        <translation>자기 자신</translation>
    </message>
    <message>
        <source>Same token</source>
        <translation>같은 토큰</translation>
    </message>
    <message>
        <source>Induction</source>
        <translation>귀납</translation>
    </message>
    <message>
        <source>How evenly a row spreads over the keys that it sees, on average: 0 all on one key, 1 the same on all</source>
        <translation>한 행이 보이는 키에 얼마나 고르게 퍼지는지의 평균: 한 키에 몰리면 0, 모두 같으면 1</translation>
    </message>
    <message>
        <source>Mean weight on the token just before</source>
        <translation>바로 앞 토큰에 둔 가중치의 평균</translation>
    </message>
    <message>
        <source>Mean weight of the later tokens on the first one</source>
        <translation>뒤의 토큰들이 첫 토큰에 둔 가중치의 평균</translation>
    </message>
    <message>
        <source>Mean weight of a token on itself, the first one left out</source>
        <translation>토큰이 자기 자신에 둔 가중치의 평균 (첫 토큰 제외)</translation>
    </message>
    <message>
        <source>Mean weight on earlier tokens of the same text</source>
        <translation>앞에 나온 같은 글자의 토큰에 둔 가중치의 평균</translation>
    </message>
    <message>
        <source>Mean weight on the tokens that came after earlier ones of the same text</source>
        <translation>앞에 나온 같은 토큰의 바로 다음 토큰에 둔 가중치의 평균</translation>
    </message>
    <message>
        <source>%1 of %2 heads ≥ %3</source>
        <translation>헤드 %2개 중 %1개 ≥ %3</translation>
    </message>
    <message>
        <source>With a memory, queries and keys are different tokens.</source>
        <translation>메모리가 있으면 쿼리와 키가 서로 다른 토큰입니다.</translation>
    </message>
    <message>
        <source>It takes two tokens.</source>
        <translation>토큰이 두 개는 있어야 합니다.</translation>
    </message>
    <message>
        <source>No token occurs twice.</source>
        <translation>두 번 나오는 토큰이 없습니다.</translation>
    </message>
    <message>
        <source>even</source>
        <comment>weights spread evenly</comment>
        <translation>고르게</translation>
    </message>
    <message>
        <source>Colours by decades.</source>
        <translation>색은 로그 눈금입니다.</translation>
    </message>
    <message>
        <source>Weights below %1 are quiet.</source>
        <translation>%1 미만인 가중치는 흐리게 보입니다.</translation>
    </message>
    <message>
        <source>The sums are over all keys: none is left out here.</source>
        <translation>합은 모든 키에 대한 것이므로 여기서는 뺀 키가 없습니다.</translation>
    </message>
    <message>
        <source>not published: made up or changed</source>
        <translation>발표되지 않은 값: 지어냈거나 바뀐 것</translation>
    </message>
    <message>
        <source>made up: only weights were published</source>
        <translation>지어낸 값: 가중치만 발표됨</translation>
    </message>
    <message>
        <source>some hidden</source>
        <translation>일부 가림</translation>
    </message>
    <message>
        <source>hidden until you answer</source>
        <translation>답하면 보입니다</translation>
    </message>
    <message>
        <source>%1 (not published)</source>
        <translation>%1 (발표되지 않은 값)</translation>
    </message>
    <message>
        <source>empty: a replica&apos;s head, mostly not published, has no score</source>
        <translation>빈칸: 복제본 헤드는 대부분 발표되지 않아 점수가 없음</translation>
    </message>
    <message>
        <source>even weights: %1</source>
        <translation>고르게 나눈 가중치: %1</translation>
    </message>
    <message>
        <source>even weights: %1 to %2</source>
        <translation>고르게 나눈 가중치: %1 ~ %2</translation>
    </message>
</context>
</TS>
