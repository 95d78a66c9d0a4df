import type { QuotaTaken, QuotaWindow } from "@serac/store"
import fc from "fast-check"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import type { Counters } from "../../src/access/limits/counters.ts"
import { type Charge, type Limit, Limiter } from "../../src/access/limits/limiter.ts"
import { MemoryCounters } from "../../src/access/limits/memory-counters.ts"

const minute: Limit = { name: "minute", seconds: 60, quota: 100 }
const day: Limit = { name: "day", seconds: 86_400, quota: 250 }
const limits = [minute, day]

beforeEach(() => {
  vi.useFakeTimers({ now: 86_400_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

const leftOf = ({ left, exceeded }: Charge) => [...left.map(({ remaining }) => remaining), exceeded?.limit.name]
const now = async (charge: Charge | Promise<Charge>) => leftOf(await charge)

/** Counts of several processes, which take a turn of the event loop, and can fail or hang. */
class SharedCounters implements Counters {
  readonly isShared = true
  readonly #memory = new MemoryCounters()
  asked = 0
  state: "there" | "gone" | "silent" = "there"

  async take(window: QuotaWindow, units: number, quota: number): Promise<QuotaTaken> {
    this.asked += 1
    await Promise.resolve()
    if (this.state === "gone") throw new Error("gone")
    if (this.state === "silent") return new Promise(() => {})
    return this.#memory.take(window, units, quota)
  }

  async used(window: QuotaWindow): Promise<number> {
    return this.#memory.used(window)
  }

  async close(): Promise<void> {}
}

describe("a limiter of one process", () => {
  test("answers at once, and says what is left of each limit and for how long", () => {
    const limiter = new Limiter({ counters: new MemoryCounters() })
    vi.setSystemTime(86_400_000 + 12_500)
    expect(limiter.charge("a", limits, 20)).toEqual({
      left: [
        { limit: minute, remaining: 80, reset: 48 },
        { limit: day, remaining: 230, reset: 86_388 },
      ],
      exceeded: undefined,
    })
  })

  test("refuses what would exceed a limit, charges nothing for it, and takes what still fits", async () => {
    const limiter = new Limiter({ counters: new MemoryCounters() })
    expect(await now(limiter.charge("a", limits, 90))).toEqual([10, 160, undefined])
    expect(await now(limiter.charge("a", limits, 11))).toEqual([10, 160, "minute"])
    expect(await now(limiter.charge("a", limits, 10))).toEqual([0, 150, undefined])
    expect(await now(limiter.charge("a", limits, 1))).toEqual([0, 150, "minute"])
  })

  test("begins anew with each minute of the clock, and with each day", async () => {
    const limiter = new Limiter({ counters: new MemoryCounters() })
    const charge = () => now(limiter.charge("a", limits, 100))
    vi.setSystemTime(86_400_000 + 59_999)
    expect(await charge()).toEqual([0, 150, undefined])
    expect(await charge()).toEqual([0, 150, "minute"])
    vi.setSystemTime(86_400_000 + 60_000)
    expect(await charge()).toEqual([0, 50, undefined])
    vi.setSystemTime(86_400_000 + 120_000)
    expect(await charge()).toEqual([100, 50, "day"])
    vi.setSystemTime(2 * 86_400_000)
    expect(await charge()).toEqual([0, 150, undefined])
  })

  test("names the limit that lasts longer where both are exceeded", async () => {
    const limiter = new Limiter({ counters: new MemoryCounters() })
    for (let at = 0; at < 3; at += 1) {
      vi.setSystemTime(86_400_000 + at * 60_000)
      await limiter.charge("a", limits, at === 2 ? 50 : 100)
    }
    const { exceeded } = await limiter.charge("a", limits, 100)
    expect([exceeded?.limit.name, exceeded?.reset]).toEqual(["day", 86_280])
  })

  test("has the limits of a new tier from the next charge on: more where they are higher, none where they are used up", async () => {
    const limiter = new Limiter({ counters: new MemoryCounters() })
    const charge = (quota: number, units: number) => now(limiter.charge("a", [{ ...minute, quota }], units))
    expect(await charge(100, 100)).toEqual([0, undefined])
    expect(await charge(100, 1)).toEqual([0, "minute"])
    expect(await charge(150, 50)).toEqual([0, undefined])
    expect(await charge(50, 1)).toEqual([0, "minute"])
    expect(await charge(200, 20)).toEqual([30, undefined])
  })

  test("remembers no more than so many subjects: the first of more is counted anew", () => {
    const asked: string[] = []
    const take = ({ subject }: QuotaWindow, units: number) => {
      asked.push(subject)
      return { granted: units, used: units }
    }
    const counters = { isShared: false, take, used: () => 0, close: async () => {} }
    const limiter = new Limiter({ counters })
    for (let at = 0; at < 200_000; at += 1) limiter.charge(`${at}`, [minute], 1)
    asked.length = 0
    // Of what is taken ahead a unit is left for each.
    limiter.charge("0", [minute], 1)
    expect(asked).toEqual([])
    limiter.charge("one more", [minute], 1)
    limiter.charge("0", [minute], 1)
    expect(asked).toEqual(["one more", "0"])
    limiter.charge("2", [minute], 1)
    expect(asked).toHaveLength(2)
  })

  test("counts each subject by itself", async () => {
    const limiter = new Limiter({ counters: new MemoryCounters() })
    expect(await now(limiter.charge("a", limits, 100))).toEqual([0, 150, undefined])
    expect(await now(limiter.charge("b", limits, 100))).toEqual([0, 150, undefined])
  })

  test("takes everything that fits and nothing else, whatever is asked when", () => {
    const step = fc.record({ units: fc.integer({ min: 1, max: 60 }), pause: fc.integer({ min: 0, max: 40_000 }) })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let time = 86_400_000
        const limiter = new Limiter({ counters: new MemoryCounters(), clock: () => time })
        const used = new Map<string, number>()
        for (const { units, pause } of steps) {
          time += pause
          const windows = limits.map(({ seconds, quota }) => ({
            key: `${seconds} ${Math.floor(time / 1000 / seconds)}`,
            quota,
          }))
          const fits = windows.every(({ key, quota }) => (used.get(key) ?? 0) + units <= quota)
          if (fits) for (const { key } of windows) used.set(key, (used.get(key) ?? 0) + units)
          const charge = limiter.charge("a", limits, units) as Charge
          expect(charge.exceeded === undefined).toBe(fits)
          expect(charge.left.map(({ remaining }) => remaining)).toEqual(
            windows.map(({ key, quota }) => quota - (used.get(key) ?? 0)),
          )
        }
      }),
    )
  })
})

describe("limiters of several processes", () => {
  const wide: Limit = { name: "minute", seconds: 60, quota: 10_000 }

  test("use nothing in a window that was granted of the one before, however late it comes", async () => {
    const counters = new SharedCounters()
    const limiter = new Limiter({ counters })
    let grant: (taken: QuotaTaken) => void = () => {}
    const late = new Promise<QuotaTaken>((resolve) => {
      grant = resolve
    })
    vi.spyOn(counters, "take").mockReturnValueOnce(late)
    const first = limiter.charge("a", [minute], 1)
    vi.setSystemTime(86_400_000 + 60_000)
    const second = limiter.charge("a", [minute], 1)
    expect(await now(second)).toEqual([99, undefined])
    grant({ granted: 100, used: 100 })
    // It is charged where it is settled.
    await first
    expect(await now(limiter.charge("a", [minute], 90))).toEqual([8, undefined])
    expect(await now(limiter.charge("a", [minute], 10))).toEqual([8, "minute"])
  })

  test("never grant more than the quota together, and all of it to one who asks alone", async () => {
    const counters = new SharedCounters()
    const processes = Array.from({ length: 3 }, () => new Limiter({ counters }))
    const granted = async (count: number, by: (at: number) => Limiter | undefined) => {
      const charges = await Promise.all(Array.from({ length: count }, (_, at) => by(at)?.charge("a", [wide], 20)))
      return charges.filter((charge) => charge?.exceeded === undefined).length * 20
    }
    const together = await granted(900, (at) => processes[at % 3])
    expect(together).toBeLessThanOrEqual(10_000)
    expect(together).toBeGreaterThan(10_000 - 3 * 220)
    vi.setSystemTime(86_460_000)
    expect(await granted(600, () => processes[0])).toBe(10_000)
  })

  test("ask the others for few of many charges, and for none of what is exhausted", async () => {
    const counters = new SharedCounters()
    const limiter = new Limiter({ counters })
    for (let at = 0; at < 500; at += 1) await limiter.charge("a", [wide], 20)
    expect(counters.asked).toBeLessThan(110)
    await limiter.charge("a", [wide], 20)
    const { asked } = counters
    for (let at = 0; at < 100; at += 1) expect((await limiter.charge("a", [wide], 20)).exceeded?.limit).toBe(wide)
    expect(counters.asked).toBe(asked)
  })

  test("ask the others once while what they ask for is on its way", async () => {
    const counters = new SharedCounters()
    const limiter = new Limiter({ counters })
    // 200 are taken ahead; with less than 100 left the next ones are asked for.
    const charges = [await limiter.charge("a", [wide], 20)]
    const asked = [counters.asked]
    for (let at = 0; at < 8; at += 1) {
      charges.push(limiter.charge("a", [wide], 20) as Charge)
      asked.push(counters.asked)
    }
    expect(charges.map(({ left }) => left[0]?.remaining)).toEqual([
      9980, 9960, 9940, 9920, 9900, 9880, 9860, 9840, 9820,
    ])
    expect(asked).toEqual([1, 1, 1, 1, 1, 2, 2, 2, 2])
  })

  test("ask the others once in a window while what was asked for in the one before comes late", async () => {
    const counters = new SharedCounters()
    const limiter = new Limiter({ counters })
    const grants: ((taken: QuotaTaken) => void)[] = []
    const take = vi.spyOn(counters, "take").mockImplementation(() => new Promise((resolve) => grants.push(resolve)))
    const first = limiter.charge("a", [minute], 1)
    vi.setSystemTime(86_400_000 + 60_000)
    const second = limiter.charge("a", [minute], 1)
    grants[0]?.({ granted: 2, used: 2 })
    await vi.advanceTimersByTimeAsync(0)
    const third = limiter.charge("a", [minute], 1)
    expect(take).toHaveBeenCalledTimes(2)
    grants[1]?.({ granted: 3, used: 3 })
    expect((await Promise.all([first, second, third])).map(({ exceeded }) => exceeded)).toEqual(
      Array(3).fill(undefined),
    )
  })

  test("close their counts when what is on its way has come, and leave no clock running", async () => {
    const counters = new SharedCounters()
    const close = vi.spyOn(counters, "close")
    const limiter = new Limiter({ counters })
    let grant: (taken: QuotaTaken) => void = () => {}
    vi.spyOn(counters, "take").mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          grant = resolve
        }),
    )
    const charging = limiter.charge("a", [minute], 1)
    const closing = limiter.close()
    await vi.advanceTimersByTimeAsync(100)
    expect(close).not.toHaveBeenCalled()
    grant({ granted: 2, used: 2 })
    await closing
    expect([close.mock.calls.length, await now(charging), vi.getTimerCount()]).toEqual([1, [99, undefined], 0])
  })

  test("ask the others again when a second has gone by since they failed, not before", async () => {
    const counters = new SharedCounters()
    const limiter = new Limiter({ counters })
    counters.state = "gone"
    await limiter.charge("a", limits, 10)
    const { asked } = counters
    vi.setSystemTime(86_400_000 + 999)
    await limiter.charge("a", limits, 10)
    expect(counters.asked).toBe(asked)
    vi.setSystemTime(86_400_000 + 1_000)
    await limiter.charge("a", limits, 10)
    expect(counters.asked).toBe(asked + 2)
  })

  test.each(["gone", "silent"] as const)(
    "count by themselves while the others are %s, and are asked again after a second",
    async (state) => {
      const counters = new SharedCounters()
      const told: unknown[] = []
      const limiter = new Limiter({ counters, onOutage: (error) => told.push(error) })
      counters.state = state
      const first = limiter.charge("a", limits, 60)
      await vi.advanceTimersByTimeAsync(250)
      expect(leftOf(await first)).toEqual([40, 190, undefined])
      expect(limiter.isTogether).toBe(false)
      const { asked } = counters
      expect(leftOf(limiter.charge("a", limits, 60) as Charge)).toEqual([40, 190, "minute"])
      expect(counters.asked).toBe(asked)
      counters.state = "there"
      await vi.advanceTimersByTimeAsync(60_000)
      expect((await limiter.charge("a", limits, 60)).exceeded).toBeUndefined()
      expect(limiter.isTogether).toBe(true)
      expect(told).toEqual([expect.any(Error), undefined])
    },
  )
})
