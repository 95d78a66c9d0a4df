import type { ArchiveKept, ArchiveMaintenance } from "./archive/maintain-archive.ts"
import type { BalanceAnswer, DueBalances } from "./balances/balance-answers.ts"
import type { List } from "./lists/list.ts"
import type { ContractRow, DueContract, DueToken, TokenRow } from "./metadata-port.ts"
import type { FoundDerived } from "./repair/repair-derived.ts"
import type { RepairedBlock, RepairOptions } from "./repair/repaired.ts"
import type { Batch, BlockReference } from "./rows.ts"

/** Options of a chain's writer. */
export interface WriterOptions {
  /** How many blocks below the node's head can be rolled back. Default 256. */
  readonly reorgDepth?: number
  /** Names of the projections that are kept, lists and `balances`; the others receive no more blocks. Default all. */
  readonly projections?: readonly string[] | undefined
  /** The available lists. Default the lists of this package. */
  readonly lists?: readonly List[] | undefined
  /** Versions of the row sources by name, where they differ from this package's versions. Default none. */
  readonly rowVersions?: Readonly<Record<string, number>> | undefined
  /**
   * Bytes of memory for the chain, at most: SQLite's cache and write-ahead log take a sixteenth each, and entries that are sorted before they
   * are stored a half. Default 1 GiB.
   */
  readonly memory?: number | undefined
  /**
   * The least and the most transactions whose entries {@link ChainWriter.catchUp} sorts at once, where the memory suffices. Default
   * 20,000 and any number.
   */
  readonly runTransactions?: readonly [least: number, most: number] | undefined
}

