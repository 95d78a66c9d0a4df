import type { Range } from "../../range.ts"
import type { L1ValidatorFilter, ProposedBlockFilter, RewardFilter, SortOrder, UtxoFilter } from "../filters.ts"
import type { NetworkReader } from "../reader-port.ts"

const always = () => true
/** The largest page of most lists, plus one row. */
const usualLimit = 101
const isLong = (_order: SortOrder, { limit }: Range) => limit > usualLimit

/**
 * Methods of a network's reader whose cost grows with the request or with stored data, and the condition for it. All other methods
 * read a range of an index or a few rows.
 */
const costlyReads = {
  proposedBlocks: (_: ProposedBlockFilter, { limit }: Range) => limit > usualLimit,
  // Each transaction includes all UTXOs that it consumes and emits.
  transactions: always,
  utxos: ({ addresses, minAmount }: UtxoFilter, { limit }: Range) =>
    addresses.length > 1 || minAmount !== undefined || limit > usualLimit,
  balances: always,
  balancesAt: always,
  activeStaking: always,
  lastActivity: always,
  chainsOf: ([, second]: readonly Uint8Array[]) => second !== undefined,
  stakingTotals: always,
  validators: always,
  delegators: always,
  // With both filters, one is searched in the list of the other.
  l1Validators: ({ subnetId, nodeId }: L1ValidatorFilter) => subnetId !== undefined && nodeId !== undefined,
  subnets: isLong,
  blockchains: isLong,
  rewards: ({ addresses = [], nodeIds = [] }: RewardFilter) => addresses.length + nodeIds.length !== 1,
  pendingRewards: always,
} satisfies { readonly [Name in keyof NetworkReader]?: (...args: never) => boolean }

/** The name of a slow read's method. */
export type CostlyRead = keyof typeof costlyReads

/** Whether a call may be slow. */
export function isCostly({ read, args }: CostlyCall): boolean {
  return (costlyReads[read] as (...args: readonly unknown[]) => boolean)(...args)
}

/** A call of a read, as plain data. */
export interface CostlyCall {
  readonly networkId: number
  readonly read: CostlyRead
  readonly args: readonly unknown[]
}

/** Runs slow reads so that they block nothing else and end in time. */
export interface CostlyReads {
  /**
   * Resolves to the read's result. Rejects with StatementTimeoutError when the read takes too long, and with the reason of `signal`
   * when that aborts; the read is then stopped.
   *
   * @param here - runs the read on this thread, for engines whose database calls do not block it
   */
  run<Result>(
    call: CostlyCall,
    here: (signal: AbortSignal) => Promise<Result>,
    signal: AbortSignal | undefined,
  ): Promise<Result>
}
