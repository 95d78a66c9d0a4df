import type { Range } from "../../range.ts"
import type { L1ValidatorFilter, ProposedBlockFilter, RewardFilter, SortOrder, UtxoFilter } from "../filters.ts"
import type { NetworkReader } from "../reader-port.ts"

const always = () => true
/** The largest page of most lists, and one row more. */
const usualLimit = 101
const isLong = (_order: SortOrder, { limit }: Range) => limit > usualLimit

/**
 * Methods of a network's reader whose work grows with what is asked for, or with what strangers have stored, and when it does.
 * All else is a range of an index or a few rows.
 */
const costlyReads = {
  proposedBlocks: (_: ProposedBlockFilter, { limit }: Range) => limit > usualLimit,
  // Each shows all that it consumes and emits.
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
  // One of the two is looked for in the list of the other.
  l1Validators: ({ subnetId, nodeId }: L1ValidatorFilter) => subnetId !== undefined && nodeId !== undefined,
  subnets: isLong,
  blockchains: isLong,
  rewards: ({ addresses = [], nodeIds = [] }: RewardFilter) => addresses.length + nodeIds.length !== 1,
  pendingRewards: always,
} satisfies { readonly [Name in keyof NetworkReader]?: (...args: never) => boolean }

/** One of them, by the method's name. */
export type CostlyRead = keyof typeof costlyReads

/** Whether a call may take long. */
export function isCostly({ read, args }: CostlyCall): boolean {
  return (costlyReads[read] as (...args: readonly unknown[]) => boolean)(...args)
}

/** A call of a read, as plain data. */
export interface CostlyCall {
  readonly networkId: number
  readonly read: CostlyRead
  readonly args: readonly unknown[]
}

/** Runs costly reads so that they hold up nothing else and end in time. */
export interface CostlyReads {
  /**
   * Resolves to what the read finds. Rejects with StatementTimeoutError when it takes too long, and with the reason of `signal`
   * when that aborts; the read is stopped then.
   *
   * @param here - does the read on this thread, for engines that wait for their database without holding it up
   */
  run<Result>(
    call: CostlyCall,
    here: (signal: AbortSignal) => Promise<Result>,
    signal: AbortSignal | undefined,
  ): Promise<Result>
}
