import { expect, test } from "vitest"
import { compareResponses } from "./compare-exchange.ts"
import { looseReason, rules, rulesFor } from "./rules.ts"
import type { RecordedResponse } from "./wire-exchange.ts"

const json = { "content-type": "application/json", "node-id": "NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg" }
const answer = (body: string, more: Partial<RecordedResponse> = {}): RecordedResponse => ({
  status: 200,
  headers: json,
  body: `${body}\n`,
  ...more,
})
const result = (text: string) => answer(`{"jsonrpc":"2.0","result":${text},"id":1}`)
const failure = (code: number, message: string) =>
  answer(`{"jsonrpc":"2.0","error":{"code":${code},"message":"${message}","data":null},"id":1}`)

const one = result('{"height":"57","utxos":["0x01","0x02"],"timestamp":"2026-11-21T05:35:11.9Z"}')

test.each([
  ["status", { ...one, status: 503 }],
  ["headers", { ...one, headers: { ...json, "x-content-type-options": "nosniff" } }],
  ["headers", { ...one, headers: {} }],
  ["code", failure(-32000, "not found")],
  ["text", { ...one, body: one.body.trimEnd() }],
  ["text", { ...one, body: one.body.replace('"id":1', '"id":"1"') }],
  ["text", { ...one, body: "" }],
  ["shape", result('{"height":57,"utxos":["0x01","0x02"],"timestamp":"2026-11-21T05:35:11.9Z"}')],
  ["shape", result('{"utxos":["0x01","0x02"],"height":"57","timestamp":"2026-11-21T05:35:11.9Z"}')],
  ["shape", result('{"height":"57","utxos":["0x01","0x02"]}')],
  ["values", result('{"height":"58","utxos":["0x01","0x02"],"timestamp":"2026-11-21T05:35:11.9Z"}')],
  ["values", result('{"height":"57","utxos":["0x01","0x03"],"timestamp":"2026-11-21T05:35:11.9Z"}')],
  ["values", result('{"height":"57","utxos":["0x01","0x02"],"timestamp":"2026-11-21T05:35:12Z"}')],
])("another %s is a difference", (aspect, got) => {
  expect(compareResponses(one, got, "values", rulesFor(undefined, rules))).toMatchObject({ aspect })
})

test("what rules leave out is none: how a body is sent, the order of outputs", () => {
  const other = result('{"height":"57","utxos":["0x02","0x01"],"timestamp":"2026-11-21T05:35:11.9Z"}')
  const sent = { ...other, headers: { ...json, date: "now", "transfer-encoding": "chunked" } }
  const apt = rulesFor('{"method":"avm.getUTXOs"}', rules)
  expect(compareResponses(one, sent, "values", apt)).toBeUndefined()
})

test.each([
  ["when a check looked", "health.health", '{"checks":{"C":{"timestamp":1}}}', true],
  ["when a container was accepted", "index.getContainerRange", '{"containers":[{"timestamp":1}]}', true],
  ["the last output of a page", "avm.getUTXOs", '{"endIndex":{"utxo":1}}', true],
  ["the time of a chain", "platform.getTimestamp", '{"timestamp":1}', false],
  ["the time of a block", "eth_getBlockByNumber", '{"timestamp":1}', false],
  ["the order of the outputs of a transaction", "platform.getTx", '{"tx":{"utxos":[1,2]}}', false],
])("%s, %s: %s is left out: %s", (_, method, value, isLeftOut) => {
  const apt = rulesFor(JSON.stringify({ method }), rules)
  const [expected, got] = [result(value), result(value.replace("1", "3"))]
  expect(compareResponses(expected, got, "values", apt) === undefined).toBe(isLeftOut)
})

test("of a moment another kind of value is a difference", () => {
  const apt = rulesFor('{"method":"health.health"}', rules)
  const [expected, got] = ['{"checks":{"C":{"timestamp":1}}}', '{"checks":{"C":{"timestamp":"1"}}}'].map(result)
  expect(expected && got && compareResponses(expected, got, "values", apt)).toMatchObject({ aspect: "shape" })
})

