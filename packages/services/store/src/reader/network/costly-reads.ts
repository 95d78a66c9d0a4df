/**
 * Methods of a network's reader whose work grows with what is asked for, or with what strangers have stored. All others are
 * a range of an index or a few rows.
 */
export const costlyReads = [
  "transactions",
  "utxos",
  "balances",
  "validators",
  "delegators",
  "l1Validators",
  "subnets",
  "blockchains",
  "rewards",
  "pendingRewards",
] as const

/** One of them, by the method's name. */
export type CostlyRead = (typeof costlyReads)[number]

/** A call of a costly read, as plain data. */
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
