import type { Hex } from "../codec/hex.ts"

/** A log of a contract. */
export interface Log {
  readonly address: Hex
  readonly topics: readonly Hex[]
  readonly data: Uint8Array
}
