import type { NetworkRepair, NetworkRepairOptions } from "./repair/network-repair.ts"
import type {
  AssetRow,
  L1ValidatorRow,
  NetworkAppendProgress,
  NetworkBatch,
  NetworkBlockReference,
  PlatformState,
  PrimaryChain,
  ProposedBlock,
  StakerObservation,
  StakerRow,
  SubnetRow,
  UtxoKey,
  UtxoRow,
} from "./rows.ts"
import type { StoredNetworkBlock, SumProgress } from "./stored.ts"

/**
 * The only writer of a primary network. Each method is one transaction: applied completely or not at all, even if the process is
 * killed. Accepted blocks of these chains are final, so nothing is ever rolled back.
 */
export interface NetworkWriter {
  readonly networkId: number
  /** The last stored block of a chain; undefined before the first. */
  head(chain: PrimaryChain): Promise<NetworkBlockReference | undefined>
  /**
   * The last stored block at or below a height; undefined if there is none. For the P-Chain and the X-Chain this is the block at
   * that height; of the C-Chain only blocks that move funds between chains are stored.
   */
  blockUpTo(chain: PrimaryChain, height: number): Promise<Pick<NetworkBlockReference, "height" | "id"> | undefined>
  /**
   * Stores a batch with its UTXOs, lists and balances, and moves the chain's checkpoint.
   *
   * Throws {@link NotConsecutiveError} unless `from` is the stored head's successor (or 0) and `parentId` the head's id. Rows that
   * already exist under the same key stay, except for rows that replace.
   */
  append(batch: NetworkBatch, progress: NetworkAppendProgress): Promise<void>
  /** The state that the last append of the P-Chain saved. */
  platform(): Promise<PlatformState | undefined>
  /** Stakers that are pending or active: all stakers that the P-Chain's next blocks can change. */
  currentStakers(): Promise<readonly StakerRow[]>
  /** L1 validators that are not removed. */
  currentL1Validators(): Promise<readonly L1ValidatorRow[]>
  subnets(): Promise<readonly SubnetRow[]>
  /** The stored UTXOs among the keys, in any order. */
  utxos(keys: readonly UtxoKey[]): Promise<readonly KnownUtxo[]>
  /** The stored assets among the IDs, in any order. */
  assets(ids: readonly Uint8Array[]): Promise<readonly AssetRow[]>
  /** Adds UTXOs that a node reports and no block shows; stored UTXOs stay as they are. Returns the number of new UTXOs. */
  addUtxos(utxos: readonly UtxoRow[]): Promise<number>
  /** Inputs that consumed a UTXO which is not stored yet, oldest first, after `after`. */
  unresolved(limit: number, after?: UtxoKey): Promise<readonly UtxoKey[]>
  /** Addresses that own or owned UTXOs on a chain, ascending, after `after`. */
  addresses(chain: PrimaryChain, limit: number, after?: Uint8Array): Promise<readonly Uint8Array[]>
  /** Saves a node's observations of stakers; stakers that are not stored are ignored. */
  observe(observations: readonly StakerObservation[], now: number): Promise<void>
  /** The height up to which a chain's proposers are known, and the stored blocks above it, oldest first. */
  unproposed(chain: PrimaryChain, limit: number): Promise<UnproposedBlocks>
  /**
   * Saves the proposers of the stored blocks in a range of heights. Does nothing if more proposers became known meanwhile.
   *
   * @param range - from the height up to which proposers were known, to the height up to which they are known now
   */
  propose(chain: PrimaryChain, blocks: readonly ProposedBlock[], range: HeightRange): Promise<void>
  /**
   * Adds up the next part of the data that was stored before sums were kept (`NetworkReader.supply`): at most `limit` transactions
   * or UTXOs. Undefined if all of it was added up.
   */
  catchUpSums(limit: number): Promise<SumProgress | undefined>
  /**
   * Makes all data equal to that of a store in a directory (SQLite) that indexed the same blocks again, at any depth and in one transaction:
   * missing rows are added, others corrected or removed. Rows that are right stay, and only some rows are held in memory. The change feed
   * reports it (`repair`, and `metadata`). Nobody may write that store meanwhile.
   *
   * Throws a {@link NotConsecutiveError}, with nothing changed, unless the stores have the same last block of each chain and that store
   * knows as much: the genesis, and who proposed blocks.
   *
   * @returns the false rows.
   */
  repair(directory: string, options?: NetworkRepairOptions): Promise<NetworkRepair>
  /** Saves notes for operators about missing data, such as the genesis; `status` and `/health` show them. */
  note(words: readonly string[]): Promise<void>
  close(): Promise<void>
}

/** Blocks whose proposers are unknown. */
export interface UnproposedBlocks {
  /** The height up to which proposers are known; -1 if none is. */
  readonly after: number
  /** Oldest first. For the C-Chain, the blocks that move funds between chains. */
  readonly blocks: readonly (StoredNetworkBlock & { readonly id: Uint8Array })[]
}

/** Heights of a chain. */
export interface HeightRange {
  /** The height before the range's first. */
  readonly after: number
  /** The range's last height. */
  readonly to: number
}

/** The data of a consumed UTXO that an indexer needs. */
export interface KnownUtxo extends UtxoKey {
  readonly assetId: Uint8Array
  readonly amount: bigint
  readonly addresses: readonly Uint8Array[]
  readonly threshold: number
  /** When its owners may first consume it, and until when it can only be staked: Unix seconds, 0 for no limit; at most 2^53-1. */
  readonly locktime: number
  readonly stakeableLocktime: number
}
