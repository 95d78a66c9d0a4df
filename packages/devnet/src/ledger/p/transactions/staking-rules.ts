import {
  calculateReward,
  equalBytes,
  formatNodeId,
  type PChainTransferableOutput,
  type RewardConfig,
  rewardsAfterHelicon,
  type Signer,
} from "@serac/chain"
import { BlsError } from "@serac/chain/bls"
import { zeroID } from "../../bytes.ts"
import { LedgerError } from "../../ledger-error.ts"
import { isHelicon, type PChainConfig } from "../config.ts"
import { unlocked } from "../spend/well-formed.ts"
import { type PlatformState, saturatingSum } from "../state/platform-state.ts"
import type { Staker } from "../state/staker.ts"
import type { Verifier } from "../verifier.ts"
import type { Execution } from "./execution.ts"

/** The weight of a stake: the sum of its amounts. @throws {LedgerError} */
export const weightOf = (stake: readonly PChainTransferableOutput[]): bigint =>
  saturatingSum(...stake.map(({ output }) => unlocked(output).output.amount))

/** Verifies a staking duration in seconds. @throws {LedgerError} */
export function verifyDuration(seconds: bigint, least: bigint, most: bigint): void {
  if (seconds < least) throw new LedgerError("staking period is too short")
  if (seconds > most) throw new LedgerError("staking period is too long")
}

/** The least staking duration for a validator of the primary network now, in seconds. */
export const minDuration = ({ config, state }: Pick<Execution, "config" | "state">): bigint =>
  isHelicon(config, state.time) ? config.staking.heliconMinStakeDuration : config.staking.minStakeDuration

/** Verifies that a period that begins now ends no later than that of a current staker. @throws {LedgerError} */
export function verifyInside(end: bigint, { end: until }: Staker): void {
  if (end > until) throw new LedgerError("proposed staking period is not inside dependent staking period")
}

/** Verifies that a node validates the primary network for the whole period in which it validates a subnet. @throws {LedgerError} */
export function verifyInsidePrimary({ state }: Execution, nodeID: Uint8Array, end: bigint): void {
  const primary = state.stakers.validator(zeroID, nodeID)
  if (!primary)
    throw new LedgerError(`${formatNodeId(nodeID)} isn't a current or pending validator of the primary network`)
  verifyInside(end, primary)
}

/**
 * Verifies that a BLS key is valid and that its proof of possession matches.
 *
 * @throws {LedgerError}
 */
export function verifyKey(verifier: Verifier, publicKey: Uint8Array, proof: Uint8Array): void {
  let isProven: boolean
  try {
    isProven = verifier.verifyProof(publicKey, proof)
  } catch (error) {
    if (!(error instanceof BlsError)) throw error
    throw new LedgerError(`couldn't decompress ${error.code === "public-key" ? "public key" : "signature"}`)
  }
  if (!isProven) throw new LedgerError("invalid proof of possession")
}

/** The verified key of a signer, if it has one. @throws {LedgerError} */
export function keyOfSigner(verifier: Verifier, signer: Signer): Uint8Array | undefined {
  if (signer.type === "signer.Empty") return undefined
  verifyKey(verifier, signer.publicKey, signer.proofOfPossession)
  return signer.publicKey
}

/** Computes the reward of a stake and adds it to the supply, before the staker has earned it. */
export function mintReward(
  config: PChainConfig,
  state: PlatformState,
  { start, end, weight }: Pick<Staker, "start" | "end" | "weight">,
): bigint {
  const nanoseconds = (end - start) * 1_000_000_000n
  const stake = { nanoseconds, amount: weight, currentSupply: state.supply }
  const potentialReward = calculateReward(stake, rewardsAt(config, start))
  state.supply = saturatingSum(state.supply, potentialReward)
  return potentialReward
}

/** The reward configuration for stakes that start at a time. */
const rewardsAt = ({ staking: { rewards }, helicon }: PChainConfig, start: bigint): RewardConfig =>
  helicon === undefined || start < helicon ? rewards : rewardsAfterHelicon(rewards, start, helicon)

const maxStakeFactor = 5n

/** Whether an additional delegation would make the weight of a validator and its delegators exceed the maximum. */
export function isOverDelegated(
  { state, config }: Pick<Execution, "state" | "config">,
  validator: Staker,
  weight: bigint,
): boolean {
  const delegators = state.stakers.delegators(validator.subnetID, validator.nodeID)
  // All current delegators delegate at the same time now; their weight only falls later.
  const heaviest = delegators.reduce((sum, one) => sum + one.weight, validator.weight)
  const limit = maxStakeFactor * validator.weight
  const most = limit < config.staking.maxValidatorStake ? limit : config.staking.maxValidatorStake
  return heaviest + weight > most
}

export const isZeroNodeId = (nodeID: Uint8Array): boolean => equalBytes(nodeID, new Uint8Array(20))
