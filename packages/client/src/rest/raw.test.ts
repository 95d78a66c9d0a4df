import { afterEach, expect, test, vi } from "vitest"
import { answer, type Script, scriptedFetch } from "../../test/rest/scripted-fetch.ts"
import { createRestCore } from "./core.ts"
import type { RestOptions } from "./options.ts"
import { rawClient } from "./raw.ts"
import { keyInHeader } from "./security.ts"

interface Paths {
  "/v1/chains/{chainId}": {
    get: {
      parameters: { path: { chainId: string } }
      responses: {
        200: { content: { "application/json": { chainId: string } } }
        404: { content: { "application/json": { message: string } } }
      }
    }
    post: {
      parameters: { path: { chainId: string } }
      requestBody: { content: { "application/json": { name: string } } }
      responses: { 200: { content?: never } }
    }
  }
}

function raw(script: readonly Script[], options: Partial<RestOptions> = {}) {
  const { fetch, requests } = scriptedFetch(...script)
  const client = { baseUrl: "https://data.example/", apiKey: "secret", fetch, ...options }
  const core = createRestCore<Paths>(client, { security: keyInHeader("x-data-api-key") })
  return { raw: rawClient(core), requests }
}
const fuji = { params: { path: { chainId: "43113" } } }

afterEach(() => void vi.useRealTimers())

test("it sends to the same place with the same key and headers", async () => {
  const client = raw([answer(200, { chainId: "43113" })], { headers: { "x-team": "ice" } })
  const { data } = await client.raw.GET("/v1/chains/{chainId}", fuji)
  const [request] = client.requests
  expect([data, request?.url, Object.fromEntries(request?.headers ?? [])]).toEqual([
    { chainId: "43113" },
    "https://data.example/v1/chains/43113",
    { accept: "application/json", "x-data-api-key": "secret", "x-team": "ice" },
  ])
})

test("it retries beneath the middleware, with the body", async () => {
  vi.useFakeTimers()
  const client = raw([answer(503), answer(200)])
  const seen: number[] = []
  client.raw.use({ onResponse: ({ response }) => void seen.push(response.status) })
  const outcome = client.raw.POST("/v1/chains/{chainId}", { ...fuji, body: { name: "fuji" } })
  await vi.advanceTimersByTimeAsync(500)
  expect((await outcome).response.status).toBe(200)
  const bodies = await Promise.all(client.requests.map((request) => request.text()))
  expect([seen, bodies]).toEqual([[200], ['{"name":"fuji"}', '{"name":"fuji"}']])
})

test("a status is answered, not thrown", async () => {
  const client = raw([answer(404, { message: "no such chain" })])
  const { error, response } = await client.raw.GET("/v1/chains/{chainId}", fuji)
  expect([error, response.status]).toEqual([{ message: "no such chain" }, 404])
})

test("a key that a function gives is asked for with a request, so that one it cannot give is told there", async () => {
  const unhandled = vi.fn()
  process.on("unhandledRejection", unhandled)
  const client = raw([], { apiKey: () => Promise.reject(new Error("no key today")) })
  await new Promise((resolve) => setImmediate(resolve))
  process.off("unhandledRejection", unhandled)
  expect(unhandled).not.toHaveBeenCalled()
  await expect(client.raw.GET("/v1/chains/{chainId}", fuji)).rejects.toThrow("no key today")
})

test("a host whose name begins as the client's is another one", async () => {
  const client = raw([answer(200, { chainId: "1" })])
  await client.raw.GET("/v1/chains/{chainId}", { ...fuji, baseUrl: "https://data.example.org" })
  expect(client.requests[0]?.url).toBe("https://data.example.org/v1/chains/43113")
})

test("a redirect that the platform hides is answered as it is", async () => {
  const hidden = Response.error()
  const { response } = await raw([hidden], { retry: false }).raw.GET("/v1/chains/{chainId}", fuji)
  expect(response).toBe(hidden)
})

test("a status without a body is answered as well", async () => {
  const { response } = await raw([answer(204)]).raw.GET("/v1/chains/{chainId}", fuji)
  expect([response.status, await response.text()]).toEqual([204, ""])
})

test("a fault is thrown with method and path as the operation", async () => {
  const onError = vi.fn()
  const client = raw([new TypeError("fetch failed")], { retry: false, hooks: { onError } })
  await expect(client.raw.GET("/v1/chains/{chainId}", fuji)).rejects.toMatchObject({
    name: "ConnectionError",
    operation: "GET /v1/chains/43113",
    url: "https://data.example/v1/chains/43113",
  })
  expect(onError).toHaveBeenCalledOnce()
})

test("its limits are the client's", async () => {
  vi.useFakeTimers()
  const hanging = () => new Promise<Response>(() => {})
  const slow = raw([hanging], { timeout: 100, retry: false })
  const failure = expect(slow.raw.GET("/v1/chains/{chainId}", fuji)).rejects.toMatchObject({ code: "TIMEOUT" })
  await vi.advanceTimersByTimeAsync(100)
  await failure
  const large = raw([new Response("12345")], { maxResponseBytes: 4 })
  await expect(large.raw.GET("/v1/chains/{chainId}", fuji)).rejects.toMatchObject({ code: "RESPONSE_TOO_LARGE" })
})

test("the signal of a call ends it with its reason", async () => {
  const controller = new AbortController()
  const hanging = () => {
    controller.abort("enough")
    return new Promise<Response>(() => {})
  }
  const call = raw([hanging]).raw.GET("/v1/chains/{chainId}", { ...fuji, signal: controller.signal })
  await expect(call).rejects.toBe("enough")
})
