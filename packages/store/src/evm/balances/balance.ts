import type { Hex } from "../../hex.ts"
import type { Range } from "../../range.ts"
import type { TransferStandard } from "../rows.ts"
import type { StoredToken } from "../stored-token.ts"

/** The projection that `ChainReader.balances` is read from; operators and `ChainReader.projections` name it so. */
export const balancesProjection = {
  name: "balances",
  about: "token balances of holders",
  /** One more whenever other rows follow from the same transfers, so that what is stored is made anew. */
  version: 1,
  /** What it is made of. */
  of: "transfers",
  canWait: true,
} as const

/** Which tokens balances are asked for: of one standard, or (`collectibles`) of ERC-721 and then of ERC-1155. */
export type BalanceKind = "erc20" | "erc721" | "erc1155" | "collectibles"

/**
 * Where the balances of a holder go on: the standard, the contract and the token ID of the last one that was looked at, as bytes. It
 * means the same at any block and whatever was added meanwhile.
 */
export type BalanceCursor = readonly [place: Hex]

/** Some of a holder's balances. */
export interface BalanceRange extends Range<BalanceCursor> {
  readonly holder: Hex
  readonly of: BalanceKind
  /** Only those of tokens of these contracts. Default all. */
  readonly contracts?: readonly Hex[] | undefined
  /** After this block. Default, and where it is not stored yet, after the last block. */
  readonly blockNumber?: number | undefined
}

/** Balances by standard, contract and token ID, ascending; those of nothing are left out. */
export interface BalancePage {
  /** At most `limit`; fewer are not always the last ones. */
  readonly balances: readonly StoredBalance[]
  /** Where the next page begins; absent where there are no more. */
  readonly next?: BalanceCursor
}

/**
 * What is known of a token by asking it. What contracts tell by events need not be true, and balances may change without events.
 *
 * - `unasked`: it was not asked for any balance yet.
 * - `agrees`: whatever balance it was asked for was what its events say.
 * - `differs`: some balance was not.
 * - `unanswered`: it answers no such question, in whatever way.
 */
export type BalanceVerdict = "unasked" | "agrees" | "differs" | "unanswered"

/** What a holder has of a token. */
export interface StoredBalance {
  readonly standard: TransferStandard
  readonly contract: Hex
  /** 32 bytes; absent for ERC-20. */
  readonly tokenId?: Hex
  /** What is to be told, above 0: in the token's smallest unit, and of an ERC-721 token 1. */
  readonly balance: bigint
  /**
   * Where `balance` is from: `call` is what the contract answered, of tokens that differ as far as they were asked, and `events` what
   * follows from transfers.
   */
  readonly source: "events" | "call"
  /** What transfers add up to: below 0, or above 2^256 - 1, where they cannot be true. */
  readonly byEvents: bigint
  /** What the contract last answered about this holder, up to the block; absent where it was not asked, or did not answer. */
  readonly answered?: { readonly balance: bigint; readonly blockNumber: number }
  readonly verdict: BalanceVerdict
  /** Of ERC-721 and ERC-1155: the token as it is now. Its owner, where it has one, is the one of now too. */
  readonly nft?: StoredToken
}
