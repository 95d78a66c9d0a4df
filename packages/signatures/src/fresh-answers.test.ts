import { getEventListeners } from "node:events"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { FreshAnswers, longestWait } from "./fresh-answers.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A node whose answers are numbered and given by hand, and callers who ask it. */
function asking() {
  const fresh = new FreshAnswers<number>()
  const answers: (() => void)[] = []
  const fails: (() => void)[] = []
  const ask = () =>
    new Promise<number>((resolve, reject) => {
      const number = answers.length
      answers.push(() => resolve(number))
      fails.push(() => reject(new Error("no node")))
    })
  const got: string[] = []
  const get = (name: string, signal = new AbortController().signal, question = "height") => {
    fresh.get(question, signal, ask).then(
      (answer) => got.push(`${name} ${answer}`),
      ({ message }: Error) => got.push(`${name} ${message}`),
    )
  }
  const settle = () => vi.advanceTimersByTimeAsync(0)
  return { answers, fails, got, get, settle }
}

test("who asks while a question is with the node shares the next one with all others, and never the answer from before", async () => {
  const { answers, got, get, settle } = asking()
  for (const name of ["a", "b", "c"]) get(name)
  get("other", undefined, "balances")
  expect(answers).toHaveLength(2)
  answers[0]?.()
  await settle()
  expect([got, answers.length]).toEqual([["a 0"], 3])
  get("d")
  answers[2]?.()
  await settle()
  answers[3]?.()
  await settle()
  expect(got).toEqual(["a 0", "b 2", "c 2", "d 3"])
  get("e")
  expect([answers.length, vi.getTimerCount()]).toEqual([5, 0])
})

test("a question that failed is asked again for those who came meanwhile, and one without an answer after a while", async () => {
  const { answers, fails, got, get, settle } = asking()
  for (const name of ["a", "b"]) get(name)
  fails[0]?.()
  await settle()
  get("c")
  expect([got, answers.length]).toEqual([["a no node"], 2])
  await vi.advanceTimersByTimeAsync(longestWait - 1)
  expect(answers).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1)
  answers[2]?.()
  await settle()
  answers[1]?.()
  await settle()
  expect(got).toEqual(["a no node", "c 2", "b 1"])
})

test("who goes away waits no longer, and takes no answer from others", async () => {
  const { answers, got, get, settle } = asking()
  const gone = new AbortController()
  get("gone", gone.signal)
  get("stays")
  gone.abort(new Error("has gone"))
  await settle()
  answers[0]?.()
  await settle()
  answers[1]?.()
  await settle()
  get("late", gone.signal)
  await settle()
  expect(got).toEqual(["gone has gone", "stays 1", "late has gone"])
})

test("who was answered, or has gone, leaves no listener and no timer", async () => {
  const { answers, get, settle } = asking()
  const { signal } = new AbortController()
  get("a", signal)
  get("b", signal)
  answers[0]?.()
  await settle()
  answers[1]?.()
  await settle()
  expect([getEventListeners(signal, "abort"), vi.getTimerCount()]).toEqual([[], 0])
  get("c", signal)
  expect(answers).toHaveLength(3)
})