/** The only writer of a chain. Each method is one transaction: applied completely or not at all, even if the process is killed. */
export interface ChainWriter {
  readonly chainId: string
  /** The last block stored; undefined before the first. */
  head(): Promise<BlockReference | undefined>
  /** A stored block. */
  block(number: number): Promise<BlockReference | undefined>
  /**
   * Stores consecutive blocks with their counters, contracts and tokens, and moves the checkpoint.
   *
   * Throws {@link NotConsecutiveError} unless the first block follows the head by number and parent hash and each block follows the
   * one before it; the first block of an empty chain is number 0. A block whose timestamp is below the previous block's is listed at
   * the previous block's time; a block more than a day after both `now` and the previous block is listed a day after the later of
   * the two; its JSON keeps the block's own timestamp. Batches of thousands of rows are stored fastest.
   */
  append(batch: Batch, progress: AppendProgress): Promise<void>
  /** The lowest block down to which {@link rollback} can go; -1 if it can remove all blocks. */
  lowestRollback(): Promise<number>
  /** Removes every block above `number`. Throws {@link ReorgTooDeepError} when one of these blocks is settled or too deep. */
  rollback(number: number): Promise<void>
  /**
   * Adds the next stored blocks to the projections that are furthest behind: as many blocks as contain `mostTransactions`
   * transactions (and eight times as many transfers or internal transactions), at least one. Resolves to undefined if no projection
   * is behind, or if the chain itself is far behind its node: then there is nothing to do.
   *
   * Where lists, balances or holders lack many blocks that cannot be rolled back, a call does a piece of a run instead: it reads rows of
   * at most 2,000 transactions, or stores sorted entries. The projections have the blocks of a run when the run is ended; a killed
   * process loses one run at most.
   */
  catchUp(mostTransactions: number): Promise<CatchUp | undefined>
  /**
   * The rows that must be rebuilt from the archive: rows of another version, missing rows that the archive contains, and all rows
   * after {@link beginRebuild}. Undefined if all rows are of this version.
   */
  rebuilding(): Promise<Rebuild | undefined>
  /**
   * Starts to rebuild all rows from the archive, and all lists of these rows, unless a rebuild is already running. Complete lists
   * stay complete if this writer rebuilds all rows and finds no row in them that does not belong there; the other lists wait for
   * {@link catchUp}.
   */
  beginRebuild(): Promise<void>
  /**
   * Replaces the rows of the next blocks, given by {@link rebuilding}, and adds the entries that lists lack for them; rows that are
   * already right are not written again. Metadata of contracts and tokens stays. Resolves to the progress, or to undefined if there
   * was nothing to rebuild.
   *
   * Throws a {@link NotConsecutiveError} unless the blocks are the next ones and match the stored blocks.
   */
  rebuild(batch: Batch): Promise<Rebuild | undefined>
  /**
   * Makes all stored data of consecutive blocks, at any depth, equal to a batch in one transaction: the blocks, their rows, their
   * shares of lists, balances, holders, counters and fees, contracts and NFTs that only they show, and their archive if the batch
   * has one. Data that is already right stays. Without internal transactions in the batch the stored ones stay. The change feed
   * reports it (`repair`).
   *
   * Throws a {@link NotConsecutiveError}, with nothing changed, unless the blocks follow the stored block below them, and if they
   * are of another fork than the stored blocks above.
   *
   * @returns the false rows by block, ascending.
   */
  repair(batch: Batch, options: RepairOptions): Promise<readonly RepairedBlock[]>
  /**
   * Corrects derived data that contradicts the rows it is derived from, as found by `ChainVerification.check`: counters and sums at
   * once; lists, balances, holders and fees are rebuilt by {@link catchUp}, and are behind meanwhile.
   *
   * @returns names of the corrected tables and of the projections that are rebuilt.
   */
  repairDerived(found: readonly FoundDerived[]): Promise<readonly string[]>
  /**
   * Does one bounded step of archive maintenance: deletes blocks that need not be kept, or merges small settled chunks into a large
   * one. Call it again while there is more to do.
   *
   * @param kept - `all` blocks, at least this many of the last ones, or none (`off`).
   */
  maintainArchive(kept: ArchiveKept): Promise<ArchiveMaintenance>
  /**
   * Balances to query from contracts: first those of holders in new transfers, at most `limit` + 1, also within one block, and only
   * some for tokens about which much is known; if there are none, those of all holders of a token whose answers contradicted its
   * events, at most 400, again each day. Undefined if none is due at `now` (Unix seconds), and while the balances lack blocks.
   */
  dueBalances(limit: number, now: number): Promise<DueBalances | undefined>
  /**
   * Stores the contracts' answers about due balances, and moves the cursor past them. Balances that no node answered may be left
   * out. If the block was rolled back meanwhile, nothing is stored.
   */
  saveBalances(due: Pick<DueBalances, "block" | "step">, answers: readonly BalanceAnswer[], now: number): Promise<void>
  /** Contracts whose metadata is due at `now` (Unix seconds), oldest first. */
  dueContracts(limit: number, now: number): Promise<readonly DueContract[]>
  saveContracts(contracts: readonly ContractRow[]): Promise<void>
  /** NFTs whose metadata is due at `now` (Unix seconds): never read, to be retried, or requested by requestReindex. */
  dueTokens(limit: number, now: number): Promise<readonly DueToken[]>
  saveTokens(tokens: readonly TokenRow[]): Promise<void>
  close(): Promise<void>
}

/** The progress of the node and the indexer when a batch is stored. */
export interface AppendProgress {
  /** The node's head. */
  readonly nodeHead: number
  /**
   * The highest block that the node delivered with all of its items. Default `nodeHead`. A head that is only claimed makes no block
   * too old to be rolled back.
   */
  readonly reached?: number
  /** The highest block that the node reports as final: blocks up to it cannot be rolled back, however few blocks follow. */
  readonly settled?: number
  /**
   * Whether the call resolves as soon as the blocks are served. Lists, balances and holders at the node's head then follow in small
   * pieces, before any other method that needs them and after later blocks; if that fails they are behind, and {@link
   * ChainWriter.catchUp} completes them. Default false: the call resolves when they include the blocks.
   */
  readonly listsLater?: boolean
  /** Unix seconds. */
  readonly now: number
}

/** The progress of a rebuild of rows from the archive. */
export interface Rebuild {
  /** One or more of `rows`, `internal-transaction-rows` and `messenger-event-rows`. */
  readonly sources: readonly string[]
  /** The next block whose rows are rebuilt; above the head if all are done. */
  readonly next: number
  /** The last block stored. */
  readonly head: number
}

/** The result of one step of catching up. */
export interface CatchUp {
  /** Names of the projections. */
  readonly lists: readonly string[]
  /** The next block that the projections lack: the first of a run until it is ended; above the head if they have all, and 0 while they are emptied. */
  readonly next: number
  /** The last block stored. */
  readonly head: number
}
