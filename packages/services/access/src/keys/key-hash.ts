import { hash, timingSafeEqual } from "node:crypto"

/**
 * What is stored of a key: its SHA-256. The slow hashes of passwords would gain nothing, since a secret of 256 random bits cannot be
 * guessed however fast one tries, and would cost each request.
 */
export function hashOfKey(text: string): Uint8Array {
  return hash("sha256", text, "buffer")
}

/** Whether a text is the key of a hash, in a time that tells nothing of where they differ. */
export function isKeyOf(text: string, stored: Uint8Array): boolean {
  const given = hashOfKey(text)
  return given.length === stored.length && timingSafeEqual(given, stored)
}
