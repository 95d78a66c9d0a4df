import fc from "fast-check"
import { expect, test } from "vitest"
import { HeldBytes, type RequestBytes } from "../held-bytes.ts"
import { NodePlaces } from "./node-places.ts"

interface Asking {
  readonly address: string
  readonly holding: RequestBytes
  /** Gives the places back; undefined while it waits. */
  leave?: () => void
  refused?: string
}

/** Requests of addresses for the places of chains, with manual timers. */
function placesOf(most: number) {
  const held = new HeldBytes(2 ** 20)
  const timers = new Set<() => void>()
  const after = (_: number, act: () => void) => {
    timers.add(act)
    return () => timers.delete(act)
  }
  let now = 0
  const passes = (milliseconds: number) => {
    now += milliseconds
  }
  const places = new NodePlaces({ most, wait: 20_000, after, now: () => now })
  const begun: string[] = []
  const ask = (address: string, calls = 1, chain = "C"): Asking => {
    const one: Asking = { address, holding: held.begin(address) }
    const begin = (leave: () => void) => {
      begun.push(address)
      one.leave = leave
    }
    const place = places.take(chain, one.holding, calls)
    if (typeof place === "function") begin(place)
    else
      place.then(begin, (error: Error) => {
        one.refused = error.message
      })
    return one
  }
  return { places, timers, begun, ask, passes }
}

