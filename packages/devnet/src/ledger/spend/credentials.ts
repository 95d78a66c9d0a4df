import {
  addressOfPublicKey,
  equalBytes,
  formatShortId,
  type Owners,
  recoverPublicKey,
  SignatureError,
} from "@serac/chain"
import { LedgerError } from "../ledger-error.ts"

/**
 * Recovers the compressed public key of a signature (r, s, v: 65 bytes) of a hash of 32 bytes: `recoverPublicKey` of `@serac/chain`,
 * or a faster implementation where WebAssembly is available.
 */
export type Recover = (hash: Uint8Array, signature: Uint8Array) => Uint8Array

/** The context in which signatures are verified. */
export interface SignedMessage {
  /** The sha256 of the unsigned transaction. */
  readonly hash: Uint8Array
  /** Current time in seconds since 1970. */
  readonly now: bigint
  readonly recover?: Recover | undefined
}

/**
 * Verifies signatures against owners: the lock time has passed, there are as many as the threshold, and each is of the address that its
 * index names.
 *
 * @throws {LedgerError}
 */
export function verifyCredentials(
  { hash, now, recover = recoverPublicKey }: SignedMessage,
  signatureIndices: readonly number[],
  signatures: readonly Uint8Array[],
  { locktime, threshold, addresses }: Owners,
): void {
  if (locktime > now) throw new LedgerError("output is time locked")
  if (threshold < signatureIndices.length) throw new LedgerError("input has more signers than expected")
  if (threshold > signatureIndices.length) throw new LedgerError("input has less signers than expected")
  if (signatureIndices.length !== signatures.length)
    throw new LedgerError("input expected a different number of signers than provided in the credential")
  for (const [at, index] of signatureIndices.entries()) {
    const expected = addresses[index]
    if (!expected) throw new LedgerError("input referenced a nonexistent address in the output")
    const signer = signerOf(hash, signatures[at] as Uint8Array, recover)
    if (!equalBytes(signer, expected)) {
      const [asked, got] = [formatShortId(expected), formatShortId(signer)]
      throw new LedgerError(`wrong signature: expected signature from ${asked} but got from ${got}`)
    }
  }
}

const signatureErrors: Partial<Record<SignatureError["code"], string>> = {
  "high-s": "signature was mutated from its original format",
  length: "invalid signature length",
}

function signerOf(hash: Uint8Array, signature: Uint8Array, recover: Recover): Uint8Array {
  try {
    return addressOfPublicKey(recover(hash, signature))
  } catch (error) {
    if (!(error instanceof SignatureError)) throw new LedgerError("invalid signature")
    throw new LedgerError(signatureErrors[error.code] ?? "invalid signature")
  }
}
