import type { NetworkReader, StakerCursor, StoredStaker } from "@serac/store"
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest"
import { all, now } from "../house.ts"
import { askedOf, get, houseOf, type NetworkHouse, platformChainId, refusal } from "./fake-network.ts"
import { address, bech32, cb58, id, node, nodeId } from "./ids.ts"
import { storedStaker } from "./stakers.ts"

let house: NetworkHouse

beforeAll(async () => {
  house = await houseOf()
})

beforeEach(() => {
  house.reader.subnet = async (subnetId) => (subnetId[31] === 9 ? (permissioned as never) : undefined)
})

afterAll(() => house.close())

const permissioned = { subnetId: id(9) }
const path = "/v1/networks/fuji/validators"

const validatorsOf = (...rows: readonly StoredStaker<StakerCursor>[]) => {
  const read = vi.fn<NetworkReader["validators"]>(async () => rows)
  house.reader.validators = read
  return read
}

const base = (number: number, more: object) => ({
  txHash: cb58(number),
  nodeId: nodeId(number),
  subnetId: platformChainId,
  amountStaked: "250",
  delegationFee: "2.0000",
  startTimestamp: now - 3600,
  endTimestamp: now + 3600,
  ...more,
})

test("a validator that renews itself tells how, and what its periods brought", async () => {
  validatorsOf(
    storedStaker(1, {
      status: "pending",
      delegationShares: 20_000,
      data: {
        renewal: {
          period: 86_400,
          autoCompoundRewardShares: 333_333,
          validatorAuthority: { locktime: "7", threshold: 2, addresses: [bech32(1), bech32(2)] },
          periods: 3,
          restakedValidationReward: "18446744073709551615",
          restakedDelegationReward: "4",
          paidValidationReward: "5",
          paidDelegationReward: "6",
        },
      },
    }),
  )
  expect(await get(house, path)).toEqual({
    status: 200,
    body: {
      validators: [
        base(1, {
          period: 86_400,
          autoCompoundRewardShares: 333_333,
          validatorAuthority: { locktime: 7, threshold: 2, addresses: [bech32(1), bech32(2)] },
          rewardedPeriods: 3,
          restakedRewards: { validationRewardAmount: "18446744073709551615", delegationRewardAmount: "4" },
          validationStatus: "pending",
        }),
      ],
    },
  })
})

test("a validator tells what its status lets it tell", async () => {
  const key = { publicKey: "0xaa", proofOfPossession: "0xbb" }
  validatorsOf(
    storedStaker(1, { status: "pending", delegationShares: 20_000, data: key }),
    storedStaker(2, {
      delegationShares: 1_000_000,
      delegationCapacity: 2n ** 63n,
      delegatorCount: 3,
      delegatorWeight: 70n,
      uptime: 99.5333,
      expectedFees: 2n ** 63n,
      data: {
        ...key,
        delegationRewardAddresses: [bech32(1), bech32(2)],
        potentialReward: "80",
        accruedDelegateeReward: "4",
      },
    }),
    storedStaker(3, { delegationShares: 20_001, subnetWeight: 0n, data: {}, potentialReward: 81n }),
    storedStaker(4, {
      status: "completed",
      delegationShares: 20_000,
      totalDelegatorCount: 5,
      totalDelegatorWeight: 90n,
      data: { rewardTx: cb58(70), rewarded: true, validationReward: "60", delegationReward: "7" },
    }),
    storedStaker(5, { status: "completed", delegationShares: 20_000 }),
    storedStaker(6, { status: "removed", subnetId: id(9), data: { removeTx: cb58(71), removedAt: now - 60 } }),
  )
  const rewardAddresses = [bech32(1)]
  expect(await get(house, path)).toEqual({
    status: 200,
    body: {
      validators: [
        base(1, { blsCredentials: key, validationStatus: "pending" }),
        base(2, {
          delegationFee: "100.0000",
          blsCredentials: key,
          stakePercentage: 25,
          delegatorCount: 3,
          amountDelegated: "70",
          uptimePerformance: 99.5333,
          delegationCapacity: "9223372036854775808",
          potentialRewards: {
            validationRewardAmount: "80",
            delegationRewardAmount: "9223372036854775812",
            rewardAddresses: [bech32(1), bech32(2)],
          },
          validationStatus: "active",
        }),
        base(3, {
          delegationFee: "2.0001",
          stakePercentage: 0,
          delegatorCount: 0,
          amountDelegated: "0",
          potentialRewards: { validationRewardAmount: "81", delegationRewardAmount: "0", rewardAddresses },
          validationStatus: "active",
        }),
        base(4, {
          delegatorCount: 5,
          amountDelegated: "90",
          rewards: {
            validationRewardAmount: "60",
            delegationRewardAmount: "7",
            rewardAddresses,
            rewardTxHash: cb58(70),
          },
          validationStatus: "completed",
        }),
        base(5, {
          delegatorCount: 0,
          amountDelegated: "0",
          rewards: { validationRewardAmount: "0", delegationRewardAmount: "0", rewardAddresses },
          validationStatus: "completed",
        }),
        base(6, {
          subnetId: cb58(9),
          delegationFee: null,
          removeTxHash: cb58(71),
          removeTimestamp: now - 60,
          validationStatus: "removed",
        }),
      ],
    },
  })
})

