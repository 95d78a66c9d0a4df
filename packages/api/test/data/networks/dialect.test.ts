import type { StoredNetworkTransaction } from "@serac/store"
import { afterAll, beforeAll, expect, test } from "vitest"
import { now } from "../house.ts"
import { get, houseOf, type NetworkHouse, pChain, platformChainId } from "./fake-network.ts"
import { bech32, cb58, id, nodeId } from "./ids.ts"
import { storedStaker } from "./stakers.ts"

let houses: readonly NetworkHouse[]

beforeAll(async () => {
  const reader = {
    validators: async () => [
      storedStaker(1, { status: "pending", delegationShares: 20_000 }),
      storedStaker(2, { delegationShares: 20_000, uptime: 99.5, data: { potentialReward: "80" } }),
      storedStaker(3, { status: "removed", subnetId: id(9), data: { removeTx: cb58(71), removedAt: now - 60 } }),
    ],
    lastActivity: async () => ({ height: 7, timestamp: 1000, txId: id(8), utxoId: id(9), isConsumed: true }),
    transactions: async () => ["BaseTx", "RewardAutoRenewedValidatorTx"].map(transaction),
  }
  houses = await Promise.all([houseOf(reader), houseOf(reader, { dialect: "public" })])
})

afterAll(async () => {
  for (const house of houses) await house.close()
})

const both = (path: string) => Promise.all(houses.map((house) => get(house, path)))

function transaction(type: string, at: number): StoredNetworkTransaction {
  const fragment =
    `{"txHash":"${cb58(at)}","txType":"${type}","blockTimestamp":1000,"blockNumber":"${at}","blockHash":"${cb58(900)}"` +
    `,"value":[],"amountBurned":[],"amountStaked":[],"amountL1ValidatorBalanceBurned":[]`
  return { chain: "P", height: at, index: 0, id: id(at), type, fragment, consumed: [], emitted: [] }
}

test("an active validator has a health and a place, and a subnet's no delegation fee, in the public dialect", async () => {
  const base = (number: number, more: object) => ({
    txHash: cb58(number),
    nodeId: nodeId(number),
    subnetId: platformChainId,
    amountStaked: "250",
    startTimestamp: now - 3600,
    endTimestamp: now + 3600,
    ...more,
  })
  const answer = (ofActive: object, ofSubnet: object) => ({
    status: 200,
    body: {
      validators: [
        base(1, { delegationFee: "2.0000", validationStatus: "pending" }),
        base(2, {
          delegationFee: "2.0000",
          stakePercentage: 25,
          delegatorCount: 0,
          amountDelegated: "0",
          uptimePerformance: 99.5,
          potentialRewards: {
            validationRewardAmount: "80",
            delegationRewardAmount: "0",
            rewardAddresses: [bech32(1)],
          },
          validationStatus: "active",
          ...ofActive,
        }),
        base(3, {
          subnetId: cb58(9),
          removeTxHash: cb58(71),
          removeTimestamp: now - 60,
          validationStatus: "removed",
          ...ofSubnet,
        }),
      ],
    },
  })
  const validatorHealth = {
    reachabilityPercent: 99.5,
    benchedPChainRequestsPercent: 0,
    benchedXChainRequestsPercent: 0,
    benchedCChainRequestsPercent: 0,
  }
  expect(await both("/v1/networks/fuji/validators")).toEqual([
    answer({}, { delegationFee: null }),
    answer({ validatorHealth, geolocation: null }, {}),
  ])
})

test("an uptime that nobody measures is absent, and 0 in the public dialect, whose SDK requires it", async () => {
  const reader = { validators: async () => [storedStaker(2, { benched: [] })] }
  const unmeasured = await Promise.all([houseOf(reader), houseOf(reader, { dialect: "public" })])
  const told = await Promise.all(unmeasured.map((house) => get(house, "/v1/networks/fuji/validators")))
  for (const house of unmeasured) await house.close()
  const benched = { benchedPChainRequestsPercent: 0, benchedXChainRequestsPercent: 0, benchedCChainRequestsPercent: 0 }
  expect(
    told.map(({ body }) => {
      const [{ uptimePerformance, validatorHealth } = {}] = (body as { validators: Record<string, unknown>[] })
        .validators
      return { uptimePerformance, validatorHealth }
    }),
  ).toEqual([
    { uptimePerformance: undefined, validatorHealth: benched },
    { uptimePerformance: 0, validatorHealth: { reachabilityPercent: 0, ...benched } },
  ])
})

test("what the node sees of a validator that it is connected to is its health in both dialects", async () => {
  const reader = { validators: async () => [storedStaker(2, { uptime: 97.5, benched: ["P", "C"] })] }
  const connected = await Promise.all([houseOf(reader), houseOf(reader, { dialect: "public" })])
  const told = await Promise.all(connected.map((house) => get(house, "/v1/networks/fuji/validators")))
  for (const house of connected) await house.close()
  const health = {
    reachabilityPercent: 97.5,
    benchedPChainRequestsPercent: 100,
    benchedXChainRequestsPercent: 0,
    benchedCChainRequestsPercent: 100,
  }
  expect(
    told.map(
      ({ body }) => (body as { validators: readonly { validatorHealth?: unknown }[] }).validators[0]?.validatorHealth,
    ),
  ).toEqual([health, health])
})

test("a type of transaction that the hosted service does not know is UNKNOWN in the public dialect", async () => {
  const told = (number: number, txType: string) => ({
    txHash: cb58(number),
    txType,
    blockTimestamp: 1000,
    blockNumber: String(number),
    blockHash: cb58(900),
    value: [],
    amountBurned: [],
    amountStaked: [],
    amountL1ValidatorBalanceBurned: [],
    consumedUtxos: [],
    emittedUtxos: [],
  })
  const answer = (txType: string) => ({
    status: 200,
    body: { transactions: [told(0, "BaseTx"), told(1, txType)], chainInfo: pChain },
  })
  expect(await both("/v1/networks/fuji/blockchains/p-chain/transactions")).toEqual([
    answer("RewardAutoRenewedValidatorTx"),
    answer("UNKNOWN"),
  ])
})

test("the network of a last activity is the hosted service's in the public dialect", async () => {
  const answer = (name: string) => ({
    status: 200,
    body: {
      timestamp: 1000,
      blockNumber: "7",
      txHash: cb58(8),
      utxoId: cb58(9),
      isConsumed: true,
      chainName: "p-chain",
      network: name,
    },
  })
  const path = "/v1/networks/fuji/blockchains/p-chain/lastActivityTimestampByAddresses"
  expect(await both(`${path}?addresses=${bech32(1)}`)).toEqual([answer("testnet"), answer("fuji")])
})
