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

/** What a stake weighs: all its amounts. @throws {LedgerError} */
export const weightOf = (stake: readonly PChainTransferableOutput[]): bigint =>
  saturatingSum(...stake.map(({ output }) => unlocked(output).output.amount))

/** @throws {LedgerError} */
export function verifyDuration(seconds: bigint, least: bigint, most: bigint): void {
  if (seconds < least) throw new LedgerError("staking period is too short")
  if (seconds > most) throw new LedgerError("staking period is too long")
}

/** How short a validator of the primary network may stake now. */
export const minDuration = ({ config, state }: Pick<Execution, "config" | "state">): bigint =>
  isHelicon(config, state.time) ? config.staking.heliconMinStakeDuration : config.staking.minStakeDuration

/** Whether a time is within that of another staker. */
export const isInside = (start: bigint, end: bigint, { start: from, end: until }: Staker): boolean =>
  start >= from && end <= until && end >= start

/** Who validates a subnet validates the primary network, and as long. @throws {LedgerError} */
export function verifyInsidePrimary({ state }: Execution, nodeID: Uint8Array, end: bigint): void {
  const primary = state.stakers.validator(zeroID, nodeID)
  if (!primary)
    throw new LedgerError(`${formatNodeId(nodeID)} isn't a current or pending validator of the primary network`)
  if (!isInside(state.time, end, primary))
    throw new LedgerError("proposed staking period is not inside dependent staking period")
}

/**
 * Whether a BLS key is one, and somebody has its secret.
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

/** The key that a signer names, if any. @throws {LedgerError} */
export function keyOfSigner(verifier: Verifier, signer: Signer): Uint8Array | undefined {
  if (signer.type === "signer.Empty") return undefined
  verifyKey(verifier, signer.publicKey, signer.proofOfPossession)
  return signer.publicKey
}

/** The reward of a stake, which counts among the supply from now on, though nobody has earned it yet. */
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

/** How the network rewards stakes that begin at a time. */
const rewardsAt = ({ staking: { rewards }, helicon }: PChainConfig, start: bigint): RewardConfig =>
  helicon === undefined || start < helicon ? rewards : rewardsAfterHelicon(rewards, start, helicon)

const maxStakeFactor = 5n

/** Whether a validator with all who delegate to it would weigh too much if somebody else delegated, too. */
export function isOverDelegated(
  { state, config }: Pick<Execution, "state" | "config">,
  validator: Staker,
  weight: bigint,
): boolean {
  const delegators = state.stakers.delegators(validator.subnetID, validator.nodeID)
  // All delegate already, so the weight only falls from now on.
  const heaviest = delegators.reduce((sum, one) => sum + one.weight, validator.weight)
  const limit = maxStakeFactor * validator.weight
  const most = limit < config.staking.maxValidatorStake ? limit : config.staking.maxValidatorStake
  return heaviest + weight > most
}

export const isZeroNodeId = (nodeID: Uint8Array): boolean => equalBytes(nodeID, new Uint8Array(20))
