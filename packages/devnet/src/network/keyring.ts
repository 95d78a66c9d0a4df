import { aggregateBlsSignatures, blsSign } from "@serac/chain/bls"
import { bytesOfKey, keyOf } from "../interfaces/keys.ts"
import type { ValidatorIdentity } from "./validator-identity.ts"

/** Order of the group of BLS secret keys. */
const blsOrder = 0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001n

const keyOfSum = (sum: bigint): Uint8Array => bytesOfKey(sum.toString(16).padStart(64, "0"))

/** The message with an additional byte. */
function another(message: Uint8Array): Uint8Array {
  const longer = new Uint8Array(message.length + 1)
  longer.set(message)
  return longer
}

/** How a validator answers requests for its signature. Over HTTP, silence is a refusal. */
export const signings = ["signs", "refuses", "keeps silent", "signs something else"] as const
export type SigningKind = (typeof signings)[number]

/** The keys of all simulated validators, and the behaviour of each. */
export class Keyring {
  readonly #keys = new Map<string, Uint8Array>()
  readonly #signing = new Map<string, SigningKind>()
  readonly #delays = new Map<string, number>()
  readonly #identities = new Map<string, ValidatorIdentity>()
  readonly #listeners = new Set<(identity: ValidatorIdentity) => void>()

  /** Adds a simulated validator. */
  add(identity: ValidatorIdentity): void {
    const { nodeID, bls } = identity
    this.#keys.set(keyOf(bls.publicKey), bls.secretKey)
    if (this.#identities.has(keyOf(nodeID))) return
    this.#identities.set(keyOf(nodeID), identity)
    for (const listener of this.#listeners) listener(identity)
  }

  /** The simulated validators in the order in which they were added. */
  get identities(): readonly ValidatorIdentity[] {
    return [...this.#identities.values()]
  }

  /** The simulated validator with a node id (20 bytes); `undefined` if there is none. */
  identity(nodeID: Uint8Array): ValidatorIdentity | undefined {
    return this.#identities.get(keyOf(nodeID))
  }

  /** Adds a listener that is called for each validator added later. */
  onAdded(listener: (identity: ValidatorIdentity) => void): void {
    this.#listeners.add(listener)
  }

  /** Whether the devnet has the secret key of a public key (48 bytes). */
  has(publicKey: Uint8Array): boolean {
    return this.#keys.has(keyOf(publicKey))
  }

  /**
   * Sets the behaviour of the validator with a public key.
   *
   * @param delay Delay of its answers to peers, in milliseconds. Default: 0
   */
  behave(publicKey: Uint8Array, signing: SigningKind, delay = 0): void {
    this.#signing.set(keyOf(publicKey), signing)
    this.#delays.set(keyOf(publicKey), delay)
  }

  /** The behaviour of the validator with a public key. */
  signingOf(publicKey: Uint8Array): SigningKind {
    return this.#signing.get(keyOf(publicKey)) ?? "signs"
  }

  /** The delay of its answers to peers, in milliseconds. */
  delayOf(publicKey: Uint8Array): number {
    return this.#delays.get(keyOf(publicKey)) ?? 0
  }

  /** The signature (96 bytes) of a message; `undefined` without the key, or if the validator does not sign. */
  sign(publicKey: Uint8Array, message: Uint8Array): Uint8Array | undefined {
    return this.signTogether([publicKey], message)?.signature
  }

  /**
   * An aggregate signature (96 bytes) of all validators that sign a message, and their indices in the list; `undefined` if none
   * signs.
   */
  signTogether(
    publicKeys: readonly Uint8Array[],
    message: Uint8Array,
  ): { readonly signers: readonly number[]; readonly signature: Uint8Array } | undefined {
    const signers: number[] = []
    // The signature by the sum of secret keys equals the sum of their signatures, and takes the time of one signature.
    const sums = { signs: 0n, "signs something else": 0n }
    for (const [index, publicKey] of publicKeys.entries()) {
      const key = keyOf(publicKey)
      const secretKey = this.#keys.get(key)
      const signing = this.#signing.get(key) ?? "signs"
      if (!secretKey || signing === "refuses" || signing === "keeps silent") continue
      signers.push(index)
      sums[signing] = (sums[signing] + BigInt(`0x${keyOf(secretKey)}`)) % blsOrder
    }
    const signatures = [
      ...(sums.signs === 0n ? [] : [blsSign(message, keyOfSum(sums.signs))]),
      ...(sums["signs something else"] === 0n
        ? []
        : [blsSign(another(message), keyOfSum(sums["signs something else"]))]),
    ]
    const [first, ...others] = signatures
    if (!first) return undefined
    return { signers, signature: others.length === 0 ? first : aggregateBlsSignatures(signatures) }
  }
}
