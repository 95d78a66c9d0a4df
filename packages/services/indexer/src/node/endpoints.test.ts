import { expect, test } from "vitest"
import { NodeFault } from "../fault.ts"
import type { Clock } from "./clock.ts"
import { EndpointState } from "./endpoint-state.ts"
import { Endpoints } from "./endpoints.ts"

test("an endpoint that was left alone is asked at once after the clock was set back", async () => {
  let now = 1_000_000_000
  const slept: number[] = []
  const clock: Clock = { now: () => now, random: () => 0, sleep: async (milliseconds) => void slept.push(milliseconds) }
  const one = new EndpointState({ host: "node.test" }, clock, (error) => error as NodeFault)
  const served = { kind: "chain", id: "1", urls: "RPC URLs", ask: async () => "1" } as const
  const endpoints = new Endpoints([one], served, clock, () => {})
  const { signal } = new AbortController()
  const fault = new NodeFault("connection", "ECONNREFUSED")
  await expect(endpoints.use(() => Promise.reject(fault), signal)).rejects.toThrow("ECONNREFUSED")
  expect(one.due).toBeGreaterThan(now)
  now -= 3_600_000
  expect([await endpoints.use(async () => "answered", signal), slept]).toEqual(["answered", []])
})
