import { expect, test } from "vitest"
import { pair } from "./pair.ts"

const one = (name: string, place: number) => ({ name, place })

test("what has the same first key is a pair, then what has the same next one; the rest went or came", () => {
  const [a, b, c] = [one("a", 1), one("b", 2), one("c", 3)]
  const [b2, a2, d] = [one("b", 1), one("x", 3), one("d", 4)]
  expect(
    pair(
      [a, b, c],
      [b2, a2, d],
      ({ name }) => name,
      ({ place }) => place,
    ),
  ).toEqual({
    pairs: [
      [b, b2],
      [c, a2],
    ],
    removed: [a],
    added: [d],
  })
})

test("each is of one pair only", () => {
  const [first, second, only] = [one("a", 1), one("a", 2), one("a", 3)]
  expect(pair([first, second], [only], ({ name }) => name)).toEqual({
    pairs: [[first, only]],
    removed: [second],
    added: [],
  })
})
