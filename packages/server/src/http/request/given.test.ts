import fc from "fast-check"
import { expect, test } from "vitest"
import { givenText } from "./given.ts"

test.each([
  ["0", "'0'"],
  ["", "''"],
  [" 5", "' 5'"],
  ["it's", String.raw`'it\'s'`],
  ["a\\b", String.raw`'a\\b'`],
  ["a\nb\t\u001b[31m", String.raw`'a\u{a}b\u{9}\u{1b}[31m'`],
  ["\u202eabc\u200b\u2028\u00a0", String.raw`'\u{202e}abc\u{200b}\u{2028}\u{a0}'`],
  ["\ud800", String.raw`'\u{d800}'`],
  ["é🧊日本", "'é🧊日本'"],
  ["x".repeat(60), `'${"x".repeat(60)}'`],
  ["x".repeat(61), `'${"x".repeat(60)}...'`],
  ["🧊".repeat(61), `'${"🧊".repeat(60)}...'`],
  [7, "7"],
  [true, "true"],
  [null, "null"],
  [[1, 2, 3], "a list of 3"],
  [{ a: 1 }, "an object"],
])("%j is repeated as %s", (value, text) => {
  expect(givenText(value)).toBe(text)
})

test("whatever the text is, what is repeated of it is short and can be seen", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
      const shown = givenText(text)
      expect(shown).toMatch(/^'[^\p{C}\p{Zl}\p{Zp}]*'$/u)
      expect([...shown].length).toBeLessThanOrEqual(5 + 60 * 10)
    }),
  )
})
