import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import type { Counters } from "../../src/access/limits/counters.ts"

/** Counters to test, a second connection to the same counts, and what closes both. */
export interface CountersPlace {
  readonly counters: Counters
  /** The same where counts are in the process. */
  readonly other: Counters
  dispose(): Promise<void>
}

/** What all counters promise, as tests. */
export function countersConformance(name: string, open: () => Promise<CountersPlace>): void {
  describe(`counters: ${name}`, () => {
    let place: CountersPlace
    beforeAll(async () => {
      place = await open()
    })
    afterAll(() => place.dispose())
    const start = Math.floor(Date.now() / 60_000) * 60
    const newWindow = () => ({ subject: `data key ${randomUUID()}`, seconds: 60, start })

    test("grant what is left, in parts, and nothing beyond the quota", async () => {
      const { counters } = place
      const window = newWindow()
      expect(await counters.used(window)).toBe(0)
      expect(await counters.take(window, 70, 100)).toEqual({ granted: 70, used: 70 })
      expect(await counters.take(window, 50, 100)).toEqual({ granted: 30, used: 100 })
      expect(await counters.take(window, 50, 100)).toEqual({ granted: 0, used: 100 })
      expect(await counters.used(window)).toBe(100)
    })

    test("count each subject, length and start by itself", async () => {
      const { counters } = place
      const window = newWindow()
      const hour = { ...window, seconds: 3_600, start: start - (start % 3_600) }
      for (const one of [window, newWindow(), hour, { ...hour, start: hour.start + 3_600 }])
        expect(await counters.take(one, 5, 5)).toEqual({ granted: 5, used: 5 })
    })

    test("grant the quota once to all who take at once, and a later one sees what all took", async () => {
      const { counters, other } = place
      const window = newWindow()
      const taken = await Promise.all(
        Array.from({ length: 30 }, (_, at) => (at % 2 === 0 ? counters : other).take(window, 7, 100)),
      )
      expect(taken.reduce((sum, { granted }) => sum + granted, 0)).toBe(100)
      expect(await other.take(window, 1, 100)).toEqual({ granted: 0, used: 100 })
    })

    test("take subjects as they are", async () => {
      const { counters, other } = place
      const strange = { ...newWindow(), subject: `${randomUUID()} 2001:db8::/64 ' OR "1" * \r\n$1 :a é` }
      expect(await counters.take(strange, 3, 10)).toEqual({ granted: 3, used: 3 })
      expect(await other.used(strange)).toBe(3)
    })
  })
}
