<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko_KR" sourcelanguage="en">
<context>
    <name>SaturationLab</name>
    <message>
        <source>scale of the scores</source>
        <translation>점수의 배율</translation>
    </message>
    <message>
        <source>Scores of “%1”</source>
        <translation>“%1”의 점수</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>가중치</translation>
    </message>
    <message>
        <source>Weights: %1 of %2 keys</source>
        <translation>가중치: 키 %2개 중 %1개</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>가중치</translation>
    </message>
    <message>
        <source>Weights over the scale</source>
        <translation>배율에 따른 가중치</translation>
    </message>
    <message>
        <source>entropy (nats)</source>
        <translation>엔트로피(nat)</translation>
    </message>
    <message>
        <source>largest weight</source>
        <translation>가장 큰 가중치</translation>
    </message>
    <message>
        <source>How spread out the row is</source>
        <translation>행이 퍼진 정도</translation>
    </message>
    <message>
        <source>norm of the gradient</source>
        <translation>기울기의 크기</translation>
    </message>
    <message>
        <source>by the final scores</source>
        <translation>최종 점수로 미분</translation>
    </message>
    <message>
        <source>by q·k: × scale ÷ √d_k</source>
        <translation>q·k로 미분: × 배율 ÷ √d_k</translation>
    </message>
    <message>
        <source>What is left to learn from</source>
        <translation>학습에 남은 기울기</translation>
    </message>
    <message>
        <source>Gradient a_j(δ_jl − a_l)</source>
        <translation>기울기 a_j(δ_jl − a_l)</translation>
    </message>
    <message>
        <source>÷ √d_k</source>
        <translation>÷ √d_k</translation>
    </message>
    <message>
        <source>undivided</source>
        <translation>나누지 않음</translation>
    </message>
    <message>
        <source>The same row, divided by √d_k and not (d_k = %1)</source>
        <translation>같은 행을 √d_k로 나눈 것과 나누지 않은 것(d_k = %1)</translation>
    </message>
    <message>
        <source>At scale %1: entropy %2, largest weight %3, gradient norm %4 by the final scores and %5 by q·k.</source>
        <translation>배율 %1: 엔트로피 %2, 가장 큰 가중치 %3, 기울기 크기는 최종 점수로 미분하면 %4, q·k로 미분하면 %5.</translation>
    </message>
    <message>
        <source>At scale 0 all weights are equal and the norm is %1. That is not the largest: it is %2 at scale %3, on the way to saturation.</source>
        <translation>배율이 0이면 모든 가중치가 같고 크기는 %1. 이것이 최댓값은 아님: 포화로 가는 길, 배율 %3에서 %2.</translation>
    </message>
    <message>
        <source>At scale 0 all weights are equal and the norm is %1; along this row it only falls.</source>
        <translation>배율이 0이면 모든 가중치가 같고 크기는 %1. 이 행에서는 줄어들기만 함.</translation>
    </message>
    <message>
        <source>What the numbers say</source>
        <translation>수치가 말하는 것</translation>
    </message>
    <message>
        <source>Saturation</source>
        <translation>포화</translation>
    </message>
    <message>
        <source>What becomes of a row of weights, and of what it can learn, as its scores grow?</source>
        <translation>점수가 커지면 한 행의 가중치와 그 행이 배울 수 있는 것은 어떻게 될까?</translation>
    </message>
    <message>
        <source>added to q·k of the selected key</source>
        <translation>선택한 키의 q·k에 더하기</translation>
    </message>
