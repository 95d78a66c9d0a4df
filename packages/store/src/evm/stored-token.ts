import type { Hex } from "../hex.ts"

/** A stored NFT: a token of ERC-721 or ERC-1155, with the metadata that its URI points to. */
export interface StoredToken {
  readonly contract: Hex
  readonly tokenId: Hex
  readonly standard: 721 | 1155
  /** Absent until it was read. */
  readonly tokenUri?: string
  /** JSON text; absent until it was read. */
  readonly metadata?: string
  /** The current owner; absent for ERC-1155, the zero address for a burned token. */
  readonly owner?: Hex
}
