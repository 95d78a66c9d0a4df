import { ForbiddenError, ServiceUnavailableError } from "@serac/data"
import { createService, type EndedExchange } from "@serac/server/http"
import { afterEach, beforeEach, expect, test } from "vitest"
import { assemble } from "../../src/data/assemble.ts"
import { build, type House, now } from "./house.ts"
import { Ledger } from "./ledger.ts"

const chainId = "43112"
/** The day of `now`. */
const today = Math.floor(now / 86_400) * 86_400

let house: House
const told: EndedExchange[] = []

beforeEach(async () => {
  told.length = 0
  house = await build({ usage: { interval: 20, region: "attic" }, onExchange: (ended) => told.push(ended) })
  await house.write(chainId, new Ledger(chainId).block(now - 60))
})
afterEach(() => house.close())

const get = (path: string) => fetch(house.service.url + path, { headers: { "user-agent": "walker/1" } })

/** The usage, when it is saved of as many requests as there were. */
async function usage(parameters: object, requests: number) {
  const sum = (metrics: readonly { values: readonly { totalRequests: number }[] }[]) =>
    metrics.flatMap(({ values }) => values).reduce((total, { totalRequests }) => total + totalRequests, 0)
  for (;;) {
    const answer = await house.client.getApiUsageMetrics({ requestPath: `/v1/chains/{chainId}/blocks`, ...parameters })
    if (sum(answer.metrics) >= requests) return answer
  }
}

test("the requests to a service are told by interval and group, each filter leaving out others", async () => {
  const paths = [`/v1/chains/${chainId}/blocks`, `/v1/chains/${chainId}/blocks?pageSize=0`, "/v1/chains/99/blocks"]
  for (const path of [...paths, `/v1/chains/${chainId}/blocks`]) await (await get(path)).text()
  const value = {
    requestsPerSecond: expect.any(Number),
    medianResponseTimeMsecs: expect.any(Number),
    invalidRequests: 0,
    successRatePercent: 100,
    apiCreditsWasted: 0,
  }
  const failed = { successRatePercent: 0, invalidRequests: 1, apiCreditsUsed: 10, apiCreditsWasted: 10 }
  expect(await usage({ groupBy: "responseCode" }, 4)).toEqual({
    aggregateDuration: "daily",
    orgId: "anonymous",
    metrics: [
      {
        timestamp: today,
        values: [
          { ...value, totalRequests: 2, apiCreditsUsed: 20, groupedBy: "responseCode", groupValue: "200" },
          { ...value, ...failed, totalRequests: 1, groupedBy: "responseCode", groupValue: "400" },
          { ...value, ...failed, totalRequests: 1, groupedBy: "responseCode", groupValue: "404" },
        ],
      },
    ],
  })
  const { metrics } = await usage({ timeInterval: "minute", responseCode: "200", chainId, requestType: "data" }, 2)
  expect(metrics).toEqual([
    { timestamp: now, values: [{ ...value, totalRequests: 2, apiCreditsUsed: 20, groupedBy: "None" }] },
  ])
  const groups = async (groupBy: "chainId" | "apiKeyId" | "requestType" | "requestPath") =>
    (await usage({ groupBy, timeInterval: "hourly" }, 4)).metrics.map(({ timestamp, values }) => [
      timestamp,
      values.map(({ groupValue, totalRequests }) => [groupValue, totalRequests]),
    ])
  expect(await groups("chainId")).toEqual([
    [
      now,
      [
        ["43112", 3],
        ["none", 1],
      ],
    ],
  ])
  expect(await groups("apiKeyId")).toEqual([[now, [["none", 4]]]])
  expect(await groups("requestType")).toEqual([[now, [["data", 4]]]])
  expect(await groups("requestPath")).toEqual([[now, [["/v1/chains/{chainId}/blocks", 4]]]])
  expect(told.slice(0, 4).map(({ status }) => status)).toEqual([200, 400, 404, 200])
})

test("times are rounded down to the beginning of their day, and the last one does not count", async () => {
  await (await get(`/v1/chains/${chainId}/blocks`)).text()
  await usage({}, 1)
  const count = async (startTimestamp: number, endTimestamp?: number) => {
    const parameters = { startTimestamp, ...(endTimestamp === undefined ? {} : { endTimestamp }) }
    const path = { requestPath: "/v1/chains/{chainId}/blocks" }
    return (await house.client.getApiUsageMetrics({ ...path, ...parameters })).metrics.length
  }
  expect(await count(today + 86_399)).toBe(1)
  expect(await count(today + 86_400)).toBe(0)
  expect(await count(0, today + 86_399)).toBe(0)
  expect(await count(0, today + 86_400)).toBe(1)
})

test("requests to no operation are counted as such, and those to operators' endpoints are not", async () => {
  for (const path of ["/nowhere", "/health", "/metrics", "/openapi.json"]) await (await get(path)).text()
  const { metrics } = await usage({ requestPath: "unknown", groupBy: "responseCode" }, 1)
  expect(metrics[0]?.values).toMatchObject([{ totalRequests: 1, apiCreditsUsed: 0, groupValue: "404" }])
})

