<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko_KR" sourcelanguage="en">
<context>
    <name>Arguments</name>
    <message>
        <source>Usage: %1</source>
        <translation>사용법: %1</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>옵션:</translation>
    </message>
    <message>
        <source>this text</source>
        <translation>이 도움말</translation>
    </message>
    <message>
        <source>there is no option %1; headlight %2 lists them</source>
        <translation>%1 옵션은 없습니다. headlight %2 명령이 목록을 보여 줍니다</translation>
    </message>
    <message>
        <source>%1 takes no value</source>
        <translation>%1 옵션에는 값을 줄 수 없습니다</translation>
    </message>
    <message>
        <source>%1 needs a value: %2</source>
        <translation>%1 옵션에는 값이 필요합니다: %2</translation>
    </message>
    <message>
        <source>%1 is given twice</source>
        <translation>%1 옵션이 두 번 있습니다</translation>
    </message>
    <message>
        <source>%1 is one argument too many</source>
        <translation>인수가 너무 많습니다: %1</translation>
    </message>
    <message>
        <source>headlight %1 needs its %2</source>
        <translation>headlight %1 명령에 빠진 것이 있습니다: %2</translation>
    </message>
    <message>
        <source>%1 is not a number</source>
        <translation>수가 아닙니다: %1</translation>
    </message>
    <message>
        <source>the name of a file is missing</source>
        <translation>파일 이름이 없습니다</translation>
    </message>
    <message>
        <source>%1 is not a whole number from %2 on</source>
        <translation>%2 이상의 정수가 아닙니다: %1</translation>
    </message>
    <message>
        <source>%1 is not a whole number from %2 to %3</source>
        <translation>%2 이상 %3 이하의 정수가 아닙니다: %1</translation>
    </message>
    <message>
        <source>%1 is none of %2</source>
        <translation>%1: 다음 중 하나여야 합니다: %2</translation>
    </message>
</context>
<context>
    <name>Command</name>
    <message>
        <source>open the window</source>
        <translation>창을 엽니다</translation>
    </message>
    <message>
        <source>print numbers: weights, scores, outputs, statistics …</source>
        <translation>수를 출력합니다: 가중치, 점수, 출력, 통계 …</translation>
    </message>
    <message>
        <source>draw a picture: PNG, SVG or PDF</source>
        <translation>그림을 그립니다: PNG, SVG, PDF</translation>
    </message>
    <message>
        <source>say what a file is: layers, heads, sizes, parameters</source>
        <translation>파일의 내용을 알려 줍니다: 층, 헤드, 크기, 매개변수</translation>
    </message>
    <message>
        <source>make a document from a sentence</source>
        <translation>문장으로 문서를 만듭니다</translation>
    </message>
    <message>
        <source>write a handout to be filled in by hand, with its answers</source>
        <translation>손으로 채우는 학습지와 답을 만듭니다</translation>
    </message>
    <message>
        <source>Headlight shows what a transformer&apos;s attention does.</source>
        <translation>Headlight는 트랜스포머의 어텐션이 하는 일을 보여 줍니다.</translation>
    </message>
    <message>
        <source>SOURCE is a document (NAME.headlight). Each command has its own --help.</source>
        <translation>SOURCE는 문서(NAME.headlight)입니다. 명령마다 --help가 있습니다.</translation>
    </message>
    <message>
        <source>there is no command %1; headlight --help lists them</source>
        <translation>%1 명령은 없습니다. headlight --help 명령이 목록을 보여 줍니다</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>%1행 %2열</translation>
    </message>
    <message>
        <source>which heads read the tagged words of many sentences</source>
        <translation>많은 문장에서 표시한 낱말을 읽는 헤드</translation>
    </message>
