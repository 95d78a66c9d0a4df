import type { ChangeRange, Changes } from "../changes/change.ts"
import type { ReadOptions } from "../location.ts"
import type { Cursor, Range } from "../range.ts"
import type { NetworkChange } from "./change.ts"
import type {
  AssetRow,
  BlockchainRow,
  L1ValidatorRow,
  NetworkBlockReference,
  PlatformState,
  PrimaryChain,
  RewardRow,
  StakerData,
  StakerRow,
  StakerStatus,
  StakingPeriodData,
  SubnetRow,
  UtxoKey,
} from "./rows.ts"

export type SortOrder = "asc" | "desc"

/** How far a chain of a primary network is stored. */
export interface NetworkChainStatus {
  readonly chain: PrimaryChain
  readonly head: NetworkBlockReference
  readonly nodeHeight: number
  /** Unix seconds when a batch was last stored. */
  readonly updatedAt: number
  readonly transactions: number
}

export interface NetworkStatus {
  readonly networkId: number
  /** Those that have a block. */
  readonly chains: readonly NetworkChainStatus[]
  /** What is missing, in words. */
  readonly notes: readonly string[]
}

/** Reads one primary network; never sees half a batch. */
export interface NetworkReader {
  readonly networkId: number
  /**
   * Names the state that is read, for caches in this process: equal versions, equal answers. It changes with every change and now
   * and then without one, is never used again, and means nothing to another `Store`. It may be some milliseconds behind.
   */
  version(): Promise<string>
  status(): Promise<NetworkStatus | undefined>
  /** What changed after a change, oldest first, as `changes` of a chain's reader tells it. */
  changes(range: ChangeRange): Promise<Changes<NetworkChange>>
  /** The `sequence` of the last change; 0 before the first. */
  lastChange(): Promise<number>
  /** The last change, and up to which block of each chain there is data then: where whoever begins to follow stands. */
  changePosition(): Promise<NetworkChangePosition>
  platform(): Promise<PlatformState | undefined>
  /** Newest first. Cursor: height. */
  blocks(chain: PrimaryChain, range: Range<readonly [number]>): Promise<readonly StoredNetworkBlock[]>
  block(chain: PrimaryChain, id: number | Uint8Array): Promise<StoredNetworkBlock | undefined>
  /** Blocks that a node proposed, newest first, as far as that is known. Cursor: height. */
  proposedBlocks(
    filter: ProposedBlockFilter,
    range: Range<readonly [number]>,
    options?: ReadOptions,
  ): Promise<readonly StoredNetworkBlock[]>
  /** Up to which height of a chain it is known who proposed its blocks; -1 where of none. */
  proposedUpTo(chain: PrimaryChain): Promise<number>
  /** Cursor: height, position in the block. */
  transactions(
    filter: NetworkTransactionFilter,
    range: Range<readonly [number, number]>,
    options?: ReadOptions,
  ): Promise<readonly StoredNetworkTransaction[]>
  transaction(id: Uint8Array): Promise<StoredNetworkTransaction | undefined>
  /** P-Chain transactions of the stakes that are active. Cursor: height, position in the block. */
  activeStaking(
    filter: ActiveStakingFilter,
    range: Range<readonly [number, number]>,
    options?: ReadOptions,
  ): Promise<readonly StoredNetworkTransaction[]>
  /** All that is staked on the primary network now. */
  stakingTotals(options?: ReadOptions): Promise<StakingTotals>
  /** UTXOs that can be consumed on a chain, each once. Cursor: time or amount (as `sortBy`, in decimal digits), UTXO ID in hexadecimal. */
  utxos(
    filter: UtxoFilter,
    range: Range<readonly [string, string]>,
    options?: ReadOptions,
  ): Promise<readonly StoredUtxo[]>
  /** What addresses own on a chain, each UTXO counted once, in groups of equal terms. */
  balances(
    chain: PrimaryChain,
    addresses: readonly Uint8Array[],
    options?: ReadOptions,
  ): Promise<readonly BalanceGroup[]>
  /** The same at a moment, in Unix seconds: after all blocks up to it. */
  balancesAt(
    chain: PrimaryChain,
    addresses: readonly Uint8Array[],
    moment: number,
    options?: ReadOptions,
  ): Promise<readonly BalanceGroup[]>
  /** What last became of a UTXO of any of the addresses by a block of a chain; undefined where none is known. */
  lastActivity(
    chain: PrimaryChain,
    addresses: readonly Uint8Array[],
    options?: ReadOptions,
  ): Promise<UtxoActivity | undefined>
  /** Of each address, in their order, the chains that have a transaction with it or a UTXO that it may consume there. */
  chainsOf(addresses: readonly Uint8Array[], options?: ReadOptions): Promise<readonly (readonly PrimaryChain[])[]>
  /** Those that are known. */
  assets(ids: readonly Uint8Array[]): Promise<readonly AssetRow[]>
  /** Cursor: what is sorted by, then block height, position, as the reader gave them. */
  validators(filter: ValidatorFilter, range: Range, options?: ReadOptions): Promise<readonly StoredStaker[]>
  /** Newest first or oldest first by block. Cursor: height, position, transaction ID in hexadecimal. */
  delegators(
    filter: DelegatorFilter,
    range: Range<readonly [number, number, string]>,
    options?: ReadOptions,
  ): Promise<readonly StoredStaker[]>
  /** Cursor: height, position, validation ID in hexadecimal. Newest first. */
  l1Validators(
    filter: L1ValidatorFilter,
    range: Range<readonly [number, number, string]>,
    options?: ReadOptions,
  ): Promise<readonly L1ValidatorRow[]>
  /** Newest first or oldest first. Cursor: height, position. The primary network is no subnet here. */
  subnets(
    order: SortOrder,
    range: Range<readonly [number, number]>,
    options?: ReadOptions,
  ): Promise<readonly StoredSubnet[]>
  subnet(id: Uint8Array): Promise<StoredSubnet | undefined>
  /** Cursor: height, position. */
  blockchains(
    order: SortOrder,
    range: Range<readonly [number, number]>,
    options?: ReadOptions,
  ): Promise<readonly BlockchainRow[]>
  blockchain(id: Uint8Array): Promise<BlockchainRow | undefined>
  /** Newest first or oldest first by the block that paid. Cursor: height, UTXO ID in hexadecimal. */
  rewards(
    filter: RewardFilter,
    range: Range<readonly [number, string]>,
    options?: ReadOptions,
  ): Promise<readonly StoredReward[]>
  /** Active stakers that would be rewarded. Cursor: height, position, transaction ID in hexadecimal. */
  pendingRewards(
    filter: RewardFilter,
    range: Range<readonly [number, number, string]>,
    options?: ReadOptions,
  ): Promise<readonly StoredStaker[]>
}