test("requests without a key are listed to their own address, newest first, page by page", async () => {
  await (await get("/v1/chains")).text()
  house.clock.now++
  await (await get(`/v1/chains/${chainId}/blocks?pageSize=0`)).text()
  await usage({}, 1)
  const { host } = new URL(house.service.url)
  const common = {
    orgId: "anonymous",
    logId: expect.any(String),
    apiKeyId: "none",
    apiKeyAlias: "none",
    hostRegion: "attic",
    requestType: "data",
    requestDurationMsecs: expect.any(Number),
    metadata: { ipAddress: "127.0.0.1", host, userAgent: "walker/1" },
  }
  const requests = [
    {
      ...common,
      eventTimestamp: now + 1,
      requestPath: "/v1/chains/{chainId}/blocks",
      apiCreditsConsumed: 10,
      responseCode: 400,
      chainId,
    },
    { ...common, eventTimestamp: now, requestPath: "/v1/chains", apiCreditsConsumed: 1, responseCode: 200 },
  ]
  const filtered = async (parameters: object) => {
    const page = await house.client.getApiLogs(parameters)
    return { ...page.data, logs: page.data.logs.filter(({ metadata }) => metadata.userAgent === "walker/1") }
  }
  expect(await filtered({ pageSize: 100 })).toEqual({ orgId: "anonymous", logs: requests })
  const [last, first] = requests
  expect((await filtered({ chainId })).logs).toEqual([last])
  expect((await filtered({ responseCode: "200", requestPath: "/v1/chains" })).logs).toEqual([first])
  expect((await filtered({ requestType: "rpc" })).logs).toEqual([])
  expect((await filtered({ apiKeyId: "k" })).logs).toEqual([])
  expect((await filtered({ endTimestamp: now + 1, requestPath: "/v1/chains" })).logs).toEqual([first])
  const paged: unknown[] = []
  for await (const log of house.client.getApiLogs({ pageSize: 1, endTimestamp: now + 2 }))
    if (log.metadata.userAgent === "walker/1") paged.push(log)
  expect(paged).toEqual(requests)
})

test("nobody is told of the usage of an organisation without a key of it", async () => {
  for (const call of [house.client.getApiUsageMetrics, house.client.getApiLogs]) {
    const refused = await call({ orgId: "org_1" }).then(
      () => undefined,
      (error: unknown) => error,
    )
    expect(refused).toBeInstanceOf(ForbiddenError)
    expect((refused as ForbiddenError).body).toMatchObject({
      message: "usage of organisation 'org_1' is told to its own keys only",
    })
  }
  expect((await house.client.getApiUsageMetrics({ orgId: "anonymous" })).orgId).toBe("anonymous")
})

test("each organisation is told its own", async () => {
  const callers = ["a", "b"].map((orgId) => ({
    address: "10.0.0.1",
    keyId: `key of ${orgId}`,
    orgId,
    tier: "free",
    scopes: ["usage"] as const,
  }))
  const assembled = await assemble({ store: house.store, chains: [], usage: { interval: 20 } })
  const { fastify } = createService(assembled)
  await fastify.close()
  const ended = { id: "r", method: "GET", path: "/v1/chains", route: "/v1/chains", status: 200, milliseconds: 1 }
  for (const caller of [...callers, callers[0]])
    if (caller) assembled.onExchange?.({ ...ended, caller, scope: "read", weight: 1, host: "h", userAgent: "u" })
  await assembled.services.usage?.close()
  const ask = assembled.handlers.getApiUsageMetrics as (request: object, services: object) => Promise<object>
  const logs = assembled.handlers.getApiLogs as (request: object, services: object) => Promise<{ text: string }>
  const page = {
    list: async (_: string, read: (range: object) => Promise<readonly { entry: string }[]>) => ({
      text: `{"logs":[${(await read({ limit: 9 })).map(({ entry }) => entry)}]}`,
    }),
  }
  for (const [at, caller] of callers.entries()) {
    const value = expect.objectContaining({ totalRequests: 2 - at, groupValue: caller.keyId })
    expect(await ask({ query: { groupBy: "apiKeyId" }, caller }, assembled.services)).toEqual({
      aggregateDuration: "daily",
      orgId: caller.orgId,
      metrics: [{ timestamp: expect.any(Number), values: [value] }],
    })
    const listed = JSON.parse((await logs({ query: {}, caller, page }, assembled.services)).text)
    expect(listed).toMatchObject({ orgId: caller.orgId, logs: Array(2 - at).fill({ orgId: caller.orgId }) })
    await expect(ask({ query: { orgId: "c" }, caller }, assembled.services)).rejects.toMatchObject({ status: 403 })
  }
})

test("a service that does not count says so", async () => {
  const other = await build({ store: house.store, usage: false })
  for (const call of [other.client.getApiUsageMetrics, other.client.getApiLogs])
    await expect(call()).rejects.toMatchObject({
      constructor: ServiceUnavailableError,
      body: { message: "this service does not count its requests" },
    })
  await other.service.close()
})
