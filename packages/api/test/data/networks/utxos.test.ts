import { formatAddress } from "@serac/chain"
import type { NetworkReader, StoredUtxo, UtxoFilter } from "@serac/store"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { all } from "../house.ts"
import { get, houseOf, type NetworkHouse, network, pChain, platformChainId, refusal, xChain } from "./fake-network.ts"
import { address, bech32, cb58, id } from "./ids.ts"
import { otherUtxo, platformUtxo, storedUtxo } from "./utxo-rows.ts"

let house: NetworkHouse

beforeAll(async () => {
  house = await houseOf()
})

afterAll(() => house.close())

const utxosOf = (...rows: readonly StoredUtxo[]) => vi.fn<NetworkReader["utxos"]>(async () => rows)
const path = (blockchainId: string, query: string) =>
  `/v1/networks/fuji/blockchains/${blockchainId}/utxos?addresses=${bech32(1)}${query}`

test("a P-Chain UTXO tells what became of it, one that is staked nothing but that", async () => {
  house.reader.utxos = utxosOf(
    storedUtxo(1),
    storedUtxo(2, { consumedBy: 77 }),
    storedUtxo(3, { staked: true, consumedBy: 78 }),
    storedUtxo(4, { createdOn: "X", consumedOn: "P" }),
  )
  const client = house.client
  expect(
    (await client.listUtxos({ network: "testnet", blockchainId: "p-chain", addresses: [bech32(1)] })).data,
  ).toEqual({
    utxos: [
      platformUtxo(1),
      platformUtxo(2, { consumingTxHash: cb58(77), consumingBlockNumber: "9", consumingBlockTimestamp: 2000 }),
      platformUtxo(3, { staked: true, utxoType: "STAKE" }),
      platformUtxo(4, { createdOnChainId: network.xChainId }),
    ],
    chainInfo: pChain,
  })
})

test("an X-Chain UTXO tells what unlocked it, one from the P-Chain has the X-Chain's shape", async () => {
  const credentials = '[{"signature":"c2ln","publicKey":"a2V5"}]'
  house.reader.utxos = utxosOf(
    storedUtxo(1, { createdOn: "X", consumedBy: 77, credentials }),
    storedUtxo(2, { createdOn: "P", consumedOn: "X" }),
  )
  expect(await get(house, path("x-chain", ""))).toEqual({
    status: 200,
    body: {
      utxos: [
        otherUtxo(1, {
          consumingTxHash: cb58(77),
          consumingTxTimestamp: 2000,
          credentials: [{ signature: "c2ln", publicKey: "a2V5" }],
        }),
        otherUtxo(2, { createdOnChainId: platformChainId }),
      ],
      chainInfo: xChain,
    },
  })
})

test("assets are named once they are known; the native one always is", async () => {
  const [known, later] = [cb58(500), cb58(501)]
  const ice = { name: 'Ice "core"', symbol: "ICE", denomination: 3, type: "nft", cap: "fixed", createdAt: 1 } as const
  const assets = vi.fn<NetworkReader["assets"]>(async () => [{ assetId: id(500), ...ice }])
  house.reader.assets = assets
  house.reader.utxos = utxosOf(
    ...[network.avaxAssetId, known, later, known].map((assetId, at) => storedUtxo(at, { createdOn: "X", assetId })),
  )

  const names = async () =>
    (await house.client.listUtxos({ network: "fuji", blockchainId: "x-chain", addresses: [bech32(1)] })).items.map(
      ({ asset }) => asset,
    )
  const amount = "5"
  const avax = { assetId: network.avaxAssetId, name: "Avalanche", symbol: "AVAX", denomination: 9, type: "secp256k1" }
  const core = { assetId: known, name: 'Ice "core"', symbol: "ICE", denomination: 3, type: "nft", amount }
  const unknown = { assetId: later, name: "", symbol: "", denomination: 0, type: "secp256k1", amount }
  expect(await names()).toEqual([{ ...avax, amount }, core, unknown, core])
  assets.mockResolvedValue([{ assetId: id(501), ...ice }])
  expect(await names()).toEqual([{ ...avax, amount }, core, { ...core, assetId: later }, core])
  await names()
  expect(assets.mock.calls).toEqual([[[id(500), id(501)]], [[id(501)]]])
})

