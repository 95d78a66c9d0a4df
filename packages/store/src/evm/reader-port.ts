import type { ChangeRange, Changes } from "../changes/change.ts"
import type { Hex } from "../hex.ts"
import type { Range } from "../range.ts"
import type { ArchivedBlock, ArchiveRange } from "./archive/archived-block.ts"
import type { BalancePage, BalanceRange } from "./balances/balance.ts"
import type { Change, ChangePosition } from "./change.ts"
import type { HolderPage, HolderRange } from "./holders/holder.ts"
import type { List, ListedKind } from "./lists/list.ts"
import type { ErcType } from "./metadata-port.ts"
import type { BlockReference, TransferStandard } from "./rows.ts"
import type { StoredToken } from "./stored-token.ts"

export type { StoredToken }

/** The indexing progress of a chain. */
export interface ChainStatus {
  readonly chainId: string
  readonly head: BlockReference
  /** The node's head when the last blocks were stored. */
  readonly nodeHead: number
  /** Unix seconds when blocks were last stored. */
  readonly updatedAt: number
  readonly transactions: number
}

/** A range of blocks. */
export interface BlockRange {
  /** Inclusive. */
  readonly startBlock?: number | undefined
  /** Exclusive. */
  readonly endBlock?: number | undefined
}

/**
 * Block number, then: for a transaction its position in the block and 0; for a transfer the log index and the batch index; for a
 * deployment and an internal transaction the transaction's position and the sequence; for a messenger event the log index and 0.
 */
export type ListCursor = readonly [number, number, number]

/** A range of a list by key. */
export interface ListRange extends Range<ListCursor>, BlockRange {
  /** Default `desc`: newest first. */
  readonly order?: "asc" | "desc" | undefined
}

/** The item type that a list returns, by the kind of the list. */
export interface StoredOf {
  readonly transactions: StoredTransaction
  readonly transfers: StoredTransfer
  readonly deployments: StoredDeployment
  readonly internalTransactions: StoredInternalTransaction
  readonly messengerEvents: StoredMessengerEvent
}

/** The progress of a projection: a list, the balances, or the rows that both are derived from. */
export interface ProjectionStatus {
  readonly name: string
  /**
   * `current`: the projection has every stored block. `behind`: the projection is being built. `off`: the operator disabled it, or
   * the archive lacks the data for its rows.
   */
  readonly state: "current" | "behind" | "off"
  /** The lowest block that the projection lacks; the head's successor if it lacks none. */
  readonly next: number
  /** The last block stored. */
  readonly head: number
}

/** The point in time at which a list over several chains continues on one of them. */
export interface Moment {
  /** Unix seconds. */
  readonly timestamp: number
  /** Whether items of exactly this second are included. */
  readonly inclusive: boolean
}

