import QuickLRU from "quick-lru"
import { hexOf } from "../hex.ts"

/** Enough for signatures of 1,500 validators for some dozen messages; 300 bytes each. */
const maxSignatures = 20_000

/** A cache of verified signatures by message and key: they stay valid, whoever validates at which height. */
export class KnownSignatures {
  readonly #known: QuickLRU<string, Uint8Array>

  /** @param limit - maximum signatures. Default 20,000; the least recently used are evicted. */
  constructor({ limit = maxSignatures }: { readonly limit?: number | undefined } = {}) {
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