export interface StoredNetworkBlock {
  readonly height: number
  readonly json: string
}

/** Where the changes of a network are. */
export interface NetworkChangePosition {
  /** That of the last change; 0 before the first. */
  readonly sequence: number
  /** The last block stored of each chain that has one. */
  readonly heads: readonly (NetworkBlockReference & { readonly chain: PrimaryChain })[]
}

/** Which blocks of a node. */
export interface ProposedBlockFilter {
  readonly chain: PrimaryChain
  /** 20 bytes. */
  readonly nodeId: Uint8Array
  /** Only those later than, and those earlier than, both exclusive; Unix seconds. */
  readonly startTimestamp?: number | undefined
  readonly endTimestamp?: number | undefined
}

export interface NetworkTransactionFilter {
  readonly chain: PrimaryChain
  /** Only those that any of the addresses has to do with. */
  readonly addresses?: readonly Uint8Array[] | undefined
  /** Only those that move or make the asset. Not with `addresses`. */
  readonly assetId?: Uint8Array | undefined
  /** Only those of these types. */
  readonly types?: readonly string[] | undefined
  /** Only those later than, and those earlier than, both exclusive; Unix seconds. */
  readonly startTimestamp?: number | undefined
  readonly endTimestamp?: number | undefined
  readonly order: SortOrder
}

export type ActiveStakingFilter = Pick<
  NetworkTransactionFilter,
  "addresses" | "types" | "startTimestamp" | "endTimestamp" | "order"
>

/** Sums over the active stakers of the primary network. Amounts in nAVAX. */
export interface StakingTotals {
  readonly validatorCount: number
  /** What the validators staked themselves. */
  readonly validatorStake: bigint
  readonly delegatorCount: number
  readonly delegatorStake: bigint
  /** Of the validators, those that a node last said it is not connected to; with their delegators' stake. */
  readonly offlineCount: number
  readonly offlineStake: bigint
  /**
   * What all of them would earn in a year, if each earned on as in its running period: each one's potential reward, scaled to 365
   * days. Undefined where one is not known.
   */
  readonly annualReward?: bigint
}

/** Something that became of a UTXO. */
export interface UtxoActivity {
  /** Height of the block. */
  readonly height: number
  /** Unix seconds. */
  readonly timestamp: number
  /** What consumed it, made it or paid it; of a UTXO of the genesis the transaction that its ID is made of. */
  readonly txId: Uint8Array
  readonly utxoId: Uint8Array
  /** Whether it was consumed; else it came to be. */
  readonly isConsumed: boolean
}

