import type { Hex } from "../hex.ts"

/** An NFT as it is stored: a token of ERC-721 or ERC-1155, with what its URI was found to name. */
export interface StoredToken {
  readonly contract: Hex
  readonly tokenId: Hex
  readonly standard: 721 | 1155
  /** Absent until it was read. */
  readonly tokenUri?: string
  /** JSON text; absent until it was read. */
  readonly metadata?: string
  /** Who owns it now; absent for ERC-1155. The zero address when it is burned. */
  readonly owner?: Hex
}