</context>
<context>
    <name>Compute</name>
    <message>
        <source>(default weights)</source>
        <translation>(기본값 weights)</translation>
    </message>
    <message>
        <source>one layer, counted from 0 (default all)</source>
        <translation>0부터 센 층 하나 (기본값: 모두)</translation>
    </message>
    <message>
        <source>one head, counted from 0 (default all)</source>
        <translation>0부터 센 헤드 하나 (기본값: 모두)</translation>
    </message>
    <message>
        <source>how the numbers are written (default json)</source>
        <translation>수를 쓰는 형식 (기본값 json)</translation>
    </message>
    <message>
        <source>where to (default standard output)</source>
        <translation>쓸 곳 (기본값: 표준 출력)</translation>
    </message>
    <message>
        <source>Print a document&apos;s numbers.</source>
        <translation>문서의 수를 출력합니다.</translation>
    </message>
    <message>
        <source>gradient needs --layer and --head</source>
        <translation>gradient에는 --layer와 --head가 필요합니다</translation>
    </message>
    <message>
        <source>statistics are no array; take json or csv</source>
        <translation>통계는 배열이 아닙니다. json이나 csv를 고르세요</translation>
    </message>
    <message>
        <source>the heads differ in shape or number and do not fit one array; choose one with --layer and --head</source>
        <translation>헤드의 모양이나 수가 서로 달라 한 배열에 들어가지 않습니다. --layer와 --head로 하나를 고르세요</translation>
    </message>
</context>
<context>
    <name>Info</name>
    <message>
        <source>Say what a document or a lesson holds.</source>
        <translation>문서나 수업에 무엇이 들어 있는지 알려 줍니다.</translation>
    </message>
    <message>
        <source>for people (default) or for programs</source>
        <translation>사람이 읽을 형식(기본값) 또는 프로그램이 읽을 형식</translation>
    </message>
    <message>
        <source>(off)</source>
        <translation>(꺼짐)</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>종류</translation>
    </message>
    <message>
        <source>document</source>
        <translation>문서</translation>
    </message>
    <message>
        <source>title</source>
        <translation>제목</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>토큰</translation>
    </message>
    <message>
        <source>memory tokens</source>
        <translation>메모리 토큰</translation>
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
        <source>parameters</source>
        <translation>매개변수</translation>
    </message>
    <message>
        <source>array files cannot be read yet; a document ends in .headlight</source>
        <translation>배열 파일은 아직 읽을 수 없습니다. 문서 이름은 .headlight로 끝납니다</translation>
    </message>
