import document from "@serac/metrics/openapi.json" with { type: "json" }
import type { RunningService } from "@serac/server/http"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startMetricsService } from "../../src/metrics/index.ts"
import { build, chains, day, type House, today } from "./house.ts"

let house: House
let service: RunningService

beforeAll(async () => {
  house = await build()
  await house.write("43112", [
    [today - 5 * day + 100, 0],
    [today - 5 * day + 200, 3],
    [today - 2 * day + 50, 1],
    [today + 50, 2],
  ])
  const { store, clock } = house
  const common = { store, chains, clock: () => clock.now * 1000, checkResponses: true, port: 0 }
  service = await startMetricsService({ ...common, dialect: "public" })
})

afterAll(async () => {
  await service.close()
  await house.close()
})

async function get(path: string, { url }: RunningService = service): Promise<unknown> {
  const response = await fetch(url + path)
  return { status: response.status, body: await response.json() }
}

const series = [
  { timestamp: today, value: 2 / (2 * day) },
  { timestamp: today - 2 * day, value: 1 / (3 * day - 150) },
  { timestamp: today - 5 * day, value: 3 / 100 },
]
const path = "/v2/chains/43112/metrics/avgTps"
const ok = (...results: readonly object[]) => ({ status: 200, body: { results } })

test("the average TPS is where the hosted service has it in the public dialect, and there alone", async () => {
  expect(await get(path)).toEqual(ok(...series))
  expect(await get("/v2/chains/total/metrics/avgTps?timeInterval=day")).toEqual(ok(...series))
  const message =
    "GET /v2/chains/{chainId}/metrics/{metric} is not served here: this service has average transactions per second alone"
  expect(await get(path, house.service)).toEqual({
    status: 503,
    body: { message: [message], statusCode: 503, error: "Service Unavailable" },
  })
})

test.each(document["x-unserved"])(
  "$method $path of the hosted service is a 503 in both dialects",
  async (operation) => {
    const url = operation.path.replaceAll(/\{[^{}]+\}/g, "1")
    for (const asked of [house.service, service]) {
      const response = await fetch(asked.url + url, { method: operation.method })
      expect([response.status, response.headers.get("x-should-retry"), await response.json()]).toEqual([
        503,
        "false",
        { message: [expect.any(String)], statusCode: 503, error: "Service Unavailable" },
      ])
    }
  },
)

test("our series is the same in both dialects", async () => {
  const url = "/v1/avg_tps/43112"
  const answer = { status: 200, body: { results: series, status: 200, lastRun: today + 3600 } }
  expect([await get(url), await get(url, house.service)]).toEqual([answer, answer])
})

test("pages of one point each are the whole series", async () => {
  const found: unknown[] = []
  let token = ""
  do {
    const { body } = (await get(`${path}?pageSize=1&pageToken=${token}`)) as {
      readonly body: { readonly results: readonly unknown[]; readonly nextPageToken?: string }
    }
    found.push(...body.results)
    token = body.nextPageToken ?? ""
  } while (token !== "")
  expect(found).toEqual(series)
})

test("times bound the series on either side, both included", async () => {
  const [newest, middle, oldest] = series as [object, object, object]
  expect(await get(`${path}?startTimestamp=${today - 2 * day}`)).toEqual(ok(newest, middle))
  expect(await get(`${path}?endTimestamp=${today - 2 * day}`)).toEqual(ok(middle, oldest))
  expect(await get(`${path}?endTimestamp=${today - 2 * day - 1}&startTimestamp=1`)).toEqual(ok(oldest))
})

test("another metric is a 503 for good, another interval too, what is no interval a 400, a chain that is not measured a 404", async () => {
  expect([
    await get("/v2/chains/43112/metrics/maxTps"),
    await get(`${path}?timeInterval=hour`),
    await get(`${path}?timeInterval=hourly`),
    await get("/v2/chains/5/metrics/avgTps"),
    await get("/v2/chains/1337/metrics/avgTps"),
  ]).toEqual([
    refused(503, "Service Unavailable", "this service measures no metric of a chain but avgTps"),
    refused(503, "Service Unavailable", "this service measures avgTps by day, not by hour"),
    refused(400, "Bad Request", "timeInterval must be hour, day, week or month, not 'hourly'"),
    refused(404, "Not Found", "chain 5 is not measured; GET /v1/chains of the data service lists those that are"),
    refused(503, "Service Unavailable", "chain 1337 is not indexed yet"),
  ])
})

function refused(status: number, error: string, ...message: readonly string[]) {
  return { status, body: { message, statusCode: status, error } }
}
