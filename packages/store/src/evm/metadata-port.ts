import type { Hex } from "../hex.ts"

/** A contract that is to be read. */
export interface DueContract {
  readonly address: Hex
  /** How often reading it has failed for a reason that may pass. */
  readonly attempts: number
}

/** `UNKNOWN` is a contract of no standard, or one that does not answer. */
export type ErcType = "ERC-20" | "ERC-721" | "ERC-1155" | "UNKNOWN"

/** What was learnt of a contract. Saving one that was rolled back meanwhile changes nothing. */
export interface ContractRow {
  readonly address: Hex
  /** Absent when reading failed for a reason that may pass: then only `attempts` and `retryAt` are kept. */
  readonly ercType?: ErcType
  readonly name?: string
  readonly symbol?: string
  readonly decimals?: number
  readonly attempts: number
  /** Unix seconds; absent when it is settled. */
  readonly retryAt?: number
}

/** An NFT that is to be read. */
export interface DueToken {
  readonly contract: Hex
  readonly tokenId: Hex
  readonly standard: 721 | 1155
  readonly attempts: number
  /** When reindexing was asked for, in Unix seconds. */
  readonly requestedAt?: number
  /** What was saved of it last; absent when it was never read. */
  readonly known?: Pick<TokenRow, "tokenUri" | "metadata">
}

/** What was learnt of an NFT. Saving one that was rolled back meanwhile changes nothing. */
export interface TokenRow {
  readonly contract: Hex
  readonly tokenId: Hex
  readonly tokenUri: string
  /** The member `metadata` of the listing as JSON text. */
  readonly metadata: string
  readonly attempts: number
  /** Unix seconds; absent when it is settled. */
  readonly retryAt?: number
}
