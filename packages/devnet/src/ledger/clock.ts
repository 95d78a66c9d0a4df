/**
 * The time source of a ledger: real time, a fixed time, or a time that only a test advances.
 *
 * @example
 * import type { Clock } from "@serac/devnet/ledger"
 *
 * const real: Clock = { now: () => Date.now() }
 */
export interface Clock {
  /** Milliseconds since 1970. Never decreases. */
  now(): number
}

/** The clock's time in whole seconds since 1970, the unit of the primary network. */
export const clockSeconds = (clock: Clock): bigint => BigInt(Math.floor(clock.now() / 1000))
