import { sha256 as noble } from "@noble/hashes/sha2.js"

/** The hash function of decoders, for ids. */
export interface HashOptions {
  /**
   * The hash to use instead of the built-in one of `@noble/hashes`: a faster implementation of SHA-256, such as
   * `(bytes) => createHash("sha256").update(bytes).digest()` of Node.js.
   */
  readonly sha256?: ((bytes: Uint8Array) => Uint8Array) | undefined
}

export type Hash = (bytes: Uint8Array) => Uint8Array

export const hashFunction = (options: HashOptions | undefined): Hash => options?.sha256 ?? noble
