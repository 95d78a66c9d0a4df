import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { type Answered, Asking } from "./asking.ts"

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A service whose answers the test releases. */
function slowService() {
  const waiting: { readonly answer: (value: number) => void; readonly fail: () => void }[] = []
  const told: Answered<number>[] = []
  const asking = new Asking<number>(
    () =>
      new Promise((answer, reject) => {
        waiting.push({ answer, fail: () => reject(new TypeError("nobody answers")) })
      }),
    (answered) => told.push(answered),
  )
  const settle = () => vi.advanceTimersByTimeAsync(0)
  return { asking, waiting, told, settle }
}

test("a chain that changes faster than the service answers is shown as often as it answers", async () => {
  const { asking, waiting, told, settle } = slowService()
  for (let change = 0; change < 50; change++) asking.ask()
  expect(waiting).toHaveLength(1)
  waiting[0]?.answer(1)
  await settle()
  expect([told, waiting.length]).toEqual([[{ value: 1 }], 2])
  waiting[1]?.answer(2)
  await settle()
  expect([told.at(-1), waiting.length]).toEqual([{ value: 2 }, 2])
})

test("what nobody answers is asked for again by itself, once", async () => {
  const { asking, waiting, told, settle } = slowService()
  asking.ask()
  waiting[0]?.fail()
  await settle()
  expect(told).toEqual([{ failure: { kind: "down", words: "nobody answers" } }])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(waiting).toHaveLength(2)
})

test("after its end nothing is told and nothing asked", async () => {
  const { asking, waiting, told, settle } = slowService()
  asking.ask()
  asking.end()
  waiting[0]?.fail()
  await settle()
  asking.ask()
  await vi.advanceTimersByTimeAsync(10_000)
  expect([told, waiting.length]).toEqual([[], 1])
})
