import type { PrimaryChain, StakerStatus } from "./rows.ts"

/** `asc`: smallest or oldest first. `desc`: largest or newest first. */
export type SortOrder = "asc" | "desc"

/** Selects blocks that a node proposed. */
export interface ProposedBlockFilter {
  readonly chain: PrimaryChain
  /** 20 bytes. */
  readonly nodeId: Uint8Array
  /** Only blocks after `startTimestamp` and before `endTimestamp`, both exclusive; Unix seconds. */
  readonly startTimestamp?: number | undefined
  readonly endTimestamp?: number | undefined
}

/** Selects transactions of a chain. All given conditions must hold; an absent condition excludes nothing. */
export interface NetworkTransactionFilter {
  readonly chain: PrimaryChain
  /** Only transactions that involve any of the addresses. */
  readonly addresses?: readonly Uint8Array[] | undefined
  /** Only transactions that move or create the asset. Not with `addresses`. */
  readonly assetId?: Uint8Array | undefined
  /** Only transactions that started or changed this L1 validation. Not with `assetId`. */
  readonly validationId?: Uint8Array | undefined
  /** Only transactions of these types. */
  readonly types?: readonly string[] | undefined
  /** Only transactions after `startTimestamp` and before `endTimestamp`, both exclusive; Unix seconds. */
  readonly startTimestamp?: number | undefined
  readonly endTimestamp?: number | undefined
  readonly order: SortOrder
}

/** Selects transactions of active stakes. */
export type ActiveStakingFilter = Pick<
  NetworkTransactionFilter,
  "addresses" | "types" | "startTimestamp" | "endTimestamp" | "order"
>

/** Selects UTXOs of addresses. */
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

/** Selects validators. All given conditions must hold; an absent condition excludes nothing. Times are Unix seconds. */
export interface ValidatorFilter {
  readonly now: number
  /** Parts of the text `NodeID-...`; the node ID must contain one of them. */
  readonly nodeIds?: readonly string[] | undefined
  readonly subnetId?: Uint8Array | undefined
  readonly status?: StakerStatus | undefined
  readonly minDelegationCapacity?: bigint | undefined
  readonly maxDelegationCapacity?: bigint | undefined
  readonly minTimeRemaining?: number | undefined
  readonly maxTimeRemaining?: number | undefined
  /** Per cent. If given, validations without a fee are excluded. */
  readonly minFeePercentage?: number | undefined
  readonly maxFeePercentage?: number | undefined
  /** Per cent. If given, validations without a measured uptime are excluded. */
  readonly minUptimePerformance?: number | undefined
  readonly maxUptimePerformance?: number | undefined
  readonly sortBy: "blockIndex" | "delegationCapacity" | "timeRemaining" | "delegationFee" | "uptimePerformance"
  readonly order: SortOrder
}

/** Selects delegators. All given conditions must hold; an absent condition excludes nothing. IDs and addresses are 20 bytes. */
export interface DelegatorFilter {
  readonly nodeIds?: readonly Uint8Array[] | undefined
  readonly rewardAddresses?: readonly Uint8Array[] | undefined
  readonly status?: "pending" | "active" | "completed" | undefined
  readonly order: SortOrder
}

/** Selects L1 validators. All given conditions must hold; an absent condition excludes nothing. */
export interface L1ValidatorFilter {
  readonly subnetId?: Uint8Array | undefined
  readonly nodeId?: Uint8Array | undefined
  readonly validationId?: Uint8Array | undefined
  readonly includeInactive: boolean
}

/** Selects rewards of any of the addresses and any of the nodes, each 20 bytes; an absent condition excludes nothing. */
export interface RewardFilter {
  readonly addresses?: readonly Uint8Array[] | undefined
  readonly nodeIds?: readonly Uint8Array[] | undefined
  readonly order: SortOrder
}
