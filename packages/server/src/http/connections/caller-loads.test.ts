import fc from "fast-check"
import { expect, test } from "vitest"
import { CallerLoads } from "./caller-loads.ts"

function loadsOf() {
  let now = 0
  return {
    loads: new CallerLoads(() => now),
    passes: (milliseconds: number) => {
      now += milliseconds
    },
  }
}

test("the load of a caller is the share of about two seconds in which it had a request outstanding", () => {
  const { loads, passes } = loadsOf()
  const ends = [loads.begin("a"), loads.begin("a")]
  const told = [loads.loadOf("a")]
  for (const end of [undefined, ...ends]) {
    end?.()
    passes(2_000)
    told.push(loads.loadOf("a"))
  }
  const e = Math.exp(-1)
  const begun = 1 - (9 / 16) * e
  const stillBegun = 1 - (1 - begun) * e
  expect(told.map((load) => load.toFixed(12))).toEqual(
    [7 / 16, begun, stillBegun, stillBegun * e].map((load) => load.toFixed(12)),
  )
})

test("an end that is called again changes nothing", () => {
  const { loads, passes } = loadsOf()
  const [end] = [loads.begin("a"), loads.begin("a")]
  end()
  end()
  passes(60_000)
  expect(loads.loadOf("a")).toBeCloseTo(1)
})

test("a caller that is not known has the load and the place of a new one", () => {
  const { loads } = loadsOf()
  expect([loads.loadOf("a"), loads.lastServed("a"), loads.count]).toEqual([7 / 16, 0, 0])
})

test("4,096 callers are remembered; the one served longest ago is forgotten first", () => {
  const { loads } = loadsOf()
  for (let caller = 0; caller < 4_096; caller++) loads.serve(String(caller))
  loads.serve("0")
  loads.serve("new")
  expect(["0", "1", "2", "new"].map((name) => loads.lastServed(name))).toEqual([4_097, 0, 3, 4_098])
})

test("a load stays within 0 and 1, whatever begins and ends", () => {
  const step = fc.tuple(fc.boolean(), fc.nat(10_000))
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const { loads, passes } = loadsOf()
      const ends: (() => void)[] = []
      for (const [isBegin, milliseconds] of steps) {
        if (isBegin) ends.push(loads.begin("a"))
        else ends.pop()?.()
        const before = loads.loadOf("a")
        passes(milliseconds)
        const after = loads.loadOf("a")
        expect(ends.length > 0 ? after >= before && after <= 1 : after <= before && after >= 0).toBe(true)
      }
    }),
  )
})
