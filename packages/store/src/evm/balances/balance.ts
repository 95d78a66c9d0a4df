import type { Hex } from "../../hex.ts"
import type { Range } from "../../range.ts"
import type { TransferStandard } from "../rows.ts"
import type { StoredToken } from "../stored-token.ts"

/** The projection that `ChainReader.balances` reads; operators and `ChainReader.projections` use this name. */
export const balancesProjection = {
  name: "balances",
  about: "token balances of holders",
  /** Increase it whenever the same transfers produce other rows, so that stored rows are rebuilt. */
  version: 1,
  /** The rows that the projection is derived from. */
  of: "transfers",
  canWait: true,
} as const

/** The tokens whose balances are requested: of one standard, or (`collectibles`) of ERC-721 and then of ERC-1155. */
export type BalanceKind = "erc20" | "erc721" | "erc1155" | "collectibles"

/**
 * The position after which a holder's balances continue: the standard, the contract and the token ID of the last token read, as
 * bytes. It has the same meaning at any block and whatever was added meanwhile.
 */
export type BalanceCursor = readonly [place: Hex]

/** A range of a holder's balances. */
export interface BalanceRange extends Range<BalanceCursor> {
  readonly holder: Hex
  readonly of: BalanceKind
  /** Only balances of these contracts' tokens. Default all contracts. */
  readonly contracts?: readonly Hex[] | undefined
  /** The balances after this block. Default the last block, also if this block is not stored yet. */
  readonly blockNumber?: number | undefined
}

/** Balances by standard, contract and token ID, ascending; balances of 0 are left out. */
export interface BalancePage {
  /** At most `limit` balances; a page with fewer is not always the last. */
  readonly balances: readonly StoredBalance[]
  /** The start of the next page; absent on the last page. */
  readonly next?: BalanceCursor
}

/**
 * The result of comparing a token's answers with its events. A contract's events need not be true, and balances may change without
 * events.
 *
 * - `unasked`: no balance of the token was queried yet.
 * - `agrees`: every queried balance equalled the balance by its events.
 * - `differs`: some queried balance did not.
 * - `unanswered`: the contract answers no balance query.
 */
export type BalanceVerdict = "unasked" | "agrees" | "differs" | "unanswered"

/** A holder's balance of a token. */
export interface StoredBalance {
  readonly standard: TransferStandard
  readonly contract: Hex
  /** 32 bytes; absent for ERC-20. */
  readonly tokenId?: Hex
  /** The balance to show, above 0: in the token's smallest unit; 1 for an ERC-721 token. */
  readonly balance: bigint
  /** The source of `balance`: `call` is the contract's answer, for queried balances of tokens that differ; `events` is computed from transfers. */
  readonly source: "events" | "call"
  /** The sum of the transfers: below 0, or above 2^256 - 1, if the transfers cannot be true. */
  readonly byEvents: bigint
  /** The contract's last answer about this holder, up to the block; absent if it was not queried or did not answer. */
  readonly answered?: { readonly balance: bigint; readonly blockNumber: number }
  readonly verdict: BalanceVerdict
  /** For ERC-721 and ERC-1155: the token as of now, including its current owner. */
  readonly nft?: StoredToken
}
