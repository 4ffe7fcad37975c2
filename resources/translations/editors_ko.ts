<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko_KR" sourcelanguage="en">
<context>
    <name>EditSender</name>
    <message>
        <source>No dimension is free for the new word “%1”: its row is all 0. Add a dimension and write its 1 there.</source>
        <translation>새 단어 “%1”에 줄 빈 차원이 없어 행이 모두 0입니다. 차원을 더하고 거기에 1을 쓰세요.</translation>
    </message>
    <message>
        <source>No dimensions are free for %1 new words: their rows are all 0. Add dimensions and write their 1s there.</source>
        <translation>새 단어 %1개에 줄 빈 차원이 없어 행이 모두 0입니다. 차원을 더하고 거기에 1을 쓰세요.</translation>
    </message>
</context>
<context>
    <name>Embeddings</name>
    <message>
        <source>Another token with this text has another row: they are edited apart.</source>
        <translation>글이 같은 다른 토큰의 행이 이 행과 다릅니다. 따로 고쳐집니다.</translation>
    </message>
    <message>
        <source>+ %1 from its position = %2</source>
        <translation>+ 위치에서 오는 %1 = %2</translation>
    </message>
    <message>
        <source>Written by the position rule.</source>
        <translation>위치 규칙이 채우는 열입니다.</translation>
    </message>
</context>
<context>
    <name>Seed</name>
    <message>
        <source>Seed: the same whole number gives the same random numbers</source>
        <translation>시드: 같은 정수에서는 같은 난수가 나옵니다</translation>
    </message>
    <message>
        <source>Write a whole number from 0 to 4294967295.</source>
        <translation>0부터 4294967295까지의 정수를 쓰세요.</translation>
    </message>
</context>
<context>
    <name>headlight::EmbeddingsEditor</name>
    <message>
        <source>Rows, dimensions and positions</source>
        <translation>행, 차원, 위치</translation>
    </message>
    <message>
        <source>Add a dimension…</source>
        <translation>차원 더하기…</translation>
    </message>
    <message>
        <source>Rename “%1”…</source>
        <translation>“%1” 이름 바꾸기…</translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <translation>“%1” 없애기</translation>
    </message>
    <message>
        <source>“%1” holds</source>
        <translation>“%1”에 담기는 것</translation>
    </message>
    <message>
        <source>What is typed</source>
        <translation>직접 쓴 수</translation>
    </message>
    <message>
        <source>The position: 0, 1, 2, …</source>
        <translation>위치: 0, 1, 2, …</translation>
    </message>
    <message>
        <source>The position squared: 0, 1, 4, …</source>
        <translation>위치의 제곱: 0, 1, 4, …</translation>
    </message>
    <message>
        <source>1 for every token</source>
        <translation>모든 토큰에 1</translation>
    </message>
    <message>
        <source>No positions</source>
        <translation>위치 없음</translation>
    </message>
    <message>
        <source>Sinusoidal positions</source>
        <translation>사인파 위치</translation>
    </message>
    <message>
        <source>Name of the new dimension</source>
        <translation>새 차원의 이름</translation>
    </message>
    <message>
        <source>New name of “%1”</source>
        <translation>“%1”의 새 이름</translation>
    </message>
    <message>
        <source>Embeddings</source>
        <translation>임베딩</translation>
    </message>
    <message>
        <source>Each token as a row of numbers</source>
        <translation>토큰마다 수의 행 하나 (임베딩 벡터)</translation>
    </message>
    <message>
        <source>Each token gets a row here.</source>
        <translation>토큰마다 여기에 행이 하나 생깁니다.</translation>
    </message>
    <message>
        <source>Add position columns: pos, pos², one</source>
        <translation>위치 열 더하기: pos, pos², one</translation>
    </message>
</context>
<context>
    <name>headlight::FillEntries</name>
    <message>
        <source>Fill with zeros</source>
        <translation>0으로 채우기</translation>
    </message>
    <message>
        <source>Fill one-hot: a dimension for each word</source>
        <translation>원-핫으로 채우기: 낱말마다 차원 하나</translation>
    </message>
    <message>
        <source>Fill with random numbers…</source>
        <translation>난수로 채우기…</translation>
    </message>
    <message>
        <source>Bring rows to length 1</source>
        <translation>행의 길이를 1로</translation>
    </message>
