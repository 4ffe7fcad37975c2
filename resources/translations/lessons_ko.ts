<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko_KR" sourcelanguage="en">
<context>
    <name>headlight::CellAnswer</name>
    <message>
        <source>That cell is in another row. Choose one in the row of “%1”.</source>
        <translation>그 칸은 다른 행에 있습니다. “%1”의 행에서 고르세요.</translation>
    </message>
    <message>
        <source>The answer: “%1” reads “%2”.</source>
        <translation>답: “%1”이(가) “%2”을(를) 읽습니다.</translation>
    </message>
    <message>
        <source>Click a cell in the row of “%1”. Chosen now: “%2” reads “%3”.</source>
        <translation>“%1”의 행에서 칸을 누르세요. 지금 고른 칸: “%2”이(가) “%3”을(를) 읽습니다.</translation>
    </message>
    <message>
        <source>That cell is in another head. Choose one in the head that the step shows.</source>
        <translation>그 칸은 다른 헤드에 있습니다. 이 단계가 보여 주는 헤드에서 고르세요.</translation>
    </message>
</context>
<context>
    <name>headlight::ChoiceAnswer</name>
    <message>
        <source>Choose an answer first.</source>
        <translation>먼저 답을 고르세요.</translation>
    </message>
</context>
<context>
    <name>headlight::LessonColumn</name>
    <message>
        <source>Close the lesson</source>
        <translation>수업 닫기</translation>
    </message>
    <message>
        <source>The step&apos;s text</source>
        <translation>단계의 글</translation>
    </message>
    <message>
        <source>Show the step again</source>
        <translation>단계 다시 보기</translation>
    </message>
    <message>
        <source>The window shows something else now. Brings back what the step shows.</source>
        <translation>지금 창은 다른 것을 보여 줍니다. 단계가 보여 주던 것으로 되돌립니다.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>이전</translation>
    </message>
    <message>
        <source>The step before (Alt+Left)</source>
        <translation>이전 단계 (Alt+왼쪽)</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>처음부터 다시</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>%2단계 중 %1단계</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>끝</translation>
    </message>
    <message>
        <source>You are through</source>
        <translation>수업을 마쳤습니다</translation>
    </message>
    <message>
        <source>Predicted right at the first try: %1 of %2.</source>
        <translation>첫 시도에 맞힌 예측: %2개 중 %1개</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>다음 수업</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>건너뛰기</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>마치기</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>다음</translation>
    </message>
    <message>
        <source>The next step (Alt+Right)</source>
        <translation>다음 단계 (Alt+오른쪽)</translation>
    </message>
    <message>
        <source>a function of what?</source>
        <translation>무엇의 함수일까요?</translation>
    </message>
    <message>
        <source>which shapes?</source>
        <translation>어떤 모양일까요?</translation>
    </message>
    <message>
        <source>what at the extremes?</source>
        <translation>극단에서는 어떨까요?</translation>
    </message>
    <message>
        <source>which special cases?</source>
        <translation>어떤 특별한 경우가 있을까요?</translation>
    </message>
    <message>
        <source>where from?</source>
        <translation>어디에서 왔을까요?</translation>
    </message>
    <message>
        <source>Look at the picture in the middle.</source>
        <translation>가운데 그림을 보세요.</translation>
    </message>
    <message>
        <source>Look at the softmax slider.</source>
        <translation>소프트맥스 슬라이더를 보세요.</translation>
    </message>
    <message>
        <source>Look at the ÷√dₖ switch.</source>
        <translation>÷√dₖ 스위치를 보세요.</translation>
    </message>
    <message>
        <source>Look at the sentence.</source>
        <translation>문장을 보세요.</translation>
    </message>
    <message>
        <source>Look at the embeddings.</source>
        <translation>임베딩을 보세요.</translation>
    </message>
    <message>
        <source>Look at the heads.</source>
        <translation>헤드들을 보세요.</translation>
    </message>
    <message>
        <source>Look at the head&apos;s matrices.</source>
        <translation>헤드의 행렬을 보세요.</translation>
    </message>
    <message>
        <source>Look at the worked cell.</source>
        <translation>칸의 계산 과정을 보세요.</translation>
    </message>
    <message>
        <source>Question ↓</source>
        <translation>질문 ↓</translation>
    </message>
    <message>
        <source>To what is asked (Alt+Right)</source>
        <translation>묻는 것으로 (Alt+오른쪽)</translation>
    </message>
    <message>
        <source>1 question is still open.</source>
        <translation>답하지 않은 질문이 1개 있습니다.</translation>
    </message>
    <message>
        <source>%1 questions are still open.</source>
        <translation>답하지 않은 질문이 %1개 있습니다.</translation>
    </message>
    <message>
        <source>Go to it</source>
        <translation>그 질문으로</translation>
    </message>
    <message>
        <source>Go to the first of them</source>
        <translation>그 가운데 첫 질문으로</translation>
    </message>
