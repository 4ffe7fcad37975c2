<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko_KR" sourcelanguage="en">
<context>
    <name>EditErrorText</name>
    <message>
        <source>“%1” is not a number; write it like 0.5 or −1.</source>
        <translation>“%1”은(는) 수가 아닙니다. 0.5나 −1처럼 쓰세요.</translation>
    </message>
    <message>
        <source>The number is too large to compute with; the largest is about 1.8e308.</source>
        <translation>수가 너무 커서 계산할 수 없습니다. 가장 큰 수는 약 1.8e308입니다.</translation>
    </message>
    <message>
        <source>The smallest number allowed is %1.</source>
        <translation>%1 이상의 수만 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>Only numbers from %1 to %2 are allowed.</source>
        <translation>%1부터 %2까지의 수만 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>The number has to be above %1.</source>
        <translation>%1보다 큰 수여야 합니다.</translation>
    </message>
    <message>
        <source>The copied cells are %1 × %2, but from this cell on there are only %3 × %4; select a cell further up or left, or copy fewer.</source>
        <translation>복사한 칸은 %1 × %2인데 이 칸부터는 %3 × %4뿐입니다. 더 위나 왼쪽 칸을 고르거나 더 적게 복사하세요.</translation>
    </message>
    <message>
        <source>Row %1 of the copied cells is %2 wide and the first row %3; copy a whole rectangle.</source>
        <translation>복사한 칸의 %1번째 행은 %2칸이고 첫 행은 %3칸입니다. 직사각형 모양으로 복사하세요.</translation>
    </message>
    <message>
        <source>There is nothing to paste; copy some numbers first.</source>
        <translation>붙여 넣을 것이 없습니다. 먼저 수를 복사하세요.</translation>
    </message>
    <message>
        <source>These are %1 tokens and %2 is the most; shorten the text.</source>
        <translation>토큰이 %1개인데 %2개까지만 됩니다. 글을 줄이세요.</translation>
    </message>
    <message>
        <source>These would be %1 dimensions and %2 is the most.</source>
        <translation>차원이 %1개가 되는데 %2개까지만 됩니다.</translation>
    </message>
    <message>
        <source>There are %1 different words, but only %2 dimensions for them; add dimensions first.</source>
        <translation>서로 다른 낱말은 %1개인데 쓸 수 있는 차원은 %2개뿐입니다. 먼저 차원을 추가하세요.</translation>
    </message>
    <message>
        <source>A layer has at most %1 heads.</source>
        <translation>한 층의 헤드는 %1개까지입니다.</translation>
    </message>
    <message>
        <source>There are at most %1 layers.</source>
        <translation>층은 %1개까지입니다.</translation>
    </message>
    <message>
        <source>A mask painted by hand has at most %2 tokens a side, and these are %1; choose another mask or shorten the text.</source>
        <translation>손으로 칠한 마스크는 한 변이 토큰 %2개까지인데 지금은 %1개입니다. 다른 마스크를 고르거나 글을 줄이세요.</translation>
    </message>
    <message>
        <source>A name or token has at most %1 bytes; shorten it.</source>
        <translation>이름이나 토큰은 %1바이트까지입니다. 줄이세요.</translation>
    </message>
    <message>
        <source>A layer needs at least one head; add another one first.</source>
        <translation>층에는 헤드가 하나는 있어야 합니다. 먼저 다른 헤드를 추가하세요.</translation>
    </message>
    <message>
        <source>At least one layer is needed; add another one first.</source>
        <translation>층이 하나는 있어야 합니다. 먼저 다른 층을 추가하세요.</translation>
    </message>
    <message>
        <source>At least one dimension is needed; add another one first.</source>
        <translation>차원이 하나는 있어야 합니다. 먼저 다른 차원을 추가하세요.</translation>
    </message>
    <message>
        <source>The dimension needs a name; type one.</source>
        <translation>차원에는 이름이 있어야 합니다. 이름을 입력하세요.</translation>
    </message>
    <message>
        <source>Another dimension is called “%1”; choose a different name.</source>
        <translation>“%1”은(는) 다른 차원의 이름입니다. 다른 이름을 고르세요.</translation>
    </message>
    <message>
        <source>No dimension is called “%1”; add it or choose another one.</source>
        <translation>이름이 “%1”인 차원이 없습니다. 추가하거나 다른 차원을 고르세요.</translation>
    </message>
    <message>
        <source>The document has no memory; add one first.</source>
        <translation>문서에 메모리가 없습니다. 먼저 메모리를 추가하세요.</translation>
    </message>
    <message>
        <source>The document has a memory already.</source>
        <translation>문서에 이미 메모리가 있습니다.</translation>
    </message>
    <message>
        <source>The column “%1” is filled by the position rule; change the positions instead.</source>
        <translation>“%1” 열은 위치 규칙이 채웁니다. 대신 위치를 바꾸세요.</translation>
    </message>
    <message>
        <source>The pattern is about the sentence, but keys come from the memory; remove the memory first.</source>
        <translation>이 패턴은 문장에 대한 것인데 키가 메모리에서 옵니다. 먼저 메모리를 지우세요.</translation>
    </message>
    <message>
        <source>The pattern needs position columns that hold i and 1; add positions to the embeddings first.</source>
        <translation>이 패턴에는 i와 1이 든 위치 열이 필요합니다. 먼저 임베딩에 위치를 추가하세요.</translation>
    </message>
    <message>
        <source>The pattern needs position columns that hold i, i² and 1; add positions to the embeddings first.</source>
        <translation>이 패턴에는 i, i², 1이 든 위치 열이 필요합니다. 먼저 임베딩에 위치를 추가하세요.</translation>
    </message>
    <message>
        <source>Words hold numbers of their own in the position column “%3”; set them to 0 first.</source>
        <translation>위치 열 “%3”에 낱말의 수가 들어 있습니다. 먼저 0으로 바꾸세요.</translation>
    </message>
    <message>
        <source>L%2 changes the dimension “%3”, which the pattern reads; set its column in W_O to 0 first.</source>
        <translation>이 패턴이 읽는 차원 “%3”을(를) L%2에서 바꿉니다. 먼저 W_O에서 그 열을 0으로 바꾸세요.</translation>
    </message>
    <message>
        <source>L%2 normalises its input, positions included; switch its norm off first.</source>
        <translation>L%2에서 위치를 포함한 입력을 정규화합니다. 먼저 정규화를 끄세요.</translation>
    </message>
    <message>
        <source>The mask of L%2 hides what the pattern reads; choose another mask first.</source>
        <translation>L%2의 마스크가 이 패턴이 읽을 것을 가립니다. 먼저 다른 마스크를 고르세요.</translation>
    </message>
    <message>
        <source>The mask of L%2 lets a token see later ones; choose the causal mask first.</source>
        <translation>L%2의 마스크에서는 토큰이 뒤의 토큰을 봅니다. 먼저 인과 마스크를 고르세요.</translation>
    </message>
    <message>
        <source>The words&apos; embeddings are too much alike for the pattern; fill them with one-hot rows first.</source>
        <translation>낱말의 임베딩이 서로 너무 비슷해 이 패턴을 만들 수 없습니다. 먼저 원-핫으로 채우세요.</translation>
    </message>
    <message>
        <source>The pattern takes two layers; choose a head of a higher layer.</source>
        <translation>이 패턴에는 층이 둘 필요합니다. 더 위층의 헤드를 고르세요.</translation>
    </message>
    <message>
        <source>The pattern needs %4 dimensions that are 0 everywhere, and there are %5; add dimensions first.</source>
        <translation>이 패턴에는 모두 0인 차원이 %4개 필요한데 %5개 있습니다. 먼저 차원을 추가하세요.</translation>
    </message>
    <message>
        <source>L%2 does not add its input to its output, so nothing reaches this layer as it was; switch its residual on first.</source>
        <translation>L%2에서 입력을 출력에 더하지 않아 앞의 값이 이 층까지 그대로 오지 않습니다. 먼저 그 층의 잔차 연결을 켜세요.</translation>
    </message>
    <message>
        <source>There are at most %1 scenes.</source>
        <translation>장면은 %1개까지입니다.</translation>
    </message>
    <message>
        <source>There are at most %1 sentences to probe.</source>
        <translation>탐침 문장은 %1개까지입니다.</translation>
    </message>
    <message>
        <source>A sentence has at most %1 pairs.</source>
        <translation>한 문장의 쌍은 %1개까지입니다.</translation>
    </message>
    <message>
        <source>“%1” is no pair; write one as “cube → red”.</source>
        <translation>“%1”은(는) 쌍이 아닙니다. “상자 → 빨간”처럼 쓰세요.</translation>
    </message>
