import { hash, timingSafeEqual } from "node:crypto"

/**
 * The stored hash of a key: SHA-256. A slow password hash would add nothing, since a secret of 256 random bits cannot be guessed at any speed,
 * and would cost time at each request.
 */
export function hashOfKey(text: string): Uint8Array {
  return hash("sha256", text, "buffer")
}

const emptyDigest = Buffer.alloc(hashOfKey("").length)

/** Whether a text is the key of a hash, in constant time. */
export function isKeyOf(text: string, stored: Uint8Array): boolean {
  // Reuses one buffer: allocating one per request costs more than the hash.
  emptyDigest.write(hash("sha256", text, "binary"), "binary")
  return emptyDigest.length === stored.length && timingSafeEqual(emptyDigest, stored)
}
