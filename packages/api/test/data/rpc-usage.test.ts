import { NotFoundError } from "@serac/data"
import { rpcSubject, UsageCounter } from "@serac/server/usage"
import { afterAll, beforeAll, expect, test } from "vitest"
import { build, type House, now } from "./house.ts"

/** The day of `now`. */
const today = Math.floor(now / 86_400) * 86_400
const names = ["rpcMethod", "requestPath", "responseCode", "country", "continent", "userAgent"] as const

let house: House

beforeAll(async () => {
  house = await build()
  const counter = new UsageCounter({ store: house.store, clock: () => now * 1000 })
  const count = (subject: string, method: string, status: number, country: string, continent: string) => {
    const values = [method, "/ext/bc/C/rpc", String(status), country, continent, "viem"]
    counter.count({ subject, names, values }, { status, milliseconds: 10, credits: 10 })
  }
  const network = rpcSubject({ network: "testnet" })
  count(network, "eth_call", 200, "CH", "EU")
  count(network, "eth_call", 502, "BR", "SA")
  count(network, "eth_chainId", 200, "XX", "XX")
  for (const chainId of ["43112", "1337"]) count(rpcSubject({ chainId }), "eth_call", 200, "CH", "EU")
  count(rpcSubject({ chainId: "1337" }), "eth_gasPrice", 429, "CH", "EU")
  await counter.close()
})
afterAll(() => house.close())

const value = {
  totalRequests: 1,
  requestsPerSecond: expect.closeTo(1 / (now - today), 8),
  successRatePercent: 100,
  medianResponseTimeMsecs: expect.closeTo(10, 0),
  invalidRequests: 0,
  apiCreditsUsed: 10,
  apiCreditsWasted: 0,
}

test("calls to the primary network are told by group, and filtered", async () => {
  const ask = house.client.getPrimaryNetworkRpcUsageMetrics
  expect(await ask({ network: "fuji", groupBy: "country" })).toEqual({
    aggregateDuration: "daily",
    network: "testnet",
    metrics: [
      {
        timestamp: today,
        values: [
          { ...value, successRatePercent: 0, apiCreditsWasted: 10, groupedBy: "country", groupValue: "BR" },
          { ...value, groupedBy: "country", groupValue: "CH" },
          { ...value, groupedBy: "country", groupValue: "XX" },
        ],
      },
    ],
  })
  const groups = async (parameters: Omit<Parameters<typeof ask>[0], "network">) =>
    (await ask({ network: "testnet", ...parameters })).metrics.flatMap(({ values }) =>
      values.map(({ groupValue, totalRequests }) => [groupValue, totalRequests]),
    )
  expect(await groups({ groupBy: "rpcMethod" })).toEqual([
    ["eth_call", 2],
    ["eth_chainId", 1],
  ])
  expect(await groups({ groupBy: "responseCode", rpcMethod: "eth_call" })).toEqual([
    ["200", 1],
    ["502", 1],
  ])
  expect(await groups({ groupBy: "continent", timeInterval: "hourly" })).toHaveLength(3)
  expect(await groups({ groupBy: "userAgent", requestPath: "/ext/bc/C/rpc" })).toEqual([["viem", 3]])
  expect(await groups({ groupBy: "requestPath", country: "CH", continent: "EU" })).toEqual([["/ext/bc/C/rpc", 1]])
  expect(await groups({ userAgent: "curl" })).toEqual([])
})

test("calls to a chain are told, to all chains together, and by the old path", async () => {
  for (const ask of [house.client.getSubnetRpcUsageMetrics, house.client.getRpcUsageMetrics]) {
    expect(await ask({ chainId: "1337", groupBy: "rpcMethod", responseCode: "200" })).toEqual({
      aggregateDuration: "daily",
      chainId: "1337",
      metrics: [{ timestamp: today, values: [{ ...value, groupedBy: "rpcMethod", groupValue: "eth_call" }] }],
    })
    const all = await ask({ groupBy: "rlBypassToken", timeInterval: "monthly" })
    expect([all.chainId, all.metrics[0]?.values]).toEqual([
      "all",
      [expect.objectContaining({ totalRequests: 3, groupedBy: "rlBypassToken", groupValue: "none" })],
    ])
    expect((await ask({ rlBypassApiToken: "word" })).metrics).toEqual([])
    expect((await ask({ rpcMethod: "eth_gasPrice" })).metrics[0]?.values[0]?.totalRequests).toBe(1)
    await expect(ask({ chainId: "99" })).rejects.toBeInstanceOf(NotFoundError)
  }
})

test("an RPC that no gateway has counted is a 503 for now", async () => {
  const refusals = [
    [() => house.client.getPrimaryNetworkRpcUsageMetrics({ network: "mainnet" }), "mainnet"],
    [() => house.client.getSubnetRpcUsageMetrics({ chainId: "7" }), "chain 7"],
  ] as const
  for (const [ask, whose] of refusals)
    await expect(ask()).rejects.toMatchObject({
      status: 503,
      rateLimit: { retryAfter: 10 },
      body: { message: `no gateway has counted requests to the public RPC of ${whose} yet` },
    })
})
