import { formatEthAddress } from "@serac/chain"
import type { NetworkReader, UtxoActivity } from "@serac/store"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import {
  askedOf,
  get,
  houseOf,
  type NetworkHouse,
  network,
  platformChainId,
  post,
  refusal,
  statusOf,
} from "./fake-network.ts"
import { address, bech32, cb58, id } from "./ids.ts"

let house: NetworkHouse

beforeAll(async () => {
  house = await houseOf()
})

afterAll(() => house.close())

const base = "/v1/networks/fuji"
const activity: UtxoActivity = { height: 7, timestamp: 1000, txId: id(8), utxoId: id(9), isConsumed: true }
const lastOf = (found: UtxoActivity | undefined) => {
  const read = vi.fn<NetworkReader["lastActivity"]>(async () => found)
  house.reader.lastActivity = read
  return read
}
const told = { timestamp: 1000, blockNumber: "7", txHash: cb58(8), utxoId: cb58(9), isConsumed: true }

test("the last activity of addresses is told with its chain, whether they stand in the query or in a body", async () => {
  const read = lastOf(activity)
  const path = (chain: string) => `${base}/blockchains/${chain}/lastActivityTimestampByAddresses`
  expect(await get(house, `${path("p-chain")}?addresses=P-${bech32(1)},${bech32(2)}`)).toEqual({
    status: 200,
    body: { ...told, chainName: "p-chain", network: "testnet" },
  })
  expect(await post(house, path(network.xChainId), { addresses: `${bech32(3)},X-${bech32(3)}` })).toEqual({
    status: 200,
    body: { ...told, chainName: "x-chain", network: "testnet" },
  })
  expect(askedOf(read)).toEqual([
    ["P", [address(1), address(2)]],
    ["X", [address(3)]],
  ])
})

test("addresses that nothing is known of are a 404 that names the chain", async () => {
  lastOf(undefined)
  const path = `${base}/blockchains/c-chain/lastActivityTimestampByAddresses`
  const unknown = refusal(404, "Not Found", "no activity of these addresses is known on the c-chain")
  expect(await get(house, `${path}?addresses=${bech32(1)}`)).toEqual(unknown)
  expect(await post(house, path, { addresses: bech32(1) })).toEqual(unknown)
})

test("the last activity of nobody is a 400", async () => {
  const path = `${base}/blockchains/p-chain/lastActivityTimestampByAddresses`
  expect(await get(house, path)).toEqual(refusal(400, "Bad Request", "addresses must be given"))
  expect(await post(house, path, {})).toEqual(refusal(400, "Bad Request", "addresses must be given"))
})

test("the chains of addresses are told for each once, in the order and the spelling of answers", async () => {
  const read = vi.fn<NetworkReader["chainsOf"]>(async () => [["P", "C"], [], ["C"]])
  house.reader.chainsOf = read
  const account = formatEthAddress(address(3))
  const addresses = [`X-${bech32(1)}`, bech32(2), account.toLowerCase(), `P-${bech32(1)}`]
  expect(await get(house, `${base}/addresses:listChainIds?addresses=${addresses}`)).toEqual({
    status: 200,
    body: {
      addresses: [
        { address: bech32(1), blockchainIds: [platformChainId, network.cChainId] },
        { address: bech32(2), blockchainIds: [] },
        { address: account, blockchainIds: [network.cChainId] },
      ],
    },
  })
  expect(askedOf(read)).toEqual([[[address(1), address(2), address(3)]]])
})

test("while one of the chains is not indexed, nobody can tell the chains of an address", async () => {
  const early = await houseOf({ status: async () => statusOf("P", "X") })
  expect(await get(early, `${base}/addresses:listChainIds?addresses=${bech32(1)}`)).toEqual(
    refusal(503, "Service Unavailable", "the c-chain of fuji is not indexed yet"),
  )
  await early.close()
})
