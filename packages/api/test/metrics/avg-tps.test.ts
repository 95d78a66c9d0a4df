import { afterEach, beforeEach, expect, test } from "vitest"
import { all, build, day, type House, today } from "./house.ts"

let house: House

beforeEach(async () => {
  house = await build()
})

afterEach(() => house.close())

const getAverageTps = async (chainId: string) => ({ ...(await house.client.getAverageTps({ chainId })).data })

test("the series is a point for each day that has blocks, newest first", async () => {
  await house.write("43112", [
    [today - 5 * day + 100, 0],
    [today - 5 * day + 200, 3],
    [today - 2 * day + 50, 1],
    [today - day + 50, 7],
    [today + 50, 2],
    [today + 150, 1],
  ])
  expect(await getAverageTps("43112")).toEqual({
    results: [
      { timestamp: today, value: 3 / (day + 100) },
      { timestamp: today - day, value: 7 / day },
      { timestamp: today - 2 * day, value: 1 / (3 * day - 150) },
      { timestamp: today - 5 * day, value: 3 / 100 },
    ],
    status: 200,
    lastRun: today + 3600,
  })
})

test("the newest point changes while blocks come in, and lastRun with it", async () => {
  await house.write("43112", [[today, 1]])
  house.clock.now = today + 7200
  await house.write("43112", [[today + 10, 4]])
  expect(await getAverageTps("43112")).toEqual({
    results: [{ timestamp: today, value: 0.5 }],
    status: 200,
    lastRun: today + 7200,
  })
})

test("a chain of which nothing is indexed yet is a 503, and a network of such chains an empty series", async () => {
  expect(await get("/v1/avg_tps/1337")).toEqual({
    status: 503,
    body: { message: ["chain 1337 is not indexed yet"], statusCode: 503, error: "Service Unavailable" },
  })
  expect(await getAverageTps("mainnet")).toEqual({ results: [], status: 200 })
})

test("a chain that has a genesis block only has an empty series", async () => {
  await house.write("1337", [[today, 0]])
  expect(await getAverageTps("1337")).toEqual({ results: [], status: 200, lastRun: today + 3600 })
})

test("the served document's example is the first chain with data, and is answered when it is pasted", async () => {
  await house.write("43117", [[today, 1]])
  const document = await (await fetch(`${house.service.url}/openapi.json`)).json()
  const [chainId] = document.paths["/v1/avg_tps/{chainId}"].get.parameters
  expect(chainId).toMatchObject({ name: "chainId", example: "43117" })
  expect((await get(`/v1/avg_tps/${chainId.example}`)).status).toBe(200)
})

test("total, mainnet and testnet are the sums over their chains, day by day", async () => {
  await house.write("43112", [
    [today - day, 0],
    [today - day + 10, 1],
    [today, 10],
  ])
  house.clock.now = today + 3700
  await house.write("43117", [
    [today - 2 * day, 0],
    [today - 2 * day + 4, 1],
    [today, 20],
  ])
  house.clock.now = today + 3650
  await house.write("1337", [
    [today, 0],
    [today + 8, 4],
  ])
  const first = { timestamp: today - 2 * day, value: 1 / 4 }
  const second = { timestamp: today - day, value: 1 / 10 }
  const testnet = 10 / (day - 10) + 20 / (2 * day - 4)
  expect(await getAverageTps("testnet")).toEqual({
    results: [{ timestamp: today, value: testnet }, second, first],
    status: 200,
    lastRun: today + 3700,
  })
  expect(await getAverageTps("mainnet")).toEqual({
    results: [{ timestamp: today, value: 4 / 8 }],
    status: 200,
    lastRun: today + 3650,
  })
  expect(await getAverageTps("total")).toEqual({
    results: [{ timestamp: today, value: testnet + 4 / 8 }, second, first],
    status: 200,
    lastRun: today + 3700,
  })
})

/** A block a day for 250 days. */
const long = Array.from({ length: 250 }, (_, at): [number, number] => [today - (249 - at) * day, at + 1])
const longPoints = long.map(([timestamp, count], at) => ({ timestamp, value: at === 0 ? 0 : count / day })).reverse()

