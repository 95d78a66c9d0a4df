import { aggregateBlsSignatures, blsSign } from "@serac/chain/bls"
import { bytesOfKey, keyOf } from "../interfaces/keys.ts"
import type { ValidatorIdentity } from "./validator-identity.ts"

/** Of the group in which secret keys count. */
const blsOrder = 0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001n

const keyOfSum = (sum: bigint): Uint8Array => bytesOfKey(sum.toString(16).padStart(64, "0"))

/** The message with a byte more. */
function another(message: Uint8Array): Uint8Array {
  const longer = new Uint8Array(message.length + 1)
  longer.set(message)
  return longer
}

/** How a validator answers who asks for its signature. To who asks by HTTP, silence is a refusal. */
export const signings = ["signs", "refuses", "keeps silent", "signs something else"] as const
export type SigningKind = (typeof signings)[number]

/** The keys of all validators that the devnet plays, and how each of them behaves. */
export class Keyring {
  readonly #keys = new Map<string, Uint8Array>()
  readonly #signing = new Map<string, SigningKind>()
  readonly #delays = new Map<string, number>()
  readonly #identities = new Map<string, ValidatorIdentity>()
  readonly #listeners = new Set<(identity: ValidatorIdentity) => void>()

  /** From now on the devnet plays a validator. */
  add(identity: ValidatorIdentity): void {
    const { nodeID, bls } = identity
    this.#keys.set(keyOf(bls.publicKey), bls.secretKey)
    if (this.#identities.has(keyOf(nodeID))) return
    this.#identities.set(keyOf(nodeID), identity)
    for (const listener of this.#listeners) listener(identity)
  }

  /** Those that the devnet plays, in the order in which they came. */
  get identities(): readonly ValidatorIdentity[] {
    return [...this.#identities.values()]
  }

  /** The one of a node ID (20 bytes); `undefined` where the devnet does not play it. */
  identity(nodeID: Uint8Array): ValidatorIdentity | undefined {
    return this.#identities.get(keyOf(nodeID))
  }

  /** Is told whom the devnet plays too from now on. */
  onAdded(listener: (identity: ValidatorIdentity) => void): void {
    this.#listeners.add(listener)
  }

  /** Whether the devnet has the secret of a public key (48 bytes). */
  has(publicKey: Uint8Array): boolean {
    return this.#keys.has(keyOf(publicKey))
  }

  /**
   * Lets the validator of a public key behave so from now on.
   *
   * @param delay Milliseconds that it lets its peers wait. Default: 0
   */
  behave(publicKey: Uint8Array, signing: SigningKind, delay = 0): void {
    this.#signing.set(keyOf(publicKey), signing)
    this.#delays.set(keyOf(publicKey), delay)
  }

  /** How the validator of a public key behaves. */
  signingOf(publicKey: Uint8Array): SigningKind {
    return this.#signing.get(keyOf(publicKey)) ?? "signs"
  }

  /** How long it lets its peers wait, in milliseconds. */
  delayOf(publicKey: Uint8Array): number {
    return this.#delays.get(keyOf(publicKey)) ?? 0
  }

  /** The signature (96 bytes) of a message; `undefined` where nobody has the key, or its owner refuses. */
  sign(publicKey: Uint8Array, message: Uint8Array): Uint8Array | undefined {
    return this.signTogether([publicKey], message)?.signature
  }

  /**
   * One signature (96 bytes) for all owners of public keys who sign a message, and their places in the list; `undefined` where nobody
   * does.
   */
  signTogether(
    publicKeys: readonly Uint8Array[],
    message: Uint8Array,
  ): { readonly signers: readonly number[]; readonly signature: Uint8Array } | undefined {
    const signers: number[] = []
    // What the sum of secret keys signs is the sum of what each of them signs, and is made in the time of one signature.
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
