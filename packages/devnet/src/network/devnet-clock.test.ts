import { expect, test } from "vitest"
import { DevnetClock } from "./devnet-clock.ts"

test("goes on from where it is when the real time is set back", () => {
  const time = { now: 10_000 }
  const clock = new DevnetClock({ real: () => time.now })
  const shown = [5_000, 9_000, -3_000, 2_000, 4_000].map((step) => {
    time.now += step
    return clock.now()
  })
  expect(shown).toEqual([15_000, 24_000, 24_000, 26_000, 30_000])
})

test("goes back when everything does", () => {
  const time = { now: 10_000 }
  const clock = new DevnetClock({ real: () => time.now })
  clock.now()
  clock.restore(4_000)
  time.now += 1_000
  expect(clock.now()).toBe(5_000)
})

test.each([-1, Number.NaN, 9e15])("is not moved by %s ms, of which nobody could tell the date", (milliseconds) => {
  const clock = new DevnetClock({ start: 1, isStopped: true })
  expect(() => clock.advance(milliseconds)).toThrow(RangeError)
  expect(clock.now()).toBe(1)
})
