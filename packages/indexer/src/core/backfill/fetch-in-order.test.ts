import { expect, test } from "vitest"
import { type AheadSetting, aheadSetting, mebibyte, take, upTo } from "../../../test/core/ahead-setting.ts"
import { NodeFault } from "../fault.ts"
import { type Arrived, fetchInOrder } from "./fetch-in-order.ts"

test("blocks come in order, whatever the order of the answers", async () => {
  const it = aheadSetting(300)
  expect(await take(it, 7)).toEqual(upTo(299, 7))
  expect(it.budget.used).toBe(0)
})

test("requests grow in size and number while the node is fast, within the limit", async () => {
  const it = aheadSetting(2000, { requests: 5, limit: 16 * mebibyte })
  await take(it)
  expect(it.state.mostRunning).toBe(5)
  expect(Math.max(...it.state.asked.map(({ length }) => length))).toBeGreaterThan(30)
})

test("faults make requests smaller, and nothing is missing", async () => {
  const it = aheadSetting(200)
  let failures = 0
  it.state.before = async ([first = 0]) => {
    if (first > 50 && failures++ < 20) throw new NodeFault("timeout", "late")
  }
  expect(await take(it)).toEqual(upTo(199))
  expect(it.state.faults.length).toBeGreaterThan(15)
  expect(Math.min(...it.state.asked.map(({ length }) => length))).toBe(1)
})

test("what is next in order is asked for, even while all that comes after it waits for the node", async () => {
  const it = aheadSetting(16, { limit: 16 * mebibyte })
  it.context.pace.requests = 4
  const given = new Set<number>()
  let failures = 0
  it.state.before = async (numbers) => {
    const [first = 0] = numbers
    if (first === 4 && failures++ === 0) throw new NodeFault("timeout", "late")
    if (first === 4) await it.clock.sleep(1000)
    if (first >= 8 && !given.has(7)) throw new NodeFault("behind", "not yet")
    for (const number of numbers) given.add(number)
  }
  expect(await take(it)).toEqual(upTo(15))
})

test("the head may rise meanwhile", async () => {
  const it = aheadSetting(100)
  it.state.to = 20
  const rise = async () => {
    it.state.to = 99
  }
  expect(await take(it, 0, rise)).toEqual(upTo(99))
})

test("when the head falls below what was asked for, it ends with what there is", async () => {
  const it = aheadSetting(60)
  it.state.before = async (numbers) => {
    if (numbers.every((number) => number < 30)) return
    it.state.to = 29
    throw new NodeFault("behind", "gone")
  }
  const numbers = await take(it)
  expect(numbers).toEqual(upTo(numbers.length - 1))
  expect(numbers.length).toBeLessThanOrEqual(30)
  expect(it.budget.used).toBe(0)
})

test("an abort ends it with its reason, and frees everything", async () => {
  const it = aheadSetting(500)
  const stopping = new AbortController()
  const reason = new Error("stopped")
  let stretches = 0
  const hold = async () => {
    if (++stretches === 3) stopping.abort(reason)
  }
  await expect(take(it, 0, hold, stopping.signal)).rejects.toBe(reason)
  await it.clock.until(() => it.state.running === 0)
  expect(it.budget.used).toBe(0)
})

test("whoever stops reading frees everything", async () => {
  const it = aheadSetting(500)
  for await (const arrived of fetchInOrderWhile(it)) {
    arrived.release()
    if ((arrived.blocks.at(-1) ?? 0) > 50) break
  }
  await it.clock.until(() => it.state.running === 0)
  expect(it.budget.used).toBe(0)
})

/** Runs the generator, and lets virtual time pass while waiting for each stretch. */
async function* fetchInOrderWhile({ clock, context }: AheadSetting): AsyncGenerator<Arrived<number>> {
  const all = fetchInOrder(0, context, new AbortController().signal)
  try {
    for (;;) {
      let next: IteratorResult<Arrived<number>, void> | undefined
      void all.next().then((one) => {
        next = one
      })
      await clock.until(() => next !== undefined)
      if (!next || next.done) return
      yield next.value
    }
  } finally {
    await all.return()
  }
}

test("a fault of ours ends it", async () => {
  const it = aheadSetting(50)
  it.state.before = async () => {
    throw new TypeError("a defect")
  }
  await expect(take(it)).rejects.toThrow("a defect")
})
