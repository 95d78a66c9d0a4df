import { afterEach, expect, test, vi } from "vitest"
import { answer, type Script, scriptedFetch } from "../../test/rest/scripted-fetch.ts"
import { writeJson } from "./bodies/json.ts"
import { createRestCore } from "./core.ts"
import type { RestOperation } from "./operation.ts"
import type { RestOptions } from "./options.ts"
import { basicKey, bearerKey, keyInHeader, keyInQuery } from "./security.ts"

const getBlock: RestOperation = {
  id: "getBlock",
  method: "GET",
  path: "/v1/chains/{chainId}/blocks/{blockId}",
  query: ["currency"],
  header: ["x-trace"],
}
const aggregate: RestOperation = {
  id: "aggregate",
  method: "POST",
  path: "/v1/{network}/aggregate",
  body: { type: "application/json", write: writeJson },
}
const here = { chainId: "43114", blockId: "7" }

function core(script: readonly Script[], options: Partial<RestOptions> = {}) {
  const { fetch, requests } = scriptedFetch(...script)
  const client = { baseUrl: "https://data.example", fetch, ...options }
  return { core: createRestCore(client, { security: keyInHeader("x-data-api-key") }), requests }
}
const sent = async (request: Request | undefined) => ({
  method: request?.method,
  url: request?.url,
  headers: Object.fromEntries(request?.headers ?? []),
  body: await request?.text(),
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test("a call sends its parameters, the key and the headers, and gives the body", async () => {
  const client = core([answer(200, { blockNumber: "7" })], { apiKey: "secret", headers: { "x-team": "ice" } })
  const block = client.core.call(getBlock, { ...here, currency: "usd", "x-trace": 1 }, { headers: { "x-call": "1" } })
  expect(await block).toEqual({ blockNumber: "7" })
  expect(await sent(client.requests[0])).toEqual({
    method: "GET",
    url: "https://data.example/v1/chains/43114/blocks/7?currency=usd",
    headers: {
      accept: "application/json",
      "x-call": "1",
      "x-data-api-key": "secret",
      "x-team": "ice",
      "x-trace": "1",
    },
    body: "",
  })
})

test("a body is sent as JSON", async () => {
  const client = core([answer(201, { signedMessage: "00" })])
  await client.core.call(aggregate, { network: "fuji", body: { message: "0x00" } })
  expect(await sent(client.requests[0])).toEqual({
    method: "POST",
    url: "https://data.example/v1/fuji/aggregate",
    headers: { accept: "application/json", "content-type": "application/json" },
    body: '{"message":"0x00"}',
  })
})

test("a call's headers win over the client's, and null takes one away", async () => {
  const client = core([answer(200, {})], { apiKey: "secret", headers: { "x-team": "ice" } })
  await client.core.call(getBlock, here, { headers: { "X-Team": "snow", "x-data-api-key": null } })
  expect((await sent(client.requests[0])).headers).toEqual({ accept: "application/json", "x-team": "snow" })
})

test.each(["https://other.example/base", "https://other.example/base/", "https://other.example/base//"])(
  "a call can go to another base URL, %s",
  async (baseUrl) => {
    const client = core([answer(200, {})])
    await client.core.call(getBlock, here, { baseUrl })
    expect(client.requests[0]?.url).toBe("https://other.example/base/v1/chains/43114/blocks/7")
  },
)

test("withResponse gives the response, the status and the budget of the same request", async () => {
  const response = answer(200, { blockNumber: "7" }, { "ratelimit-remaining": "41", "x-request-id": "r1" })
  const client = core([response])
  const call = client.core.call(getBlock, here)
  expect(await call.withResponse()).toMatchObject({
    data: { blockNumber: "7" },
    response,
    status: 200,
    rateLimit: { policy: undefined, limit: undefined, remaining: 41, reset: undefined, retryAfter: undefined },
  })
  expect([await call, client.requests.length]).toEqual([{ blockNumber: "7" }, 1])
})

test("a failure that is seen through withResponse is not unhandled elsewhere", async () => {
  const unhandled = vi.fn()
  process.on("unhandledRejection", unhandled)
  const { core: client } = core([answer(404)])
  await expect(client.call(getBlock, here).withResponse()).rejects.toMatchObject({ status: 404 })
  await new Promise((resolve) => setImmediate(resolve))
  process.off("unhandledRejection", unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})

test("a status of failure is thrown with the facts of the call", async () => {
  const body = { message: "no such block", statusCode: 404, error: "Not Found" }
  await expect(core([answer(404, body)]).core.call(getBlock, { ...here, currency: "usd" })).rejects.toMatchObject({
    name: "NotFoundError",
    message: "getBlock: status 404 from https://data.example/v1/chains/43114/blocks/7 after 1 attempt: no such block",
    operation: "getBlock",
    url: "https://data.example/v1/chains/43114/blocks/7",
    attempts: 1,
    status: 404,
    body,
  })
})

test("a wrong parameter is thrown before anything is sent", async () => {
  const client = core([])
  await expect(client.core.call(getBlock, { chainId: "43114" })).rejects.toMatchObject({
    name: "InvalidParameterError",
    code: "INVALID_PARAMETER",
    message: 'getBlock: "blockId" is missing',
    parameter: "blockId",
    url: getBlock.path,
    attempts: 0,
  })
  expect(client.requests).toEqual([])
})

test.each(["data.example", "https://user:password@data.example", ""])(
  "the base URL %j is refused when the client is made, without being repeated",
  (baseUrl) => {
    const error = (() => {
      try {
        return core([], { baseUrl }) as never
      } catch (reason) {
        return reason as Error
      }
    })()
    expect(error).toMatchObject({ name: "InvalidParameterError", parameter: "baseUrl" })
    expect(error).not.toHaveProperty("cause")
    expect(JSON.stringify([error, error.message])).not.toContain("user:password")
  },
)

test("the query of a base URL is sent with every call, its fragment never", async () => {
  const client = core([answer(200, {})], { baseUrl: "https://data.example/base?tenant=7#top" })
  await client.core.call(getBlock, { ...here, currency: "usd" })
  expect(client.requests[0]?.url).toBe("https://data.example/base/v1/chains/43114/blocks/7?tenant=7&currency=usd")
})

test.each([
  [{ timeout: 0 }, "timeout"],
  [{ totalTimeout: 0 }, "totalTimeout"],
  [{ headers: { "x-price": "€" } }, "headers.x-price"],
])("the option %j is refused by its name when the client is made", (options, parameter) => {
  expect(() => core([], options)).toThrow(`client: "${parameter}"`)
})

test("a header that cannot be sent is refused by its name", async () => {
  const failure = { name: "InvalidParameterError", parameter: "x-trace" }
  await expect(core([]).core.call(getBlock, { ...here, "x-trace": "€" })).rejects.toMatchObject(failure)
})

test("when one base URL fails, the next is asked, and then stays the first", async () => {
  const client = core([new TypeError("fetch failed"), answer(200, 1), answer(200, 2)], {
    baseUrl: ["https://a.example", "https://b.example"],
  })
  expect([await client.core.call(getBlock, here), await client.core.call(getBlock, here)]).toEqual([1, 2])
  expect(client.requests.map(({ url }) => new URL(url).hostname)).toEqual(["a.example", "b.example", "b.example"])
})

test("a call to a base URL of its own begins with that, whichever of the client's worked last", async () => {
  const client = core([new TypeError("fetch failed"), answer(200, 1), answer(200, 2)], {
    baseUrl: ["https://a.example", "https://b.example"],
  })
  await client.core.call(getBlock, here)
  expect(await client.core.call(getBlock, here, { baseUrl: "https://c.example" })).toBe(2)
  expect(client.requests.map(({ url }) => new URL(url).hostname)).toEqual(["a.example", "b.example", "c.example"])
})

test("a key that a function gives is asked for before every call", async () => {
  const keys = ["first", "second"]
  const client = core([answer(200, {}), answer(200, {})], { apiKey: async () => keys.shift() ?? "" })
  await client.core.call(getBlock, here)
  await client.core.call(getBlock, here)
  const sentKeys = client.requests.map(({ headers }) => headers.get("x-data-api-key"))
  expect(sentKeys).toEqual(["first", "second"])
})

test.each([
  ["a bearer token", { bearerToken: "t0ken" }, undefined, "Bearer t0ken"],
  ["a token of a function", { bearerToken: () => "t1" }, undefined, "Bearer t1"],
  ["a name and a password", { apiKey: "José:p:w" }, basicKey, "Basic Sm9zw6k6cDp3"],
  ["the key of an API that wants a bearer", { apiKey: "k3y" }, bearerKey, "Bearer k3y"],
])("%s is sent as authorization", async (_, options, security, authorization) => {
  const { fetch, requests } = scriptedFetch(answer(200, {}))
  await createRestCore({ baseUrl: "https://data.example", fetch, ...options }, { security }).call(getBlock, here)
  expect(requests[0]?.headers.get("authorization")).toBe(authorization)
})

test("a key that the API wants in the query is sent there and shown nowhere", async () => {
  const { fetch, requests } = scriptedFetch(answer(404))
  const client = createRestCore(
    { baseUrl: "https://data.example", fetch, apiKey: "s&cret" },
    { security: keyInQuery("key") },
  )
  const error = await client.call(getBlock, { ...here, currency: "usd" }).catch((reason: unknown) => reason)
  expect(new URL(requests[0]?.url ?? "").search).toBe("?currency=usd&key=s%26cret")
  expect(error).toMatchObject({ url: "https://data.example/v1/chains/43114/blocks/7" })
})

test("no key is in what an error or a logged client shows", async () => {
  const { inspect } = await import("node:util")
  const client = core([answer(401, { message: "bad key" })], { apiKey: "secret" })
  const error = await client.core.call(getBlock, here).catch((reason: unknown) => reason)
  expect(inspect([error, client.core], { depth: 9, showHidden: true })).not.toContain("secret")
  expect(JSON.stringify(error)).not.toContain("secret")
})

test("a call's options win over the client's and are added to its retries", async () => {
  vi.useFakeTimers()
  const client = core([answer(503), answer(503), answer(503), answer(200, {})], { retry: { attempts: 2, delay: 10 } })
  const first = expect(client.core.call(getBlock, here)).rejects.toMatchObject({ status: 503, attempts: 2 })
  await vi.advanceTimersByTimeAsync(10)
  await first
  const second = client.core.call(getBlock, here, { retry: { attempts: 3 } })
  await vi.advanceTimersByTimeAsync(10)
  expect(await second).toEqual({})
})

test.each([
  ["a client that never retries can for one call", false, { attempts: 2 }, 2],
  ["a client that retries can refrain for one call", { attempts: 2 }, false, 1],
] as const)("%s", async (_, retry, own, attempts) => {
  const client = core([answer(503, undefined, { "retry-after": "0" }), answer(503)], { retry })
  await expect(client.core.call(getBlock, here, { retry: own })).rejects.toMatchObject({ attempts })
})

test("options that are undefined do not count", async () => {
  const nothing = { timeout: undefined, totalTimeout: undefined, maxResponseBytes: undefined, retry: undefined }
  const client = core([answer(200, { a: "b" })], { maxResponseBytes: 4 })
  const call = client.core.call(getBlock, here, {
    ...nothing,
    headers: undefined,
    baseUrl: undefined,
    signal: undefined,
  })
  await expect(call).rejects.toMatchObject({ code: "RESPONSE_TOO_LARGE" })
})

test("without a fetch the global one of the moment is used, as a plain function", async () => {
  const client = createRestCore({ baseUrl: "https://data.example" })
  vi.stubGlobal("fetch", async function (this: unknown) {
    if (this !== undefined) throw new TypeError("Illegal invocation")
    return answer(200, { stubbed: true })
  })
  expect(await client.call(getBlock, here)).toEqual({ stubbed: true })
})

test("onError is told what the caller gets", async () => {
  const onError = vi.fn()
  const client = core([answer(404)], { hooks: { onError } })
  const error = await client.core.call(getBlock, here).catch((reason: unknown) => reason)
  const url = "https://data.example/v1/chains/43114/blocks/7"
  expect(onError.mock.calls).toEqual([[{ operation: "getBlock", url, attempts: 1, error }]])
})
