import type { PrimaryChain, StakerStatus } from "./rows.ts"

/** Smallest or oldest first, or largest or newest first. */
export type SortOrder = "asc" | "desc"

/** Which blocks of a node. */
export interface ProposedBlockFilter {
  readonly chain: PrimaryChain
  /** 20 bytes. */
  readonly nodeId: Uint8Array
  /** Only those later than, and those earlier than, both exclusive; Unix seconds. */
  readonly startTimestamp?: number | undefined
  readonly endTimestamp?: number | undefined
}

/** Which transactions of a chain. All given ones must hold; an absent one excludes nothing. */
export interface NetworkTransactionFilter {
  readonly chain: PrimaryChain
  /** Only those that any of the addresses has to do with. */
  readonly addresses?: readonly Uint8Array[] | undefined
  /** Only those that move or make the asset. Not with `addresses`. */
  readonly assetId?: Uint8Array | undefined
  /** Only those that began or changed this L1 validation. Not with `assetId`. */
  readonly validationId?: Uint8Array | undefined
  /** Only those of these types. */
  readonly types?: readonly string[] | undefined
  /** Only those later than, and those earlier than, both exclusive; Unix seconds. */
  readonly startTimestamp?: number | undefined
  readonly endTimestamp?: number | undefined
  readonly order: SortOrder
}

/** Which transactions that stake now. */
export type ActiveStakingFilter = Pick<
  NetworkTransactionFilter,
  "addresses" | "types" | "startTimestamp" | "endTimestamp" | "order"
>

/** Which UTXOs of addresses. */
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
  /** Per cent. Given, validations whose uptime no node measured are excluded. */
  readonly minUptimePerformance?: number | undefined
  readonly maxUptimePerformance?: number | undefined
  readonly sortBy: "blockIndex" | "delegationCapacity" | "timeRemaining" | "delegationFee" | "uptimePerformance"
  readonly order: SortOrder
}

/** Which delegators. All given ones must hold; an absent one excludes nothing. IDs and addresses are 20 bytes. */
export interface DelegatorFilter {
  readonly nodeIds?: readonly Uint8Array[] | undefined
  readonly rewardAddresses?: readonly Uint8Array[] | undefined
  readonly status?: "pending" | "active" | "completed" | undefined
  readonly order: SortOrder
}

/** Which validators of L1s. All given ones must hold; an absent one excludes nothing. */
export interface L1ValidatorFilter {
  readonly subnetId?: Uint8Array | undefined
  readonly nodeId?: Uint8Array | undefined
  readonly validationId?: Uint8Array | undefined
  readonly includeInactive: boolean
}

/** Which rewards: those of any of the addresses and any of the nodes, each 20 bytes; an absent one excludes nothing. */
export interface RewardFilter {
  readonly addresses?: readonly Uint8Array[] | undefined
  readonly nodeIds?: readonly Uint8Array[] | undefined
  readonly order: SortOrder
}
