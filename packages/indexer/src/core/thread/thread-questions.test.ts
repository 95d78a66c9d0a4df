import { expect, test } from "vitest"
import { ThreadQuestions } from "./thread-questions.ts"

test("each question has its own answer, in whatever order they come, and an unknown one is left out", async () => {
  const posted: unknown[] = []
  const questions = new ThreadQuestions((question) => posted.push(question))
  const [one, other] = [questions.ask("one"), questions.ask("other")]
  expect(posted).toEqual([
    { kind: "question", id: 1, question: "one" },
    { kind: "question", id: 2, question: "other" },
  ])
  questions.answered({ id: 2, answer: "two" })
  questions.answered({ id: 9, answer: "nobody asked" })
  questions.answered({ id: 1, error: { name: "TypeError", message: "no" } })
  await expect(one).rejects.toThrow("no")
  expect(await other).toBe("two")
})
