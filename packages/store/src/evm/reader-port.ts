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

/** How far a chain is. */
export interface ChainStatus {
  readonly chainId: string
  readonly head: BlockReference
  /** The node's own head when the last blocks were stored. */
  readonly nodeHead: number
  /** Unix seconds when blocks were last stored. */
  readonly updatedAt: number
  readonly transactions: number
}

/** Blocks from one up to another. */
export interface BlockRange {
  /** Inclusive. */
  readonly startBlock?: number | undefined
  /** Exclusive. */
  readonly endBlock?: number | undefined
}

/**
 * Block number, then of a transaction its position in the block and 0, of a transfer the log index and the batch index, of a
 * deployment and of an internal transaction the transaction's position and the sequence, of an event of the messenger the log index and 0.
 */
export type ListCursor = readonly [number, number, number]

/** A stretch of a list by key. */
export interface ListRange extends Range<ListCursor>, BlockRange {
  /** Default `desc`: newest first. */
  readonly order?: "asc" | "desc" | undefined
}

/** What a list gives, by what it is a list of. */
export interface StoredOf {
  readonly transactions: StoredTransaction
  readonly transfers: StoredTransfer
  readonly deployments: StoredDeployment
  readonly internalTransactions: StoredInternalTransaction
  readonly messengerEvents: StoredMessengerEvent
}

/** How far a projection is: a list, the balances, or the rows that both are made of. */
export interface ProjectionStatus {
  readonly name: string
  /** `current`: it has every block that is stored. `behind`: it is being made. `off`: the operator has left it out, or the archive lacks what its rows are made of. */
  readonly state: "current" | "behind" | "off"
  /** The lowest block that it lacks; the head's successor where it lacks none. */
  readonly next: number
  /** The last block stored. */
  readonly head: number
}

/** Where a list over several chains goes on in one of them. */
export interface Moment {
  /** Unix seconds. */
  readonly timestamp: number
  /** Whether what is of that second is below it too. */
  readonly inclusive: boolean
}

/** Reads one chain; never sees half a batch. All lists are newest first unless they say otherwise. */
export interface ChainReader {
  readonly chainId: string
  /**
   * Names the state that is read, for caches in this process: equal versions, equal answers, whatever was committed
   * meanwhile to other chains. What was asked after it resolved is of the state it names or of a later one. It changes with
   * every change (blocks, rollbacks, metadata) and now and then without one, is never used again, and means nothing to
   * another `Store`.
   *
   * It may be behind what was committed, on SQLite by 1 ms and never behind this thread's own commits, on PostgreSQL by 5 ms,
   * since those who ask within that time share one look. It is never behind a status that was read before.
   */
  version(): Promise<string>
  status(): Promise<ChainStatus | undefined>
  /**
   * What changed after a change, oldest first. Each is stored with what it tells of, so that whoever has read it reads what it
   * tells of too. The last 10,000 are kept; whoever was away for longer is told `gone`, begins anew with all that he derives, and
   * goes on from {@link changePosition}.
   */
  changes(range: ChangeRange): Promise<Changes<Change>>
  /** Where the changes are, with the last block in the same state. */
  changePosition(): Promise<ChangePosition>
  /** Complete JSON. Cursor: number. */
  blocks(range: Range<readonly [number]>): Promise<readonly StoredBlock[]>
  block(id: number | Hex): Promise<StoredBlock | undefined>
  /**
   * Blocks below a moment, for lists over several chains: those with a timestamp below `timestamp`, and those at `timestamp` too
   * where `inclusive`. No cursor: the caller continues from the items themselves.
   */
  blocksUpTo(moment: Moment, range: { readonly limit: number }): Promise<readonly StoredBlock[]>
  /** Cursor: block number, position in the block. */
  transactions(
    range: Range<readonly [number, number]> & { readonly succeeded?: boolean | undefined },
  ): Promise<readonly StoredTransaction[]>
  /**
   * Transactions of a block in its own order; undefined where there is no such block. Cursor: position in the block.
   */
  transactionsOfBlock(
    id: number | Hex,
    range: Range<readonly [number]>,
  ): Promise<readonly StoredTransaction[] | undefined>
  /** Transactions below a moment, as {@link blocksUpTo}. */
  transactionsUpTo(
    moment: Moment,
    range: { readonly limit: number; readonly succeeded?: boolean | undefined },
  ): Promise<readonly StoredTransaction[]>
  /** A transaction by its hash. */
  transaction(hash: Hex): Promise<StoredTransaction | undefined>
  /**
   * A page of a list: what its positions by a key are positions of, newest first or (`order: "asc"`) oldest first. Cursor: block
   * number and where the item stands in its block, as {@link ListCursor} says. Empty where nothing is listed by the key, and as far
   * as the list lacks blocks: `projections` tells.
   */
  listed<Kind extends ListedKind>(list: List<Kind>, key: Hex, range: ListRange): Promise<readonly StoredOf[Kind][]>
  /** How far each list is, in the order of their ids, and then the balances, the fees and the holders; nothing before the first block. */
  projections(): Promise<readonly ProjectionStatus[]>
  /**
   * How far the rows are that are made of the archive again: `rows`, `internal-transaction-rows` and `messenger-event-rows`; nothing
   * before the first block.
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
  /** Transfers of the events of a block from one to another, both inclusive, in their order. */
  transfersWithin(blockNumber: number, first: number, last: number): Promise<readonly StoredTransfer[]>
  /** Since when the chain's transactions are traced; undefined while none was, which is for ever where the node does not trace. */
  traced(): Promise<TraceState | undefined>
  /** Internal transactions of one transaction, in the order in which they began. Cursor: sequence. */
  internalTransactionsOf(
    transaction: { readonly blockNumber: number; readonly index: number },
    range: Range<readonly [number]>,
  ): Promise<readonly StoredInternalTransaction[]>
  /** Events of the messenger contract in one transaction, in their order. */
  messengerEventsOf(transaction: {
    readonly blockNumber: number
    readonly index: number
  }): Promise<readonly StoredMessengerEvent[]>
  /** Tokens of a contract by token ID, ascending. Cursor: token ID. */
  tokens(contract: Hex, range: Range<readonly [Hex]>): Promise<readonly StoredToken[]>
  token(contract: Hex, tokenId: Hex): Promise<StoredToken | undefined>
  /**
   * A page of what a holder has of tokens, after a block or now. As far as the projection `balances` lacks blocks it is empty:
   * `projections` tells. A page is one state of the chain; it ends early, with where it goes on, after having looked at very many tokens
   * of which the holder has nothing any more.
   */
  balances(range: BalanceRange): Promise<BalancePage>
  /**
   * A page of those who have something of a token now, by what its transfers say, the largest balance first. As far as the projection
   * `holders` lacks blocks it is of those before: `projections` tells. A page is one state of the chain, and the next one of another: who was
   * moved beyond its beginning meanwhile, in either direction, is missing or comes twice, and nobody else.
   */
  holders(range: HolderRange): Promise<HolderPage>
  /** What is known of contracts; those of which nothing is known are left out. */
  contracts(addresses: readonly Hex[]): Promise<readonly StoredContract[]>
  /**
   * Contracts whose symbol, and after them those whose name begins with a text, in the order of these, each once. A to Z are as a to
   * z; of a text longer than 32 characters the first 32 count.
   */
  contractsNamed(text: string, limit: number): Promise<readonly StoredContract[]>
  /** The fees of all transactions, in the native token's smallest unit. As far as the projection `fees` lacks blocks, theirs are missing. */
  feesSpent(): Promise<bigint>
  /** Counters per minute or UTC day that has blocks, newest first. Cursor: start in Unix seconds. */
  counters(period: "minute" | "day", range: Range<readonly [number]>): Promise<readonly Counter[]>
  /**
   * What the node answered about blocks, ascending from a number: at most `limit` of them and some 2 MiB of JSON, one block at the
   * least. None where `from` is not archived. Throws {@link ArchiveDamagedError} when they are not what was stored.
   */
  archived(from: number, limit: number): Promise<readonly ArchivedBlock[]>
  /** Which blocks are archived; undefined where none are. */
  archiveRange(): Promise<ArchiveRange | undefined>
}

