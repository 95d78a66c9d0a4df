import { FeeError } from "./fee-error.ts"
import { floored, saturated, smaller } from "./saturating.ts"

/** The gas that a chain may consume now, and the gas consumed above its target so far: `platform.getFeeState`. */
export interface GasState {
  readonly capacity: bigint
  readonly excess: bigint
}

/** The limits and refill rates of gas: `platform.getFeeConfig`. */
export interface GasLimits {
  readonly maxCapacity: bigint
  readonly maxPerSecond: bigint
  readonly targetPerSecond: bigint
}

/**
 * The state after some seconds without consumption: capacity grows to at most its maximum, excess falls to at least zero.
 *
 * @example
 * import { advanceGasState } from "@serac/chain"
 *
 * const limits = { maxCapacity: 1_000_000n, maxPerSecond: 100_000n, targetPerSecond: 50_000n }
 * advanceGasState({ capacity: 0n, excess: 400_000n }, limits, 3n) // { capacity: 300000n, excess: 250000n }
 */
export function advanceGasState(state: GasState, limits: GasLimits, seconds: bigint): GasState {
  const filled = saturated(state.capacity + limits.maxPerSecond * seconds)
  return {
    capacity: smaller(filled, limits.maxCapacity),
    excess: floored(state.excess - limits.targetPerSecond * seconds),
  }
}

/**
 * The state after a transaction has consumed gas.
 *
 * @throws {FeeError} `insufficient-capacity`
 * @example
 * import { consumeGas } from "@serac/chain"
 *
 * consumeGas({ capacity: 1_000_000n, excess: 0n }, 2000n) // { capacity: 998000n, excess: 2000n }
 */
export function consumeGas(state: GasState, gas: bigint): GasState {
  if (gas > state.capacity) {
    throw new FeeError("insufficient-capacity", `${gas} gas is more than the capacity of ${state.capacity}`)
  }
  return { capacity: state.capacity - gas, excess: saturated(state.excess + gas) }
}