</context>
<context>
    <name>headlight::HeadEditor</name>
    <message>
        <source>Preset ▾</source>
        <translation>프리셋 ▾</translation>
    </message>
    <message>
        <source>Fill this matrix, or build the head to read by a pattern</source>
        <translation>이 행렬을 채우거나, 헤드가 무늬대로 읽도록 만들기</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>단위행렬</translation>
    </message>
    <message>
        <source>Zeros</source>
        <translation>0</translation>
    </message>
    <message>
        <source>Random numbers…</source>
        <translation>난수…</translation>
    </message>
    <message>
        <source>W_Q makes queries: what a token looks for</source>
        <translation>W_Q는 쿼리(질의)를 만듭니다: 토큰이 찾는 것</translation>
    </message>
    <message>
        <source>W_K makes keys: what a token is about</source>
        <translation>W_K는 키(열쇠)를 만듭니다: 토큰이 무엇에 관한 것인지</translation>
    </message>
    <message>
        <source>W_V makes values: what a token hands over</source>
        <translation>W_V는 값을 만듭니다: 토큰이 건네주는 것</translation>
    </message>
    <message>
        <source>W_O brings what the head read back into the dimensions</source>
        <translation>W_O는 헤드가 읽은 것을 원래 차원으로 되돌립니다</translation>
    </message>
    <message>
        <source>Matrix of the head</source>
        <translation>헤드의 행렬</translation>
    </message>
    <message>
        <source>Read the token itself</source>
        <translation>자기 자신 읽기</translation>
    </message>
    <message>
        <source>Read the token before</source>
        <translation>바로 앞 토큰 읽기</translation>
    </message>
    <message>
        <source>Read the first token</source>
        <translation>첫 토큰 읽기</translation>
    </message>
    <message>
        <source>Read an equal token before</source>
        <translation>앞에 나온 같은 토큰 읽기</translation>
    </message>
    <message>
        <source>Read all tokens alike</source>
        <translation>모든 토큰을 똑같이 읽기</translation>
    </message>
    <message>
        <source>Read what followed an equal token (two layers)</source>
        <translation>같은 토큰 다음에 온 것 읽기 (두 층)</translation>
    </message>
</context>
<context>
    <name>headlight::HeadForm</name>
    <message>
        <source>undivided ▾</source>
        <translation>나누지 않음 ▾</translation>
    </message>
    <message>
        <source>Add, copy, move or remove a head</source>
        <translation>헤드를 더하고, 복제하고, 옮기고, 없애기</translation>
    </message>
    <message>
        <source>What the head&apos;s scores are divided by</source>
        <translation>헤드의 점수를 나누는 수</translation>
    </message>
    <message>
        <source>undivided</source>
        <translation>나누지 않음</translation>
    </message>
    <message>
        <source>÷ a number of your own</source>
        <translation>÷ 직접 쓴 수</translation>
    </message>
    <message>
        <source>Add a head</source>
        <translation>헤드 더하기</translation>
    </message>
    <message>
        <source>Duplicate the head</source>
        <translation>헤드 복제</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>왼쪽으로</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>오른쪽으로</translation>
    </message>
    <message>
        <source>Remove the head</source>
        <translation>헤드 없애기</translation>
    </message>
    <message>
        <source>Head L%1H%2</source>
        <translation>헤드 L%1H%2</translation>
    </message>
    <message>
        <source>Name of the head</source>
        <translation>헤드 이름</translation>
    </message>
    <message>
        <source>on</source>
        <translation>켜짐</translation>
    </message>
    <message>
        <source>Off: what the head reads is taken as 0; its weights are still computed</source>
        <translation>끄면 헤드가 읽은 것을 0으로 봅니다. 가중치는 그대로 계산됩니다.</translation>
    </message>
    <message>
        <source>How many components queries and keys have</source>
        <translation>쿼리와 키의 성분 수</translation>
    </message>
    <message>
        <source>How many components values have</source>
        <translation>값의 성분 수</translation>
    </message>
    <message>
        <source>Scores are divided by this number</source>
        <translation>점수를 이 수로 나눕니다</translation>
    </message>
    <message>
        <source>One set of W_Q, W_K and W_V, with its own weights</source>
        <translation>헤드(머리): W_Q, W_K, W_V 한 벌이며 자기만의 가중치(비중)가 있습니다</translation>
    </message>
