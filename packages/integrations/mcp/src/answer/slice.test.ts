import { expect, test } from "vitest"
import { cutNote, slice } from "./slice.ts"

test("a text that fits is whole, and nothing is said of it", () => {
  expect(slice("abc", 0, 3)).toEqual({ text: "abc", total: 3 })
  expect(cutNote(slice("abc", 0, 3), 0)).toEqual([])
})

test("the pieces of a text are the text, and no character is cut in two", () => {
  const text = "a\u{1f600}b\u{1f600}\u{1f600}"
  const pieces: string[] = []
  for (let offset: number | undefined = 0; offset !== undefined; ) {
    const { text: piece, next } = slice(text, offset, 2)
    pieces.push(piece)
    offset = next
  }
  expect(pieces).toEqual(["a", "\u{1f600}", "b", "\u{1f600}", "\u{1f600}"])
})

test("an offset beyond the end gives nothing, and says that this is the end", () => {
  expect(slice("abc", 9, 2)).toEqual({ text: "", total: 3 })
  expect(cutNote(slice("abc", 9, 2), 9)).toEqual([expect.stringMatching(/end of the answer/)])
})
