import { sha256 as noble } from "@noble/hashes/sha2.js"

/** What decoders take to make ids with. */
export interface HashOptions {
  /**
   * The hash to use instead of the built-in one of `@noble/hashes`: the same function, faster where the runtime has it, as
   * `(bytes) => createHash("sha256").update(bytes).digest()` of Node.js.
   */
  readonly sha256?: ((bytes: Uint8Array) => Uint8Array) | undefined
}

export type Hash = (bytes: Uint8Array) => Uint8Array

export const hashFunction = (options: HashOptions | undefined): Hash => options?.sha256 ?? noble
