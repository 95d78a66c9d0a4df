import { expect, test } from "vitest"
import { RawJson } from "./raw-json.ts"
import { compactJson, goQuote, writeJson } from "./write-json.ts"

test("angle brackets, ampersands and line separators are escaped", () => {
  expect(writeJson({ text: "<b>&\u2028" })).toBe('{"text":"\\u003cb\\u003e\\u0026\\u2028"}')
})

test("a raw text loses its white space, but not that inside its strings, nor a digit", () => {
  expect(compactJson('{ "a b" : [1.50,\n "x \\" y"] }')).toBe('{"a b":[1.50,"x \\" y"]}')
})

test("a text of very many escapes is compacted too", () => {
  const text = `" ${"\\\\n".repeat(200_000)}"`
  expect(compactJson(`[ ${text}]`) === `[${text}]`).toBe(true)
})

test("control characters are quoted by their number", () => {
  expect(goQuote('a"b\u0001\n')).toBe('"a\\"b\\x01\\n"')
})

test("integers are bare however large, members keep their order, what is undefined is left out", () => {
  expect(writeJson({ z: 18446744073709551615n, a: [undefined, null, 1e21, -0.5], gone: undefined })).toBe(
    '{"z":18446744073709551615,"a":[null,null,1e+21,-0.5]}',
  )
})

test("raw JSON goes in as it stands", () => {
  expect(writeJson([new RawJson('{"b":1,"a":9007199254740993}')])).toBe('[{"b":1,"a":9007199254740993}]')
})

test.each([
  ["a function", () => 1],
  ["bytes", new Uint8Array(2)],
  ["no number", Number.NaN],
])("%s has no JSON", (_, value) => {
  expect(() => writeJson({ value })).toThrow(TypeError)
})

test("a trace of the deepest calls that there may be is written", () => {
  let trace: object = { type: "CALL" }
  for (let depth = 0; depth < 1024; depth++) trace = { type: "CALL", calls: [trace] }
  expect(writeJson(trace) === JSON.stringify(trace)).toBe(true)
})

test("what contains itself has no JSON", () => {
  const value: { self?: unknown } = {}
  value.self = value
  expect(() => writeJson(value)).toThrow("A result is nested too deeply, or contains itself")
})
