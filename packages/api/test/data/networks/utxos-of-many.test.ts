import { formatAddress } from "@serac/chain"
import type { NetworkReader, StoredUtxo, UtxoFilter } from "@serac/store"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { all } from "../house.ts"
import { houseOf, type NetworkHouse, pChain, post, refusal } from "./fake-network.ts"
import { address, bech32, cb58, id } from "./ids.ts"
import { platformUtxo, storedUtxo } from "./utxo-rows.ts"

let house: NetworkHouse

beforeAll(async () => {
  house = await houseOf()
})

afterAll(() => house.close())

const path = (blockchainId: string, query = "") => `/v1/networks/fuji/blockchains/${blockchainId}/utxos${query}`
const utxosOf = (...rows: readonly StoredUtxo[]) => vi.fn<NetworkReader["utxos"]>(async () => rows)

test("UTXOs of the addresses in a body are those of the query", async () => {
  house.reader.utxos = utxosOf(storedUtxo(1), storedUtxo(2, { consumedBy: 77 }))
  expect(await post(house, path("p-chain"), { addresses: bech32(1) })).toEqual({
    status: 200,
    body: {
      utxos: [
        platformUtxo(1),
        platformUtxo(2, { consumingTxHash: cb58(77), consumingBlockNumber: "9", consumingBlockTimestamp: 2000 }),
      ],
      chainInfo: pChain,
    },
  })
})

test("a thousand addresses with all filters reach the store", async () => {
  const utxos = utxosOf()
  house.reader.utxos = utxos
  const numbers = Array.from({ length: 1024 }, (_, at) => at + 1)
  const addresses = numbers.map((number) => `${number % 2 === 0 ? "" : "X-"}${bech32(number)}`).join()
  const query = `?assetId=${cb58(9)}&minUtxoAmount=2.5&includeSpent=true&sortBy=amount&sortOrder=asc&pageSize=1024`
  expect((await post(house, path("x-chain", query), { addresses })).status).toBe(200)
  const wanted: UtxoFilter = {
    chain: "X",
    addresses: numbers.map(address),
    assetId: id(9),
    minAmount: 3n,
    includeSpent: true,
    sortBy: "amount",
    order: "asc",
  }
  expect(utxos.mock.calls.map(([filter, range]) => [filter, range])).toEqual([
    [wanted, { after: undefined, limit: 1025 }],
  ])
})

test("the client's listing goes on with the same body, and a token is of no other", async () => {
  const rows = [3, 2, 1].map((number) => storedUtxo(number))
  house.reader.utxos = vi.fn<NetworkReader["utxos"]>(async (_, { after, limit }) => {
    const last = rows.findIndex((row) => Buffer.from(row.id).toString("hex") === after?.[1])
    return rows.slice(last + 1, last + 1 + limit)
  })
  const request = { network: "fuji", blockchainId: "p-chain", pageSize: 1 } as const
  const listing = house.client.getUtxosByAddressesV2({ ...request, body: { addresses: bech32(1) } })
  expect((await all(listing)).map(({ utxoId }) => utxoId)).toEqual([3, 2, 1].map(cb58))
  const { nextPageToken: token } = await listing
  const rule = "must be the nextPageToken of a page of this list, with the same path and filters"
  const other = await post(house, path("p-chain", `?pageToken=${token}`), { addresses: bech32(2) })
  expect(other).toEqual(refusal(400, "Bad Request", `pageToken ${rule}, not '${token?.slice(0, 60)}...'`))
})

const foreign = formatAddress(address(1), "avax")
const broken = `${bech32(1).slice(0, -1)}${bech32(1).endsWith("q") ? "p" : "q"}`

test.each<[string, unknown, string]>([
  ["no addresses", {}, "addresses must be given"],
  ["no text", { addresses: [bech32(1)] }, `addresses must be 1 to 1024 addresses in Bech32, separated by commas, not `],
  ["an empty one", { addresses: "" }, "addresses must be 1 to 1024 addresses in Bech32, separated by commas, not ''"],
  [
    "too many",
    { addresses: Array(1025).fill(bech32(1)).join() },
    "addresses must be 1 to 1024 addresses in Bech32, separated by commas, not ",
  ],
  [
    "a wrong checksum",
    { addresses: `${bech32(1)},${broken}` },
    `item 2 of addresses must be an address in Bech32 with its checksum, not '${broken}'`,
  ],
  [
    "another network's",
    { addresses: `${bech32(1)},${foreign}` },
    `item 2 of addresses must be an address of fuji, custom1..., not '${foreign}'`,
  ],
])("%s is a 400 that says so", async (_, body, message) => {
  house.reader.utxos = utxosOf()
  expect(await post(house, path("p-chain"), body)).toEqual({
    status: 400,
    body: { message: expect.stringContaining(message), statusCode: 400, error: "Bad Request" },
  })
})

test("an asset on a chain that has one only is a 400", async () => {
  expect(await post(house, path("p-chain", `?assetId=${cb58(9)}`), { addresses: bech32(1) })).toEqual(
    refusal(400, "Bad Request", "assetId is for the X-Chain only, not for 'p-chain'"),
  )
})
