import { maxUint64 } from "../fees/saturating.ts"
import { compareBytes } from "../text/compare-bytes.ts"
import { assertShortest, bitLength, parseBitSet } from "./bit-set.ts"
import { WarpError } from "./warp-error.ts"

/** A validator, as in `platform.getValidatorsAt`. */
export interface WarpValidator {
  /** 20 bytes. */
  readonly nodeID: Uint8Array
  readonly weight: bigint
  /** 48 bytes, compressed; absent for a validator without a key, which cannot sign. */
  readonly publicKey?: Uint8Array | undefined
}

/** A BLS key of a validator set, with its nodes and their total weight. */
export interface CanonicalValidator {
  /** 48 bytes, compressed. */
  readonly publicKey: Uint8Array
  readonly weight: bigint
  /** In ascending order. */
  readonly nodeIDs: readonly Uint8Array[]
}

/** A validator set in the order of the bits of a signature. */
export interface CanonicalValidatorSet {
  readonly validators: readonly CanonicalValidator[]
  /** Weight of all validators, including those without a key. */
  readonly totalWeight: bigint
}

// Compares keys in the order of their uncompressed form. The highest three bits of a compressed key are flags; the third selects one of the two points with
// this x, and is set
// for the one with the larger y, so no key needs to be uncompressed.
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
 * The canonical form of a validator set: ascending by uncompressed BLS key, validators with the same key merged, those
 * without a key counted in the total only. `platform.getAllValidatorsAt` returns this form itself.
 *
 * @throws {WarpError} `weight-overflow`
 * @throws {RangeError} when a public key does not have 48 bytes
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
 * The members of a validator set whose bits are set.
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

/** A sufficient share of a validator set's weight: `num / den`. */
export interface Quorum {
  readonly num: bigint
  readonly den: bigint
}

/** The quorum of most chains: 67 of 100. */
export const defaultQuorum: Quorum = { num: 67n, den: 100n }

/**
 * The weight of signers, which must be at least the quorum.
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
