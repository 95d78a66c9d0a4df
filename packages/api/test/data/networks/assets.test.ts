import type { AssetRow, NetworkReader } from "@serac/store"
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest"
import { askedOf, get, houseOf, type NetworkHouse, network, platformChainId, refusal, xChain } from "./fake-network.ts"
import { cb58, id } from "./ids.ts"

let house: NetworkHouse

beforeAll(async () => {
  house = await houseOf()
})

beforeEach(() => {
  house.reader.assets = async () => [ice]
  house.reader.transactions = async () => []
})

afterAll(() => house.close())

const ice: AssetRow = {
  assetId: id(7),
  name: "Ice",
  symbol: "ICE",
  denomination: 3,
  type: "secp256k1",
  cap: "variable",
  createdAt: 1000,
}
const asset = `/v1/networks/fuji/blockchains/x-chain/assets/${cb58(7)}`
const notFound = refusal(404, "Not Found", `asset ${cb58(7)} was not found`)

test("an asset tells when it was created and whether more can be minted", async () => {
  expect(await get(house, asset)).toEqual({
    status: 200,
    body: {
      assetId: cb58(7),
      name: "Ice",
      symbol: "ICE",
      denomination: 3,
      type: "secp256k1",
      createdAtTimestamp: 1000,
      cap: "variable",
    },
  })
})

test("the transactions of an asset are asked for with all filters", async () => {
  const transactions = vi.fn<NetworkReader["transactions"]>(async () => [])
  house.reader.transactions = transactions
  const query = "?txTypes=BaseTx&txTypes=CreateAssetTx&startTimestamp=5&endTimestamp=9&pageSize=2"
  expect(await get(house, `${asset}/transactions${query}`)).toEqual({
    status: 200,
    body: { transactions: [], chainInfo: xChain },
  })
  expect(askedOf(transactions)).toEqual([
    [
      {
        chain: "X",
        assetId: id(7),
        types: ["BaseTx", "CreateAssetTx"],
        startTimestamp: 5,
        endTimestamp: 9,
        order: "desc",
      },
      { after: undefined, limit: 3 },
    ],
  ])
})

test("an asset that is not known is a 404, unless transactions move it", async () => {
  house.reader.assets = async () => []
  expect(await get(house, asset)).toEqual(notFound)
  expect(await get(house, `${asset}/transactions`)).toEqual(notFound)
  const fragment =
    `{"txHash":"${cb58(5)}","chainFormat":"linear","timestamp":1000,"txType":"BaseTx","memo":"0x","amountUnlocked":[]` +
    `,"amountCreated":[],"blockHeight":5,"blockHash":"${cb58(900)}"`
  house.reader.transactions = async () => [
    { chain: "X", height: 5, index: 0, id: id(5), type: "BaseTx", fragment, consumed: [], emitted: [] },
  ]
  expect(await get(house, `${asset}/transactions`)).toMatchObject({ status: 200, body: { transactions: [{}] } })
})

test.each(["", "/transactions"])("only the X-Chain has assets%s", async (path) => {
  for (const blockchainId of [platformChainId, network.cChainId]) {
    expect(await get(house, `/v1/networks/fuji/blockchains/${blockchainId}/assets/${cb58(7)}${path}`)).toEqual(
      refusal(
        400,
        "Bad Request",
        `blockchainId must be that of the X-Chain, which alone has assets, not '${blockchainId}'`,
      ),
    )
  }
  expect(await get(house, `${asset.slice(0, -1)}1${path}`)).toEqual(
    refusal(
      400,
      "Bad Request",
      `assetId must be an ID of 32 bytes in CB58 with its checksum, not '${asset.slice(asset.lastIndexOf("/") + 1, -1)}1'`,
    ),
  )
})
