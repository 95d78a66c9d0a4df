import { expect, test } from "vitest"
import { visibleWords } from "./visible-words.ts"

test("a text is kept to its most characters, and what cannot be seen or is not ASCII is escaped", () => {
  expect([visibleWords("no way", 6), visibleWords("no way!", 6), visibleWords("", 6)]).toEqual([
    "no way",
    "no way...",
    "",
  ])
  expect(visibleWords(" ~\u001f\u007f\u001b[é😀\n", 99)).toBe(" ~\\u{1f}\\u{7f}\\u{1b}[\\u{e9}\\u{1f600}\\u{a}")
})