test.each([
  ["info.uptime", '{"rewardingStakePercentage":"98.6103"}', '{"rewardingStakePercentage":"295.8309"}'],
  ["platform.getCurrentValidators", '{"validators":[{"uptime":"0.5337"}]}', '{"validators":[{"uptime":"1.6011"}]}'],
  ["platform.getCurrentValidators", '{"validators":[{"connected":true}]}', '{"validators":[{"connected":false}]}'],
  [
    "validators.getCurrentValidators",
    '{"validators":[{"uptimePercentage":30}]}',
    '{"validators":[{"uptimePercentage":90}]}',
  ],
])("%s: another uptime is a difference: %s, %s", (method, value, other) => {
  const apt = rulesFor(JSON.stringify({ method }), rules)
  expect(compareResponses(result(value), result(other), "values", apt)).toMatchObject({ aspect: "values" })
})

test("each excused difference is told with its reason, and what is equal is not", () => {
  const apt = rulesFor('{"method":"avm.getUTXOs"}', rules)
  const told: string[] = []
  const compare = (expected: string, got: string) =>
    compareResponses(result(expected), result(got), "values", apt, (why) => void told.push(why))
  expect(compare('{"utxos":[1,2],"endIndex":{"utxo":"a"}}', '{"utxos":[2,1],"endIndex":{"utxo":"b"}}')).toBeUndefined()
  expect(compare('{"utxos":[1,2]}', '{"utxos":[1,2]}')).toBeUndefined()
  expect(compare('{"utxos":[1,2]}', '{"utxos":[1,3]}')).toMatchObject({ aspect: "values" })
  expect(told).toEqual([
    "in the order in which a map of the node gave the outputs of a block",
    "the last of outputs whose order a node does not keep",
    "in the order in which a map of the node gave the outputs of a block",
  ])
})

test.each([
  ["avm.getUTXOs", "utxos", true],
  ["platform.getRewardUTXOs", "utxos", true],
  ["platform.getBalance", "utxoIDs", true],
  ["validators.getCurrentValidators", "validators", true],
  ["platform.getCurrentValidators", "validators", false],
  ["platform.getTx", "utxos", false],
])("%s: whether the order of its %s is left out: %s", (method, name, isLeftOut) => {
  const apt = rulesFor(JSON.stringify({ method }), rules)
  const [expected, got] = ["[1,2]", "[2,1]"].map((list) => result(`{"${name}":${list}}`))
  expect(expected && got && compareResponses(expected, got, "values", apt) === undefined).toBe(isLeftOut)
})

test("in shape another ledger's values and another node are none, but another code or text is", () => {
  const elsewhere = result('{"height":"9","utxos":[],"timestamp":"2027-01-01T00:00:00Z"}')
  const other = { ...elsewhere, headers: { ...json, "node-id": "NodeID-111111111111111111116DBWJs" } }
  expect(compareResponses(one, other, "shape", rules)).toBeUndefined()
  const refused = failure(-32000, "not found")
  expect(compareResponses(refused, failure(-32601, "not found"), "shape", rules)).toEqual({
    aspect: "code",
    at: "error.code",
    expected: "-32000",
    got: "-32601",
  })
  expect(compareResponses(refused, failure(-32000, "missing"), "shape", rules)).toEqual({
    aspect: "text",
    at: "error.message",
    expected: '"not found"',
    got: '"missing"',
  })
})

test("integers are compared digit by digit", () => {
  expect(compareResponses(result("9007199254740993"), result("9007199254740992"), "values", rules)).toMatchObject({
    aspect: "values",
    expected: "9007199254740993",
  })
})

test.each([
  ['{"method":"platform.getUTXOs","params":{"limit":3}}', true],
  ['{"method":"platform.getUTXOs","params":{"limit":0}}', false],
  ['{"method":"platform.getUTXOs","params":[{"startIndex":{}}]}', true],
  ['{"method":"platform.getHeight"}', false],
  ["{", false],
  [undefined, false],
])("%s is loose: %s", (body, loose) => {
  expect(looseReason(body, rules) !== undefined).toBe(loose)
})
