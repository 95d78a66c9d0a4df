import fc from "fast-check"
import { expect, test } from "vitest"
import { resultSpans } from "./result-spans.ts"

/** The texts that the spans of an answer are of, by ID. */
function textsIn(answer: string): Readonly<Record<string, string>> {
  const bytes = Buffer.from(answer)
  return Object.fromEntries([...resultSpans(bytes)].map(([id, [from, to]]) => [id, bytes.toString("utf8", from, to)]))
}

const result = (id: number, text: string) => `{"jsonrpc":"2.0","id":${id},"result":${text}}`

test.each<[string, string, Readonly<Record<string, string>>]>([
  ["a single answer", result(7, '{"a":[1,{}]}'), { 7: '{"a":[1,{}]}' }],
  ["a batch", `[${result(1, "[]")},${result(2, "null")},${result(3, '"0x"')}]`, { 1: "[]", 2: "null", 3: '"0x"' }],
  ["no answer", "[]", {}],
  ["members in another order", '{"result":{"id":5,"result":6},"id":4}', { 4: '{"id":5,"result":6}' }],
  ["spaces and line breaks around", ' [ {\n "id" : 1 ,\n "result" : {} \n} ]\n', { 1: "{}" }],
  ["a number", '{"id":1,"result":12 }', { 1: "12" }],
  ["a line break within", '{"id":1,"result":{\n}}', {}],
  ["a line break in a text", '{"id":1,"result":["\\n"]}', { 1: '["\\n"]' }],
  ["equal members, of which the last counts", '{"id":2,"id":1,"result":1,"result":2}', { 1: "2" }],
  ["equal IDs, of which the first answer counts", `[${result(1, "1")},${result(1, "2")}]`, { 1: "1" }],
  ["an error", '{"id":1,"error":{"result":1,"message":"\\"result\\":{}"}}', {}],
  ["IDs that are not numbers", '[{"id":"1","result":1},{"id":null,"result":2},{"id":-1,"result":3}]', {}],
  ["a name with an escape", '{"id":1,"\\u0072esult":1,"result":2}', { 1: "2" }],
  ["brackets and quotes in texts", result(1, '{"a":"]}\\"[{","b":"\\\\"}'), { 1: '{"a":"]}\\"[{","b":"\\\\"}' }],
  ["a long text that ends with an escape", result(1, `"${"x".repeat(99)}\\\\"`), { 1: `"${"x".repeat(99)}\\\\"` }],
  ["a byte-order mark", `\uFEFF${result(1, "{}")}`, { 1: "{}" }],
])("%s", (_, answer, expected) => {
  expect(textsIn(answer)).toEqual(expected)
})

test("what is no JSON has no results, and ends", () => {
  for (const text of ["", "{", "[{", '[{"id":1,"result":{"a":"', '{"id":1,"result":[', "nonsense", '{"id"'])
    expect(textsIn(text)).toEqual({})
})

test("whatever nodes answer, the text of a result is what is parsed to it", () => {
  const answers = fc.array(fc.record({ id: fc.nat(20), result: fc.jsonValue({ maxDepth: 4 }) }), { maxLength: 6 })
  fc.assert(
    fc.property(answers, fc.boolean(), (batch, isReversed) => {
      const written = batch.map(({ id, result }) =>
        isReversed ? { result, jsonrpc: "2.0", id } : { jsonrpc: "2.0", id, result },
      )
      const found = textsIn(JSON.stringify(written))
      for (const { id } of batch) {
        const { result } = batch.find((one) => one.id === id) ?? {}
        expect(found[id]).toBe(JSON.stringify(result))
      }
    }),
  )
})
