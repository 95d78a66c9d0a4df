import { calculateReward, primaryNetworkRewards, rewardsAfterHelicon } from "@serac/chain"
import { BlsError } from "@serac/chain/bls"
import { expect, test } from "vitest"
import { LedgerError } from "../../ledger-error.ts"
import type { PChainConfig } from "../config.ts"
import type { PlatformState } from "../state/platform-state.ts"
import type { Staker } from "../state/staker.ts"
import type { Verifier } from "../verifier.ts"
import type { Execution } from "./execution.ts"
import { isOverDelegated, isZeroNodeId, mintReward, verifyKey } from "./staking-rules.ts"

/** Whether an added weight is too much for a validator of weight 100 with delegators of weight 150. */
function isOver(weight: bigint, maxValidatorStake: bigint): boolean {
  const delegators = [{ weight: 100n }, { weight: 50n }]
  const execution = { state: { stakers: { delegators: () => delegators } }, config: { staking: { maxValidatorStake } } }
  return isOverDelegated(execution as unknown as Execution, { weight: 100n } as Staker, weight)
}

test("a validator with its delegators weighs five times its own stake at most, and what any may weigh", () => {
  expect([isOver(250n, 1_000n), isOver(251n, 1_000n)]).toEqual([false, true])
  expect([isOver(50n, 300n), isOver(51n, 300n)]).toEqual([false, true])
  expect([isOver(250n, 500n), isOver(251n, 500n)]).toEqual([false, true])
})

test("the node ID of nobody has twenty zeros", () => {
  const bytes = [new Uint8Array(20), new Uint8Array(19), new Uint8Array(20).fill(1, 19)]
  expect(bytes.map(isZeroNodeId)).toEqual([true, false, false])
})

test("a key or a proof that is no point is told apart, and a fault of ours is none of them", () => {
  const refusal = (verifyProof: () => boolean) => {
    try {
      return verifyKey({ verifyProof } as unknown as Verifier, new Uint8Array(48), new Uint8Array(96))
    } catch (error) {
      if (!(error instanceof LedgerError)) throw error
      return error.message
    }
  }
  const failing = (error: Error) => () => {
    throw error
  }
  expect([
    refusal(() => true),
    refusal(() => false),
    refusal(failing(new BlsError("public-key", "no"))),
    refusal(failing(new BlsError("signature", "no"))),
  ]).toEqual([
    ...[undefined, "invalid proof of possession", "couldn't decompress public key", "couldn't decompress signature"],
  ])
  expect(() => refusal(failing(new RangeError("no memory")))).toThrow(new RangeError("no memory"))
})

test("a reward is counted for the supply at once, and is that of the Helicon upgrade for who starts then", () => {
  const currentSupply = 400_000_000_000_000_000n
  const weight = 2_000_000_000_000n
  const [start, seconds] = [1_700_000_000n, 1_209_600n]
  const of = (helicon: bigint | undefined) => {
    const state = { supply: currentSupply } as PlatformState
    const config = { helicon, staking: { rewards: primaryNetworkRewards } } as PChainConfig
    const reward = mintReward(config, state, { start, end: start + seconds, weight })
    expect(state.supply).toBe(currentSupply + reward)
    return reward
  }
  const stake = { nanoseconds: seconds * 1_000_000_000n, amount: weight, currentSupply }
  const before = calculateReward(stake, primaryNetworkRewards)
  const long = 40_000_000n
  const after = calculateReward(stake, rewardsAfterHelicon(primaryNetworkRewards, start, start - long))
  expect(after).not.toBe(before)
  expect([of(undefined), of(start + 1n), of(start - long)]).toEqual([before, before, after])
})
