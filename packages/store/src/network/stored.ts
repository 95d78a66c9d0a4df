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

/**
 * What there is of a network's own asset after its last stored blocks, in nAVAX. Of a network that is not indexed from its genesis on
 * it lacks what is not known of it.
 */
export interface StoredSupply {
  /** Of the newest block of the three chains, in Unix seconds. */
  readonly timestamp: number
  /** What the P- and the X-Chain began with. */
  readonly genesis: bigint
  /** What was paid to stakers, or added to their stakes. */
  readonly rewards: bigint
  /**
   * What transactions consumed and did not make, by chain: of the P-Chain without what they put into balances of L1 validators, of the
   * C-Chain by its atomic transactions alone.
   */
  readonly burned: Readonly<Record<PrimaryChain, bigint>>
  /** What L1 validators paid out of their balances. */
  readonly l1ValidatorFees: bigint
  /** What validators and delegators of the primary network have at stake. */
  readonly staked: bigint
  /** What cannot be spent, or only be staked, until a moment after `timestamp`; at stake or not. */
  readonly locked: bigint
  /** How far it is added up what was stored before this was kept; absent where all of it is. */
  readonly behind?: SumProgress
}

/** What the supply is added up from: the transactions of each chain, UTXOs, and who stakes now. */
export type SummedPart = PrimaryChain | "utxos" | "stakers"

/** How far a part is. */
export interface SumProgress {
  readonly part: SummedPart
  /** How many of it were added up, and how many there are: blocks of a chain, UTXOs, or 1 for those who stake. */
  readonly next: number
  readonly end: number
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

/** A validator or delegator with what a node last said of it. */
export interface StoredStaker<At extends Cursor = Cursor> extends Omit<StakerRow, "rewardAddresses"> {
  /** Where it stands in the listing that gave it. */
  readonly cursor: At
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
  /** Of a validator: what it keeps of the rewards that its active delegators get if they are rewarded; 0 of others. */
  readonly expectedFees: bigint
}

export interface StoredSubnet extends SubnetRow {
  readonly blockchains: readonly BlockchainRow[]
}

export interface StoredReward extends RewardRow {
  readonly utxoId: Uint8Array
}
