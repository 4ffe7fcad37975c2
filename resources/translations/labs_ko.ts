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
</TS>
