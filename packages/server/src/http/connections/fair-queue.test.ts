import fc from "fast-check"
import { afterEach, expect, test, vi } from "vitest"
import { FairQueue } from "./fair-queue.ts"

afterEach(() => {
  vi.useRealTimers()
})

/** A queue with manual turns, and the names of the requests that began. Each request takes `milliseconds`. */
function queueOf({ milliseconds = 1 } = {}) {
  vi.useFakeTimers({ toFake: ["setImmediate"] })
  const backlog = { milliseconds: 0 }
  let now = 0
  const queue = new FairQueue(backlog, () => now)
  const begun: string[] = []
  return {
    queue,
    backlog,
    begun,
    enter: (caller: string, request = caller, isWhole = true) =>
      queue.enter(
        caller,
        () => {
          begun.push(request)
          now += milliseconds
        },
        isWhole,
      ),
    turns: (count: number) => {
      for (let turn = 0; turn < count; turn++) vi.advanceTimersToNextTimer()
    },
    passes: (time: number) => {
      now += time
    },
  }
}

test("where nobody waits a request begins at once, and of those that come together one a turn", () => {
  const { begun, enter, turns } = queueOf()
  for (const name of ["a", "b", "c"]) enter(name)
  expect(begun).toEqual(["a"])
  turns(1)
  expect(begun).toEqual(["a", "b"])
  turns(5)
  enter("d")
  expect(begun).toEqual(["a", "b", "c", "d"])
})

test("short requests begin together, until a millisecond has passed in the iteration", () => {
  const { begun, enter, turns } = queueOf({ milliseconds: 0.4 })
  for (const name of ["a", "b", "c", "d", "e", "f", "g"]) enter(name)
  expect(begun).toEqual(["a", "b", "c"])
  turns(1)
  expect(begun).toEqual(["a", "b", "c", "d", "e", "f"])
  enter("h")
  turns(1)
  expect(begun).toEqual(["a", "b", "c", "d", "e", "f", "g", "h"])
})

test("requests that work after they began begin one by one, and together again when they are short", () => {
  const { begun, enter, turns, passes } = queueOf({ milliseconds: 0 })
  for (let request = 0; request < 60; request++) enter("a", String(request))
  const begunIn = (afterwards: number) => {
    const before = begun.length
    turns(1)
    passes((begun.length - before) * afterwards)
    return begun.length - before
  }
  passes(8 * 5)
  expect(Array.from({ length: 4 }, () => begunIn(5))).toEqual([1, 1, 1, 1])
  expect(Array.from({ length: 8 }, () => begunIn(0.01))).toEqual([1, 1, 1, 2, 4, 7, 8, 8])
})

test("eight requests begin in an iteration at most, and one while connections wait to be accepted", () => {
  const { backlog, begun, enter, turns } = queueOf({ milliseconds: 0 })
  for (let request = 0; request < 30; request++) enter("a", String(request))
  const begunAfter = [begun.length]
  turns(1)
  begunAfter.push(begun.length)
  backlog.milliseconds = 1
  turns(8)
  begunAfter.push(begun.length)
  backlog.milliseconds = 0
  turns(1)
  expect([...begunAfter, begun.length]).toEqual([8, 16, 18, 26])
})

test("while connections wait to be taken, they are looked at four times for each request that begins", () => {
  const { backlog, begun, enter, turns } = queueOf()
  for (const name of ["a", "b", "c", "d"]) enter(name)
  backlog.milliseconds = 1
  const begunAfter = Array.from({ length: 8 }, () => {
    turns(1)
    return begun.length
  })
  expect(begunAfter).toEqual([1, 1, 1, 2, 2, 2, 2, 3])
  backlog.milliseconds = 0
  turns(1)
  expect(begun).toEqual(["a", "b", "c", "d"])
})

test("requests that are there whole begin before parts of others, of which one in four does", () => {
  const { begun, enter, turns } = queueOf()
  for (const part of ["p1", "p2", "p3", "p4"]) enter(part, part, false)
  for (const whole of ["a", "b", "c", "d", "e"]) enter(whole)
  turns(20)
  expect(begun).toEqual(["p1", "a", "b", "p2", "c", "d", "e", "p3", "p4"])
})

test("callers take turns, however many requests one of them has", () => {
  const { begun, enter, turns } = queueOf()
  for (const request of ["a1", "a2", "a3", "a4"]) enter("a", request)
  for (const request of ["b1", "b2"]) enter("b", request)
  enter("c", "c1")
  turns(20)
  expect(begun).toEqual(["a1", "b1", "c1", "a2", "b2", "a3", "a4"])
})

test("who has asked for nothing for longer than a round is next, before a thousand who always ask", () => {
  const { begun, enter, turns } = queueOf()
  enter("honest", "honest 1")
  const flood = Array.from({ length: 1_000 }, (_, index) => `attacker ${index}`)
  for (const name of flood) for (let ahead = 0; ahead < 3; ahead++) enter(name)
  turns(1_500)
  enter("honest", "honest 2")
  turns(1)
  expect(begun.at(-1)).toBe("honest 2")
  expect(begun.filter((name) => name.startsWith("honest"))).toHaveLength(2)
})

test("a request that ends while it waits never begins", () => {
  const { queue, begun, enter, turns } = queueOf()
  const ends = ["a", "b", "b", "c"].map((name, index) => enter(name, `${name}${index}`))
  ends[1]?.()
  ends[3]?.()
  expect(queue.waiting).toBe(1)
  turns(20)
  expect(begun).toEqual(["a0", "b2"])
})

test("whoever begins was served before all others who wait, whatever comes and goes", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 5 }), fc.boolean()), { maxLength: 60 }), (steps) => {
      const { begun, enter, turns } = queueOf()
      const waiting: string[] = []
      const lastOf = (caller: string) => begun.lastIndexOf(caller)
      const turn = () => {
        const before = begun.length
        const lasts = new Map([...new Set(waiting)].map((caller) => [caller, lastOf(caller)]))
        turns(1)
        if (waiting.length === 0) return
        const [caller = ""] = begun.slice(before)
        expect(lasts.get(caller)).toBe(Math.min(...lasts.values()))
        waiting.splice(waiting.indexOf(caller), 1)
      }
      for (const [number, isTurn] of steps) {
        const before = begun.length
        enter(String(number))
        if (begun.length === before) waiting.push(String(number))
        if (isTurn) turn()
      }
      while (waiting.length > 0) turn()
      expect(begun).toHaveLength(steps.length)
    }),
  )
})
