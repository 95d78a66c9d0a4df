import { blsSign } from "@serac/chain/bls"
import { keyOf } from "../interfaces/keys.ts"
import type { ValidatorIdentity } from "./validator-identity.ts"

/** How a validator answers who asks for its signature. */
export type Signing = "signs" | "refuses" | "signs something else"

/** The keys of all validators that the devnet plays, and how each of them behaves. */
export class Keyring {
  readonly #keys = new Map<string, Uint8Array>()
  readonly #signing = new Map<string, Signing>()

  add({ bls }: Pick<ValidatorIdentity, "bls">): void {
    this.#keys.set(keyOf(bls.publicKey), bls.secretKey)
  }

  /** Whether the devnet has the secret of a public key (48 bytes). */
  has(publicKey: Uint8Array): boolean {
    return this.#keys.has(keyOf(publicKey))
  }

  /** Lets the validator of a public key behave so from now on. */
  behave(publicKey: Uint8Array, signing: Signing): void {
    this.#signing.set(keyOf(publicKey), signing)
  }

  /** The signature (96 bytes) of a message; `undefined` where nobody has the key, or its owner refuses. */
  sign(publicKey: Uint8Array, message: Uint8Array): Uint8Array | undefined {
    const key = keyOf(publicKey)
    const secretKey = this.#keys.get(key)
    const signing = this.#signing.get(key) ?? "signs"
    if (!secretKey || signing === "refuses") return undefined
    return blsSign(signing === "signs" ? message : Uint8Array.of(...message, 0), secretKey)
  }
}