test("an absent filter excludes nothing", async () => {
  const read = validatorsOf()
  await get(house, path)
  expect(askedOf(read)).toEqual([
    [
      { now, sortBy: "blockIndex", order: "desc" },
      { after: undefined, limit: 11 },
    ],
  ])
})

test("every filter reaches the store", async () => {
  const read = validatorsOf()
  const query = new URLSearchParams({
    nodeIds: `${nodeId(1)},6Y3k`,
    sortBy: "delegationFee",
    sortOrder: "asc",
    validationStatus: "active",
    minDelegationCapacity: "0",
    maxDelegationCapacity: "720000000000000000",
    minTimeRemaining: "0.5",
    maxTimeRemaining: "2147483646.5",
    minFeePercentage: "2",
    maxFeePercentage: "99.5",
    minUptimePerformance: "90",
    maxUptimePerformance: "100",
    subnetId: platformChainId,
    pageSize: "5",
  })
  expect((await get(house, `${path}?${query}`)).status).toBe(200)
  expect(askedOf(read)).toEqual([
    [
      {
        now,
        nodeIds: [nodeId(1), "6Y3k"],
        subnetId: new Uint8Array(32),
        status: "active",
        minDelegationCapacity: 0n,
        maxDelegationCapacity: 720_000_000_000_000_000n,
        minTimeRemaining: 1,
        maxTimeRemaining: 2_147_483_646,
        minFeePercentage: 2,
        maxFeePercentage: 99.5,
        minUptimePerformance: 90,
        maxUptimePerformance: 100,
        sortBy: "delegationFee",
        order: "asc",
      },
      { after: undefined, limit: 6 },
    ],
  ])
})

test.each([
  ["sortBy=delegationFee", `sortBy delegationFee requires subnetId ${platformChainId}`],
  [
    `sortBy=delegationFee&subnetId=${cb58(9)}`,
    `sortBy delegationFee requires subnetId ${platformChainId}, not '${cb58(9)}'`,
  ],
  ["minTimeRemaining=5&maxTimeRemaining=4", "minTimeRemaining must not exceed maxTimeRemaining, and 5 exceeds 4"],
  ["minFeePercentage=3&maxFeePercentage=2.5", "minFeePercentage must not exceed maxFeePercentage, and 3 exceeds 2.5"],
  [
    "minUptimePerformance=1&maxUptimePerformance=0.5",
    "minUptimePerformance must not exceed maxUptimePerformance, and 1 exceeds 0.5",
  ],
  [
    "minDelegationCapacity=700000000000000001&maxDelegationCapacity=700000000000000000",
    "minDelegationCapacity must not exceed maxDelegationCapacity, and 700000000000000001 exceeds 700000000000000000",
  ],
  [
    `subnetId=${cb58(9).slice(0, -1)}1`,
    `subnetId must be an ID of 32 bytes in CB58 with its checksum, not '${cb58(9).slice(0, -1)}1'`,
  ],
  ["minFeePercentage=1.9", "minFeePercentage must be a number from 2 to 100, not 1.9"],
  ["maxTimeRemaining=2147483648", "maxTimeRemaining must be a number from 0 to 2147483647, not 2147483648"],
  ["minUptimePerformance=100.1", "minUptimePerformance must be a number from 0 to 100, not 100.1"],
])("%s is a 400", async (query, message) => {
  validatorsOf()
  expect(await get(house, `${path}?${query}`)).toEqual(refusal(400, "Bad Request", message))
})

test.each([
  "minFeePercentage=2&maxFeePercentage=2",
  "minDelegationCapacity=9&maxDelegationCapacity=10",
  `subnetId=${platformChainId}`,
  `subnetId=${cb58(9)}`,
])("%s is none", async (query) => {
  validatorsOf()
  expect(await get(house, `${path}?${query}`)).toEqual({ status: 200, body: { validators: [] } })
})

