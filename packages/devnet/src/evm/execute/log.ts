import type { Hex } from "../codec/hex.ts"

/** What a contract logged. */
export interface Log {
  readonly address: Hex
  readonly topics: readonly Hex[]
  readonly data: Uint8Array
}
