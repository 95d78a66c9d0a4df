import { hash, timingSafeEqual } from "node:crypto"

/**
 * What is stored of a key: its SHA-256. The slow hashes of passwords would gain nothing, since a secret of 256 random bits cannot be
 * guessed however fast one tries, and would cost each request.
 */
export function hashOfKey(text: string): Uint8Array {
  return hash("sha256", text, "buffer")
}

const emptyDigest = Buffer.alloc(hashOfKey("").length)

/** Whether a text is the key of a hash, in a time that tells nothing of where they differ. */
export function isKeyOf(text: string, stored: Uint8Array): boolean {
  // Into the same bytes each time: a buffer of its own for each request costs more than the hash.
  emptyDigest.write(hash("sha256", text, "binary"), "binary")
  return emptyDigest.length === stored.length && timingSafeEqual(emptyDigest, stored)
}
