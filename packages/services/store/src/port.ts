import type { Change, ChangePosition, ChangeRange, Changes } from "./changes/index.ts"
import type { StoreLocation } from "./location.ts"
import type { ContractRow, DueContract, DueToken, ErcType, TokenRow } from "./metadata-port.ts"
import type { NetworkReader, NetworkStatus } from "./network/reader-port.ts"
import type { NetworkWriter } from "./network/writer-port.ts"
import type { IndexedSubject, IndexerReport, QuarantinedBlock } from "./reports/index.ts"
import type { Batch, BlockReference, Hex, TransferStandard } from "./rows.ts"

export type * from "./changes/index.ts"
export type * from "./location.ts"
export type * from "./metadata-port.ts"

/** All indexed data: one chain beside the other, and what belongs to none. */
export interface Store {
  readonly location: StoreLocation
  /** Reads a chain. Reading a chain that was never indexed gives empty lists. */
  chain(chainId: string): ChainReader
  /** Takes the chain's writer lock. Throws {@link ChainLockedError} when another process or thread holds it. */
  openWriter(chainId: string, options?: WriterOptions): Promise<ChainWriter>
  /** The chains that have ever been indexed here. */
  chains(): Promise<readonly ChainStatus[]>
  /** Reads a primary network, by its network ID. Reading one that was never indexed gives empty lists. */
  network(networkId: number): NetworkReader
  /** Takes the network's writer lock. Throws {@link ChainLockedError} when another process or thread holds it. */
  openNetworkWriter(networkId: number): Promise<NetworkWriter>
  /** The primary networks that have ever been indexed here. */
  networks(): Promise<readonly NetworkStatus[]>
  /** Keeps what indexers say of themselves, in the place of what they said before. */
  saveReports(reports: readonly IndexerReport[]): Promise<void>
  /** What every indexer last said; one that ended without a word is known by the age of its report. */
  reports(): Promise<readonly IndexerReport[]>
  /** Forgets what the indexer of a chain said. */
  deleteReport(subject: IndexedSubject): Promise<void>
  /** Blocks of a chain that could not be read, ascending. */
  quarantined(subject: IndexedSubject): Promise<readonly QuarantinedBlock[]>
  /** Sets a block aside that cannot be read, or renews what is known of it; when it was first seen stays. */
  quarantine(block: QuarantinedBlock): Promise<void>
  /** Forgets the blocks of a chain that were set aside up to a number: they are stored. Resolves to how many there were. */
  release(subject: IndexedSubject, number: number): Promise<number>
  /**
   * How far the replica is behind from which lists are read; undefined without one, or where `replicaUrl` names a server that is
   * no standby. Throws {@link StoreConnectionError} when either server cannot be reached.
   */
  replicaLag(): Promise<ReplicaLag | undefined>
  /** A random secret of 32 bytes made with the store, for signing page tokens. */
  secret(): Promise<Uint8Array>
  /**
   * Asks for an NFT's metadata to be read again, unless that was asked within the hour before `now` (Unix seconds).
   * Resolves to 0 when it is granted, else to the seconds until it can be.
   */
  requestReindex(chainId: string, contract: Hex, tokenId: Hex, now: number): Promise<number>
  /** Bytes on disk: of the directory, or of the database with whatever else is in it. Takes a while where there are many files. */
  size(): Promise<number>
  close(): Promise<void>
}

/** How far a replica is behind its primary. */
export interface ReplicaLag {
  /** Of the primary's log, written and not replayed yet. */
  readonly bytes: number
  /**
   * Since the last transaction was committed that the replica has replayed, by the two servers' clocks; 0 while nothing is missing,
   * absent before the first one.
   */
  readonly seconds?: number
}

export interface WriterOptions {
  /** How many blocks below the node's head can be rolled back. Default 256. */
  readonly reorgDepth?: number
}

export interface ChainStatus {
  readonly chainId: string
  readonly head: BlockReference
  /** The node's own head when the last blocks were stored. */
  readonly nodeHead: number
  /** Unix seconds when blocks were last stored. */
  readonly updatedAt: number
  readonly transactions: number
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
  /** Unix seconds. */
  readonly now: number
}

/** Position of an item in its list. A list continues right after it, whatever was added before it meanwhile. */
export type Cursor = readonly (number | string)[]

/** A stretch of a list: at most `limit` items after `after`, or from the beginning. */
export interface Range<At extends Cursor = Cursor> {
  readonly after?: At | undefined
  readonly limit: number
}

export interface BlockRange {
  /** Inclusive. */
  readonly startBlock?: number | undefined
  /** Exclusive. */
  readonly endBlock?: number | undefined
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
  /** Cursor: block number, position in the block. */
  transactions(
    range: Range<readonly [number, number]> & { readonly succeeded?: boolean | undefined },
  ): Promise<readonly StoredTransaction[]>
  /**
   * Transactions below a moment, for lists over several chains: those with a timestamp below `timestamp`, and those at
   * `timestamp` too where `inclusive`. No cursor: the caller continues from the items themselves.
   */
  transactionsUpTo(
    moment: { readonly timestamp: number; readonly inclusive: boolean },
    range: { readonly limit: number; readonly succeeded?: boolean | undefined },
  ): Promise<readonly StoredTransaction[]>
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
  /** Tokens of a contract by token ID, ascending. Cursor: token ID. */
  tokens(contract: Hex, range: Range<readonly [Hex]>): Promise<readonly StoredToken[]>
  token(contract: Hex, tokenId: Hex): Promise<StoredToken | undefined>
  /** What is known of contracts; those of which nothing is known are left out. */
  contracts(addresses: readonly Hex[]): Promise<readonly StoredContract[]>
  /** Counters per minute or UTC day that has blocks, newest first. Cursor: start in Unix seconds. */
  counters(period: "minute" | "day", range: Range<readonly [number]>): Promise<readonly Counter[]>
}

export interface StoredBlock {
  readonly number: number
  readonly json: string
}

export interface StoredTransaction {
  readonly blockNumber: number
  readonly index: number
  /** Unix seconds; never below that of an earlier block nor far in the future, whatever the blocks say. */
  readonly timestamp: number
  /** As it was stored; `fillHoles` makes its JSON. */
  readonly fragment: string
}

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

export interface StoredDeployment {
  readonly blockNumber: number
  readonly transactionIndex: number
  readonly sequence: number
  readonly address: Hex
  readonly transactionHash: Hex
  readonly deployer: Hex
  readonly deployerContract?: Hex
}

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

export interface StoredContract {
  readonly address: Hex
  /** Absent until it was read. */
  readonly ercType?: ErcType
  readonly name?: string
  readonly symbol?: string
  readonly decimals?: number
}

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
