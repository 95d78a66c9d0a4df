import { afterAll, beforeAll, expect, test } from "vitest"
import { build, type House } from "./house.ts"

let house: House

beforeAll(async () => {
  house = await build()
})

afterAll(() => house.close())

const hash = "2SnqcUB8Xx2etpaYsRyVDdC8HR2r6mUcnAJ39Raw9x8Rf4YrKn"

test.each([
  ["POST", "/v1/signatureAggregator/fuji/aggregateSignatures", "this service does not index the primary network"],
  [
    "GET",
    `/v1/signatureAggregator/fuji/aggregateSignatures/${hash}`,
    "this service does not index the primary network",
  ],
  ["GET", "/v1/networks/fuji/validators", "this service does not index the primary network"],
  [
    "GET",
    "/v1/networks/mainnet/blockchains/p-chain/utxos?addresses=avax18jma8ppw3nhx5r4ap8clazz0dps7rv5ukulre5",
    "this service does not index the primary network",
  ],
])("%s %s is a 503 that says what is not there", async (method, path, message) => {
  const body =
    method === "POST"
      ? { body: `{"justification":"${"0".repeat(64)}"}`, headers: { "content-type": "application/json" } }
      : {}
  const response = await fetch(house.service.url + path, { method, ...body })
  expect([response.status, await response.json()]).toEqual([
    503,
    { message, statusCode: 503, error: "Service Unavailable" },
  ])
})