</context>
<context>
    <name>StallLab</name>
    <message>
        <source>squared error on the output</source>
        <translation>출력의 제곱 오차</translation>
    </message>
    <message>
        <source>cross-entropy on the weights</source>
        <translation>가중치의 교차 엔트로피</translation>
    </message>
    <message>
        <source>undivided</source>
        <translation>나누지 않음</translation>
    </message>
    <message>
        <source>Wanted weights: drag the bars</source>
        <translation>원하는 가중치: 막대를 끌어 정합니다</translation>
    </message>
    <message>
        <source>wanted</source>
        <translation>원하는 값</translation>
    </message>
    <message>
        <source>Weights after %1 steps: %2</source>
        <translation>%1단계 뒤의 가중치: %2</translation>
    </message>
    <message>
        <source>step</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>Loss: squared error on the output</source>
        <translation>손실: 출력의 제곱 오차</translation>
    </message>
    <message>
        <source>Loss: cross-entropy on the weights</source>
        <translation>손실: 가중치의 교차 엔트로피</translation>
    </message>
    <message>
        <source>norm by W_Q and W_K</source>
        <translation>W_Q, W_K로 미분한 크기</translation>
    </message>
    <message>
        <source>norm by q</source>
        <translation>q로 미분한 크기</translation>
    </message>
    <message>
        <source>Gradient: %1</source>
        <translation>기울기: %1</translation>
    </message>
    <message>
        <source>What the gradient is made of after %1 steps</source>
        <translation>%1단계 뒤 기울기를 이루는 것</translation>
    </message>
    <message>
        <source>left the range of numbers</source>
        <translation>수의 범위를 벗어났습니다</translation>
    </message>
    <message>
        <source>was there from the start</source>
        <translation>처음부터 도착해 있었습니다</translation>
    </message>
    <message>
        <source>is farther away than at the start</source>
        <translation>처음보다 멀어졌습니다</translation>
    </message>
    <message>
        <source>has hardly moved</source>
        <translation>거의 움직이지 않았습니다</translation>
    </message>
    <message>
        <source>has arrived</source>
        <translation>도착했습니다</translation>
    </message>
    <message>
        <source>is on its way</source>
        <translation>가는 중입니다</translation>
    </message>
    <message>
        <source>At the start the row reads k_1 with a weight of %1 (÷ √d_k) and %2 (undivided).</source>
        <translation>처음에 이 행은 k_1 키를 %1(÷ √d_k), %2(나누지 않음)의 가중치로 읽습니다.</translation>
    </message>
    <message>
        <source>Which of the four descents will reach the wanted weights? Guess first, then press Run.</source>
        <translation>네 가지 하강 가운데 어느 것이 원하는 가중치에 도착할까요? 먼저 짐작하고 실행을 누르세요.</translation>
    </message>
    <message>
        <source>After %1 steps by the %2: divided it %3 (loss %4), undivided it %5 (loss %6).</source>
        <translation>%1단계 뒤, %2: 나누면 %3(손실 %4). 나누지 않으면 %5(손실 %6).</translation>
    </message>
    <message>
        <source>In the cross-entropy ∂L/∂a = −t ÷ a grows as a falls, and what is left by the scores is a − t: large as long as the row is wrong. It needs a target for the weights themselves.</source>
        <translation>교차 엔트로피에서는 ∂L/∂a = −t ÷ a 인자가 a가 작을수록 커져서, 점수로 미분하면 a − t 만 남습니다. 행이 틀린 동안에는 큽니다. 다만 가중치 자체의 목표가 있어야 합니다.</translation>
    </message>
    <message>
        <source>For these wanted weights the cross-entropy falls to %1, their entropy, not to 0.</source>
        <translation>원하는 가중치가 이러하면 교차 엔트로피는 0이 아니라 그 엔트로피인 %1까지 내려갑니다.</translation>
    </message>
    <message>
        <source>What the numbers say</source>
        <translation>수치가 말하는 것</translation>
    </message>
    <message>
        <source>Stall</source>
        <translation>학습 정체</translation>
    </message>
    <message>
        <source>A row reads the wrong key and is sure of it. Can it still learn, and what decides?</source>
        <translation>한 행이 틀린 키를 확신하며 읽습니다. 아직 배울 수 있을까요, 무엇이 그것을 정할까요?</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>단계 수</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>손실</translation>
    </message>
    <message>
        <source>what learns</source>
        <translation>배우는 것</translation>
    </message>
    <message>
        <source>the query q</source>
        <translation>쿼리 q</translation>
    </message>
    <message>
        <source>the head&apos;s matrices</source>
        <translation>헤드의 행렬</translation>
    </message>
    <message>
        <source>The matrices are W_Q and W_K; the tokens are unit vectors, so that each row of W_K is one key</source>
        <translation>행렬은 W_Q와 W_K입니다. 토큰은 단위 벡터이므로 W_K의 각 행이 키 하나입니다</translation>
    </message>
    <message>
        <source>learning rate</source>
        <translation>학습률</translation>
    </message>
    <message>
        <source>q at the start ÷ k_1</source>
        <translation>시작할 때 q ÷ k_1</translation>
    </message>
    <message>
        <source>The query begins as this multiple of the wrong key; all components of keys are 1 or −1</source>
        <translation>쿼리는 틀린 키의 이 배수에서 시작합니다. 키의 성분은 모두 1 또는 −1입니다</translation>
    </message>
    <message>
        <source>wanted weight of k_%1</source>
        <translation>k_%1의 원하는 가중치</translation>
    </message>
    <message>
        <source>The squared error reaches the scores through ∂a/∂s = a_j(δ_jl − a_l), which is almost 0 in a saturated row, be it right or wrong. This is what a head inside a network feels.</source>
        <translation>제곱 오차는 ∂a/∂s = a_j(δ_jl − a_l) 인자를 거쳐 점수에 닿는데, 포화한 행에서는 맞든 틀리든 거의 0입니다. 신경망 안의 헤드가 느끼는 것이 이것입니다.</translation>
    </message>
</context>
</TS>
