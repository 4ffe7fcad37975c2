<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko_KR" sourcelanguage="en">
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
        <translation>이 헤드의 범위</translation>
    </message>
    <message>
        <source>shared range</source>
        <translation>모든 헤드의 범위</translation>
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
</context>
</TS>