export interface StoredNetworkTransaction {
  readonly chain: PrimaryChain
  readonly height: number
  readonly index: number
  readonly id: Uint8Array
  readonly type: string
  readonly fragment: string
  /** In the order of the inputs; one whose creation is not stored yet is left out. */
  readonly consumed: readonly StoredUtxo[]
  /** In the order of output indices, with rewards and refunds that came later. */
  readonly emitted: readonly StoredUtxo[]
  /** Of a staking transaction: what became of it. */
  readonly staker?: StakerData
  /** Of a transaction that ended a period of a validator: what became of the period; absent until that is decided. */
  readonly period?: StakingPeriodData
}

export interface UtxoFilter {
  readonly chain: PrimaryChain
  readonly addresses: readonly Uint8Array[]
  readonly assetId?: Uint8Array | undefined
  /** Inclusive. */
  readonly minAmount?: bigint | undefined
  readonly includeSpent: boolean
  readonly sortBy: "timestamp" | "amount"
  readonly order: SortOrder
}

export interface StoredUtxo extends UtxoKey {
  readonly id: Uint8Array
  readonly createdOn: PrimaryChain
  readonly consumedOn: PrimaryChain
  readonly timestamp: number
  readonly amount: bigint
  readonly staked: boolean
  readonly platformFragment?: string
  readonly fragment?: string
  readonly consumption?: {
    readonly consumingTx: Uint8Array
    readonly height: number
    readonly timestamp: number
    readonly credentials?: string
  }
}

/** UTXOs of equal terms, added up. */
export interface BalanceGroup {
  readonly assetId: Uint8Array
  readonly createdOn: PrimaryChain
  /** Unix seconds; 0 for none. */
  readonly locktime: number
  readonly stakeableLocktime: number
  readonly staked: boolean
  readonly amount: bigint
  readonly utxoCount: number
}

/** All given ones must hold; an absent one excludes nothing. Times are Unix seconds. */
export interface ValidatorFilter {
  readonly now: number
  /** Parts of the text `NodeID-...`; one must be in it. */
  readonly nodeIds?: readonly string[] | undefined
  readonly subnetId?: Uint8Array | undefined
  readonly status?: StakerStatus | undefined
  readonly minDelegationCapacity?: bigint | undefined
  readonly maxDelegationCapacity?: bigint | undefined
  readonly minTimeRemaining?: number | undefined
  readonly maxTimeRemaining?: number | undefined
  /** Per cent. Given, validations without a fee are excluded. */
  readonly minFeePercentage?: number | undefined
  readonly maxFeePercentage?: number | undefined
  readonly minUptimePerformance?: number | undefined
  readonly maxUptimePerformance?: number | undefined
  readonly sortBy: "blockIndex" | "delegationCapacity" | "timeRemaining" | "delegationFee" | "uptimePerformance"
  readonly order: SortOrder
}

export interface DelegatorFilter {
  readonly nodeIds?: readonly Uint8Array[] | undefined
  readonly rewardAddresses?: readonly Uint8Array[] | undefined
  readonly status?: "pending" | "active" | "completed" | undefined
  readonly order: SortOrder
}

export interface L1ValidatorFilter {
  readonly subnetId?: Uint8Array | undefined
  readonly nodeId?: Uint8Array | undefined
  readonly validationId?: Uint8Array | undefined
  readonly includeInactive: boolean
}

export interface RewardFilter {
  readonly addresses?: readonly Uint8Array[] | undefined
  readonly nodeIds?: readonly Uint8Array[] | undefined
  readonly order: SortOrder
}

/** A validator or delegator with what a node last said of it. */
export interface StoredStaker extends Omit<StakerRow, "rewardAddresses"> {
  /** Where it stands in the listing that gave it. */
  readonly cursor: Cursor
  /** Per cent, as last observed. */
  readonly uptime?: number
  readonly connected?: boolean
  readonly potentialReward?: bigint
  /** Unix seconds. */
  readonly observedAt?: number
  /** Of a validator: the chains that the node did not query it for; absent where the node did not say. */
  readonly benched?: readonly PrimaryChain[]
  /** All that is staked now on its subnet, validators and delegators together. */
  readonly subnetWeight: bigint
}

export interface StoredSubnet extends SubnetRow {
  readonly blockchains: readonly BlockchainRow[]
}

export interface StoredReward extends RewardRow {
  readonly utxoId: Uint8Array
}
