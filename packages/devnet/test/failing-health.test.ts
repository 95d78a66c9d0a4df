import { afterAll, beforeAll, expect, test } from "vitest"
import { type RunningDevnet, startDevnet } from "../src/start-devnet.ts"

let running: RunningDevnet
beforeAll(async () => {
  running = await startDevnet({ seed: "health", clock: { start: Date.UTC(2026, 0), isStopped: true } })
})
afterAll(async () => running.close())

const post = async (path: string, method: string, params: object = {}) => {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params })
  const headers = { "content-type": "application/json" }
  const response = await fetch(`${running.url}${path}`, { method: "POST", headers, body })
  const { result, error } = (await response.json()) as { result: object; error?: { message: string } }
  return { status: response.status, result: result ?? error?.message }
}
const cheat = async (method: string, params: object = {}) =>
  (await post("/ext/devnet", `devnet.${method}`, params)).result
const primary = "11111111111111111111111111111111LpoYY"
const other = "2oYMBNV4eNHyqk2fjjV5nVQLDbtmNJzq5s3qs3Lo6ftnC6FByM"

interface Health {
  readonly healthy: boolean
  readonly checks: Readonly<Record<string, { readonly error?: string }>>
}
const get = async (query = "") => {
  const response = await fetch(`${running.url}/ext/health${query}`)
  const { healthy, checks } = (await response.json()) as Health
  const failing = Object.entries(checks).filter(([, { error }]) => error !== undefined)
  return { status: response.status, healthy, failing: Object.fromEntries(failing) }
}
const well = { status: 200, healthy: true, failing: {} }
const failure = (error: string) => ({
  error,
  timestamp: expect.stringContaining("2026-01-01T"),
  duration: 0,
  contiguousFailures: 1,
  timeOfFirstFailure: expect.stringContaining("2026-01-01T"),
})

test("a check of a chain fails by call, by GET, by JSON-RPC, and for those who ask for its subnet", async () => {
  expect(await get()).toEqual(well)
  expect(await cheat("failHealth", { name: "C", error: "the disk is full" })).toEqual({ failing: ["C"] })
  const sick = {
    status: 503,
    healthy: false,
    failing: { C: { message: expect.any(Object), ...failure("the disk is full") } },
  }
  expect([await get(), await get(`?tag=${primary}`), await get(`?tag=${other}`)]).toEqual([sick, sick, well])
  expect((await fetch(`${running.url}/ext/health/health`)).status).toBe(503)
  expect((await fetch(`${running.url}/ext/health/readiness`)).status).toBe(200)
  expect(await post("/ext/health", "health.health", { tags: [primary] })).toMatchObject({
    status: 200,
    result: { healthy: false, checks: { C: { error: "the disk is full", contiguousFailures: 1 } } },
  })
  expect(await cheat("mendHealth", { name: "C" })).toEqual({ failing: [] })
  expect(await get()).toEqual(well)
})

test("a check of the node itself fails for every tag, and one that is made is gone when it is mended", async () => {
  await cheat("failHealth", { name: "network" })
  await cheat("failHealth", { name: "lunch", tags: [other] })
  const [network, lunch] = [failure("the devnet was told to fail"), failure("the devnet was told to fail")]
  const seen = { network: { message: expect.any(Object), ...network } }
  expect([(await get(`?tag=${primary}`)).failing, (await get(`?tag=${other}`)).failing]).toEqual([
    seen,
    { ...seen, lunch },
  ])
  expect(await cheat("mendHealth")).toEqual({ failing: [] })
  const { checks } = (await (await fetch(`${running.url}/ext/health`)).json()) as Health
  expect([Object.keys(checks).includes("lunch"), await get()]).toEqual([false, well])
  expect(await cheat("failHealth")).toBe("name is missing: the check that fails")
})
