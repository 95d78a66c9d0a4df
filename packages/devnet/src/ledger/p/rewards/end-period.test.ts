import { type PChainTransaction, splitReward } from "@serac/chain"
import { expect, test } from "vitest"
import { keyOf, zeroID } from "../../bytes.ts"
import { LedgerError } from "../../ledger-error.ts"
import { memoryArchive } from "../../state/archive.ts"
import { Journal } from "../../state/journal.ts"
import { type PChainConfig, stakingRules } from "../config.ts"
import { PlatformState } from "../state/platform-state.ts"
import type { Staker } from "../state/staker.ts"
import { mintReward } from "../transactions/staking-rules.ts"
import { decide } from "./decide.ts"
import { endPeriod } from "./end-period.ts"
import type { Decision } from "./payout.ts"

const some = (byte: number, length = 32) => new Uint8Array(length).fill(byte)
const avaxAssetID = some(5)
const ownedBy = (byte: number) => ({ locktime: 7n, threshold: 1, addresses: [some(byte, 20)] })
const transfer = (amount: bigint, byte: number) => ({ type: "secp256k1fx.TransferOutput", amount, ...ownedBy(byte) })
const stake = [{ assetID: avaxAssetID, output: transfer(1_000n, 1) }]
const config = { avaxAssetID, staking: { ...stakingRules(1), maxValidatorStake: 1_300n } } as PChainConfig
const place = { subnetID: zeroID, nodeID: some(4, 20) }
const unsigned = { stake, outputs: [1, 2], validationRewardsOwner: ownedBy(2), delegationRewardsOwner: ownedBy(3) }

function stakerOf(type: string, members: Partial<Staker> = {}, transaction: object = {}) {
  return {
    ...{ kind: "validator", ...place, txID: some(1), weight: 1_000n, start: 0n, end: 100n, potentialReward: 200n },
    ...{ transaction: { unsigned: { ...unsigned, type, ...transaction } } },
    ...members,
  } as unknown as Staker
}

/** A chain at second 100 with these stakers, whose validator earned and restaked this before. */
function begun(stakers: readonly Staker[], info: object = {}) {
  const state = new PlatformState(new Journal(), memoryArchive)
  state.time = 100n
  state.supply = 1_000_000n
  for (const staker of stakers) state.stakers.add(staker)
  const none = { delegateeReward: 0n, restakedValidation: 0n, restakedDelegation: 0n }
  const given = { ...none, nextPeriod: 0n, autoCompoundRewardShares: 0, ...info }
  state.stakers.setInfo(place, given)
  return { state, info: given }
}

const outputs = (state: PlatformState, txID: Uint8Array) =>
  [...state.utxos]
    .map(([, utxo]) => utxo)
    .filter((utxo) => keyOf(utxo.txID) === keyOf(txID))
    .map(({ outputIndex, assetID, output }) => [outputIndex, assetID[0], output])
const rewards = (state: PlatformState, txID: Uint8Array) =>
  (state.rewards.get(keyOf(txID)) ?? []).map(({ outputIndex, output }) => [outputIndex, output])
const returned = [2, 5, transfer(1_000n, 1)]

const renewing = stakerOf("AddAutoRenewedValidatorTx")
const earned = { delegateeReward: 60n, restakedValidation: 11n, restakedDelegation: 13n }
const proposal = { id: some(9) } as PChainTransaction
const ended = (decision: Decision, info: object) => {
  const world = begun([renewing], { ...earned, ...info })
  endPeriod(config, world.state, { proposal, staker: renewing, decision })
  return world
}

test("a validation whose period is not rewarded ends, with its stake and all that it earned before", () => {
  const { state } = ended("abort", { nextPeriod: 50n })
  expect([state.stakers.size, state.supply, outputs(state, some(1)), rewards(state, some(9))]).toEqual([
    0,
    1_000_000n - 200n,
    [returned],
    [
      [0, transfer(11n, 2)],
      [1, transfer(73n, 3)],
    ],
  ])
  expect(outputs(state, some(9)).length).toBe(2)
})

test("a rewarded validation that is to stop ends, with its reward", () => {
  const { state } = ended("commit", { nextPeriod: 0n })
  expect([state.stakers.size, state.supply, outputs(state, some(1)), rewards(state, some(9))]).toEqual([
    0,
    1_000_000n,
    [returned],
    [
      [0, transfer(211n, 2)],
      [1, transfer(73n, 3)],
    ],
  ])
  const bare = begun([renewing])
  endPeriod(config, bare.state, { proposal, staker: renewing, decision: "abort" })
  expect(rewards(bare.state, some(9))).toEqual([])
})

