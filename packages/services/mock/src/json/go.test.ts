import { expect, test } from "vitest"
import { compactJson, goJson, goQuote } from "./go.ts"

test("angle brackets, ampersands and line separators are escaped", () => {
  expect(goJson({ text: "<b>&\u2028" })).toBe('{"text":"\\u003cb\\u003e\\u0026\\u2028"}')
})

test("a raw text loses its white space, but not that inside its strings, nor a digit", () => {
  expect(compactJson('{ "a b" : [1.50,\n "x \\" y"] }')).toBe('{"a b":[1.50,"x \\" y"]}')
})

test("control characters are quoted by their number", () => {
  expect(goQuote('a"b\u0001\n')).toBe('"a\\"b\\x01\\n"')
})
