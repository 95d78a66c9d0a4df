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
  const places = new NodePlaces({ most, wait: 20_000, after })
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
  return { places, timers, begun, ask }
}

/** Lets promises settle. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

test("a quarter of the places is for addresses without a call, and of those who wait the one served least recently is next", async () => {
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

test("a large batch begins where there is a place, and leaves none to others of its chain until it is answered", async () => {
  const { places, begun, ask } = placesOf(4)
  const batch = ask("batch", 100)
  ask("other")
  ask("other", 1, "P")
  expect([begun, places.waiting]).toEqual([["batch", "other"], 1])
  batch.leave?.()
  await settle()
  expect([begun, places.waiting]).toEqual([["batch", "other", "other"], 0])
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

test("whatever comes and goes, no address waits while there is a place for it, and nobody is begun before one who was served earlier", async () => {
  const most = 8
  const reserved = 2
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom("a", "b", "c", "d"), fc.integer({ min: 1, max: 6 }), fc.boolean()), {
        maxLength: 60,
      }),
      async (steps) => {
        const { places, begun, ask } = placesOf(most)
        const running: { readonly one: Asking; readonly calls: number }[] = []
        let waiting: { readonly one: Asking; readonly calls: number }[] = []
        const total = () => running.reduce((sum, { calls }) => sum + calls, 0)
        const hasPlaces = (address: string, calls: number) =>
          running.some(({ one }) => one.address === address) ? total() + calls <= most - reserved : total() < most
        /** The first waiting request of each address. */
        const firsts = () => new Map(waiting.toReversed().map(({ one, calls }) => [one.address, calls]))
        const look = async () => {
          await settle()
          running.push(...waiting.filter(({ one }) => one.leave !== undefined))
          waiting = waiting.filter(({ one }) => one.leave === undefined)
          expect([...firsts()].filter(([address, calls]) => hasPlaces(address, calls))).toEqual([])
          expect(places.waiting).toBe(waiting.length)
        }
        for (const [address, calls, isEnd] of steps) {
          if (isEnd) {
            const lasts = new Map(waiting.map(({ one }) => [one.address, begun.lastIndexOf(one.address)]))
            const before = begun.length
            const [ended] = running.splice(0, 1)
            const ready = [...firsts()]
              .filter(([name, calls]) => hasPlaces(name, calls))
              .map(([name]) => lasts.get(name))
            ended?.one.leave?.()
            await look()
            const next = begun[before]
            if (next !== undefined) expect(lasts.get(next)).toBe(Math.min(...(ready as number[])))
          } else {
            waiting.push({ one: ask(address, calls), calls })
            await look()
          }
        }
        for (let ended = running.shift(); ended !== undefined; ended = running.shift()) {
          ended.one.leave?.()
          await look()
        }
        expect([waiting, begun.length]).toEqual([[], steps.filter(([, , isEnd]) => !isEnd).length])
      },
    ),
  )
})
