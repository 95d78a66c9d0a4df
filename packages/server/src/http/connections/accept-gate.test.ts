import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { TrustedProxies } from "../address/trusted-proxies.ts"
import { AcceptGate } from "./accept-gate.ts"

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setImmediate", "performance"] })
})
afterEach(() => {
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
  vi.advanceTimersByTime(1_000)
  expect(taken(gate, "2001:db8:1:2::3", 8)).toBe(8)
})

test("a proxy that is trusted opens as many as it likes", () => {
  const gate = new AcceptGate(new TrustedProxies(["10.0.0.0/8"]))
  expect([taken(gate, "10.0.0.1", 500), gate.refused]).toEqual([500, 0])
})