/** Reads one chain; never sees a partial batch. All lists are newest first unless documented otherwise. */
export interface ChainReader {
  readonly chainId: string
  /**
   * Names the state that is read, for caches in this process: equal versions give equal results, whatever was committed meanwhile to
   * other chains. A read that starts after this call resolved sees the named state or a later one. The version changes with every
   * change (blocks, rollbacks, metadata) and occasionally without one, is never reused, and is valid for this `Store` only.
   *
   * The version may lag behind commits: on SQLite by 1 ms and never behind this thread's own commits, on PostgreSQL by 5 ms, because
   * callers within that time share one query. It is never behind a status that was read before.
   */
  version(): Promise<string>
  status(): Promise<ChainStatus | undefined>
  /**
   * Changes after a given one, oldest first. Each change is committed together with its data, so a reader that has seen the change
   * also sees the data. The last 10,000 changes are kept; a follower that was away for longer gets `gone`, derives its data again
   * from the beginning, and continues from {@link changePosition}.
   */
  changes(range: ChangeRange): Promise<Changes<Change>>
  /** The position in the changes, with the last block in the same state. */
  changePosition(): Promise<ChangePosition>
  /** Blocks as complete JSON. Cursor: number. */
  blocks(range: Range<readonly [number]>): Promise<readonly StoredBlock[]>
  block(id: number | Hex): Promise<StoredBlock | undefined>
  /**
   * Blocks up to a moment, for lists over several chains: blocks with a timestamp below `timestamp`, and with `inclusive` also those
   * at `timestamp`. No cursor: the caller continues from the items themselves.
   */
  blocksUpTo(moment: Moment, range: { readonly limit: number }): Promise<readonly StoredBlock[]>
  /** Transactions of the chain. Cursor: block number, position in the block. */
  transactions(
    range: Range<readonly [number, number]> & { readonly succeeded?: boolean | undefined },
  ): Promise<readonly StoredTransaction[]>
  /** Transactions of a block in block order; undefined if the block does not exist. Cursor: position in the block. */
  transactionsOfBlock(
    id: number | Hex,
    range: Range<readonly [number]>,
  ): Promise<readonly StoredTransaction[] | undefined>
  /** Transactions up to a moment, as {@link blocksUpTo}. */
  transactionsUpTo(
    moment: Moment,
    range: { readonly limit: number; readonly succeeded?: boolean | undefined },
  ): Promise<readonly StoredTransaction[]>
  /** A transaction by its hash. */
  transaction(hash: Hex): Promise<StoredTransaction | undefined>
  /**
   * A page of a list by key: the listed items, newest first or (`order: "asc"`) oldest first. Cursor: block number and the item's
   * position in its block, as {@link ListCursor} describes. Empty if nothing is listed under the key, or where the list lacks
   * blocks: see `projections`.
   */
  listed<Kind extends ListedKind>(list: List<Kind>, key: Hex, range: ListRange): Promise<readonly StoredOf[Kind][]>
  /** The progress of each list, in the order of their ids, then of the balances, the fees and the holders; empty before the first block. */
  projections(): Promise<readonly ProjectionStatus[]>
  /**
   * The progress of the rows that are rebuilt from the archive: `rows`, `internal-transaction-rows` and `messenger-event-rows`;
   * empty before the first block.
   */
  rebuilds(): Promise<readonly ProjectionStatus[]>
  /** Transfers of a contract. Cursor: block number, log index, batch index. */
  tokenTransfers(
    token: Hex,
    range: Range<readonly [number, number, number]> & BlockRange,
  ): Promise<readonly StoredTransfer[]>
  /** ERC-721 transfers from or to an address, each once. Cursor: block number, log index, batch index. */
  erc721Transfers(
    address: Hex,
    range: Range<readonly [number, number, number]> & BlockRange,
  ): Promise<readonly StoredTransfer[]>
  /** Contracts that an address deployed, as the sender or as the creating contract. Cursor: block, transaction, sequence. */
  deployments(deployer: Hex, range: Range<readonly [number, number, number]>): Promise<readonly StoredDeployment[]>
  /** Transfers of a block's events with log indices from `first` to `last`, both inclusive, in order. */
  transfersWithin(blockNumber: number, first: number, last: number): Promise<readonly StoredTransfer[]>
  /** The block from which the chain's transactions are traced; undefined if none was traced, as with a node that does not trace. */
  traced(): Promise<TraceState | undefined>
  /** Internal transactions of one transaction, in the order in which they started. Cursor: sequence. */
  internalTransactionsOf(
    transaction: { readonly blockNumber: number; readonly index: number },
    range: Range<readonly [number]>,
  ): Promise<readonly StoredInternalTransaction[]>
  /** Messenger events of one transaction, in order. */
  messengerEventsOf(transaction: {
    readonly blockNumber: number
    readonly index: number
  }): Promise<readonly StoredMessengerEvent[]>
  /** Tokens of a contract by token ID, ascending. Cursor: token ID. */
  tokens(contract: Hex, range: Range<readonly [Hex]>): Promise<readonly StoredToken[]>
  token(contract: Hex, tokenId: Hex): Promise<StoredToken | undefined>
  /**
   * A page of a holder's token balances, after a block or now. Empty where the projection `balances` lacks blocks: see
   * `projections`. A page is one state of the chain; it ends early, with a cursor, after it has read very many tokens whose balance
   * is 0 now.
   */
  balances(range: BalanceRange): Promise<BalancePage>
  /**
   * A page of a token's holders now, computed from its transfers, the largest balance first. Where the projection `holders` lacks
   * blocks, the page is of the blocks before: see `projections`. A page is one state of the chain and the next page may be of
   * another: only a holder that moved across the page's start meanwhile is missing or appears twice.
   */
  holders(range: HolderRange): Promise<HolderPage>
  /**
   * Blocks and then transactions whose hash begins with a text, each in the order of hashes. Transactions are those that the list of
   * transaction hashes has.
   *
   * @param start - `0x` and up to 64 digits in lower case.
   */
  hashesStartingWith(start: Hex, limit: number): Promise<readonly FoundHash[]>
  /** The known metadata of contracts, in the order of addresses; contracts without metadata are left out. */
  contracts(addresses: readonly Hex[]): Promise<readonly StoredContract[]>
  /**
   * Contracts whose symbol begins with a text, then those whose name does, in the order of symbol and name, each contract once. A to
   * Z match a to z; only the first 32 characters of the text count.
   */
  contractsNamed(text: string, limit: number): Promise<readonly StoredContract[]>
  /** The fees of all transactions, in the native token's smallest unit. Fees of blocks that the projection `fees` lacks are missing. */
  feesSpent(): Promise<bigint>
  /** Counters per minute or UTC day that has blocks, newest first. Cursor: start in Unix seconds. */
  counters(period: "minute" | "day", range: Range<readonly [number]>): Promise<readonly Counter[]>
  /**
   * The node's archived answers for blocks, ascending from a number: at most `limit` blocks and about 2 MiB of JSON, but at least
   * one block. Empty if `from` is not archived. Throws {@link ArchiveDamagedError} when the archive differs from what was stored.
   */
  archived(from: number, limit: number): Promise<readonly ArchivedBlock[]>
  /** The range of archived blocks; undefined if none is archived. */
  archiveRange(): Promise<ArchiveRange | undefined>
}

