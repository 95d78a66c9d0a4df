import type { Hex } from "../hex.ts"

/** A contract whose metadata is due to be read. */
export interface DueContract {
  readonly address: Hex
  /** The number of failed reads with a temporary cause. */
  readonly attempts: number
}

/** `UNKNOWN`: the contract follows no standard, or does not answer. */
export type ErcType = "ERC-20" | "ERC-721" | "ERC-1155" | "UNKNOWN"

/** The metadata read from a contract. Saving a contract that was rolled back meanwhile changes nothing. */
export interface ContractRow {
  readonly address: Hex
  /** Absent when reading failed with a temporary cause: then only `attempts` and `retryAt` are saved. */
  readonly ercType?: ErcType
  readonly name?: string
  readonly symbol?: string
  readonly decimals?: number
  readonly attempts: number
  /** Unix seconds of the next read; absent when the metadata is final. */
  readonly retryAt?: number
}

/** An NFT whose metadata is due to be read. */
export interface DueToken {
  readonly contract: Hex
  readonly tokenId: Hex
  readonly standard: 721 | 1155
  readonly attempts: number
  /** When reindexing was requested, in Unix seconds. */
  readonly requestedAt?: number
  /** The metadata that was saved last; absent when it was never read. */
  readonly known?: Pick<TokenRow, "tokenUri" | "metadata">
}

/** The metadata read for an NFT. Saving an NFT that was rolled back meanwhile changes nothing. */
export interface TokenRow {
  readonly contract: Hex
  readonly tokenId: Hex
  readonly tokenUri: string
  /** The member `metadata` of the listing as JSON text. */
  readonly metadata: string
  readonly attempts: number
  /** Unix seconds of the next read; absent when the metadata is final. */
  readonly retryAt?: number
}
