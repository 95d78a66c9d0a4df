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

test("of a thousand who always ask and one who pauses, the one who pauses waits for two requests at most", () => {
  const { queue, begun, enter, turns, passes } = queueOf({ milliseconds: 1 })
  enter("honest")
  passes(500)
  turns(1)
  const flood = Array.from({ length: 1_000 }, (_, index) => `attacker ${index}`)
  for (const name of flood) for (let ahead = 0; ahead < 3; ahead++) enter(name)
  const waits: number[] = []
  for (let request = 0; request < 30; request++) {
    const before = begun.length
    const answered = queue.hold("honest")
    enter("honest")
    while (!begun.includes("honest", before)) turns(1)
    answered()
    waits.push(begun.length - 1 - before)
    turns(50)
    passes(50)
    for (const name of begun.slice(before)) if (name !== "honest") enter(name)
  }
  expect(Math.max(...waits)).toBeLessThanOrEqual(2)
})

test("half of the turns go by when a caller was served alone, so that who always asks has an equal share of these", () => {
  const { begun, enter, turns } = queueOf()
  for (let request = 0; request < 100; request++) enter("busy")
  turns(20)
  // They have paused until now, and from now on ask without a pause.
  for (let request = 0; request < 100; request++) for (const name of ["b", "c", "d"]) enter(name)
  const before = begun.length
  turns(80)
  expect(begun.slice(before).filter((name) => name === "busy").length).toBeGreaterThanOrEqual(9)
})

test("each request that is not taken back begins once, those of a caller in their order, whatever comes and goes", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 5 }), fc.nat(3)), { maxLength: 60 }), (steps) => {
      const { queue, begun, enter, turns } = queueOf()
      const entered: string[] = []
      for (const [index, [caller, kind]] of steps.entries()) {
        const request = `${caller} ${index}`
        const before = begun.length
        const leave = enter(String(caller), request)
        if (kind === 0 && begun.length === before) leave()
        else entered.push(request)
        if (kind === 1) turns(1)
      }
      turns(200)
      const ofCaller = (requests: readonly string[], caller: number) =>
        requests.filter((name) => name.startsWith(`${caller} `))
      for (let caller = 0; caller <= 5; caller++) expect(ofCaller(begun, caller)).toEqual(ofCaller(entered, caller))
      expect([begun.length, queue.waiting]).toEqual([entered.length, 0])
    }),
  )
})
