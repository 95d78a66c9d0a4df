/**
 * What a ledger takes the time from: the real time, one that stands still, or one that only a test moves.
 *
 * @example
 * import type { Clock } from "@serac/devnet/ledger"
 *
 * const real: Clock = { now: () => Date.now() }
 */
export interface Clock {
  /** Milliseconds since 1970, never below an earlier answer. */
  now(): number
}

/** Whole seconds since 1970, as the primary network counts. */
export const clockSeconds = (clock: Clock): bigint => BigInt(Math.floor(clock.now() / 1000))
