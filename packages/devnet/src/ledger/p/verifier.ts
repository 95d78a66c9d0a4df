import { sha256 } from "@noble/hashes/sha2.js"
import { type CanonicalValidatorSet, recoverPublicKey, type WarpMessage } from "@serac/chain"
import { assertBlsPublicKey, blsVerifyProofOfPossession, verifyWarpMessage } from "@serac/chain/bls"
import QuickLRU from "quick-lru"
import { keyOf } from "../bytes.ts"
import type { Recover } from "../spend/credentials.ts"
import { rememberRecover } from "../spend/remember.ts"

/** The cryptography of the P-Chain; faster implementations can replace the defaults. */
export interface Cryptography {
  readonly recover?: Recover | undefined
  /** `blsVerifyProofOfPossession` of `@serac/chain/bls`. */
  readonly verifyProof?: ((publicKey: Uint8Array, proof: Uint8Array) => boolean) | undefined
  /** `verifyWarpMessage` of `@serac/chain/bls`. */
  readonly verifyWarp?:
    | ((message: WarpMessage, against: { networkID: number; validators: CanonicalValidatorSet }) => unknown)
    | undefined
}

const maxProofs = 256
const maxMessages = 256

/**
 * Cryptography with cached results: a transaction is verified when it is issued, when a block is made
 * of it, and when the block is accepted.
 */
export class Verifier {
  readonly recover: Recover
  readonly #verifyProof: NonNullable<Cryptography["verifyProof"]>
  readonly #verifyWarp: NonNullable<Cryptography["verifyWarp"]>
  readonly #proofs = new QuickLRU<string, boolean>({ maxSize: maxProofs })
  /** Messages that verified, keyed by a hash of all inputs of the verification. */
  readonly #messages = new QuickLRU<string, true>({ maxSize: maxMessages })

  constructor({ recover = recoverPublicKey, verifyProof, verifyWarp }: Cryptography = {}) {
    this.recover = rememberRecover(recover)
    this.#verifyProof = verifyProof ?? blsVerifyProofOfPossession
    this.#verifyWarp = verifyWarp ?? verifyWarpMessage
  }

  /** Verifies a BLS proof of possession. @throws {BlsError} */
  verifyProof(publicKey: Uint8Array, proof: Uint8Array): boolean {
    const key = keyOf(publicKey) + keyOf(proof)
    const known = this.#proofs.get(key)
    if (known !== undefined) return known
    assertBlsPublicKey(publicKey)
    const isProven = this.#verifyProof(publicKey, proof)
    this.#proofs.set(key, isProven)
    return isProven
  }

  /** Verifies the signature of a warp message by a validator set. @throws {WarpError} */
  verifyWarp(message: WarpMessage, networkID: number, validators: CanonicalValidatorSet): void {
    const question = questionOf(message, networkID, validators)
    if (this.#messages.get(question)) return
    this.#verifyWarp(message, { networkID, validators })
    this.#messages.set(question, true)
  }
}

/** The cache key: a hash of all inputs of the verification, so that the cache does not hold sets of thousands of validators. */
function questionOf({ bytes }: WarpMessage, networkID: number, { validators, totalWeight }: CanonicalValidatorSet) {
  const signers = validators.map(({ publicKey, weight }) => `${keyOf(publicKey)} ${weight}`)
  return keyOf(sha256(new TextEncoder().encode([networkID, totalWeight, ...signers, keyOf(bytes)].join())))
}