test("pages of a hundred days are the whole series", async () => {
  await house.write("43112", long)
  const pages = await all(house.client.getAverageTps({ chainId: "43112" }).pages())
  expect(pages.map(({ items }) => items)).toEqual([
    longPoints.slice(0, 100),
    longPoints.slice(100, 200),
    longPoints.slice(200),
  ])
  expect(pages.map(({ data }) => [data.nextPageToken, data.nextPageStartKey].map((token) => typeof token))).toEqual([
    ["string", "string"],
    ["string", "string"],
    ["undefined", "undefined"],
  ])
})

test("a series of exactly a hundred days is one page", async () => {
  await house.write("43112", long.slice(150))
  const { results, nextPageToken } = await getAverageTps("43112")
  expect([results.length, nextPageToken]).toEqual([100, undefined])
})

test("the sum of chains with different days is paged as one series", async () => {
  await house.write(
    "43112",
    long.filter((_, at) => at % 2 === 0),
  )
  await house.write(
    "43117",
    long.filter((_, at) => at % 2 === 1),
  )
  const days = await all(house.client.getAverageTps({ chainId: "testnet" }))
  expect(days.map(({ timestamp }) => timestamp)).toEqual(longPoints.map(({ timestamp }) => timestamp))
})

async function get(path: string) {
  const response = await fetch(house.service.url + path)
  return { status: response.status, body: await response.json() }
}

test("a token is valid for 24 hours; after that the series restarts from its first page", async () => {
  await house.write("43112", long)
  const first = (await get("/v1/avg_tps/43112")).body
  const next = `/v1/avg_tps/43112?pageToken=${first.nextPageToken}`
  house.clock.now += day
  expect((await get(next)).body.results).toEqual(longPoints.slice(100, 200))
  house.clock.now += 1
  expect((await get(next)).body.results).toEqual(longPoints.slice(0, 100))
})

test("startKey is another name of pageToken, and is not read beside one", async () => {
  await house.write("43112", long)
  const first = (await get("/v1/avg_tps/43112")).body
  expect((await get(`/v1/avg_tps/43112?startKey=${first.nextPageStartKey}`)).body.results).toEqual(
    longPoints.slice(100, 200),
  )
  const both = `/v1/avg_tps/43112?pageToken=${first.nextPageToken}&startKey=nonsense`
  expect((await get(both)).body.results).toEqual(longPoints.slice(100, 200))
})

test("days that come in between two pages shift nothing", async () => {
  await house.write("43112", long)
  const first = (await get("/v1/avg_tps/43112")).body
  await house.write("43112", [[today + day, 5]])
  expect((await get(`/v1/avg_tps/43112?pageToken=${first.nextPageToken}`)).body.results).toEqual(
    longPoints.slice(100, 200),
  )
})

const badRequest = (message: string) => ({
  status: 400,
  body: { message: [message], statusCode: 400, error: "Bad Request" },
})

test("a token of another series or of nobody is a 400", async () => {
  await house.write("43112", long)
  const { nextPageToken } = (await get("/v1/avg_tps/43112")).body
  const refused = (token: unknown) =>
    badRequest(`pageToken must be the nextPageToken of a page of this series, not '${token}'`)
  expect(await get(`/v1/avg_tps/testnet?pageToken=${nextPageToken}`)).toEqual(refused(nextPageToken))
  expect(await get("/v1/avg_tps/43112?pageToken=")).toEqual(await get("/v1/avg_tps/43112"))
  expect(await get("/v1/avg_tps/43112?pageToken=nonsense")).toEqual(refused("nonsense"))
  const nobodys = "2f0d6b8e-6f4c-8d0f-9a53-0b8f6c1f7f5e"
  expect(await get(`/v1/avg_tps/43112?pageToken=${nobodys}`)).toEqual(refused(nobodys))
  expect(await get("/v1/avg_tps/43112?startKey=nonsense")).toEqual(
    badRequest("startKey must be the nextPageToken of a page of this series, not 'nonsense'"),
  )
})

