import type { Hex } from "../codec/hex.ts"
import type { GasClock } from "../fees/gas-clock.ts"

/**
 * What the execution of a block came to that its header does not say: from Helicon on, a C-Chain's block is executed after it is
 * accepted, and a later block's header settles the outcome.
 */
export interface Execution {
  /** The root of the state after it. */
  readonly stateRoot: Hex
  /** What was paid for a unit of gas, in wei; the header's is the most that it could have been. */
  readonly baseFee: bigint
  /** When it was done, by the gas that was consumed. */
  readonly clock: GasClock
  /** When it would have been done at the latest, had every transaction consumed all its gas: what the next base fee cannot exceed. */
  readonly latestClock: GasClock
}
