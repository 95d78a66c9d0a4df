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
 * The only writer of a primary network. Each method is one transaction: done whole or not at all, whatever kills the process.
 * Accepted blocks of these chains are final, so nothing is ever rolled back.
 */
export interface NetworkWriter {
  readonly networkId: number
  /** The last block stored of a chain; undefined before the first. */
  head(chain: PrimaryChain): Promise<NetworkBlockReference | undefined>
  /**
   * The last stored block that is not above a height; undefined where there is none. Of the P- and the X-Chain it is the one at
   * that height; of the C-Chain only blocks that move funds between chains are stored.
   */
  blockUpTo(chain: PrimaryChain, height: number): Promise<Pick<NetworkBlockReference, "height" | "id"> | undefined>
  /**
   * Stores a batch with its UTXOs, lists and balances, and moves the chain's checkpoint.
   *
   * Throws {@link NotConsecutiveError} unless `from` is the stored head's successor (or 0) and `parentId` the head's id.
   * What is stored already of the same key is left as it is, but for rows that replace.
   */
  append(batch: NetworkBatch, progress: NetworkAppendProgress): Promise<void>
  /** What the last append of the P-Chain left to remember. */
  platform(): Promise<PlatformState | undefined>
  /** Stakers that are pending or active: all that the P-Chain's next blocks can change. */
  currentStakers(): Promise<readonly StakerRow[]>
  /** L1 validators that are not removed. */
  currentL1Validators(): Promise<readonly L1ValidatorRow[]>
  subnets(): Promise<readonly SubnetRow[]>
  /** Those of the UTXOs that are stored, in any order. */
  utxos(keys: readonly UtxoKey[]): Promise<readonly KnownUtxo[]>
  /** Those of the assets that are stored, in any order. */
  assets(ids: readonly Uint8Array[]): Promise<readonly AssetRow[]>
  /** UTXOs that no block shows, as a node reports them; those already stored are left as they are. Returns how many were new. */
  addUtxos(utxos: readonly UtxoRow[]): Promise<number>
  /** Inputs that consumed a UTXO which is not stored (yet), oldest first, after `after`. */
  unresolved(limit: number, after?: UtxoKey): Promise<readonly UtxoKey[]>
  /** Addresses that own or owned anything on a chain, ascending, after `after`. */
  addresses(chain: PrimaryChain, limit: number, after?: Uint8Array): Promise<readonly Uint8Array[]>
  /** Keeps what a node says of stakers; those that are not stored are left out. */
  observe(observations: readonly StakerObservation[], now: number): Promise<void>
  /** Up to which height of a chain it is known who proposed its blocks, and the stored blocks above it, oldest first. */
  unproposed(chain: PrimaryChain, limit: number): Promise<UnproposedBlocks>
  /**
   * Says who proposed the stored blocks above what was known, up to a height. Does nothing where more has become known meanwhile.
   *
   * @param range - from the height up to which it was known, to that up to which it is known now
   */
  propose(chain: PrimaryChain, blocks: readonly ProposedBlock[], range: HeightRange): Promise<void>
  /**
   * Adds up the next of what was stored before sums were kept (`NetworkReader.supply`): at most `limit` transactions or UTXOs.
   * Undefined where all that is stored was added up.
   */
  catchUpSums(limit: number): Promise<SumProgress | undefined>
  /** Words for operators on what is missing, such as the genesis; shown by `status` and `/health`. */
  note(words: readonly string[]): Promise<void>
  close(): Promise<void>
}

/** Blocks of which it is not known who proposed them. */
export interface UnproposedBlocks {
  /** Up to which height it is known; -1 where of none. */
  readonly after: number
  /** Oldest first. Of the C-Chain those that move funds between chains. */
  readonly blocks: readonly (StoredNetworkBlock & { readonly id: Uint8Array })[]
}

/** Heights of a chain. */
export interface HeightRange {
  /** The one before the first. */
  readonly after: number
  /** The last. */
  readonly to: number
}

/** What an indexer must know of a UTXO that is consumed. */
export interface KnownUtxo extends UtxoKey {
  readonly assetId: Uint8Array
  readonly amount: bigint
  readonly addresses: readonly Uint8Array[]
  readonly threshold: number
  /** From when on its owners may consume it, and until when for staking alone: Unix seconds, 0 for always; at most 2^53-1. */
  readonly locktime: number
  readonly stakeableLocktime: number
}
