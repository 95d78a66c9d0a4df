import type { ArchiveKept, ArchiveMaintenance } from "./archive/maintain-archive.ts"
import type { BalanceAnswer, DueBalances } from "./balances/balance-answers.ts"
import type { List } from "./lists/list.ts"
import type { ContractRow, DueContract, DueToken, TokenRow } from "./metadata-port.ts"
import type { FoundDerived } from "./repair/repair-derived.ts"
import type { RepairedBlock, RepairOptions } from "./repair/repaired.ts"
import type { Batch, BlockReference } from "./rows.ts"

/** How a chain is written. */
export interface WriterOptions {
  /** How many blocks below the node's head can be rolled back. Default 256. */
  readonly reorgDepth?: number
  /** Names of the projections that are kept, lists and `balances`; the others get no more blocks. Default all. */
  readonly projections?: readonly string[] | undefined
  /** The lists that there are. Default those of this package. */
  readonly lists?: readonly List[] | undefined
  /** Versions of what rows are made of, by name, where they are not those of this package. Default none. */
  readonly rowVersions?: Readonly<Record<string, number>> | undefined
}

/** The only writer of a chain. Each method is one transaction: done whole or not at all, whatever kills the process. */
export interface ChainWriter {
  readonly chainId: string
  /** The last block stored; undefined before the first. */
  head(): Promise<BlockReference | undefined>
  /** A stored block. */
  block(number: number): Promise<BlockReference | undefined>
  /**
   * Stores consecutive blocks with their counters, contracts and tokens, and moves the checkpoint.
   *
   * Throws {@link NotConsecutiveError} unless the first follows the head by number and parent hash, each the one before it;
   * the first block of an empty chain is number 0. A block that claims to be older than the one before it is listed
   * at the time of that one, and one that claims to be more than a day after both `now` and the one before it a day after
   * the later of the two; its JSON says what the block says. Batches of thousands of rows are stored fastest.
   */
  append(batch: Batch, progress: AppendProgress): Promise<void>
  /** Forgets every block above `number`. Throws {@link ReorgTooDeepError} when one of them is settled, or too deep. */
  rollback(number: number): Promise<void>
  /**
   * Gives the projections that are furthest behind what belongs to them of the next blocks, as many as have so many transactions (and
   * eight times as many transfers or internal transactions), one at the least, from what is stored. Resolves to undefined where none is behind, or the chain itself is far behind its node: then there is nothing to do.
   */
  catchUp(mostTransactions: number): Promise<CatchUp | undefined>
  /**
   * Which rows are to be made of the archive again: those that another version made, those that the archive can tell and that are not
   * there, and all after {@link beginRebuild}. Undefined where all are as this version makes them.
   */
  rebuilding(): Promise<Rebuild | undefined>
  /**
   * Has all rows made of the archive again, and all lists of them, unless that is under way already. Lists that have all blocks stay so where
   * this writer rebuilds all of the rows and finds nothing in them that does not belong there; the others wait for {@link catchUp}.
   */
  beginRebuild(): Promise<void>
  /**
   * Stores the rows of the next blocks in the place of those that are there, as {@link rebuilding} says what is next, and what lists lack of
   * them; what is there already is not written again. What was learnt of contracts and tokens stays. Resolves to how far it is, and to undefined where
   * nothing was to be made anew.
   *
   * Throws a {@link NotConsecutiveError} unless they are the next blocks, and those that are stored.
   */
  rebuild(batch: Batch): Promise<Rebuild | undefined>
  /**
   * Has all that is stored of consecutive blocks, however deep, be what a batch says, in one transaction: the blocks, their rows, what lists,
   * balances, holders, counters and fees have of them, contracts and NFTs that they alone show, and their archive where the batch has one. What is true
   * already stays as it is. Without internal transactions in the batch those that are stored stay. The feed tells of it (`repair`).
   *
   * Throws a {@link NotConsecutiveError}, with nothing changed, unless they follow the stored block below them, and where they are of another
   * fork than what is stored above.
   *
   * @returns which rows of which blocks were false, ascending.
   */
  repair(batch: Batch, options: RepairOptions): Promise<readonly RepairedBlock[]>
  /**
   * Corrects what contradicts the rows that it is made of, as `ChainVerification.check` finds it: counters and sums at once; lists, balances, holders
   * and fees are made anew by {@link catchUp}, and are behind meanwhile.
   *
   * @returns names of tables that were corrected, and of projections that are made anew.
   */
  repairDerived(found: readonly FoundDerived[]): Promise<readonly string[]>
  /**
   * One bounded piece of what keeps the archive in shape: drops blocks that need not be kept, or makes one large chunk of small ones
   * that are settled. To be called again as long as there is more to do.
   *
   * @param kept - `all` blocks, so many of the last ones at least, or none (`off`).
   */
  maintainArchive(kept: ArchiveKept): Promise<ArchiveMaintenance>
  /**
   * Balances that contracts are to be asked for: those of holders that new transfers name, at most one more than `limit`, also where one
   * block names more, of tokens about which much is known only some; and where there are none those of all holders of a token whose answers
   * were not what its events say, 400 at most, again each day. Undefined where there are none at `now` (Unix seconds), and as long as the
   * balances lack blocks.
   */
  dueBalances(limit: number, now: number): Promise<DueBalances | undefined>
  /**
   * Stores what contracts answered about balances that were due, and goes on behind them. Those that no node answered for may be left out.
   * Where the block is undone meanwhile nothing is stored.
   */
  saveBalances(due: Pick<DueBalances, "block" | "step">, answers: readonly BalanceAnswer[], now: number): Promise<void>
  /** Contracts whose metadata is due at `now` (Unix seconds), oldest first. */
  dueContracts(limit: number, now: number): Promise<readonly DueContract[]>
  saveContracts(contracts: readonly ContractRow[]): Promise<void>
  /** NFTs whose metadata is due at `now` (Unix seconds): never read, to be tried again, or asked for by requestReindex. */
  dueTokens(limit: number, now: number): Promise<readonly DueToken[]>
  saveTokens(tokens: readonly TokenRow[]): Promise<void>
  close(): Promise<void>
}

/** How far the node and the indexer are when a batch is stored. */
export interface AppendProgress {
  /** The node's own head. */
  readonly nodeHead: number
  /**
   * The highest block that the node has given with all that is in it. Default `nodeHead`. A head that is only claimed makes
   * no block too old to be undone.
   */
  readonly reached?: number
  /** The highest block that the node calls final: blocks up to it cannot be undone any more, however few are above. */
  readonly settled?: number
  /**
   * Whether it resolves as soon as the blocks are served. What can follow them at the node's head, lists, balances and holders, follows
   * then in small pieces, before any other method that needs it and after blocks that come meanwhile; where that fails they are
   * behind, and {@link ChainWriter.catchUp} makes them. Default false: it resolves when they have the blocks.
   */
  readonly listsLater?: boolean
  /** Unix seconds. */
  readonly now: number
}

/** How far rows are that are made of the archive again. */
export interface Rebuild {
  /** Of `rows`, `internal-transaction-rows` and `messenger-event-rows` one or more. */
  readonly sources: readonly string[]
  /** The next block whose rows are to be made; above the head where all are. */
  readonly next: number
  /** The last block stored. */
  readonly head: number
}

/** What a step of catching up has done. */
export interface CatchUp {
  /** Names of the projections. */
  readonly lists: readonly string[]
  /** The next block that they lack; above the head where they have all, and 0 while they are emptied. */
  readonly next: number
  /** The last block stored. */
  readonly head: number
}
