import type { WarpMessage } from "../warp/message.ts"
import {
  type CanonicalValidator,
  type CanonicalValidatorSet,
  defaultQuorum,
  type Quorum,
  signedWeight,
  signersInSet,
} from "../warp/validators.ts"
import { WarpError } from "../warp/warp-error.ts"
import { BlsError } from "./bls-error.ts"
import {
  readPublicKey,
  readSignature,
  type SignaturePoint,
  signatureDomain,
  sumOfPublicKeys,
  verifies,
} from "./points.ts"

/** The data that a warp message is verified against. */
export interface WarpVerification {
  /** The id of the network that the message must be from. */
  readonly networkID: number
  /**
   * The validators that must have signed it: those of the source chain's subnet at the P-Chain height of the receiving block
   * (for a message of the C-Chain to an L1: the L1's own, unless it requires the primary network's).
   */
  readonly validators: CanonicalValidatorSet
  /** The sufficient share of their weight. Default: 67 of 100. */
  readonly quorum?: Quorum
}

/** The signers of a valid warp message. */
export interface WarpSigners {
  readonly signers: readonly CanonicalValidator[]
  readonly weight: bigint
}

function parseSignature(bytes: Uint8Array): SignaturePoint {
  try {
    return readSignature(bytes)
  } catch (cause) {
    if (!(cause instanceof BlsError)) throw cause
    throw new WarpError("malformed-signature", cause.message, { cause })
  }
}

/**
 * Verifies a signed warp message as a node does, in the same order: the network, the bit set, the signers, their weight,
 * the signature. `warp_getMessageAggregateSignature` may return a message with too few signatures, so verify every message.
 *
 * Signers whose keys cancel each other out cannot have signed anything: the error is `invalid-signature`, as on a node.
 *
 * @returns The signers and their weight
 * @throws {WarpError} `network`, `bit-set`, `unknown-validator`, `insufficient-weight`, `malformed-signature`,
 * `no-public-keys`, `invalid-signature`
 * @throws {BlsError} `public-key` when a validator of the set has an invalid key
 * @example
 * import { canonicalValidators, decodeWarpMessage, type WarpValidator } from "@serac/chain"
 * import { verifyWarpMessage } from "@serac/chain/bls"
 *
 * function weightOf(message: Uint8Array, validators: WarpValidator[]): bigint {
 *   const verification = { networkID: 1337, validators: canonicalValidators(validators) }
 *   return verifyWarpMessage(decodeWarpMessage(message), verification).weight
 * }
 */
export function verifyWarpMessage(message: WarpMessage, verification: WarpVerification): WarpSigners {
  const { networkID, validators, quorum = defaultQuorum } = verification
  const { unsignedMessage, signature } = message
  if (unsignedMessage.networkID !== networkID) {
    throw new WarpError("network", `The message is of network ${unsignedMessage.networkID}, not of ${networkID}`)
  }
  const signers = signersInSet(signature.signers, validators)
  const weight = signedWeight(signers, validators, quorum)
  const point = parseSignature(signature.signature)
  if (signers.length === 0) throw new WarpError("no-public-keys", "Nobody signed the message")
  const key = sumOfPublicKeys(signers.map(({ publicKey }) => readPublicKey(publicKey)))
  if (!verifies(unsignedMessage.bytes, signatureDomain, point, key)) {
    throw new WarpError("invalid-signature", "The signature is not the signers' of this message")
  }
  return { signers, weight }
}