test("a token outlives the service", async () => {
  await house.write("43112", long)
  const { nextPageToken } = (await get("/v1/avg_tps/43112")).body
  const { createMetricsService } = await import("../../src/metrics/index.ts")
  const chains = [
    {
      chainId: "43112",
      name: "Firn",
      network: "testnet",
      rpcUrls: [],
      nativeToken: { name: "Ice", symbol: "ICE", decimals: 18 },
    },
  ] as const
  const other = await createMetricsService({ store: house.store, chains, clock: () => house.clock.now * 1000 })
  const answer = await other.fastify.inject(`/v1/avg_tps/43112?pageToken=${nextPageToken}`)
  await other.close()
  expect(answer.json().results).toEqual(longPoints.slice(100, 200))
})

test("a parameter that is not there is a 400 that names the nearest one, unless such are ignored", async () => {
  const { createMetricsService } = await import("../../src/metrics/index.ts")
  const lenient = await createMetricsService({ store: house.store, chains: [], unknownParameters: "ignore" })
  const ignored = await lenient.fastify.inject("/v1/avg_tps/total?PageToken=x")
  await lenient.close()
  expect(ignored.statusCode).toBe(200)
  expect(await get("/v1/avg_tps/total?PageToken=x")).toEqual(
    badRequest("'PageToken' is not a parameter of this operation; did you mean pageToken?"),
  )
})

test("a chain that is not measured is a 404 that names it, with a list of messages", async () => {
  expect(await get("/v1/avg_tps/99999999")).toEqual({
    status: 404,
    body: {
      message: ["chain 99999999 is not measured; GET /v1/chains of the data service lists those that are"],
      statusCode: 404,
      error: "Not Found",
    },
  })
})

test("what is no chain is a 400 with a list of messages", async () => {
  const refused = (chain: string) =>
    badRequest(
      `chainId must be an EVM chain ID in decimal digits without leading zeros, total, mainnet, testnet or fuji, not '${chain}'`,
    )
  for (const chain of ["everything", "043112", "Total"])
    expect(await get(`/v1/avg_tps/${chain}`)).toEqual(refused(chain))
})

test("no key is asked for, and none is minded", async () => {
  await house.write("43112", [[today, 1]])
  const response = await fetch(`${house.service.url}/v1/avg_tps/43112`, { headers: { "x-data-api-key": "any" } })
  expect(response.status).toBe(200)
})

test("/health tells how far each measured chain is", async () => {
  await house.write("43112", [[today, 1]])
  const reason = "no indexer has reported"
  const stopped = { state: "stopped", reason, summary: `is stopped: ${reason}`, quarantined: 0, differences: 0 }
  const { status, body } = await get("/health")
  expect([status, body]).toEqual([
    200,
    {
      status: "degraded",
      problems: ["43112", "43117", "1337"].map((id) => `chain ${id} is stopped: no indexer has reported`),
      chains: [
        {
          chainId: "43112",
          name: "Chain 43112",
          ...stopped,
          head: { number: 0, timestamp: today },
          nodeHead: { number: 0, observedAt: today + 3600 },
          lag: { blocks: 0, seconds: 0 },
          updatedAt: today + 3600,
        },
        { chainId: "43117", name: "Chain 43117", ...stopped },
        { chainId: "1337", name: "Chain 1337", ...stopped },
      ],
    },
  ])
})

test("a series says how fresh it is; one of several chains by the oldest", async () => {
  await house.write("43112", [[today, 1]])
  await house.write("1337", [[today + 60, 1]])
  const headersOf = async (name: string) => {
    const { headers } = await fetch(`${house.service.url}/v1/avg_tps/${name}`)
    return ["x-indexed-block", "x-indexed-block-time", "x-indexing-lag"].map((header) => headers.get(header))
  }
  expect([await headersOf("1337"), await headersOf("total"), await headersOf("9")]).toEqual([
    ["0", String(today + 60), "0"],
    [null, String(today), "0"],
    [null, null, null],
  ])
})
