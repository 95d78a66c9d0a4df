import { expect, test } from "vitest"
import { scanJson } from "./scan.ts"

test("children keep their exact text, whatever they hold", () => {
  expect(scanJson(' {"id" : 1.50, "a":{"b":[1,{}]}, "c":[], "d":"}\\"", "e":{}, "f":null}  tail')).toEqual({
    kind: "object",
    text: '{"id" : 1.50, "a":{"b":[1,{}]}, "c":[], "d":"}\\"", "e":{}, "f":null}',
    children: [
      { name: "id", text: "1.50" },
      { name: "a", text: '{"b":[1,{}]}' },
      { name: "c", text: "[]" },
      { name: "d", text: '"}\\""' },
      { name: "e", text: "{}" },
      { name: "f", text: "null" },
    ],
  })
})

test("elements of a list have no names", () => {
  expect(scanJson('[1,[2],{"a":3}]')).toEqual({
    kind: "array",
    text: '[1,[2],{"a":3}]',
    children: [{ text: "1" }, { text: "[2]" }, { text: '{"a":3}' }],
  })
})

test.each([
  ["7", "number"],
  ["-0.5e+3x", "number"],
  ['"x"', "string"],
  ["true", "bool"],
  ["null,", "null"],
  ["[]", "array"],
])("%s is a whole value, whatever follows it", (text, kind) => {
  expect(scanJson(text)?.kind).toBe(kind)
})

test("a text without a value is no error", () => {
  expect(scanJson(" \n\t\r ")).toBeUndefined()
})

test.each([
  ["{", "unexpected EOF"],
  ['{"a":1', "unexpected EOF"],
  ['"a', "unexpected EOF"],
  ["tru", "unexpected EOF"],
  ["1e", "unexpected EOF"],
  ["x", "invalid character 'x' looking for beginning of value"],
  ["é", "invalid character 'Ã' looking for beginning of value"],
  ["'", "invalid character '\\'' looking for beginning of value"],
  ["[1,]", "invalid character ']' looking for beginning of value"],
  ["[1 2]", "invalid character '2' after array element"],
  ["[01]", "invalid character '1' after array element"],
  ["{a:1}", "invalid character 'a' looking for beginning of object key string"],
  ['{"a":1,}', "invalid character '}' looking for beginning of object key string"],
  ['{"a" 1}', "invalid character '1' after object key"],
  ['{"a":1 "b"}', "invalid character '\"' after object key:value pair"],
  ['"\n"', "invalid character '\\n' in string literal"],
  ['"\u0001"', "invalid character '\\x01' in string literal"],
  ['"\\x"', "invalid character 'x' in string escape code"],
  ['"\\u00g0"', "invalid character 'g' in \\u hexadecimal character escape"],
  ["-x", "invalid character 'x' in numeric literal"],
  ["1.x", "invalid character 'x' after decimal point in numeric literal"],
  ["1e+x", "invalid character 'x' in exponent of numeric literal"],
  ["nul1", "invalid character '1' in literal null (expecting 'l')"],
  ["[".repeat(10_001), "exceeded max depth"],
])("%.20s is refused in Go's words", (text, message) => {
  expect(() => scanJson(text)).toThrow(expect.objectContaining({ name: "JsonSyntaxError", message }))
})

test("ten thousand levels are read without recursion", () => {
  const deep = "[".repeat(10_000) + "]".repeat(10_000)
  expect(scanJson(deep)?.text).toBe(deep)
})