</context>
<context>
    <name>headlight::NumberAnswer</name>
    <message>
        <source>Write a number first.</source>
        <translation>먼저 수를 쓰세요.</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>답</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>수</translation>
    </message>
    <message>
        <source>“%1” is not a number. Write one such as 0.5, 80%, 1/3, √2 or e.</source>
        <translation>“%1”은(는) 수가 아닙니다. 0.5, 80%, 1/3, √2, e처럼 쓰세요.</translation>
    </message>
</context>
<context>
    <name>headlight::OrderAnswer</name>
    <message>
        <source>↑ Up</source>
        <translation>↑ 위로</translation>
    </message>
    <message>
        <source>Move the line up</source>
        <translation>줄을 위로 옮기기</translation>
    </message>
    <message>
        <source>Moves the chosen line up (Alt+Up)</source>
        <translation>고른 줄을 위로 옮깁니다 (Alt+위쪽)</translation>
    </message>
    <message>
        <source>↓ Down</source>
        <translation>↓ 아래로</translation>
    </message>
    <message>
        <source>Move the line down</source>
        <translation>줄을 아래로 옮기기</translation>
    </message>
    <message>
        <source>Moves the chosen line down (Alt+Down)</source>
        <translation>고른 줄을 아래로 옮깁니다 (Alt+아래쪽)</translation>
    </message>
    <message>
        <source>Lines to put in order</source>
        <translation>순서대로 놓을 줄</translation>
    </message>
</context>
<context>
    <name>headlight::PredictionPanel</name>
    <message>
        <source>The answer: %1.</source>
        <translation>답: %1</translation>
    </message>
    <message>
        <source>Not yet.</source>
        <translation>아직 아닙니다.</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>힌트: %1</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>맞습니다.</translation>
    </message>
    <message>
        <source>Your prediction</source>
        <translation>예측해 보세요</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>확인</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>답 보기</translation>
    </message>
    <message>
        <source>What would give it away is hidden in the window until you answer.</source>
        <translation>답을 알려 줄 만한 것은 답할 때까지 창에서 가려집니다.</translation>
    </message>
    <message>
        <source>Right. More exactly: %1.</source>
        <translation>맞았습니다. 더 정확하게는 %1입니다.</translation>
    </message>
    <message>
        <source>Close: give 1 decimal.</source>
        <translation>거의 맞았습니다. 소수점 아래 1자리까지 쓰세요.</translation>
    </message>
    <message>
        <source>Close: give %1 decimals.</source>
        <translation>거의 맞았습니다. 소수점 아래 %1자리까지 쓰세요.</translation>
    </message>
    <message>
        <source>That is too large.</source>
        <translation>너무 큽니다.</translation>
    </message>
    <message>
        <source>That is too small.</source>
        <translation>너무 작습니다.</translation>
    </message>
    <message>
        <source>Line %1 is the first that does not belong where it stands.</source>
        <translation>위에서부터 %1번째 줄이 처음으로 제자리가 아닙니다.</translation>
    </message>
    <message>
        <source>The mask forbids that cell.</source>
        <translation>그 칸은 마스크가 막습니다.</translation>
    </message>
    <message>
        <source>One cell of the row is larger.</source>
        <translation>그 행에 더 큰 칸이 하나 있습니다.</translation>
    </message>
    <message>
        <source>One cell of the row is smaller.</source>
        <translation>그 행에 더 작은 칸이 하나 있습니다.</translation>
    </message>
    <message>
        <source>%1 cells of the row are larger.</source>
        <translation>그 행에 더 큰 칸이 %1개 있습니다.</translation>
    </message>
    <message>
        <source>%1 cells of the row are smaller.</source>
        <translation>그 행에 더 작은 칸이 %1개 있습니다.</translation>
    </message>
    <message>
        <source>This question is still open. Press again to skip it.</source>
        <translation>이 질문에 아직 답하지 않았습니다. 건너뛰려면 한 번 더 누르세요.</translation>
    </message>
</context>
</TS>