</context>
<context>
    <name>headlight::LayerEditor</name>
    <message>
        <source>Add, copy, move or remove a layer</source>
        <translation>층을 더하고, 복제하고, 옮기고, 없애기</translation>
    </message>
    <message>
        <source>Which keys a query may see in this layer</source>
        <translation>이 층에서 쿼리가 볼 수 있는 키</translation>
    </message>
    <message>
        <source>None: every key is seen</source>
        <translation>없음: 모든 키를 봄</translation>
    </message>
    <message>
        <source>Causal: no later key is seen</source>
        <translation>인과: 뒤의 키를 보지 않음</translation>
    </message>
    <message>
        <source>Window: only the last few keys</source>
        <translation>창: 가까운 앞의 키 몇 개만</translation>
    </message>
    <message>
        <source>Painted by hand</source>
        <translation>직접 칠하기</translation>
    </message>
    <message>
        <source>Add a layer</source>
        <translation>층 더하기</translation>
    </message>
    <message>
        <source>Duplicate the layer</source>
        <translation>층 복제</translation>
    </message>
    <message>
        <source>Move earlier</source>
        <translation>앞으로</translation>
    </message>
    <message>
        <source>Move later</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>Remove the layer</source>
        <translation>층 없애기</translation>
    </message>
    <message>
        <source>Layer L%1</source>
        <translation>층 L%1</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>마스크</translation>
    </message>
    <message>
        <source>How many keys a query sees at most, its own included</source>
        <translation>쿼리가 볼 수 있는 키의 수 (자기 키 포함)</translation>
    </message>
    <message>
        <source>Painted mask: queries down, keys across</source>
        <translation>칠한 마스크: 아래로 쿼리, 옆으로 키</translation>
    </message>
    <message>
        <source>More than %1 tokens cannot be painted here.</source>
        <translation>토큰이 %1개를 넘으면 여기에 칠할 수 없습니다.</translation>
    </message>
    <message>
        <source>Add the layer&apos;s input (residual)</source>
        <translation>층의 입력을 더함 (잔차)</translation>
    </message>
    <message>
        <source>Normalise its input (layer norm)</source>
        <translation>입력을 정규화 (층 정규화)</translation>
    </message>
    <message>
        <source>Keys that no query sees</source>
        <translation>아무 쿼리도 보지 않는 키</translation>
    </message>
    <message>
        <source>Click a token to hide it from all queries, as padding is</source>
        <translation>토큰을 클릭하면 패딩처럼 모든 쿼리에게 가려집니다</translation>
    </message>
    <message>
        <source>Causal, ends aligned</source>
        <translation>인과, 끝 맞춤</translation>
    </message>
</context>
<context>
    <name>headlight::MaskGrid</name>
    <message>
        <source>“%1” sees “%2”</source>
        <translation>“%1” → “%2”: 보임</translation>
    </message>
    <message>
        <source>“%1” does not see “%2”</source>
        <translation>“%1” → “%2”: 가려짐</translation>
    </message>
</context>
<context>
    <name>headlight::MemoryEditor</name>
    <message>
        <source>Rows of the memory</source>
        <translation>메모리의 행</translation>
    </message>
    <message>
        <source>Remove the memory</source>
        <translation>메모리 없애기</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>메모리</translation>
    </message>
    <message>
        <source>Keys and values come from these tokens, not from the sentence</source>
        <translation>키와 값이 문장이 아니라 이 토큰들에서 옵니다</translation>
    </message>
    <message>
        <source>Type the tokens that are read</source>
        <translation>읽힐 토큰을 쓰세요</translation>
    </message>
    <message>
        <source>| splits a word in two; _ between two words makes them one token</source>
        <translation>|는 낱말을 둘로 나누고, 두 낱말 사이의 _는 한 토큰으로 잇습니다</translation>
    </message>
    <message>
        <source>Embeddings of the memory</source>
        <translation>메모리의 임베딩</translation>
    </message>
</context>
<context>
    <name>headlight::SentenceEditor</name>
    <message>
        <source>Words ▾</source>
        <translation>낱말 ▾</translation>
    </message>
    <message>
        <source>Characters ▾</source>
        <translation>글자 ▾</translation>
    </message>
    <message>
        <source>How the sentence becomes tokens, and what rows new words get</source>
        <translation>문장을 토큰으로 나누는 법과 새 낱말이 얻는 행</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>낱말</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>글자</translation>
    </message>
    <message>
        <source>New words: a row of zeros</source>
        <translation>새 낱말: 0으로 된 행</translation>
    </message>
    <message>
        <source>New words: a 1 in a free dimension</source>
        <translation>새 낱말: 빈 차원에 1</translation>
    </message>
    <message>
        <source>New words: random numbers…</source>
        <translation>새 낱말: 난수…</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>문장</translation>
    </message>
    <message>
        <source>Type a sentence to begin</source>
        <translation>문장을 입력하면 시작합니다</translation>
    </message>
    <message>
        <source>| splits a word in two; _ between two words makes them one token</source>
        <translation>|는 낱말을 둘로 나누고, 두 낱말 사이의 _는 한 토큰으로 잇습니다</translation>
    </message>
</context>
</TS>
