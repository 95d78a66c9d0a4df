import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { TrustedProxies } from "../address/trusted-proxies.ts"
import { AcceptGate } from "./accept-gate.ts"

let now = 0

beforeEach(() => {
  now = 0
  vi.spyOn(performance, "now").mockImplementation(() => now)
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** Number of accepted connections out of `count`. */
const taken = (gate: AcceptGate, address: string, count: number) =>
  Array.from({ length: count }, () => gate.admits(address)).filter(Boolean).length

const gateOf = (milliseconds: number, trusted: readonly string[] = []) => {
  const backlog = { milliseconds }
  return { backlog, gate: new AcceptGate(new TrustedProxies(trusted), backlog) }
}

test("of one address that opens many while others wait as many are taken as of others, and all when nobody waits", () => {
  const { backlog, gate } = gateOf(21)
  expect([taken(gate, "192.0.2.1", 1_000), taken(gate, "::ffff:192.0.2.1", 10)]).toEqual([256, 0])
  expect(taken(gate, "192.0.2.2", 256)).toBe(256)
  expect(gate.refused).toBe(744 + 10)
  backlog.milliseconds = 20
  expect([taken(gate, "192.0.2.1", 1_000), gate.refused]).toEqual([1_000, 744 + 10])
})

test("IPv6 counts by network, and a second later each may open some again", () => {
  const { gate } = gateOf(21)
  expect(taken(gate, "2001:db8:1:2::1", 200) + taken(gate, "2001:db8:1:2::2", 200)).toBe(256)
  now += 1_000
  expect(taken(gate, "2001:db8:1:2::3", 257)).toBe(256)
})

test("a proxy that is trusted opens as many as it likes", () => {
  const { gate } = gateOf(1_000, ["10.0.0.0/8"])
  expect([taken(gate, "10.0.0.1", 500), gate.refused]).toEqual([500, 0])
})