/** A block as it is read. */
export interface StoredBlock {
  readonly number: number
  /** Unix seconds; never below the timestamp of an earlier block nor far in the future, whatever the block claims. */
  readonly timestamp: number
  readonly json: string
}

/** A block or a transaction that was found by its hash. */
export interface FoundHash {
  readonly kind: "block" | "transaction"
  readonly hash: Hex
  readonly blockNumber: number
}

/** A transaction as it is read. */
export interface StoredTransaction {
  readonly blockNumber: number
  readonly index: number
  /** Unix seconds; never below the timestamp of an earlier block nor far in the future, whatever the blocks claim. */
  readonly timestamp: number
  /** The stored form; `fillHoles` makes its JSON. */
  readonly fragment: string
}

/** A transfer of a token as it is read. */
export interface StoredTransfer {
  readonly blockNumber: number
  readonly logIndex: number
  readonly batchIndex: number
  readonly standard: TransferStandard
  readonly token: Hex
  /** The stored form; `fillHoles` makes its JSON. */
  readonly fragment: string
  /** The transferred NFT; absent for ERC-20. */
  readonly nft?: StoredToken
}

/** A deployment of a contract as it is read. */
export interface StoredDeployment {
  readonly blockNumber: number
  readonly transactionIndex: number
  readonly sequence: number
  readonly address: Hex
  readonly transactionHash: Hex
  readonly deployer: Hex
  readonly deployerContract?: Hex
}

/** The point from which the transactions of a chain are traced. */
export interface TraceState {
  /** The block of the first traced transaction. */
  readonly firstBlock: number
  /** Whether no transactions precede `firstBlock`. */
  readonly isWhole: boolean
}

/** An internal transaction as it is read. */
export interface StoredInternalTransaction {
  readonly blockNumber: number
  readonly transactionIndex: number
  readonly sequence: number
  /** The stored form; `fillHoles` makes its JSON. */
  readonly fragment: string
}

/** An event of the messenger contract as it is read. */
export interface StoredMessengerEvent {
  readonly blockNumber: number
  readonly logIndex: number
  readonly transactionIndex: number
  /** Unix seconds; never below the timestamp of an earlier block nor far in the future, whatever the blocks claim. */
  readonly timestamp: number
  /** The stored form; `readMessengerEvent` of `@serac/store/items` reads it. */
  readonly fragment: string
}

/** The known metadata of a contract. */
export interface StoredContract {
  readonly address: Hex
  /** Absent until the contract was read. */
  readonly ercType?: ErcType
  readonly name?: string
  readonly symbol?: string
  readonly decimals?: number
}

/** The totals of the blocks of a minute or of a UTC day. */
export interface Counter {
  /** Unix seconds. */
  readonly start: number
  readonly blocks: number
  readonly transactions: number
  readonly gasUsed: bigint
  /** Timestamps of the period's first and last block, in Unix seconds. */
  readonly firstBlockAt: number
  readonly lastBlockAt: number
}
