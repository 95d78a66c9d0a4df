import type { PrimaryChain, StakerStatus } from "./rows.ts"

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
