import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { answer, type Script, scriptedFetch } from "../../test/rest/scripted-fetch.ts"
import { createRestCore, type RestCore } from "./core.ts"
import type { RestOptions } from "./options.ts"
import { rawClient } from "./raw.ts"

const list = { id: "list", method: "GET", path: "/v1/chains" } as const

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

function core(script: readonly Script[], options: Partial<RestOptions>) {
  const { fetch, requests } = scriptedFetch(...script)
  return { core: createRestCore({ baseUrl: "https://data.example", fetch, ...options }), requests }
}

test("a repetition has the key of then", async () => {
  const keys = ["old", "new"]
  const again = answer(503, undefined, { "retry-after": "0" })
  const client = core([again, answer(200, 1)], { apiKey: () => keys.shift() ?? "" })
  expect(await client.core.call(list)).toBe(1)
  expect(client.requests.map(({ headers }) => headers.get("x-api-key"))).toEqual(["old", "new"])
})

test.each(["apiKey", "bearerToken"] as const)(
  "a function of %s that never settles ends with the call's time",
  async (option) => {
    const client = core([], { [option]: () => new Promise<string>(() => {}), totalTimeout: 2_000 })
    const failure = expect(client.core.call(list)).rejects.toMatchObject({ name: "TimeoutError", limit: "total" })
    await vi.advanceTimersByTimeAsync(2_000)
    await failure
    const controller = new AbortController()
    const aborted = expect(client.core.call(list, {}, { signal: controller.signal })).rejects.toBe("left")
    controller.abort("left")
    await aborted
    expect(client.requests).toEqual([])
  },
)

test.each(["apiKey", "bearerToken"] as const)("a function of %s that fails is an error of the call", async (option) => {
  const cause = new RangeError("vault is sealed")
  const client = core([], { [option]: () => Promise.reject(cause) })
  const failure = { name: "InvalidParameterError", operation: "list", parameter: option, cause }
  await expect(client.core.call(list)).rejects.toMatchObject(failure)
})

interface Paths {
  "/v1/chains": { get: { responses: { 200: { content: { "application/json": number } } } } }
}

test("the raw client asks for a key in each attempt too", async () => {
  const keys = ["old", "new"]
  const again = answer(503, undefined, { "retry-after": "0" })
  const client = core([again, answer(200, 1)], { apiKey: () => keys.shift() ?? "" })
  const raw = rawClient(client.core as RestCore<Paths>)
  expect((await raw.GET("/v1/chains")).data).toBe(1)
  expect(client.requests.map(({ headers }) => headers.get("x-api-key"))).toEqual(["old", "new"])
})
