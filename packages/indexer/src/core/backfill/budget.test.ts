import { expect, test } from "vitest"
import { aheadSetting, mebibyte, take, upTo } from "../../../test/core/ahead-setting.ts"
import { fetchInOrder } from "./fetch-in-order.ts"

test("what is in memory stays within the budget, however slowly it is stored", async () => {
  const it = aheadSetting(400, { limit: 2 * mebibyte, blockBytes: 20_000 })
  const numbers = await take(it, 0, () => it.clock.sleep(200))
  expect(numbers).toEqual(upTo(399))
  expect(it.state.mostHeld).toBeLessThanOrEqual(2 * mebibyte)
  expect(it.state.mostHeld).toBeGreaterThan(mebibyte)
  expect(it.budget.used).toBe(0)
})

test("blocks that grow all at once exceed the budget by one answer at most", async () => {
  const limit = 2 * mebibyte
  const it = aheadSetting(200, { limit })
  it.state.bytesOf = (number) => (number >= 100 ? 1.5 * mebibyte : 500)
  const numbers = await take(it, 0, () => it.clock.sleep(100))
  expect(numbers).toEqual(upTo(199))
  expect(it.state.mostHeld).toBeLessThanOrEqual(limit + 1.5 * mebibyte)
  expect(it.budget.used).toBe(0)
})

test("a block larger than the budget is asked for when it is the next, alone", async () => {
  const limit = mebibyte
  const it = aheadSetting(60, { limit })
  it.state.bytesOf = (number) => (number === 30 || number === 31 ? 10 * mebibyte : 500)
  expect(await take(it)).toEqual(upTo(59))
  expect(it.state.faults).toEqual([])
  expect(it.state.asked).toContainEqual([30])
  expect(it.budget.used).toBe(0)
})

test("a block larger than any answer may be is told as a fault, and stored when it comes after all", async () => {
  const it = aheadSetting(10)
  let tries = 0
  it.state.bytesOf = (number) => (number === 5 && tries++ < 12 ? 65 * mebibyte : 500)
  expect(await take(it)).toEqual(upTo(9))
  expect(it.state.faults.map(({ message }) => message)).toContain("68157440 bytes")
  expect(it.budget.used).toBe(0)
})

test("two blocks that are beyond the budget by far are never in memory together", async () => {
  const it = aheadSetting(40, { limit: mebibyte })
  it.state.bytesOf = (number) => (number >= 10 && number < 14 ? 30 * mebibyte : 500)
  expect(await take(it, 0, () => it.clock.sleep(500))).toEqual(upTo(39))
  expect(it.state.mostHeld).toBeLessThan(32 * mebibyte)
  expect(it.budget.used).toBe(0)
})

test("an abort ends the waiting for what was given to be released", async () => {
  const it = aheadSetting(40, { limit: 4_000 })
  it.state.bytesOf = () => 3_000
  const aborting = new AbortController()
  const blocks = fetchInOrder(0, it.context, aborting.signal)
  let given = 0
  const takeAll = async () => {
    for (;;) {
      await blocks.next()
      given++
    }
  }
  const taking = takeAll()
  taking.catch(() => {})
  await it.clock.pass(60_000)
  expect({ isWaiting: given < 40, running: it.state.running }).toEqual({ isWaiting: true, running: 0 })
  aborting.abort(new Error("stopped"))
  await expect(taking).rejects.toThrow("stopped")
})