test("a subnet that does not exist is a 404", async () => {
  validatorsOf()
  expect(await get(house, `${path}?subnetId=${cb58(8)}`)).toEqual(
    refusal(404, "Not Found", `subnet ${cb58(8)} was not found`),
  )
})

test("pages go on where the store says", async () => {
  const rows = [3, 2, 1].map((number) => ({
    ...storedStaker(number),
    cursor: [`${number}00`, number, 0, "00"] as const,
  }))
  const read = vi.fn<NetworkReader["validators"]>(async (_, { after, limit }) => {
    const from = after === undefined ? 0 : rows.findIndex(({ cursor }) => cursor[1] === after[1]) + 1
    return rows.slice(from, from + limit)
  })
  house.reader.validators = read
  const listing = house.client.listValidators({ network: "fuji", sortBy: "timeRemaining", pageSize: 1 })
  expect((await all(listing)).map(({ txHash }) => txHash)).toEqual([3, 2, 1].map(cb58))
  expect(read.mock.calls.map(([, { after }]) => after)).toEqual([undefined, ["300", 3, 0, "00"], ["200", 2, 0, "00"]])
})

test("the validations of a node are those of its whole ID", async () => {
  const read = validatorsOf(storedStaker(1, { status: "pending" }))
  expect(await get(house, `${path}/${nodeId(1)}?validationStatus=pending&sortOrder=asc&pageSize=2`)).toEqual({
    status: 200,
    body: { validators: [base(1, { delegationFee: null, validationStatus: "pending" })] },
  })
  expect(askedOf(read)).toEqual([
    [
      { now, nodeIds: [nodeId(1)], status: "pending", sortBy: "blockIndex", order: "asc" },
      { after: undefined, limit: 3 },
    ],
  ])
  expect(await get(house, `${path}/${nodeId(1).slice(0, -1)}1`)).toEqual(
    refusal(400, "Bad Request", `nodeId must be a node ID with its checksum, not '${nodeId(1).slice(0, -1)}1'`),
  )
})

test("delegators tell what they can expect, or what they were paid", async () => {
  const plan = { kind: "delegator", delegationShares: 20_000 } as const
  const read = vi.fn<NetworkReader["delegators"]>(async () => [
    storedStaker(1, { ...plan, status: "pending" }),
    storedStaker(2, { ...plan, data: { potentialReward: "51" } }),
    storedStaker(3, { ...plan, potentialReward: 100n }),
    storedStaker(4, {
      ...plan,
      status: "completed",
      data: { potentialReward: "51", rewarded: true, delegationReward: "49", rewardTx: cb58(70) },
    }),
    storedStaker(5, { ...plan, status: "completed", data: { potentialReward: "51", rewarded: false } }),
  ])
  house.reader.delegators = read
  const delegator = (number: number, delegationStatus: string, more: object) => ({
    txHash: cb58(number),
    nodeId: nodeId(number),
    rewardAddresses: [bech32(1)],
    amountDelegated: "250",
    delegationFee: "2.0000",
    startTimestamp: now - 3600,
    endTimestamp: now + 3600,
    ...more,
    delegationStatus,
  })
  const query = `?rewardAddresses=P-${bech32(1)}&nodeIds=${nodeId(1)},${nodeId(2)}&delegationStatus=active&sortOrder=asc`
  expect(await get(house, `/v1/networks/fuji/delegators${query}`)).toEqual({
    status: 200,
    body: {
      delegators: [
        delegator(1, "pending", { estimatedGrossReward: "0", estimatedNetReward: "0" }),
        delegator(2, "active", { estimatedGrossReward: "51", estimatedNetReward: "49" }),
        delegator(3, "active", { estimatedGrossReward: "100", estimatedNetReward: "98" }),
        delegator(4, "completed", { grossReward: "51", netReward: "49" }),
        delegator(5, "completed", { grossReward: "0", netReward: "0" }),
      ],
    },
  })
  expect(read.mock.calls.map(([filter]) => filter)).toEqual([
    {
      nodeIds: [node(1), node(2)],
      rewardAddresses: [address(1)],
      status: "active",
      order: "asc",
    },
  ])
  expect(await get(house, `/v1/networks/fuji/delegators?nodeIds=${nodeId(1).slice(0, -1)}1`)).toEqual(
    refusal(
      400,
      "Bad Request",
      `item 1 of nodeIds must be a node ID with its checksum, not '${nodeId(1).slice(0, -1)}1'`,
    ),
  )
})
