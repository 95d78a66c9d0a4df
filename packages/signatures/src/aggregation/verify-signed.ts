import { type CanonicalValidatorSet, decodeWarpMessage, signedWeight, signersInSet } from "@serac/chain"
import type { BlsThreads } from "../bls/bls-threads.ts"

/** The reference that a signed message is verified against. */
export interface SignedVerification {
  /** The requested unsigned message. */
  readonly unsigned: Uint8Array
  readonly set: CanonicalValidatorSet
  /** Required percentage of the weight. */
  readonly quorum: number
  readonly bls: Pick<BlsThreads, "verify">
}

/**
 * Whether a node accepts a signed message: as `verifyWarpMessage` of `@serac/chain/bls`, in the same order, with the pairing computed in a
 * thread.
 *
 * @throws {CodecError} where the bytes are not a signed message
 * @throws {WarpError} where the signers are outside the set, or too few
 */
export async function isHeld(bytes: Uint8Array, { unsigned, set, quorum, bls }: SignedVerification): Promise<boolean> {
  const { unsignedMessage, signature } = decodeWarpMessage(bytes)
  if (Buffer.compare(unsignedMessage.bytes, unsigned) !== 0) return false
  const signers = signersInSet(signature.signers, set)
  signedWeight(signers, set, { num: BigInt(quorum), den: 100n })
  return bls.verify(
    unsigned,
    signature.signature,
    signers.map(({ publicKey }) => publicKey),
  )
}
