import { maxUint64 } from "../fees/saturating.ts"
import { compareBytes } from "../text/compare-bytes.ts"
import { assertShortest, bitLength, parseBitSet } from "./bit-set.ts"
import { WarpError } from "./warp-error.ts"

/** A validator as `platform.getValidatorsAt` says it. */
export interface WarpValidator {
  /** 20 bytes. */
  readonly nodeID: Uint8Array
  readonly weight: bigint
  /** 48 bytes, compressed; absent when the validator has none, and so cannot sign. */
  readonly publicKey?: Uint8Array | undefined
}

/** One BLS key of a validator set, and all that it stands for. */
export interface CanonicalValidator {
  /** 48 bytes, compressed. */
  readonly publicKey: Uint8Array
  readonly weight: bigint
  /** In ascending order. */
  readonly nodeIDs: readonly Uint8Array[]
}

/** A validator set in the order in which the bits of a signature name its members. */
export interface CanonicalValidatorSet {
  readonly validators: readonly CanonicalValidator[]
  /** Of all validators, those without a key included. */
  readonly totalWeight: bigint
}

// The highest three bits of a compressed key are flags; the third says which of the two points with this x it is, and is set
// for the one with the larger y. So this is the order of the uncompressed keys, without computing any.
function compareKeys(a: Uint8Array, b: Uint8Array): number {
  const first = ((a[0] as number) & 0x1f) - ((b[0] as number) & 0x1f)
  if (first !== 0) return first
  return compareBytes(a.subarray(1), b.subarray(1)) || (a[0] as number) - (b[0] as number)
}

function total(weights: Iterable<bigint>): bigint {
  let sum = 0n
  for (const weight of weights) sum += weight
  if (sum > maxUint64) throw new WarpError("weight-overflow", "The weights of the set add up to more than 2^64 - 1")
  return sum
}

/**
 * The canonical form of a validator set: ascending by uncompressed BLS key, validators with the same key made one, those
 * without a key counted in the total only. `platform.getAllValidatorsAt` answers this form itself.
 *
 * @throws {WarpError} `weight-overflow`
 * @throws {RangeError} when a public key has not 48 bytes
 * @example
 * import { canonicalValidators, type WarpValidator } from "@serac/chain"
 *
 * const order = (validators: WarpValidator[]) => canonicalValidators(validators).validators.map(({ nodeIDs }) => nodeIDs)
 */
export function canonicalValidators(validators: Iterable<WarpValidator>): CanonicalValidatorSet {
  const all = [...validators]
  const totalWeight = total(all.map(({ weight }) => weight))
  const keyed = all.flatMap(({ nodeID, weight, publicKey }) => (publicKey ? [{ nodeID, weight, publicKey }] : []))
  for (const { publicKey } of keyed) {
    if (publicKey.length !== 48) throw new RangeError(`A compressed BLS key has 48 bytes, not ${publicKey.length}`)
  }
  keyed.sort((a, b) => compareKeys(a.publicKey, b.publicKey) || compareBytes(a.nodeID, b.nodeID))
  const merged: { publicKey: Uint8Array; weight: bigint; nodeIDs: Uint8Array[] }[] = []
  for (const { nodeID, weight, publicKey } of keyed) {
    const last = merged.at(-1)
    if (last && compareBytes(last.publicKey, publicKey) === 0) {
      last.weight += weight
      last.nodeIDs.push(nodeID)
    } else {
      merged.push({ publicKey, weight, nodeIDs: [nodeID] })
    }
  }
  return { validators: merged, totalWeight }
}

/**
 * The members of a validator set that a bit set names.
 *
 * @throws {WarpError} `bit-set`, `unknown-validator`
 * @example
 * import { type CanonicalValidatorSet, decodeWarpMessage, signersInSet } from "@serac/chain"
 *
 * const whoSigned = (message: Uint8Array, set: CanonicalValidatorSet) =>
 *   signersInSet(decodeWarpMessage(message).signature.signers, set).flatMap(({ nodeIDs }) => nodeIDs)
 */
export function signersInSet(bits: Uint8Array, set: CanonicalValidatorSet): CanonicalValidator[] {
  assertShortest(bits)
  const length = bitLength(bits)
  if (length > set.validators.length) {
    throw new WarpError("unknown-validator", `Index ${length - 1} is named in a set of ${set.validators.length}`)
  }
  return parseBitSet(bits).map((index) => set.validators[index] as CanonicalValidator)
}

/** A part of a validator set's weight that is enough: `num / den`. */
export interface Quorum {
  readonly num: bigint
  readonly den: bigint
}

/** What most chains ask for: 67 of 100. */
export const defaultQuorum: Quorum = { num: 67n, den: 100n }

/**
 * The weight of signers, when it is enough: the quorum itself is.
 *
 * @throws {WarpError} `insufficient-weight`
 * @example
 * import { type CanonicalValidatorSet, signedWeight } from "@serac/chain"
 *
 * const everyone = (set: CanonicalValidatorSet) => signedWeight(set.validators, set, { num: 80n, den: 100n })
 */
export function signedWeight(
  signers: readonly CanonicalValidator[],
  set: CanonicalValidatorSet,
  quorum: Quorum = defaultQuorum,
): bigint {
  const weight = total(signers.map((signer) => signer.weight))
  if (quorum.num * set.totalWeight > quorum.den * weight) {
    throw new WarpError(
      "insufficient-weight",
      `${weight} of ${set.totalWeight} signed where ${quorum.num}/${quorum.den} are needed`,
    )
  }
  return weight
}
