import fc from "fast-check"
import { expect, test } from "vitest"
import { plainJson } from "./json-value.ts"
import { parseJson } from "./parse-json.ts"

test("every value keeps its exact text, whatever it holds", () => {
  expect(parseJson(' {"id" : 1.50, "a":{"b":[true,{}]}, "d":"}\\"", "f":null}  tail')).toEqual({
    kind: "object",
    text: '{"id" : 1.50, "a":{"b":[true,{}]}, "d":"}\\"", "f":null}',
    members: [
      { name: "id", value: { kind: "number", text: "1.50" } },
      {
        name: "a",
        value: {
          kind: "object",
          text: '{"b":[true,{}]}',
          members: [
            {
              name: "b",
              value: {
                kind: "array",
                text: "[true,{}]",
                elements: [
                  { kind: "bool", text: "true", value: true },
                  { kind: "object", text: "{}", members: [] },
                ],
              },
            },
          ],
        },
      },
      { name: "d", value: { kind: "string", text: '"}\\""', value: '}"' } },
      { name: "f", value: { kind: "null", text: "null" } },
    ],
  })
})

test("equal names stand in their order", () => {
  expect(parseJson('{"a":1,"A":2,"a":3}')).toMatchObject({
    members: [{ name: "a" }, { name: "A" }, { name: "a", value: { text: "3" } }],
  })
})

test("half a surrogate pair becomes the character that stands for what cannot be read", () => {
  expect(parseJson('"\\ud800x\\udc00\\ud83d\\ude00"')).toMatchObject({ value: "\ufffdx\ufffd\u{1f600}" })
})

test("any JSON is read as JSON.parse reads it", () => {
  fc.assert(
    fc.property(fc.json(), fc.boolean(), (json, spaced) => {
      const text = spaced ? JSON.stringify(JSON.parse(json), null, 2) : json
      const value = parseJson(` ${text}`)
      expect(value?.text).toBe(text)
      expect(value && plainJson(value)).toEqual(JSON.parse(text))
    }),
  )
})

test.each([
  ["7", "number"],
  ["-0.5e+3x", "number"],
  ['"x"', "string"],
  ["true", "bool"],
  ["null,", "null"],
  ["[]", "array"],
])("%s is a whole value, whatever follows it", (text, kind) => {
  expect(parseJson(text)?.kind).toBe(kind)
})

test("a text without a value is no error", () => {
  expect(parseJson(" \n\t\r ")).toBeUndefined()
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
  expect(() => parseJson(text)).toThrow(expect.objectContaining({ name: "JsonSyntaxError", message }))
})

test("ten thousand levels are read without recursion", () => {
  const deep = "[".repeat(10_000) + "]".repeat(10_000)
  expect(parseJson(deep)?.text).toBe(deep)
})

test("a shallow reading keeps the members of calls, of which it keeps the text alone, and no more elements than it is told", () => {
  const call = '{"id":1,"params":[{"a":[1]}, 2]}'
  const read = {
    kind: "object",
    text: call,
    members: [
      { name: "id", value: { kind: "number", text: "1" } },
      { name: "params", value: { kind: "array", text: '[{"a":[1]}, 2]', elements: [] } },
    ],
  }
  expect(parseJson(call, { maxElements: 0 })).toEqual(read)
  const batch = `[${call},[1,{"b":2}],5,6]`
  expect(parseJson(batch, { maxElements: 3 })).toEqual({
    kind: "array",
    text: batch,
    elements: [read, { kind: "array", text: '[1,{"b":2}]', elements: [] }, { kind: "number", text: "5" }],
  })
})

test("a shallow reading refuses what a whole one refuses, and as it does", () => {
  const outcome = (text: string, shallow?: { readonly maxElements: number }) => {
    try {
      return parseJson(text, shallow)?.text
    } catch (error) {
      return String(error)
    }
  }
  fc.assert(
    fc.property(fc.json(), fc.nat(), fc.constantFrom("", "}", "]", ",", '"', "x"), (json, at, odd) => {
      const place = at % (json.length + 1)
      const text = json.slice(0, place) + odd + json.slice(place)
      expect(outcome(text, { maxElements: 2 })).toBe(outcome(text))
    }),
  )
})
