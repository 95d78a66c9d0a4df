import type { Hex } from "../codec/hex.ts"
import type { GasClock } from "../fees/gas-clock.ts"

/**
 * The outcome of a block's execution that its header does not contain: from Helicon on, a C-Chain block is executed after it is
 * accepted, and a later block's header settles the outcome.
 */
export interface Execution {
  /** The state root after the block. */
  readonly stateRoot: Hex
  /** The price paid for a unit of gas, in wei; the header has the highest possible price. */
  readonly baseFee: bigint
  /** The end of the execution, according to the consumed gas. */
  readonly clock: GasClock
  /** The end of the execution if every transaction had consumed its gas limit; it bounds the next base fee. */
  readonly latestClock: GasClock
}
