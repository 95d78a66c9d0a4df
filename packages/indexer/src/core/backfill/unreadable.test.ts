import { expect, test } from "vitest"
import { type AheadSetting, aheadSetting, mebibyte, take, upTo } from "../../../test/core/ahead-setting.ts"
import { NodeFault } from "../fault.ts"
import type { Arrived } from "./fetch-in-order.ts"
import { maxKept, UnreadableAnswer, UnreadableBlockError } from "./unreadable.ts"

/** Takes blocks until one cannot be read. Returns the blocks and the error. */
async function takeUntilUnreadable(it: AheadSetting, from = 0) {
  const numbers: number[] = []
  const hold = async (arrived: Arrived<number>) => {
    numbers.push(...arrived.blocks)
  }
  const error = await take(it, from, hold).catch((error: unknown) => error)
  expect(error).toBeInstanceOf(UnreadableBlockError)
  return { numbers, error: error as UnreadableBlockError }
}

test("a block that cannot be read is told once everything before it was given", async () => {
  const it = aheadSetting(300, { requests: 4 })
  it.state.unreadable.add(123)
  const { numbers, error } = await takeUntilUnreadable(it, 5)
  expect(numbers).toEqual(upTo(122, 5))
  expect(error).toMatchObject({
    number: 123,
    reason: "block 123: no hash",
    message: expect.stringMatching(/^Block 123 could not be read \d+ times: block 123: no hash$/),
  })
  expect(error.attempts).toBeGreaterThanOrEqual(5)
  expect(it.clock.now() - error.since).toBeGreaterThanOrEqual(10_000)
  await it.clock.until(() => it.state.running === 0)
  expect(it.budget.used).toBe(0)
})

test("a block that is larger than any may be is told as one that cannot be read", async () => {
  const it = aheadSetting(20)
  it.state.bytesOf = (number) => (number === 7 ? 65 * mebibyte : 500)
  const { numbers, error } = await takeUntilUnreadable(it)
  expect(numbers).toEqual(upTo(6))
  expect(error).toMatchObject({ number: 7, reason: "68157440 bytes" })
})

test("a block that can be read in the end is given like any other", async () => {
  const it = aheadSetting(100)
  it.state.unreadable.add(40)
  const startedAt = it.clock.now()
  it.state.before = async () => {
    if (it.clock.now() - startedAt > 8_000) it.state.unreadable.clear()
  }
  expect(await take(it)).toEqual(upTo(99))
  expect(it.budget.used).toBe(0)
})

test.each<[string, () => NodeFault]>([
  ["no answers", () => new NodeFault("connection", "ECONNRESET")],
  ["late answers", () => new NodeFault("timeout", "late")],
  ["a block that is not there yet", () => new NodeFault("behind", "not yet")],
  ["answers that are no JSON", () => new NodeFault("nonsense", "no JSON", { cause: new SyntaxError("<html>") })],
])("%s are waited out, however long that takes", async (_, fault) => {
  const it = aheadSetting(20)
  const startedAt = it.clock.now()
  it.state.before = async (numbers) => {
    if (numbers.includes(9) && it.clock.now() - startedAt < 60_000) throw fault()
  }
  expect(await take(it)).toEqual(upTo(19))
})

test("an answer of at most a MiB is kept whole", () => {
  const bytes = new Uint8Array(maxKept)
  expect(new UnreadableAnswer(bytes)).toEqual({ bytes, size: maxKept })
})
