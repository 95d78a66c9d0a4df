import type { NetworkReader, StakingTotals } from "@serac/store"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { get, houseOf, type NetworkHouse, network, pChain, refusal } from "./fake-network.ts"
import { address, bech32, cb58, id } from "./ids.ts"

let house: NetworkHouse

beforeAll(async () => {
  house = await houseOf()
})

afterAll(() => house.close())

const path = (chain: string, query = "") => `/v1/networks/fuji/blockchains/${chain}/transactions:listStaking${query}`

test("active stakes are asked for with all filters, and told as the transactions that they are", async () => {
  const fragment =
    `{"txHash":"${cb58(8)}","txType":"AddDelegatorTx","blockTimestamp":1000,"blockNumber":"8","blockHash":"${cb58(9)}"` +
    `,"value":[],"amountBurned":[],"amountStaked":[],"amountL1ValidatorBalanceBurned":[]`
  const read = vi.fn<NetworkReader["activeStaking"]>(async () => [
    {
      chain: "P",
      height: 8,
      index: 2,
      id: id(8),
      type: "AddDelegatorTx",
      fragment,
      consumed: [],
      emitted: [],
      staker: { potentialReward: "77" },
    },
  ])
  house.reader.activeStaking = read
  const query = `?addresses=${bech32(1)}&txTypes=AddDelegatorTx,BaseTx&startTimestamp=5&endTimestamp=9&sortOrder=asc&pageSize=3`
  expect(await get(house, path("p-chain", query))).toEqual({
    status: 200,
    body: {
      transactions: [
        {
          txHash: cb58(8),
          txType: "AddDelegatorTx",
          blockTimestamp: 1000,
          blockNumber: "8",
          blockHash: cb58(9),
          value: [],
          amountBurned: [],
          amountStaked: [],
          amountL1ValidatorBalanceBurned: [],
          consumedUtxos: [],
          emittedUtxos: [],
          estimatedReward: "77",
        },
      ],
      chainInfo: pChain,
    },
  })
  const filter = {
    addresses: [address(1)],
    types: ["AddDelegatorTx", "BaseTx"],
    startTimestamp: 5,
    endTimestamp: 9,
    order: "asc",
  }
  expect(read.mock.calls.map(([asked, range]) => [asked, range])).toEqual([[filter, { after: undefined, limit: 4 }]])
})

test.each([
  ["x-chain", "blockchainId must be p-chain or the P-Chain's blockchain ID in CB58 with its checksum, not 'x-chain'"],
  [network.xChainId, `blockchainId must be that of the P-Chain, on which alone is staked, not '${network.xChainId}'`],
])("active stakes of %s are a 400", async (chain, message) => {
  expect(await get(house, path(chain))).toEqual(refusal(400, "Bad Request", message))
})

const totals: StakingTotals = {
  validatorCount: 3,
  validatorStake: 1_000n,
  delegatorCount: 2,
  delegatorStake: 500n,
  offlineCount: 1,
  offlineStake: 400n,
  annualReward: 90n,
}
const details = async (sums: StakingTotals, currentSupply: string | undefined) => {
  house.reader.stakingTotals = async () => sums
  house.reader.blocks = async () => [{ height: 1, json: JSON.stringify({ blockNumber: "1", currentSupply }) }]
  return get(house, "/v1/networks/fuji")
}

test("a network tells what is staked, by whom, and which part of the supply it is", async () => {
  expect(await details(totals, "4500")).toEqual({
    status: 200,
    body: {
      validatorDetails: {
        validatorCount: 3,
        totalAmountStaked: "1000",
        estimatedAnnualStakingReward: "90",
        stakingDistributionByVersion: [
          { version: "offline", amountStaked: "400", validatorCount: 1 },
          { version: "unknown", amountStaked: "1100", validatorCount: 2 },
        ],
        stakingRatio: "0.33333333333333333333",
      },
      delegatorDetails: { delegatorCount: 2, totalAmountStaked: "500" },
    },
  })
})

test("what is not known without the genesis is left out", async () => {
  const { annualReward: _, ...sums } = totals
  expect(await details({ ...sums, offlineCount: 0, offlineStake: 0n }, undefined)).toEqual({
    status: 200,
    body: {
      validatorDetails: {
        validatorCount: 3,
        totalAmountStaked: "1000",
        stakingDistributionByVersion: [{ version: "unknown", amountStaked: "1500", validatorCount: 3 }],
      },
      delegatorDetails: { delegatorCount: 2, totalAmountStaked: "500" },
    },
  })
})
