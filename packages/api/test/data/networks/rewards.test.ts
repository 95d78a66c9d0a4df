import { parseId } from "@serac/chain"
import type { NetworkReader, StoredReward } from "@serac/store"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { all, now } from "../house.ts"
import { askedOf, get, houseOf, type NetworkHouse, network, refusal } from "./fake-network.ts"
import { address, bech32, cb58, id, node, nodeId } from "./ids.ts"
import { storedStaker } from "./stakers.ts"
import { avax } from "./utxo-rows.ts"

let house: NetworkHouse

beforeAll(async () => {
  house = await houseOf()
})

afterAll(() => house.close())

const row = (number: number): StoredReward => ({
  utxo: { txId: id(20), outputIndex: number },
  utxoId: id(number),
  type: "VALIDATOR_FEE",
  stakerTx: id(20),
  rewardTx: id(21),
  nodeId: node(5),
  addresses: [address(1), address(2)],
  amount: 77n,
  assetId: parseId(network.avaxAssetId),
  start: 100,
  end: 200,
  stake: 2n ** 60n,
  height: number,
  timestamp: 201,
})
const reward = (number: number) => ({
  addresses: [bech32(1), bech32(2)],
  txHash: cb58(20),
  amountStaked: "1152921504606846976",
  nodeId: nodeId(5),
  startTimestamp: 100,
  endTimestamp: 200,
  rewardType: "VALIDATOR_FEE",
  utxoId: cb58(number),
  outputIndex: number,
  reward: { ...avax, amount: "77" },
  rewardTxHash: cb58(21),
})
const path = "/v1/networks/fuji/rewards"

test("rewards that were paid are listed with the UTXOs that pay them", async () => {
  const read = vi.fn<NetworkReader["rewards"]>(async (_, { after: [height] = [4, ""] }) =>
    [3, 2].filter((number) => number < height).map(row),
  )
  house.reader.rewards = read
  const query = `addresses=P-${bech32(1)},${bech32(2)}&nodeIds=${nodeId(5)}&sortOrder=asc&currency=chf`
  expect(await get(house, `${path}?${query}`)).toEqual({
    status: 200,
    body: { historicalRewards: [reward(3), reward(2)] },
  })
  const listing = house.client.listHistoricalRewards({ network: "fuji", nodeIds: [nodeId(5)], pageSize: 1 })
  expect(await all(listing)).toEqual([reward(3), reward(2)])
  const byNode = { nodeIds: [node(5)], order: "desc" }
  expect(askedOf(read)).toEqual([
    [
      { addresses: [address(1), address(2)], nodeIds: [node(5)], order: "asc" },
      { after: undefined, limit: 11 },
    ],
    [byNode, { after: undefined, limit: 2 }],
    [byNode, { after: [3, Buffer.from(id(3)).toString("hex")], limit: 2 }],
  ])
})

test("rewards to come tell how much of the staking is over, and what a delegator gets itself", async () => {
  const elastic = { transformation: { assetId: cb58(9) } }
  house.reader.subnet = async () => ({ subnetId: id(8), data: elastic }) as never
  house.reader.assets = async () => [
    { assetId: id(9), name: "Ice", symbol: "ICE", denomination: 2, type: "secp256k1", cap: "fixed", createdAt: 1 },
  ]
  const read = vi.fn<NetworkReader["pendingRewards"]>(async () => [
    storedStaker(1, { delegationShares: 20_000, data: { potentialReward: "100" } }),
    storedStaker(2, { kind: "delegator", delegationShares: 20_000, data: { potentialReward: "100" } }),
    storedStaker(3, { subnetId: id(8), start: now - 1, end: now - 1, potentialReward: 5n }),
    storedStaker(4, { start: now + 10, end: now + 20 }),
  ])
  house.reader.pendingRewards = read
  const pending = (number: number, more: object) => ({
    addresses: [bech32(1)],
    txHash: cb58(number),
    amountStaked: "250",
    nodeId: nodeId(number),
    startTimestamp: now - 3600,
    endTimestamp: now + 3600,
    rewardType: "VALIDATOR",
    progress: 50,
    estimatedReward: { ...avax, amount: "100" },
    ...more,
  })
  expect(await get(house, `${path}:listPending?addresses=${bech32(1)}`)).toEqual({
    status: 200,
    body: {
      pendingRewards: [
        pending(1, {}),
        pending(2, { rewardType: "DELEGATOR", estimatedReward: { ...avax, amount: "98" } }),
        pending(3, {
          startTimestamp: now - 1,
          endTimestamp: now - 1,
          progress: 100,
          estimatedReward: {
            assetId: cb58(9),
            name: "Ice",
            symbol: "ICE",
            denomination: 2,
            type: "secp256k1",
            amount: "5",
          },
        }),
        pending(4, {
          startTimestamp: now + 10,
          endTimestamp: now + 20,
          progress: 0,
          estimatedReward: { ...avax, amount: "0" },
        }),
      ],
    },
  })
  expect(askedOf(read)).toEqual([
    [
      { addresses: [address(1)], order: "desc" },
      { after: undefined, limit: 11 },
    ],
  ])
})

test.each([path, `${path}:listPending`])("%s of nobody are a 400", async (list) => {
  expect(await get(house, list)).toEqual(refusal(400, "Bad Request", "addresses or nodeIds must be given"))
})
