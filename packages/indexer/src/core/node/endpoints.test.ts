import { expect, test } from "vitest"
import type { Clock } from "../clock.ts"
import { NodeFault } from "../fault.ts"
import { EndpointState } from "./endpoint-state.ts"
import { Endpoints } from "./endpoints.ts"

test("an endpoint is left alone for as long as it should be, however the machine's clock is set meanwhile", async () => {
  let now = 1_000_000_000
  let elapsed = 500
  const slept: number[] = []
  const clock: Clock = {
    now: () => now,
    elapsed: () => elapsed,
    random: () => 0,
    sleep: async (milliseconds) => {
      slept.push(milliseconds)
      elapsed += milliseconds
    },
  }
  const one = new EndpointState({ host: "node.test" }, clock, (error) => error as NodeFault)
  const served = { kind: "chain", id: "1", urls: "RPC URLs", ask: async () => "1" } as const
  const endpoints = new Endpoints([one], served, clock, () => {})
  const { signal } = new AbortController()
  const fault = new NodeFault("connection", "ECONNREFUSED")
  await expect(endpoints.use(() => Promise.reject(fault), signal)).rejects.toThrow("ECONNREFUSED")
  const pause = one.due - elapsed
  now -= 3_600_000
  const answer = await endpoints.use(async () => "answered", signal)
  expect({ answer, slept }).toEqual({ answer: "answered", slept: [pause] })
})