/** Lets promises settle. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

test("a quarter of the places is for addresses without a call, and who has had fewer calls is next", async () => {
  const { begun, ask } = placesOf(4)
  const flood = Array.from({ length: 5 }, () => ask("flood"))
  ask("honest")
  expect(begun).toEqual(["flood", "flood", "flood", "honest"])
  ask("late")
  const [first, second] = flood
  first?.leave?.()
  await settle()
  expect(begun.slice(4)).toEqual(["late"])
  second?.leave?.()
  await settle()
  expect(begun.slice(5)).toEqual([])
})

test("a large batch begins where no other call is with the nodes, others of its chain wait for it, and it does not wait for ever", async () => {
  const { places, begun, ask } = placesOf(4)
  const batch = ask("batch", 100)
  const other = ask("other")
  ask("other", 1, "P")
  expect([begun, places.waiting]).toEqual([["batch", "other"], 1])
  batch.leave?.()
  await settle()
  expect([begun, places.waiting]).toEqual([["batch", "other", "other"], 0])
  ask("second", 5)
  const late = [ask("late 0", 2), ask("late 1", 2)]
  other.leave?.()
  await settle()
  let ended = 0
  for (; ended < 100 && !begun.includes("second"); ended++) {
    const [one] = late.splice(
      late.findIndex(({ leave }) => leave !== undefined),
      1,
    )
    late.push(ask(one?.address ?? "", 2))
    one?.leave?.()
    await settle()
  }
  expect(ended).toBeLessThan(10)
})

test("single calls of an address begin before the batches of a thousand others, one after the other", async () => {
  const { begun, ask } = placesOf(100)
  let batch = ask("attacker 0", 90)
  const batches = Array.from({ length: 999 }, (_, index) => ask(`attacker ${index + 1}`, 90))
  for (let call = 1; call <= 20; call++) {
    const honest = ask("honest")
    expect(begun.filter((name) => name === "honest")).toHaveLength(call)
    honest.leave?.()
    if (call % 5 === 0) {
      batch.leave?.()
      await settle()
      batch = batches.find(({ leave }) => leave !== undefined) as Asking
      batches.splice(batches.indexOf(batch), 1)
    }
  }
  expect(begun.filter((name) => name !== "honest")).toHaveLength(5)
})

test("of single calls of a thousand addresses those of one that pauses begin by the second turn, and the others' meanwhile", async () => {
  const { begun, ask, passes } = placesOf(4)
  const calls = Array.from({ length: 1_000 }, (_, index) => ask(`attacker ${index}`))
  const turn = async () => {
    passes(20)
    const at = calls.findIndex(({ leave }) => leave !== undefined)
    const [ended] = calls.splice(at, 1)
    calls.push(ask(ended?.address ?? ""))
    ended?.leave?.()
    await settle()
  }
  for (let count = 0; count < 100; count++) await turn()
  const waits: number[] = []
  for (let round = 0; round < 20; round++) {
    const honest = ask("honest")
    let turns = 0
    for (; honest.leave === undefined; turns++) await turn()
    waits.push(turns)
    honest.leave()
    await settle()
    for (let count = 0; count < 10; count++) await turn()
  }
  expect(Math.max(...waits)).toBeLessThanOrEqual(2)
  expect(new Set(begun).size).toBeGreaterThan(100)
})

test("addresses that came and went do not delay one that asks again behind all that come anew", async () => {
  const { begun, ask } = placesOf(2)
  ask("always with the nodes")
  for (let count = 0; count < 1_000; count++) ask(`gone ${count}`).leave?.()
  let count = 0
  const anew = () => ask(`new ${++count}`)
  const calls = [anew(), anew(), anew(), ask("again")]
  for (let turn = 0; turn < 100; turn++) {
    const at = calls.findIndex(({ leave }) => leave !== undefined)
    const [ended] = calls.splice(at, 1)
    calls.push(ended?.address === "again" ? ask("again") : anew())
    ended?.leave?.()
    await settle()
  }
  expect(begun.filter((address) => address === "again").length).toBeGreaterThan(10)
})

test("addresses that always ask get as many calls, whether by batches or one by one", async () => {
  const { begun, ask } = placesOf(10)
  const calls = { single: 0, batch: 0 }
  const waiting: { one: Asking; name: "single" | "batch"; size: number }[] = []
  const add = (name: "single" | "batch", size: number) => waiting.push({ one: ask(name, size), name, size })
  for (let count = 0; count < 20; count++) add("single", 1)
  for (let count = 0; count < 3; count++) add("batch", 8)
  for (let turn = 0; turn < 1_000; turn++) {
    await Promise.resolve()
    const at = waiting.findIndex(({ one }) => one.leave !== undefined)
    const [ended] = waiting.splice(at, 1)
    if (at === -1 || ended === undefined) continue
    calls[ended.name] += ended.size
    add(ended.name, ended.size)
    ended.one.leave?.()
  }
  expect(begun.length).toBeGreaterThan(300)
  expect(Math.abs(calls.single - calls.batch) / (calls.single + calls.batch)).toBeLessThan(0.1)
})

test("who waits too long is refused, and who has gone gets no place", async () => {
  const { timers, begun, ask } = placesOf(1)
  const first = ask("first")
  const [gone, late] = [ask("gone"), ask("late")]
  gone.holding.end()
  first.leave?.()
  await settle()
  expect([begun, gone.refused]).toEqual([["first", "late"], "too many calls wait for the nodes of this chain"])
  const refused = ask("refused")
  expect(timers.size).toBe(1)
  for (const act of timers) act()
  await settle()
  expect([refused.refused, timers.size]).toEqual(["too many calls wait for the nodes of this chain", 0])
  late.leave?.()
  await settle()
  expect(begun).toEqual(["first", "late"])
})

test("whatever comes and goes, calls wait only where others are with the nodes, no more are there than may be, and all begin in the end", async () => {
  const most = 8
  const addresses = ["a", "b", "c", "d"] as const
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...addresses), fc.integer({ min: 1, max: 12 }), fc.boolean()), {
        maxLength: 60,
      }),
      async (steps) => {
        const { places, begun, ask } = placesOf(most)
        const running: { readonly one: Asking; readonly calls: number }[] = []
        let waiting: { readonly one: Asking; readonly calls: number }[] = []
        const look = async () => {
          await settle()
          running.push(...waiting.filter(({ one }) => one.leave !== undefined))
          waiting = waiting.filter(({ one }) => one.leave === undefined)
          const total = running.reduce((sum, { calls }) => sum + calls, 0)
          expect(running.length === 1 || total <= most).toBe(true)
          expect(waiting.length === 0 || running.length > 0).toBe(true)
          expect(places.waiting).toBe(waiting.length)
        }
        const end = async () => {
          running.shift()?.one.leave?.()
          await look()
        }
        for (const [address, calls, isEnd] of steps) {
          if (isEnd) await end()
          else {
            waiting.push({ one: ask(address, calls), calls })
            await look()
          }
        }
        while (running.length > 0) await end()
        expect([waiting, begun.length]).toEqual([[], steps.filter(([, , isEnd]) => !isEnd).length])
      },
    ),
  )
})