</context>
<context>
    <name>EditText</name>
    <message>
        <source>change of the sentence</source>
        <translation>문장 변경</translation>
    </message>
    <message>
        <source>change of how the sentence is split</source>
        <translation>문장을 나누는 방식 변경</translation>
    </message>
    <message>
        <source>change of the rule for new words</source>
        <translation>새 낱말 규칙 변경</translation>
    </message>
    <message>
        <source>change of the title</source>
        <translation>제목 변경</translation>
    </message>
    <message>
        <source>change of the embedding [%1, %2]</source>
        <translation>임베딩 [%1, %2] 변경</translation>
    </message>
    <message>
        <source>filling of the embeddings</source>
        <translation>임베딩 채우기</translation>
    </message>
    <message>
        <source>pasting into the embeddings</source>
        <translation>임베딩에 붙여 넣기</translation>
    </message>
    <message>
        <source>adding of dimension %1</source>
        <translation>차원 %1 추가</translation>
    </message>
    <message>
        <source>removal of dimension %1</source>
        <translation>차원 %1 삭제</translation>
    </message>
    <message>
        <source>renaming of dimension %1</source>
        <translation>차원 %1의 이름 변경</translation>
    </message>
    <message>
        <source>change of the positions</source>
        <translation>위치 변경</translation>
    </message>
    <message>
        <source>adding of the memory</source>
        <translation>메모리 추가</translation>
    </message>
    <message>
        <source>removal of the memory</source>
        <translation>메모리 삭제</translation>
    </message>
    <message>
        <source>change of the memory&apos;s tokens</source>
        <translation>메모리의 토큰 변경</translation>
    </message>
    <message>
        <source>change of the memory&apos;s embedding [%1, %2]</source>
        <translation>메모리의 임베딩 [%1, %2] 변경</translation>
    </message>
    <message>
        <source>filling of the memory&apos;s embeddings</source>
        <translation>메모리의 임베딩 채우기</translation>
    </message>
    <message>
        <source>pasting into the memory&apos;s embeddings</source>
        <translation>메모리의 임베딩에 붙여 넣기</translation>
    </message>
    <message>
        <source>change of the softmax slider</source>
        <translation>소프트맥스 슬라이더 변경</translation>
    </message>
    <message>
        <source>change of W_%1 [%2, %3] in L%4H%5</source>
        <translation>L%4H%5의 W_%1 [%2, %3] 변경</translation>
    </message>
    <message>
        <source>filling of W_%1 in L%2H%3</source>
        <translation>L%2H%3의 W_%1 채우기</translation>
    </message>
    <message>
        <source>pasting into W_%1 in L%2H%3</source>
        <translation>L%2H%3의 W_%1에 붙여 넣기</translation>
    </message>
    <message>
        <source>building of L%1H%2 by the pattern “%3”</source>
        <translation>“%3” 패턴으로 L%1H%2 만들기</translation>
    </message>
    <message>
        <source>renaming of L%1H%2</source>
        <translation>L%1H%2의 이름 변경</translation>
    </message>
    <message>
        <source>change of the size of L%1H%2</source>
        <translation>L%1H%2의 크기 변경</translation>
    </message>
    <message>
        <source>change of the division in L%1H%2</source>
        <translation>L%1H%2의 나눗수 변경</translation>
    </message>
    <message>
        <source>adding of L%1H%2</source>
        <translation>L%1H%2 추가</translation>
    </message>
    <message>
        <source>duplication of L%1H%2</source>
        <translation>L%1H%2 복제</translation>
    </message>
    <message>
        <source>removal of L%1H%2</source>
        <translation>L%1H%2 삭제</translation>
    </message>
    <message>
        <source>move of L%1H%2 to place %3</source>
        <translation>L%1H%2 자리를 %3(으)로 이동</translation>
    </message>
    <message>
        <source>change of the division in all heads</source>
        <translation>모든 헤드의 나눗수 변경</translation>
    </message>
    <message>
        <source>change of the mask of L%1</source>
        <translation>L%1의 마스크 변경</translation>
    </message>
    <message>
        <source>change of the mask of all layers</source>
        <translation>모든 층의 마스크 변경</translation>
    </message>
    <message>
        <source>change of the mask [%1, %2] of L%3</source>
        <translation>L%3의 마스크 [%1, %2] 변경</translation>
    </message>
    <message>
        <source>change of the hidden keys of L%1</source>
        <translation>L%1의 가린 키 변경</translation>
    </message>
    <message>
        <source>change of the residual of L%1</source>
        <translation>L%1의 잔차 변경</translation>
    </message>
    <message>
        <source>change of the norm of L%1</source>
        <translation>L%1의 정규화 변경</translation>
    </message>
    <message>
        <source>adding of L%1</source>
        <translation>L%1 추가</translation>
    </message>
    <message>
        <source>duplication of L%1</source>
        <translation>L%1 복제</translation>
    </message>
    <message>
        <source>removal of L%1</source>
        <translation>L%1 삭제</translation>
    </message>
    <message>
        <source>move of L%1 to place %2</source>
        <translation>L%1 자리를 %2(으)로 이동</translation>
    </message>
    <message>
        <source>switching on of L%1H%2</source>
        <translation>L%1H%2 켜기</translation>
    </message>
    <message>
        <source>switching off of L%1H%2</source>
        <translation>L%1H%2 끄기</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>%1 실행 취소</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>%1 다시 실행</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>다시 실행</translation>
    </message>
    <message>
        <source>move of “%1”</source>
        <translation>“%1” 이동</translation>
    </message>
    <message>
        <source>pasting into the vectors</source>
        <translation>벡터에 붙여 넣기</translation>
    </message>
    <message>
        <source>adding of “%1”</source>
        <translation>“%1” 추가</translation>
    </message>
    <message>
        <source>removal of “%1”</source>
        <translation>“%1” 삭제</translation>
    </message>
    <message>
        <source>recording of scene %1</source>
        <translation>장면 %1 기록</translation>
    </message>
    <message>
        <source>removal of scene %1</source>
        <translation>장면 %1 삭제</translation>
    </message>
    <message>
        <source>move of scene %1 to place %2</source>
        <translation>장면 %1을(를) %2번 자리로 이동</translation>
    </message>
    <message>
        <source>change of the caption of scene %1</source>
        <translation>장면 %1의 설명 변경</translation>
    </message>
    <message>
        <source>step of the lesson</source>
        <translation>수업의 단계</translation>
    </message>
    <message>
        <source>adding of probe sentence %1</source>
        <translation>탐침 문장 %1 추가</translation>
    </message>
    <message>
        <source>removal of probe sentence %1</source>
        <translation>탐침 문장 %1 제거</translation>
    </message>
    <message>
        <source>change of probe sentence %1</source>
        <translation>탐침 문장 %1 변경</translation>
    </message>
    <message>
        <source>change of the pairs of probe sentence %1</source>
        <translation>탐침 문장 %1의 쌍 변경</translation>
    </message>
    <message>
        <source>opening of %1 probe sentences</source>
        <translation>탐침 문장 %1개 열기</translation>
    </message>
