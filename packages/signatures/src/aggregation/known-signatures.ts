import QuickLRU from "quick-lru"
import { hexOf } from "../hex.ts"

/** Signatures of 1,500 validators for some dozen messages; 300 bytes each. */
const maxSignatures = 20_000

/** Signatures that were verified, by message and key: they hold for good, whoever validates at which height. */
export class KnownSignatures {
  readonly #known: QuickLRU<string, Uint8Array>

  /** @param limit - default 20,000; those that were used least recently are forgotten. */
  constructor({ limit = maxSignatures }: { readonly limit?: number } = {}) {
    this.#known = new QuickLRU({ maxSize: limit })
  }

  get(messageId: Uint8Array, publicKey: Uint8Array): Uint8Array | undefined {
    return this.#known.get(signatureKey(messageId, publicKey))
  }

  add(messageId: Uint8Array, publicKey: Uint8Array, signature: Uint8Array): void {
    this.#known.set(signatureKey(messageId, publicKey), signature)
  }
}

const signatureKey = (messageId: Uint8Array, publicKey: Uint8Array): string => hexOf(messageId) + hexOf(publicKey)
