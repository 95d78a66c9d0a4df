import fc from "fast-check"
import { expect, test } from "vitest"
import { boundedJson, jsonText } from "./json-text.ts"

test("any text survives as JSON, half surrogate pairs as U+FFFD", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.nat(0x7f), fc.nat(0xffff), fc.nat(0x10ffff))), (points) => {
      const text = String.fromCodePoint(...points)
      expect(JSON.parse(jsonText(text))).toBe(text.replace(/\p{Surrogate}/gu, "\ufffd"))
    }),
  )
})

test.each([
  ['a "quoted" name', '"a \\"quoted\\" name"'],
  ["back\\slash", '"back\\\\slash"'],
  ["\u0001a\u0000\n", '"\\u0001a\\u0000\\n"'],
  ["half \ud83d", '"half \ufffd"'],
  ["whole 🧊", '"whole 🧊"'],
  ["</script>\u2028", '"</script>\u2028"'],
])("%j is written %s", (text, json) => {
  expect(jsonText(text)).toBe(json)
})

test("what is too long is cut to the limit, between characters", () => {
  expect(boundedJson("abcdef", 6)).toBe("abcdef")
  expect(boundedJson("abcdefg", 6)).toBe("abcde…")
  expect(boundedJson("abcd🧊fg", 6)).toBe("abcd…")
})
