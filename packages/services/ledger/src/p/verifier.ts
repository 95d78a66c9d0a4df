import { type CanonicalValidatorSet, recoverPublicKey, type WarpMessage } from "@serac/chain"
import { assertBlsPublicKey, blsVerifyProofOfPossession, verifyWarpMessage } from "@serac/chain/bls"
import { keyOf } from "../bytes.ts"
import type { Recover } from "../spend/credentials.ts"

/** What the P-Chain verifies with; other implementations of the same are faster. */
export interface Cryptography {
  readonly recover?: Recover | undefined
  /** `blsVerifyProofOfPossession` of `@serac/chain/bls`. */
  readonly verifyProof?: ((publicKey: Uint8Array, proof: Uint8Array) => boolean) | undefined
  /** `verifyWarpMessage` of `@serac/chain/bls`. */
  readonly verifyWarp?:
    | ((message: WarpMessage, against: { networkID: number; validators: CanonicalValidatorSet }) => unknown)
    | undefined
}

const most = 2_048

/** The last results of a function, by a key. */
class Remembered<T> {
  readonly #results = new Map<string, T>()

  of(key: string, compute: () => T): T {
    const known = this.#results.get(key)
    if (known !== undefined) return known
    const result = compute()
    if (this.#results.size >= most) this.#results.delete(this.#results.keys().next().value as string)
    this.#results.set(key, result)
    return result
  }
}

/**
 * Cryptography that computes once what is asked for again: a transaction is verified when it is issued, when a block is made
 * of it, and when the block is accepted.
 */
export class Verifier {
  readonly recover: Recover
  readonly #verifyProof: NonNullable<Cryptography["verifyProof"]>
  readonly #verifyWarp: NonNullable<Cryptography["verifyWarp"]>
  readonly #keys = new Remembered<Uint8Array>()
  readonly #proofs = new Remembered<boolean>()

  constructor({ recover = recoverPublicKey, verifyProof, verifyWarp }: Cryptography = {}) {
    this.recover = (hash, signature) => this.#keys.of(keyOf(hash) + keyOf(signature), () => recover(hash, signature))
    this.#verifyProof = verifyProof ?? blsVerifyProofOfPossession
    this.#verifyWarp = verifyWarp ?? verifyWarpMessage
  }

  /** Whether somebody has the secret of a BLS key. @throws {BlsError} */
  verifyProof(publicKey: Uint8Array, proof: Uint8Array): boolean {
    return this.#proofs.of(keyOf(publicKey) + keyOf(proof), () => {
      assertBlsPublicKey(publicKey)
      return this.#verifyProof(publicKey, proof)
    })
  }

  /** @throws {WarpError} */
  verifyWarp(message: WarpMessage, networkID: number, validators: CanonicalValidatorSet): void {
    this.#verifyWarp(message, { networkID, validators })
  }
}