</context>
<context>
    <name>FileErrorText</name>
    <message>
        <source>The file cannot be read (%1); check that it is there and that you may read it.</source>
        <translation>파일을 읽을 수 없습니다(%1). 파일이 있는지, 읽을 권한이 있는지 확인하세요.</translation>
    </message>
    <message>
        <source>The file cannot be written (%1); choose another place.</source>
        <translation>파일을 쓸 수 없습니다(%1). 다른 곳을 고르세요.</translation>
    </message>
    <message>
        <source>The file is larger than %1 MiB, the most that is read.</source>
        <translation>파일이 %1 MiB보다 큽니다. 그보다 작은 파일만 읽습니다.</translation>
    </message>
    <message>
        <source>The text is not UTF-8; save the file in that encoding.</source>
        <translation>글이 UTF-8이 아닙니다. UTF-8로 저장하세요.</translation>
    </message>
    <message>
        <source>The JSON is broken near “%1”; look for a missing comma, quote or bracket.</source>
        <translation>“%1” 근처에서 JSON이 어긋났습니다. 빠진 쉼표, 따옴표, 괄호를 찾아보세요.</translation>
    </message>
    <message>
        <source>The file stops in the middle; it may have been cut off.</source>
        <translation>파일이 중간에 끝납니다. 잘렸을 수 있습니다.</translation>
    </message>
    <message>
        <source>A string holds half of a character (a lone surrogate); write the whole character.</source>
        <translation>문자열에 반쪽짜리 문자(짝 없는 서로게이트)가 있습니다. 온전한 문자를 쓰세요.</translation>
    </message>
    <message>
        <source>NaN and Infinity are no numbers of a document; write finite numbers.</source>
        <translation>NaN과 Infinity는 문서에 쓸 수 없습니다. 유한한 수를 쓰세요.</translation>
    </message>
    <message>
        <source>This list has more than %1 entries; no list of a document is so long.</source>
        <translation>이 목록의 항목이 %1개를 넘습니다. 문서에는 이렇게 긴 목록이 있을 수 없습니다.</translation>
    </message>
    <message>
        <source>Lists and objects stand more than %1 deep inside one another; write it flatter.</source>
        <translation>목록과 객체가 %1겹보다 깊이 들어 있습니다. 더 얕게 쓰세요.</translation>
    </message>
    <message>
        <source>A number is too large for a double; the largest is about 1.8e308.</source>
        <translation>수가 너무 큽니다. 가장 큰 수는 약 1.8e308입니다.</translation>
    </message>
    <message>
        <source>This is not a Headlight document; its first key should be &quot;format&quot;: &quot;headlight&quot;.</source>
        <translation>Headlight 문서가 아닙니다. 첫 키는 &quot;format&quot;: &quot;headlight&quot;여야 합니다.</translation>
    </message>
    <message>
        <source>The document is of version %1, and this program knows versions up to %2; get a newer Headlight.</source>
        <translation>문서의 버전은 %1인데 이 프로그램은 %2까지 압니다. 새 Headlight를 받으세요.</translation>
    </message>
    <message>
        <source>The key “%1” stands here twice; remove one.</source>
        <translation>키 “%1”이(가) 두 번 있습니다. 하나를 지우세요.</translation>
    </message>
    <message>
        <source>The key “%1” is missing; add it.</source>
        <translation>키 “%1”이(가) 없습니다. 추가하세요.</translation>
    </message>
    <message>
        <source>The key “%1” is not known; perhaps “%2” is meant.</source>
        <translation>“%1”은(는) 모르는 키입니다. “%2”을(를) 뜻했을 수 있습니다.</translation>
    </message>
    <message>
        <source>The key “%1” is not known.</source>
        <translation>“%1”은(는) 모르는 키입니다.</translation>
    </message>
    <message>
        <source>The key “%1” is kept for a later version; remove it.</source>
        <translation>키 “%1”은(는) 다음 버전을 위해 남겨 둔 것입니다. 지우세요.</translation>
    </message>
    <message>
        <source>No dimension is called “%1”; perhaps “%2” is meant.</source>
        <translation>이름이 “%1”인 차원이 없습니다. “%2”을(를) 뜻했을 수 있습니다.</translation>
    </message>
    <message>
        <source>No dimension is called “%1”; add it to &quot;dimensions&quot;.</source>
        <translation>이름이 “%1”인 차원이 없습니다. &quot;dimensions&quot;에 추가하세요.</translation>
    </message>
    <message>
        <source>%1 is wanted here, and there is %2.</source>
        <translation>여기에는 %1이(가) 와야 하는데 %2이(가) 있습니다.</translation>
    </message>
    <message>
        <source>“%1” is not known here; choose one of %2.</source>
        <translation>“%1”은(는) 여기에 쓸 수 없습니다. %2 중에서 고르세요.</translation>
    </message>
    <message>
        <source>This list must not be empty; put something in.</source>
        <translation>이 목록은 비어 있으면 안 됩니다. 무언가를 넣으세요.</translation>
    </message>
    <message>
        <source>A whole number is wanted here, and there is %1.</source>
        <translation>여기에는 정수가 와야 하는데 %1이(가) 있습니다.</translation>
    </message>
    <message>
        <source>A number above 0 is wanted here, and there is %1.</source>
        <translation>여기에는 0보다 큰 수가 와야 하는데 %1이(가) 있습니다.</translation>
    </message>
    <message>
        <source>A number from %2 on is wanted here, and there is %1.</source>
        <translation>여기에는 %2 이상의 수가 와야 하는데 %1이(가) 있습니다.</translation>
    </message>
    <message>
        <source>A number from %2 to %3 is wanted here, and there is %1.</source>
        <translation>여기에는 %2부터 %3까지의 수가 와야 하는데 %1이(가) 있습니다.</translation>
    </message>
    <message>
        <source>There are more %1 than the limit of %2: %3.</source>
        <translation>%1 수는 %2까지인데 %3입니다.</translation>
    </message>
    <message>
        <source>The text has %2 bytes and %1 is the most; shorten it.</source>
        <translation>글이 %2바이트인데 %1바이트까지만 됩니다. 줄이세요.</translation>
    </message>
    <message>
        <source>The matrix is %3 × %4, and %1 × %2 is wanted.</source>
        <translation>행렬이 %3 × %4인데 %1 × %2이어야 합니다.</translation>
    </message>
    <message>
        <source>This row has %2 numbers and the rows before it %1; make them equally long.</source>
        <translation>이 행에는 수가 %2개, 앞의 행들에는 %1개 있습니다. 길이를 같게 하세요.</translation>
    </message>
    <message>
        <source>This list has %2 entries, and %1 are wanted.</source>
        <translation>이 목록에는 항목이 %2개인데 %1개여야 합니다.</translation>
    </message>
    <message>
        <source>&quot;output&quot; is missing, and the heads&apos; d_v add up to %1 where d_model is %2; add &quot;output&quot; or make them equal.</source>
        <translation>&quot;output&quot;이 없는데 헤드들의 d_v 합은 %1, d_model은 %2입니다. &quot;output&quot;을 추가하거나 둘을 같게 하세요.</translation>
    </message>
    <message>
        <source>text</source>
        <translation>문자열</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>수</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true나 false</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>목록</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>객체</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>토큰</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>층</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>헤드</translation>
    </message>
    <message>
        <source>tokens a side of a painted mask</source>
        <translation>칠한 마스크 한 변의 토큰</translation>
    </message>
    <message>
        <source>columns (%1)</source>
        <translation>열(%1)</translation>
    </message>
    <message>
        <source>%1 (line %2, column %3): %4</source>
        <translation>%1(%2번째 줄, %3번째 글자): %4</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>%1번째 줄, %2번째 글자: %3</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>그런 파일이 없음</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>권한이 없음</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>폴더임</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>디스크가 가득 참</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>읽기 전용 디스크</translation>
    </message>
    <message>
        <source>scenes</source>
        <translation>장면</translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation>그런 폴더가 없음</translation>
    </message>
    <message>
        <source>This is not a lesson of Headlight; its first key should be &quot;format&quot;: &quot;headlight-lesson&quot;.</source>
        <translation>Headlight 수업이 아닙니다. 첫 키는 &quot;format&quot;: &quot;headlight-lesson&quot;이어야 합니다.</translation>
    </message>
    <message>
        <source>Nothing here is called “%1”; perhaps “%2” is meant.</source>
        <translation>여기에는 이름이 “%1”인 것이 없습니다. “%2”을(를) 뜻했을 수 있습니다.</translation>
    </message>
    <message>
        <source>Nothing here is called “%1”; give the name to something first.</source>
        <translation>여기에는 이름이 “%1”인 것이 없습니다. 먼저 그 이름을 붙이세요.</translation>
    </message>
    <message>
        <source>“%1” is no document; write one here.</source>
        <translation>“%1”은(는) 문서가 아닙니다. 여기에 문서를 쓰세요.</translation>
    </message>
    <message>
        <source>%1 of these choices are right; let just one be right.</source>
        <translation>이 보기 가운데 맞는 것이 %1개입니다. 하나만 맞게 하세요.</translation>
    </message>
    <message>
        <source>This wrong answer is right within the tolerance; change it, or make the tolerance smaller.</source>
        <translation>이 오답은 허용 오차 안에서 정답과 같습니다. 오답을 바꾸거나 허용 오차를 줄이세요.</translation>
    </message>
    <message>
        <source>This cannot be computed; look for a division by 0, the root of a negative number, a forbidden cell, or sizes that are too large, not whole or do not divide.</source>
        <translation>계산할 수 없습니다. 0으로 나누었는지, 음수의 제곱근인지, 금지된 칸인지, 크기가 너무 크거나 정수가 아니거나 나누어떨어지지 않는지 살펴보세요.</translation>
    </message>
    <message>
        <source>The step shows no document that this could be read from; add &quot;document&quot;.</source>
        <translation>이 단계에는 값을 읽을 문서가 없습니다. &quot;document&quot;를 추가하세요.</translation>
    </message>
    <message>
        <source>At least %1 are wanted in this list, and there are %2.</source>
        <translation>이 목록에는 적어도 %1개가 있어야 하는데 %2개입니다.</translation>
    </message>
    <message>
        <source>documents</source>
        <translation>문서</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>values</source>
        <translation>값</translation>
    </message>
    <message>
        <source>parts</source>
        <translation>부분</translation>
    </message>
    <message>
        <source>choices</source>
        <translation>보기</translation>
    </message>
    <message>
        <source>wrong answers</source>
        <translation>오답</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>줄</translation>
    </message>
    <message>
        <source>This is a lesson, and a document is wanted here.</source>
        <translation>이것은 수업인데 여기에는 문서가 있어야 합니다.</translation>
    </message>
    <message>
        <source>This is a document, and a lesson is wanted here.</source>
        <translation>이것은 문서인데 여기에는 수업이 있어야 합니다.</translation>
    </message>
    <message>
        <source>published weights</source>
        <translation>발표된 가중치</translation>
    </message>
    <message>
        <source>The first line should be “%1”, and it is “%2”.</source>
        <translation>첫 줄은 “%1”이어야 하는데 “%2”입니다.</translation>
    </message>
    <message>
        <source>This line has %2 fields, and %1 are wanted; put a text that holds a comma in quotes.</source>
        <translation>이 줄에는 칸이 %2개 있고 %1개가 필요합니다. 쉼표가 든 글은 따옴표로 묶으세요.</translation>
    </message>
    <message>
        <source>A quote opens here and is not closed; close it, and write a quote inside a text twice.</source>
        <translation>여기서 연 따옴표가 닫히지 않습니다. 닫아 주세요. 글 안의 따옴표는 두 번 씁니다.</translation>
    </message>
    <message>
        <source>The sentence is missing here; write it in each line of its pairs.</source>
        <translation>여기에 문장이 없습니다. 쌍마다 그 줄에 문장을 쓰세요.</translation>
    </message>
    <message>
        <source>One word of the pair is missing here; write both, or neither.</source>
        <translation>쌍의 낱말 하나가 없습니다. 둘 다 쓰거나 둘 다 비우세요.</translation>
    </message>
    <message>
        <source>sentences to probe</source>
        <translation>탐침 문장</translation>
    </message>
    <message>
        <source>pairs of a sentence</source>
        <translation>한 문장의 쌍</translation>
    </message>
    <message>
        <source>“%1” cannot be a name here; write it with letters from A to Z or a to z, digits, _ and -.</source>
        <translation>“%1”은(는) 여기서 이름이 될 수 없습니다. A–Z와 a–z의 글자, 숫자, _와 -로 쓰세요.</translation>
    </message>
    <message>
        <source>“%1” is no place for a value; write one as {name} or {name:4}.</source>
        <translation>“%1”은(는) 값의 자리가 아닙니다. {name}이나 {name:4}처럼 쓰세요.</translation>
    </message>
    <message>
        <source>This text is empty; write what it says.</source>
        <translation>이 글이 비어 있습니다. 내용을 쓰세요.</translation>
    </message>
    <message>
        <source>These lines are all the same; there is nothing to put in order.</source>
        <translation>이 줄들이 모두 같아서 순서를 맞출 것이 없습니다.</translation>
    </message>
    <message>
        <source>The character %1 is in this text, where it shows nothing and may turn the words around it; remove it.</source>
        <translation>이 글에 문자 %1이(가) 있습니다. 보이지 않으면서 주위의 글을 뒤집을 수 있으니 지우세요.</translation>
    </message>
    <message>
        <source>components drawn in a lesson</source>
        <translation>수업에서 뽑는 성분</translation>
    </message>
    <message>
        <source>translations</source>
        <translation>번역</translation>
    </message>
    <message>
        <source>The lesson is of version %1, and this program knows versions up to %2; get a newer Headlight.</source>
        <translation>수업이 버전 %1인데 이 프로그램은 버전 %2까지 압니다. 새 Headlight를 받으세요.</translation>
    </message>
    <message>
        <source>“%1” is no document; write one here, or choose one of %2.</source>
        <translation>“%1”은(는) 문서가 아닙니다. 여기에 문서를 쓰거나 %2 가운데 고르세요.</translation>
    </message>
    <message>
        <source>This is in “%1”, and the title is not (it is in %2); write it in the title&apos;s languages, or the title in this one, too.</source>
        <translation>이 글은 “%1” 언어인데 제목에는 그 언어가 없습니다(제목: %2). 제목의 언어로 쓰거나 제목도 이 언어로 쓰세요.</translation>
    </message>
    <message>
        <source>“%1” and “%2” stand here together; write one of them.</source>
        <translation>“%1” 키와 “%2” 키가 함께 있습니다. 하나만 쓰세요.</translation>
    </message>
    <message>
        <source>The key “%1” goes with &quot;%2&quot;: %3; remove it, or change &quot;%2&quot;.</source>
        <translation>“%1” 키는 &quot;%2&quot;의 값이 %3일 때 씁니다. 키를 지우거나 &quot;%2&quot;의 값을 바꾸세요.</translation>
    </message>
    <message>
        <source>The lab cannot show this: %1.</source>
        <translation>실험이 이대로 보여 줄 수 없습니다. %1.</translation>
    </message>
    <message>
        <source>Another choice reads like this one; change one of them.</source>
        <translation>이 보기와 똑같이 읽히는 보기가 또 있습니다. 하나를 바꾸세요.</translation>
    </message>
    <message>
        <source>A cell is asked for, and the step shows none; show it a view of a document.</source>
        <translation>칸을 묻는데 이 단계의 보기에는 칸이 없습니다. 문서를 보는 보기를 띄우세요.</translation>
    </message>
    <message>
        <source>Every cell that may be read in this row is right; ask of a row whose numbers differ.</source>
        <translation>이 행에서 읽을 수 있는 칸이 모두 답입니다. 수가 서로 다른 행을 물으세요.</translation>
    </message>
    <message>
        <source>The dimension “%1” of the same document gets the same name; give each dimension its own.</source>
        <translation>같은 문서의 차원 “%1”도 같은 이름이 됩니다. 차원마다 다른 이름을 주세요.</translation>
    </message>