test("what is asked for reaches the store", async () => {
  const utxos = utxosOf()
  house.reader.utxos = utxos
  const filters = async (blockchainId: string, query: string) => {
    utxos.mockClear()
    expect((await get(house, path(blockchainId, query))).status).toBe(200)
    return utxos.mock.calls.map(([filter, range]): [UtxoFilter, unknown] => [filter, range])
  }
  const plain = { addresses: [address(1)], includeSpent: false, sortBy: "timestamp", order: "desc" }
  expect(await filters("p-chain", "")).toEqual([
    [
      { ...plain, chain: "P" },
      { after: undefined, limit: 11 },
    ],
  ])
  expect(
    await filters(
      "x-chain",
      `,P-${bech32(2)},X-${bech32(1)},C-${bech32(3)}&assetId=${cb58(9)}&minUtxoAmount=2.5&includeSpent=true&sortBy=amount&sortOrder=asc&pageSize=3`,
    ),
  ).toEqual([
    [
      {
        chain: "X",
        addresses: [address(1), address(2), address(3)],
        assetId: id(9),
        minAmount: 3n,
        includeSpent: true,
        sortBy: "amount",
        order: "asc",
      },
      { after: undefined, limit: 4 },
    ],
  ])
})

test.each(["timestamp", "amount"] as const)("pages by %s go on after the last UTXO", async (sortBy) => {
  const rows = [3, 2, 1].map((number) => ({ ...storedUtxo(number), amount: BigInt(number) ** 40n }))
  const utxos = vi.fn<NetworkReader["utxos"]>(async (_, { after, limit }) => {
    const from =
      after === undefined ? 0 : rows.findIndex(({ id: own }) => Buffer.from(own).toString("hex") === after[1]) + 1
    return rows.slice(from, from + limit)
  })
  house.reader.utxos = utxos
  const listing = house.client.listUtxos({
    network: "fuji",
    blockchainId: "p-chain",
    addresses: [bech32(1)],
    sortBy,
    pageSize: 1,
  })
  expect((await all(listing)).map(({ utxoId }) => utxoId)).toEqual([3, 2, 1].map(cb58))
  expect(utxos.mock.calls.map(([, { after }]) => after)).toEqual([
    undefined,
    ...[3, 2].map((number) => [
      sortBy === "amount" ? String(BigInt(number) ** 40n) : "1000",
      Buffer.from(id(number)).toString("hex"),
    ]),
  ])
})

test("above all amounts the page is empty, and nothing is read", async () => {
  const utxos = utxosOf(storedUtxo(1))
  house.reader.utxos = utxos
  const empty = { status: 200, body: { utxos: [], chainInfo: pChain } }
  expect(await get(house, path("p-chain", `&minUtxoAmount=${2n ** 64n}`))).toEqual(empty)
  expect(await get(house, path("p-chain", `&minUtxoAmount=${"9".repeat(300)}`))).toEqual(empty)
  expect(utxos).not.toHaveBeenCalled()
})

test("without addresses, or with an empty one, it is a 400, whose pages would have been of nothing", async () => {
  const url = "/v1/networks/fuji/blockchains/p-chain/utxos"
  const refused = (message: string) => ({ status: 400, body: { message, statusCode: 400, error: "Bad Request" } })
  expect(await get(house, url)).toEqual(refused("addresses must be given"))
  expect(await get(house, `${url}?addresses=`)).toEqual(
    refused("item 1 of addresses must be an address in Bech32 with its checksum, not ''"),
  )
})

const brokenAddress = `${bech32(1).slice(0, -1)}${bech32(1).endsWith("q") ? "p" : "q"}`

test.each([
  [
    "an address of another network",
    formatAddress(address(1), "avax"),
    `item 2 of addresses must be an address of fuji, custom1..., not '${formatAddress(address(1), "avax")}'`,
  ],
  [
    "a wrong checksum",
    brokenAddress,
    `item 2 of addresses must be an address in Bech32 with its checksum, not '${brokenAddress}'`,
  ],
])("%s is a 400 that names it", async (_, wrong, message) => {
  house.reader.utxos = utxosOf()
  expect(await get(house, path("p-chain", `,${wrong}`))).toEqual(refusal(400, "Bad Request", message))
})

test.each([
  ["p-chain", `&assetId=${platformChainId}`, "assetId is for the X-Chain only, not for 'p-chain'"],
  ["c-chain", `&assetId=${platformChainId}`, "assetId is for the X-Chain only, not for 'c-chain'"],
  [
    "x-chain",
    `&assetId=${cb58(9).slice(0, -1)}1`,
    `assetId must be an ID of 32 bytes in CB58 with its checksum, not '${cb58(9).slice(0, -1)}1'`,
  ],
])("on the %s %s is a 400", async (blockchainId, query, message) => {
  house.reader.utxos = utxosOf()
  expect(await get(house, path(blockchainId, query))).toEqual(refusal(400, "Bad Request", message))
})