test("a rewarded validation goes on for its next period, stakes a share of its rewards again and is paid the rest", () => {
  const { state, info } = ended("commit", { nextPeriod: 50n, autoCompoundRewardShares: 250_000 })
  const period = { start: 100n, end: 150n, weight: 1_065n }
  const other = begun([]).state
  const potentialReward = mintReward(config, other, period)
  expect(state.stakers.inOrder()).toEqual([{ ...renewing, ...period, potentialReward }])
  expect(
    state.sets
      .at(0)
      .get(keyOf(zeroID))
      ?.map(({ weight }) => weight),
  ).toEqual([1_065n])
  expect([state.supply, outputs(state, some(1)), rewards(state, some(9)), state.stakers.info(place)]).toEqual([
    other.supply,
    [],
    [
      [0, transfer(150n, 2)],
      [1, transfer(45n, 3)],
    ],
    { ...info, delegateeReward: 0n, restakedValidation: 61n, restakedDelegation: 28n },
  ])
})

test("what would make a validator heavier than any may be is paid and not staked again", () => {
  const { state } = ended("commit", { nextPeriod: 50n, delegateeReward: 200n, autoCompoundRewardShares: 1_000_000 })
  expect([state.stakers.inOrder()[0]?.weight, rewards(state, some(9))]).toEqual([
    1_300n,
    [
      [0, transfer(50n, 2)],
      [1, transfer(50n, 3)],
    ],
  ])
})

const validator = stakerOf("AddPermissionlessValidatorTx", { end: 200n }, { shares: 300_000 })
const delegator = stakerOf(
  "AddPermissionlessDelegatorTx",
  { kind: "delegator", txID: some(2) },
  { rewardsOwner: ownedBy(6) },
)
const reward = (of: Uint8Array) =>
  ({ unsigned: { type: "RewardValidatorTx", txID: of }, credentials: [] }) as unknown as PChainTransaction

test("a delegator is paid its part of the reward, and its validator's part is kept until the validator ends", () => {
  const decided = (decision: Decision, shares = 300_000) => {
    const { state } = begun(
      [{ ...validator, transaction: { unsigned: { ...unsigned, shares } } } as never, delegator],
      {
        delegateeReward: 5n,
      },
    )
    decide(config, state, reward(some(2)), decision)
    return [
      state.supply,
      state.stakers.size,
      outputs(state, some(2)),
      rewards(state, some(2)),
      state.stakers.info(place),
    ]
  }
  const { fromShares, remainder } = splitReward(200n, 300_000)
  const info = begun([], { delegateeReward: 5n }).info
  expect([fromShares, remainder]).toEqual([60n, 140n])
  expect([decided("commit"), decided("commit", 0), decided("abort")]).toEqual([
    [
      ...[1_000_000n, 1, [returned, [3, 5, transfer(140n, 6)]], [[3, transfer(140n, 6)]]],
      { ...info, delegateeReward: 65n },
    ],
    [1_000_000n, 1, [returned, [3, 5, transfer(200n, 6)]], [[3, transfer(200n, 6)]], info],
    [1_000_000n - 200n, 1, [returned], [], info],
  ])
})

test("a delegator without its validator is an error", () => {
  const { state } = begun([delegator])
  expect(() => decide(config, state, reward(some(2)), "commit")).toThrow(new LedgerError("not found"))
})

test("a validator is paid its own reward if it was there, and its part of its delegators' rewards in any case", () => {
  const decided = (decision: Decision) => {
    const { state } = begun([{ ...validator, end: 100n }], { delegateeReward: 5n })
    decide(config, state, reward(some(1)), decision)
    return [state.supply, state.stakers.size, outputs(state, some(1)).length, rewards(state, some(1))]
  }
  expect([decided("commit"), decided("abort")]).toEqual([
    [
      ...[1_000_000n, 0, 3],
      [
        [3, transfer(200n, 2)],
        [4, transfer(5n, 3)],
      ],
    ],
    [1_000_000n - 200n, 0, 2, [[3, transfer(5n, 3)]]],
  ])
})