</context>
<context>
    <name>LessonText</name>
    <message>
        <source>To 1 decimal.</source>
        <translation>소수점 아래 1자리까지.</translation>
    </message>
    <message>
        <source>To %1 decimals.</source>
        <translation>소수점 아래 %1자리까지.</translation>
    </message>
</context>
<context>
    <name>MaskText</name>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>causal</source>
        <translation>인과</translation>
    </message>
    <message>
        <source>causal, ends aligned</source>
        <translation>인과, 끝 맞춤</translation>
    </message>
    <message>
        <source>window of %1</source>
        <translation>창 %1칸</translation>
    </message>
    <message>
        <source>painted</source>
        <translation>손으로 칠한 것</translation>
    </message>
</context>
<context>
    <name>OverflowText</name>
    <message>
        <source>The output of L%1 for “%2” is too large to compute with; make its weights or the embeddings smaller.</source>
        <translation>L%1에서 “%2”의 출력이 너무 커서 계산할 수 없습니다. 그 층의 행렬이나 임베딩을 작게 하세요.</translation>
    </message>
    <message>
        <source>The score of “%1” for “%2” in L%3H%4 is too large to compute with; make the head&apos;s weights, the embeddings or the softmax slider smaller.</source>
        <translation>L%3H%4에서 “%2”에 대한 “%1”의 점수가 너무 커서 계산할 수 없습니다. 헤드의 행렬, 임베딩, 소프트맥스 슬라이더를 작게 하세요.</translation>
    </message>
    <message>
        <source>The output of L%1H%2 for “%3” is too large to compute with; make its W_V or the embeddings smaller.</source>
        <translation>L%1H%2에서 “%3”의 출력이 너무 커서 계산할 수 없습니다. 그 헤드의 W_V나 임베딩을 작게 하세요.</translation>
    </message>
</context>
<context>
    <name>PatternText</name>
    <message>
        <source>token itself</source>
        <translation>토큰 자신</translation>
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
        <source>same token</source>
        <translation>같은 토큰</translation>
    </message>
    <message>
        <source>all tokens alike</source>
        <translation>모든 토큰 고르게</translation>
    </message>
    <message>
        <source>induction</source>
        <translation>귀납</translation>
    </message>
</context>
</TS>
