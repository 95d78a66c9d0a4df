import type { Cursor } from "../range.ts"
import type {
  BlockchainRow,
  NetworkBlockReference,
  PrimaryChain,
  RewardRow,
  StakerData,
  StakerRow,
  StakingPeriodData,
  SubnetRow,
  UtxoKey,
} from "./rows.ts"

/** The indexing progress of a chain of a primary network. */
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
  /** The chains that have a block. */
  readonly chains: readonly NetworkChainStatus[]
  /** Missing data, in words. */
  readonly notes: readonly string[]
}

export interface StoredNetworkBlock {
  readonly height: number
  readonly json: string
}

/** The position in a network's changes. */
export interface NetworkChangePosition {
  /** The sequence of the last change; 0 before the first. */
  readonly sequence: number
  /** The last stored block of each chain that has one. */
  readonly heads: readonly (NetworkBlockReference & { readonly chain: PrimaryChain })[]
}

/** Sums over the active stakers of the primary network. Amounts in nAVAX. */
export interface StakingTotals {
  readonly validatorCount: number
  /** The validators' own stake. */
  readonly validatorStake: bigint
  readonly delegatorCount: number
  readonly delegatorStake: bigint
  /** The validators that a node last reported as disconnected; the stake includes their delegators'. */
  readonly offlineCount: number
  readonly offlineStake: bigint
  /**
   * The stakers' total reward per year at the rate of their running periods: each potential reward scaled to 365 days. Undefined if
   * one of them is unknown.
   */
  readonly annualReward?: bigint
}

/**
 * The supply of a network's own asset after its last stored blocks, in nAVAX. For a network that is not indexed from its genesis it
 * lacks the unknown amounts.
 */
export interface StoredSupply {
  /** Timestamp of the newest block of the three chains, in Unix seconds. */
  readonly timestamp: number
  /** The genesis supply of the P-Chain and the X-Chain. */
  readonly genesis: bigint
  /** Rewards paid to stakers or added to their stakes. */
  readonly rewards: bigint
  /**
   * Amounts that transactions consumed and did not produce, by chain: for the P-Chain without deposits into balances of L1
   * validators, for the C-Chain by its atomic transactions alone.
   */
  readonly burned: Readonly<Record<PrimaryChain, bigint>>
  /** Fees that L1 validators paid from their balances. */
  readonly l1ValidatorFees: bigint
  /** The stake of the validators and delegators of the primary network. */
  readonly staked: bigint
  /** Amounts that cannot be spent, or can only be staked, until a moment after `timestamp`; staked or not. */
  readonly locked: bigint
  /** The progress of adding up data that was stored before sums were kept; absent when all of it is added up. */
  readonly behind?: SumProgress
}

/** The parts of the supply: the transactions of each chain, UTXOs, and the current stakers. */
export type SummedPart = PrimaryChain | "utxos" | "stakers"

/** The progress of a part. */
export interface SumProgress {
  readonly part: SummedPart
  /** How many items were added up, and how many exist: blocks of a chain, UTXOs, or 1 for the stakers. */
  readonly next: number
  readonly end: number
}

/** The creation or consumption of a UTXO. */
export interface UtxoActivity {
  /** Height of the block. */
  readonly height: number
  /** Unix seconds. */
  readonly timestamp: number
  /** The transaction that consumed, created or paid the UTXO; for a UTXO of the genesis the transaction that its ID is derived from. */
  readonly txId: Uint8Array
  readonly utxoId: Uint8Array
  /** True if the UTXO was consumed, false if it was created. */
  readonly isConsumed: boolean
}

export interface StoredNetworkTransaction {
  readonly chain: PrimaryChain
  readonly height: number
  readonly index: number
  readonly id: Uint8Array
  readonly type: string
  readonly fragment: string
  /** Consumed UTXOs in the order of the inputs; a UTXO whose creation is not stored yet is left out. */
  readonly consumed: readonly StoredUtxo[]
  /** Created UTXOs in the order of output indices, with rewards and refunds that were paid later. */
  readonly emitted: readonly StoredUtxo[]
  /** For a staking transaction: the stake's outcome. */
  readonly staker?: StakerData
  /** For a transaction that ended a validator's period: the period's outcome; absent until it is decided. */
  readonly period?: StakingPeriodData
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

/** A validator or delegator with a node's last observation of it. */
export interface StoredStaker<At extends Cursor = Cursor> extends Omit<StakerRow, "rewardAddresses"> {
  /** The staker's position in the listing that returned it. */
  readonly cursor: At
  /** Per cent, as last observed. */
  readonly uptime?: number
  readonly connected?: boolean
  readonly potentialReward?: bigint
  /** Unix seconds. */
  readonly observedAt?: number
  /** For a validator: the chains that the node benched it on; absent if the node did not report them. */
  readonly benched?: readonly PrimaryChain[]
  /** The total stake on its subnet now, validators and delegators together. */
  readonly subnetWeight: bigint
  /** For a validator: its share of its active delegators' rewards, if they are rewarded; 0 for others. */
  readonly expectedFees: bigint
}

export interface StoredSubnet extends SubnetRow {
  readonly blockchains: readonly BlockchainRow[]
}

export interface StoredReward extends RewardRow {
  readonly utxoId: Uint8Array
}