/** A block as it is read. */
export interface StoredBlock {
  readonly number: number
  /** Unix seconds; never below that of an earlier block nor far in the future, whatever the block says. */
  readonly timestamp: number
  readonly json: string
}

/** A transaction as it is read. */
export interface StoredTransaction {
  readonly blockNumber: number
  readonly index: number
  /** Unix seconds; never below that of an earlier block nor far in the future, whatever the blocks say. */
  readonly timestamp: number
  /** As it was stored; `fillHoles` makes its JSON. */
  readonly fragment: string
}

/** A transfer of a token as it is read. */
export interface StoredTransfer {
  readonly blockNumber: number
  readonly logIndex: number
  readonly batchIndex: number
  readonly standard: TransferStandard
  readonly token: Hex
  /** As it was stored; `fillHoles` makes its JSON. */
  readonly fragment: string
  /** The NFT it moves; absent for ERC-20. */
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

/** Since when the transactions of a chain are traced. */
export interface TraceState {
  /** The block of the first transaction that was. */
  readonly firstBlock: number
  /** Whether there are no transactions before it. */
  readonly isWhole: boolean
}

/** An internal transaction as it is read. */
export interface StoredInternalTransaction {
  readonly blockNumber: number
  readonly transactionIndex: number
  readonly sequence: number
  /** As it was stored; `fillHoles` makes its JSON. */
  readonly fragment: string
}

/** An event of the messenger contract as it is read. */
export interface StoredMessengerEvent {
  readonly blockNumber: number
  readonly logIndex: number
  readonly transactionIndex: number
  /** Unix seconds; never below that of an earlier block nor far in the future, whatever the blocks say. */
  readonly timestamp: number
  /** As it was stored; `readMessengerEvent` of `@serac/store/items` reads it. */
  readonly fragment: string
}

/** What is known of a contract. */
export interface StoredContract {
  readonly address: Hex
  /** Absent until it was read. */
  readonly ercType?: ErcType
  readonly name?: string
  readonly symbol?: string
  readonly decimals?: number
}

/** What the blocks of a minute or of a UTC day add up to. */
export interface Counter {
  /** Unix seconds. */
  readonly start: number
  readonly blocks: number
  readonly transactions: number
  readonly gasUsed: bigint
  /** Timestamps of its first and last block, in Unix seconds. */
  readonly firstBlockAt: number
  readonly lastBlockAt: number
}
