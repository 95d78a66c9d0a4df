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

/** Against what a warp message is verified. */
export interface WarpVerification {
  /** The network on which it has to be made. */
  readonly networkID: number
  /**
   * Who has to have signed it: the validators of the source chain's subnet at the P-Chain height of the receiving block
   * (for a message of the C-Chain to an L1: the L1's own, unless it asks for the primary network's).
   */
  readonly validators: CanonicalValidatorSet
  /** How much of their weight is enough; 67 of 100 when absent. */
  readonly quorum?: Quorum
}

/** Who signed a warp message that holds. */
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
 * the signature. `warp_getMessageAggregateSignature` answers messages that too few signed, so none should go unverified.
 *
 * Signers whose keys cancel each other out can have signed nothing: that is `invalid-signature`, as it is to a node.
 *
 * @returns Who signed, and with which weight
 * @throws {WarpError} `network`, `bit-set`, `unknown-validator`, `insufficient-weight`, `malformed-signature`,
 * `no-public-keys`, `invalid-signature`
 * @throws {BlsError} `public-key` when a validator of the set has none that can be one
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