</context>
<context>
    <name>WorksheetCommand</name>
    <message>
        <source>Write a handout with blanks to fill in by hand, and the answers on pages of their own.</source>
        <translation>손으로 채울 빈칸이 있는 학습지와, 따로 된 답 쪽을 만듭니다.</translation>
    </message>
    <message>
        <source>where to: NAME.pdf (needed)</source>
        <translation>쓸 곳: 이름.pdf (필요)</translation>
    </message>
    <message>
        <source>where the numbers of its exercises start; default 1; the same seed, the same sheet</source>
        <translation>연습 문제의 수를 뽑는 시드. 기본 1. 시드가 같으면 같은 학습지</translation>
    </message>
    <message>
        <source>how many small examples to compute, 1 to %1, of a lesson from 0 on; default 4</source>
        <translation>계산할 작은 예의 수, 1부터 %1까지, 수업은 0부터. 기본 4</translation>
    </message>
    <message>
        <source>the size of a page; default a4</source>
        <translation>종이 크기. 기본 a4</translation>
    </message>
    <message>
        <source>of the words in it (default the system's)</source>
        <translation>학습지의 언어 (기본은 시스템의 언어)</translation>
    </message>
    <message>
        <source>a file to write to is needed: -o NAME.pdf</source>
        <translation>쓸 파일이 필요합니다: -o 이름.pdf</translation>
    </message>
    <message>
        <source>a worksheet is a PDF; let the name end in .pdf: -o NAME.pdf</source>
        <translation>학습지는 PDF입니다. 이름이 .pdf로 끝나야 합니다: -o 이름.pdf</translation>
    </message>
    <message>
        <source>leave the answers out</source>
        <translation>답을 뺍니다</translation>
    </message>
    <message>
        <source>a document has no questions of its own; take 1 to %1 exercises</source>
        <translation>문서에는 질문이 없습니다. 연습 문제를 1개부터 %1개까지 넣으세요</translation>
    </message>
</context>
<context>
    <name>New</name>
    <message>
        <source>Make a document from a sentence, filled by rule, so that a script can make any classroom example.</source>
        <translation>문장을 받아 규칙대로 채운 문서를 만듭니다. 스크립트로 어떤 수업 예제든 만들 수 있습니다.</translation>
    </message>
    <message>
        <source>the sentence (needed); | splits a word, _ joins two</source>
        <translation>문장(필수). |는 낱말을 나누고 _는 둘을 잇습니다</translation>
    </message>
    <message>
        <source>what a token is; default words</source>
        <translation>토큰의 단위 (기본값 words)</translation>
    </message>
    <message>
        <source>the document&apos;s title</source>
        <translation>문서의 제목</translation>
    </message>
    <message>
        <source>how many layers; default 1</source>
        <translation>층의 수 (기본값 1)</translation>
    </message>
    <message>
        <source>how many heads in each layer; default 1</source>
        <translation>층마다 헤드의 수 (기본값 1)</translation>
    </message>
    <message>
        <source>the width of an embedding; default: as wide as its rows need</source>
        <translation>임베딩의 너비 (기본값: 행에 필요한 만큼)</translation>
    </message>
    <message>
        <source>the width of a query and a key; default d_model ÷ heads</source>
        <translation>쿼리와 키의 너비 (기본값 d_model ÷ 헤드 수)</translation>
    </message>
    <message>
        <source>the width of a value; default d_model ÷ heads</source>
        <translation>값의 너비 (기본값 d_model ÷ 헤드 수)</translation>
    </message>
    <message>
        <source>where random numbers start; default 0; the same seed, the same document</source>
        <translation>난수의 시작점 (기본값 0). 시드가 같으면 문서도 같습니다</translation>
    </message>
    <message>
        <source>the rows of words; default one_hot, or zero where there are features</source>
        <translation>낱말의 행 (기본값 one_hot, 특징이 있으면 zero)</translation>
    </message>
    <message>
        <source>a dimension of this name that is 1 for these words (repeatable)</source>
        <translation>이 이름의 차원을 만들어 이 낱말들에서 1로 둡니다 (여러 번 가능)</translation>
    </message>
    <message>
        <source>names of the dimensions that --embedding fills</source>
        <translation>--embedding이 채우는 차원의 이름</translation>
    </message>
    <message>
        <source>what is added for the place of a token: columns are 1, i and i²; default columns where there is a pattern, else none</source>
        <translation>토큰의 위치에 따라 더하는 것. columns는 1, i, i² (기본값: 패턴이 있으면 columns, 없으면 none)</translation>
    </message>
    <message>
        <source>the matrices of heads without a pattern; default random</source>
        <translation>패턴이 없는 헤드의 행렬 (기본값 random)</translation>
    </message>
    <message>
        <source>what head H of layer L reads: %1 (repeatable); induction takes a head of the layer below too</source>
        <translation>층 L의 헤드 H가 읽는 것: %1 (여러 번 가능). induction은 아래층의 헤드도 하나 씁니다</translation>
    </message>
    <message>
        <source>the name of head H of layer L (repeatable)</source>
        <translation>층 L의 헤드 H의 이름 (여러 번 가능)</translation>
    </message>
    <message>
        <source>which tokens are seen; default causal</source>
        <translation>어떤 토큰이 보이는지 (기본값 causal)</translation>
    </message>
    <message>
        <source>layers do not add their input to their output</source>
        <translation>층의 출력에 입력을 더하지 않습니다</translation>
    </message>
    <message>
        <source>layers normalise their input</source>
        <translation>층의 입력을 정규화합니다</translation>
    </message>
    <message>
        <source>the document; default: standard output</source>
        <translation>문서를 쓸 곳 (기본값: 표준 출력)</translation>
    </message>
    <message>
        <source>%1 is not like 0.1=TEXT (layer.head=…)</source>
        <translation>0.1=TEXT (층.헤드=…) 꼴이 아닙니다: %1</translation>
    </message>
    <message>
        <source>there is no head %1; layers go from 0 to %2, heads from 0 to %3</source>
        <translation>%1 헤드는 없습니다. 층은 0부터 %2까지, 헤드는 0부터 %3까지입니다</translation>
    </message>
    <message>
        <source>%1 is not like NAME=WORD,WORD</source>
        <translation>NAME=WORD,WORD 꼴이 아닙니다: %1</translation>
    </message>
    <message>
        <source>%1 is none of %2</source>
        <translation>%1: 다음 중 하나여야 합니다: %2</translation>
    </message>
    <message>
        <source>head %1 is given twice</source>
        <translation>%1 헤드가 두 번 있습니다</translation>
    </message>
    <message>
        <source>induction in %1.%2 needs head %3.%2 to read the previous token</source>
        <translation>%1.%2의 induction에는 이전 토큰을 읽는 %3.%2 헤드가 필요합니다</translation>
    </message>
    <message>
        <source>a sentence with at least one word is needed</source>
        <translation>낱말이 하나 이상 있는 문장이 필요합니다</translation>
    </message>
    <message>
        <source>the rows need %1 dimensions; at most %2 are possible</source>
        <translation>행에 차원이 %1개 필요하지만 최대 %2개까지 가능합니다</translation>
    </message>
    <message>
        <source>so many layers, heads and dimensions do not fit into a file of %1 MiB; ask for fewer</source>
        <translation>층, 헤드, 차원이 너무 많아 %1 MiB 파일에 들어가지 않습니다. 수를 줄이세요</translation>
    </message>
</context>
<context>
    <name>Output</name>
    <message>
        <source>%1 is the source itself; choose another name</source>
        <translation>원본 파일입니다. 다른 이름을 고르세요: %1</translation>
    </message>
    <message>
        <source>it is closed; open it or choose a file with -o</source>
        <translation>닫혀 있습니다. 열거나 -o로 파일을 고르세요</translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>표준 출력</translation>
    </message>
</context>
<context>
    <name>Source</name>
    <message>
        <source>%1 is not above 0</source>
        <translation>0보다 크지 않습니다: %1</translation>
    </message>
    <message>
        <source>there is no such layer; they count from 0 to %1</source>
        <translation>그런 층은 없습니다. 층은 0부터 %1까지입니다</translation>
    </message>
    <message>
        <source>there is no such head; they count from 0 to %1</source>
        <translation>그런 헤드는 없습니다. 헤드는 0부터 %1까지입니다</translation>
    </message>
    <message>
        <source>the mask of every layer</source>
        <translation>모든 층의 마스크</translation>
    </message>
    <message>
        <source>what every head&apos;s scores are divided by</source>
        <translation>모든 헤드의 점수를 나누는 수</translation>
    </message>
    <message>
        <source>multiply every score, in place of the document&apos;s own number</source>
        <translation>문서의 배율 대신 모든 점수에 곱할 수</translation>
    </message>
    <message>
        <source>take the output of layer L&apos;s head H as 0; may be repeated</source>
        <translation>층 L의 헤드 H의 출력을 0으로 봅니다 (여러 번 가능)</translation>
    </message>
    <message>
        <source>in place of the document&apos;s sentence</source>
        <translation>문서의 문장 대신 쓸 문장</translation>
    </message>
    <message>
        <source>%1 is below 0</source>
        <translation>0보다 작습니다: %1</translation>
    </message>
    <message>
        <source>%1 is not a layer and a head like 0.3</source>
        <translation>0.3 같은 층과 헤드가 아닙니다: %1</translation>
    </message>
</context>
<context>
    <name>CompareWish</name>
    <message>
        <source>what is compared: B is this document, else the same one; interventions change B alone</source>
        <translation>비교할 문서: B는 이 문서, 없으면 같은 문서입니다. 개입은 B만 바꿉니다</translation>
    </message>
    <message>
        <source>there is nothing to compare with: give --with or an intervention such as --mask</source>
        <translation>비교할 것이 없습니다: --with나 --mask 같은 개입을 주세요</translation>
    </message>
</context>
<context>
    <name>InfoLesson</name>
    <message>
        <source>kind</source>
        <translation>종류</translation>
    </message>
    <message>
        <source>lesson</source>
        <translation>수업</translation>
    </message>
    <message>
        <source>title</source>
        <translation>제목</translation>
    </message>
    <message>
        <source>formula</source>
        <translation>공식</translation>
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
        <source>predictions</source>
        <translation>예측</translation>
    </message>
</context>
<context>
    <name>LabWish</name>
    <message>
        <source>one of a lab&apos;s displays alone, counted from 1 (default all)</source>
        <translation>실험의 표시 항목 하나만, 1부터 셉니다 (기본 모두)</translation>
    </message>
    <message>
        <source>what is set in a lab (repeatable)</source>
        <translation>실험에서 정하는 값 (되풀이 가능)</translation>
    </message>
    <message>
        <source>it needs --view with a lab</source>
        <translation>--view에 실험을 주어야 합니다</translation>
    </message>
    <message>
        <source>%1 is not of the form NAME=NUMBER</source>
        <translation>이름=수의 꼴이 아닙니다: %1</translation>
    </message>
    <message>
        <source>a lab does not use it</source>
        <translation>실험에서는 쓰지 않습니다</translation>
    </message>
    <message>
        <source>this lab shows numbers of its own, not the document</source>
        <translation>이 실험은 문서가 아니라 자체 숫자를 보여 줍니다</translation>
    </message>
    <message>
        <source>%1 is given twice</source>
        <translation>두 번 주어졌습니다: %1</translation>
    </message>
</context>
<context>
    <name>FlowWish</name>
    <message>
        <source>several heads of the flow, each in a colour of its own</source>
        <translation>흐름의 여러 헤드, 저마다 다른 색으로</translation>
    </message>
    <message>
        <source>the least weight that gets a line in the flow, 0 to 1 (default 0.05)</source>
        <translation>흐름에서 선으로 그릴 가장 작은 가중치, 0에서 1까지 (기본 0.05)</translation>
    </message>
    <message>
        <source>%1 is neither a list of heads like 0,2,5 nor all</source>
        <translation>0,2,5 같은 헤드 목록도 all도 아닙니다: %1</translation>
    </message>
    <message>
        <source>a weight lies between 0 and 1</source>
        <translation>가중치는 0과 1 사이입니다</translation>
    </message>
</context>
<context>
    <name>Render</name>
    <message>
        <source>the lab has fewer displays than %1</source>
        <translation>실험의 표시 항목이 %1개보다 적습니다</translation>
    </message>
    <message>
        <source>where to; the ending says the format</source>
        <translation>쓸 파일. 형식은 이름의 끝이 정합니다</translation>
    </message>
    <message>
        <source>one head, all heads, weights as lines, a head step by step or as vectors, two states, or a lab: %1 (default heatmap)</source>
        <translation>헤드 하나, 모든 헤드, 선으로 그린 가중치, 헤드 하나의 단계나 벡터, 두 상태, 또는 실험: %1 (기본 heatmap)</translation>
    </message>
    <message>
        <source>of the head, counted from 0 (default 0)</source>
        <translation>헤드의 층, 0부터 셉니다 (기본 0)</translation>
    </message>
    <message>
        <source>which head, counted from 0 (default 0)</source>
        <translation>어느 헤드인지, 0부터 셉니다 (기본 0)</translation>
    </message>
    <message>
        <source>the heatmap&apos;s numbers: %1 (default weights)</source>
        <translation>히트맵의 값: %1 (기본 weights)</translation>
    </message>
    <message>
        <source>numbers in the cells, as long as they fit</source>
        <translation>칸에 들어가는 한 수를 적습니다</translation>
    </message>
    <message>
        <source>of these numbers, 2 to 6 (default 2)</source>
        <translation>수의 소수 자릿수, 2에서 6까지 (기본 2)</translation>
    </message>
    <message>
        <source>the colours&apos; ends: 0 and 1, the extremes of all heads, of this head (default unit)</source>
        <translation>색의 양 끝: 0과 1, 모든 헤드의 범위, 이 헤드의 범위 (기본 unit)</translation>
    </message>
    <message>
        <source>the colours of weights (default blue)</source>
        <translation>가중치의 색 (기본 blue)</translation>
    </message>
    <message>
        <source>the ground (default light)</source>
        <translation>바탕 (기본 light)</translation>
    </message>
    <message>
        <source>of the picture; the height follows (default 960 at 96 dpi)</source>
        <translation>그림의 너비. 높이는 따라갑니다 (기본은 96 dpi에서 960)</translation>
    </message>
    <message>
        <source>pixels an inch: more make text and lines finer (default 96)</source>
        <translation>1인치당 픽셀 수: 클수록 글자와 선이 곱습니다 (기본 96)</translation>
    </message>
    <message>
        <source>of the words in the picture (default the system&apos;s)</source>
        <translation>그림 속 말의 언어 (기본은 시스템의 언어)</translation>
    </message>
    <message>
        <source>the grid&apos;s order: layer by layer, or the largest score first (default place)</source>
        <translation>격자의 순서: 층 순서, 또는 점수가 큰 것부터 (기본 place)</translation>
    </message>
    <message>
        <source>leaves out the heads whose score is less, 0 to 1; needs --sort by a score</source>
        <translation>점수가 이보다 작은 헤드를 뺍니다, 0에서 1까지. 점수로 정렬하는 --sort가 필요합니다</translation>
    </message>
    <message>
        <source>the grid&apos;s pattern scores, layers × heads, in place of the thumbnails</source>
        <translation>격자의 작은 그림 대신 패턴 점수, 층 × 헤드</translation>
    </message>
    <message>
        <source>a number from 0 to 1 is needed</source>
        <translation>0에서 1까지의 수가 필요합니다</translation>
    </message>
    <message>
        <source>it needs --sort by a score</source>
        <translation>점수로 정렬하는 --sort가 필요합니다</translation>
    </message>
    <message>
        <source>Draw a picture of a document.</source>
        <translation>문서를 그림으로 그립니다.</translation>
    </message>
    <message>
        <source>a file to write to is needed: -o NAME.png, .svg or .pdf</source>
        <translation>쓸 파일이 필요합니다: -o NAME.png, .svg 또는 .pdf</translation>
    </message>
    <message>
        <source>the token that reads, counted from 0: of geometry, the gradient and bars (default 0)</source>
        <translation>읽는 토큰, 0부터 셉니다: geometry, 기울기, 막대에서 (기본 0)</translation>
    </message>
    <message>
        <source>the token that is read, counted from 0: of geometry and bars (default 0)</source>
        <translation>읽히는 토큰, 0부터 셉니다: geometry와 막대에서 (기본 0)</translation>
    </message>
    <message>
        <source>what geometry shows of heads wider than 2: the principal directions, or two components, counted from 0 (default principal)</source>
        <translation>폭이 2보다 넓은 헤드에서 geometry가 보여 줄 것: 주방향, 또는 0부터 센 두 성분 (기본 principal)</translation>
    </message>
    <message>
        <source>“%1” is neither principal nor two different components such as 0,1</source>
        <translation>“%1”: principal도 0,1 같은 서로 다른 두 성분도 아닙니다</translation>
    </message>
    <message>
        <source>there is none; they count from 0 to %1</source>
        <translation>없습니다. 0부터 %1까지 셉니다</translation>
    </message>
    <message>
        <source>there is none</source>
        <translation>없습니다</translation>
    </message>
    <message>
        <source>the grid has all heads by itself</source>
        <translation>격자에는 이미 모든 헤드가 있습니다</translation>
    </message>
    <message>
        <source>%1 is not from %2 to %3</source>
        <translation>%2부터 %3까지여야 합니다: %1</translation>
    </message>
    <message>
        <source>it goes with --print</source>
        <translation>--print와 함께 씁니다</translation>
    </message>
    <message>
        <source>--print and --%1 exclude each other</source>
        <translation>함께 쓸 수 없습니다: --print, --%1</translation>
    </message>
    <message>
        <source>it goes with --sweep</source>
        <translation>--sweep과 함께 씁니다</translation>
    </message>
    <message>
        <source>%1 is not two numbers above 0 like 0.25:8</source>
        <translation>0.25:8처럼 0보다 큰 두 수여야 합니다: %1</translation>
    </message>
    <message>
        <source>a text under the picture: title, sentence, head, mask, scale, colours</source>
        <translation>그림 아래의 글: 제목, 문장, 헤드, 마스크, 나눗수, 색</translation>
    </message>
    <message>
        <source>for paper: this wide, on white, at 300 dpi (84 is a column, 174 a page)</source>
        <translation>종이에 쓸 그림: 이 너비, 흰 바탕, 300 dpi (84는 한 단, 174는 한 쪽)</translation>
    </message>
    <message>
        <source>of a picture for paper, in points (default 8)</source>
        <translation>종이에 쓸 그림의 글자 크기, 포인트 (기본값 8)</translation>
    </message>
    <message>
        <source>each head a picture: -o FOLDER for files, -o NAME.pdf for pages</source>
        <translation>헤드마다 그림 하나: 파일은 -o FOLDER, 쪽은 -o NAME.pdf</translation>
    </message>
    <message>
        <source>the format of the files in that folder (default png)</source>
        <translation>그 폴더에 들어갈 파일의 형식 (기본값 png)</translation>
    </message>
    <message>
        <source>each head a picture, all on one sheet</source>
        <translation>헤드마다 그림 하나, 모두 한 장에</translation>
    </message>
    <message>
        <source>an animation, -o NAME.gif: every score multiplied by FROM … TO</source>
        <translation>애니메이션, -o NAME.gif: 모든 점수에 FROM부터 TO까지 곱함</translation>
    </message>
    <message>
        <source>of the animation, 2 to %1 (default 30)</source>
        <translation>애니메이션의 프레임 수, 2부터 %1까지 (기본값 30)</translation>
    </message>
    <message>
        <source>frames a second, 1 to %1 (default 10)</source>
        <translation>초당 프레임, 1부터 %1까지 (기본값 10)</translation>
    </message>
    <message>
        <source>--%1 and --%2 exclude each other</source>
        <translation>함께 쓸 수 없습니다: --%1, --%2</translation>
    </message>
    <message>
        <source>it goes with --all</source>
        <translation>--all과 함께 씁니다</translation>
    </message>
    <message>
        <source>--all makes a folder, and %1 is a file&apos;s name: choose one without .%2 (--files says the format), or NAME.pdf for pages</source>
        <translation>--all은 폴더를 만드는데 %1은(는) 파일 이름입니다: .%2 없는 이름을 쓰거나(형식은 --files), 여러 쪽이면 NAME.pdf로 하세요</translation>
    </message>
    <message>
        <source>colours evenly or by decades (default linear)</source>
        <translation>색을 고르게 또는 로그 눈금으로 (기본값 linear)</translation>
    </message>
    <message>
        <source>cells of a lesser magnitude get no colour, of the quantity shown (default 0)</source>
        <translation>보이는 양의 크기가 이보다 작은 칸에는 색을 넣지 않음 (기본값 0)</translation>
    </message>
    <message>
        <source>leaves keys out of the weights, which are divided by what remains; not of steps</source>
        <translation>가중치에서 키를 빼고 남은 합으로 나눔. steps에서는 빼지 않음</translation>
    </message>
    <message>
        <source>the row of --query or the column of --key as bars beside the heatmap</source>
        <translation>--query의 행이나 --key의 열을 히트맵 옆에 막대로 그립니다</translation>
    </message>
    <message>
        <source>“%1” is no list of positions like 0,3</source>
        <translation>“%1”: 0,3처럼 쓴 위치의 목록이 아닙니다</translation>
    </message>
    <message>
        <source>a number from 0 on is needed</source>
        <translation>0 이상의 수가 필요합니다</translation>
    </message>
    <message>
        <source>keys are left out of weights alone</source>
        <translation>키는 가중치에서만 뺄 수 있습니다</translation>
    </message>
</context>
<context>
    <name>Probe</name>
    <message>
        <source>Say which heads read the tagged words of a list of sentences.</source>
        <translation>문장 목록에서 어느 헤드가 표시한 낱말을 읽는지 말합니다.</translation>
    </message>
    <message>
        <source>the list, in place of the document&apos;s own</source>
        <translation>문서의 것을 대신하는 목록</translation>
    </message>
    <message>
        <source>for programs</source>
        <translation>프로그램용</translation>
    </message>
    <message>
        <source>a line for each mean</source>
        <translation>평균마다 한 줄</translation>
    </message>
    <message>
        <source>of the resampling, 1 by default</source>
        <translation>재표집의 시드, 기본은 1</translation>
    </message>
    <message>
        <source>where to; else standard output</source>
        <translation>쓸 곳, 없으면 표준 출력</translation>
    </message>
    <message>
        <source>tagged</source>
        <translation>표시</translation>
    </message>
    <message>
        <source>interval</source>
        <translation>구간</translation>
    </message>
    <message>
        <source>before</source>
        <translation>바로 앞</translation>
    </message>
    <message>
        <source>first</source>
        <translation>처음</translation>
    </message>
    <message>
        <source>even</source>
        <translation>고르게</translation>
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
        <source>apart: before</source>
        <translation>떨어짐: 바로 앞</translation>
    </message>
    <message>
        <source>others: before</source>
        <translation>다른 낱말: 바로 앞</translation>
    </message>
    <message>
        <source>choose one of --json and --csv</source>
        <translation>--json과 --csv 중 하나를 고르세요</translation>
    </message>
    <message>
        <source>it has no sentences to probe</source>
        <translation>탐침 문장이 없습니다</translation>
    </message>
    <message>
        <source>it has no sentences to probe; give some with --pairs FILE.csv</source>
        <translation>탐침 문장이 없습니다. --pairs FILE.csv로 주세요</translation>
    </message>
    <message>
        <source>(%1 such faults)</source>
        <translation>(이런 문제 %1건)</translation>
    </message>
    <message>
        <source>no tagged pair is left: %1</source>
        <translation>남은 쌍이 없습니다: %1</translation>
    </message>
    <message>
        <source>its keys come from a memory: no word of a sentence reads another</source>
        <translation>키가 메모리에서 옵니다. 문장의 낱말이 서로를 읽지 않습니다</translation>
    </message>
</context>
</TS>
