import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { TrustedProxies } from "../address/trusted-proxies.ts"
import { AcceptGate } from "./accept-gate.ts"

let now = 0

beforeEach(() => {
  now = 0
  vi.useFakeTimers({ toFake: ["setImmediate"] })
  vi.spyOn(performance, "now").mockImplementation(() => now)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const taken = (gate: AcceptGate, address: string, count: number) =>
  Array.from({ length: count }, () => gate.admits(address)).filter(Boolean).length

test("of one address that opens many at once as many are taken as there is time for, and of others some each", () => {
  const gate = new AcceptGate(new TrustedProxies([]))
  expect(taken(gate, "192.0.2.1", 1_000)).toBe(8 + 16)
  expect([taken(gate, "::ffff:192.0.2.1", 10), taken(gate, "192.0.2.2", 8)]).toEqual([0, 8])
  expect(gate.refused).toBe(1_000 - 24 + 10)
  vi.advanceTimersToNextTimer()
  expect(taken(gate, "192.0.2.1", 1_000)).toBe(16)
})

test("IPv6 counts by network, and a second later each may open some again", () => {
  const gate = new AcceptGate(new TrustedProxies([]))
  taken(gate, "192.0.2.1", 24)
  expect(taken(gate, "2001:db8:1:2::1", 5) + taken(gate, "2001:db8:1:2::2", 5)).toBe(8)
  now += 1_000
  expect(taken(gate, "2001:db8:1:2::3", 8)).toBe(8)
})

test("a proxy that is trusted opens as many as it likes", () => {
  const gate = new AcceptGate(new TrustedProxies(["10.0.0.0/8"]))
  expect([taken(gate, "10.0.0.1", 500), gate.refused]).toEqual([500, 0])
})

test("fewer are taken while it takes long until all that happens is looked at again, and more when it does not", () => {
  const gate = new AcceptGate(new TrustedProxies([]))
  taken(gate, "192.0.2.1", 8)
  const takenInTurns = (milliseconds: readonly number[]) =>
    milliseconds.map((turnMs) => {
      const count = taken(gate, "192.0.2.1", 100)
      now += turnMs
      vi.advanceTimersToNextTimer()
      return count
    })
  expect(takenInTurns([50, 50, 50, 50, 50, 50, 1, 1, 1, 1, 1, 1])).toEqual([16, 8, 4, 2, 1, 1, 1, 2, 4, 8, 16, 16])
})
