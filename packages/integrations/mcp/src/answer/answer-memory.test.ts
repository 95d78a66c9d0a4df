import { expect, test } from "vitest"
import { createAnswerMemory } from "./answer-memory.ts"

const answer = { text: "t", notes: [] }

test("an answer is kept for five minutes", () => {
  let time = 0
  const memory = createAnswerMemory(() => time)
  memory.keep("a", answer)
  time = 5 * 60_000
  expect(memory.find("a")).toMatchObject(answer)
  time += 1
  expect(memory.find("a")).toBeUndefined()
})

test("eight answers are kept, the oldest goes first", () => {
  const memory = createAnswerMemory(() => 0)
  for (const key of "abcdefghi") memory.keep(key, answer)
  expect([..."abi"].map((key) => memory.find(key) !== undefined)).toEqual([false, true, true])
})
