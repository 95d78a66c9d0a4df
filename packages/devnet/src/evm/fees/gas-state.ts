import { max, min } from "../codec/bounds.ts"
import { exponential, saturate } from "./exponential.ts"

/** The C-Chain's fee state between two blocks (ACP-176): the first 24 bytes of a header's extra data. */
export interface GasState {
  /** Gas that the next block may use. */
  readonly capacity: bigint
  /** Gas used beyond the target; the price grows exponentially with it. */
  readonly excess: bigint
  /** The exponent of the gas target. */
  readonly targetExcess: bigint
}

/** Length of an encoded state in bytes. */
export const gasStateSize = 24

const minTarget = 1_000_000n
const targetConversion = 1024n * 32_768n
const maxTargetChange = 32_768n
const minGasPrice = 1n
const secondsToFill = 5n
const targetToMax = 2n
const targetToPrice = 87n

/** The state before the first block. */
export const initialGasState: GasState = { capacity: 0n, excess: 0n, targetExcess: 0n }

/** Parses a state from the start of a header's extra data. @throws RangeError for too few bytes. */
export function parseGasState(extra: Uint8Array): GasState {
  const view = new DataView(extra.buffer, extra.byteOffset, extra.byteLength)
  return { capacity: view.getBigUint64(0), excess: view.getBigUint64(8), targetExcess: view.getBigUint64(16) }
}

/** Encodes a state in 24 bytes. */
export function encodeGasState({ capacity, excess, targetExcess }: GasState): Uint8Array {
  const view = new DataView(new ArrayBuffer(gasStateSize))
  view.setBigUint64(0, capacity)
  view.setBigUint64(8, excess)
  view.setBigUint64(16, targetExcess)
  return new Uint8Array(view.buffer)
}

/** Gas per second at which the price stays constant. */
export const gasTarget = ({ targetExcess }: GasState): bigint => exponential(minTarget, targetExcess, targetConversion)

/** The maximum gas of a block: the gas limit in the header. */
export const maxCapacity = (state: GasState): bigint => saturate(gasTarget(state) * targetToMax * secondsToFill)

/** The price in wei per unit of gas. */
export const gasPriceOf = (state: GasState): bigint =>
  exponential(minGasPrice, state.excess, saturate(gasTarget(state) * targetToPrice))

/** The state some milliseconds later, with more capacity and less excess. */
export function advance(state: GasState, milliseconds: bigint): GasState {
  const perMillisecond = gasTarget(state) / 1000n
  const capacity = state.capacity + perMillisecond * targetToMax * milliseconds
  return {
    ...state,
    capacity: min(capacity, maxCapacity(state)),
    excess: max(state.excess - perMillisecond * milliseconds, 0n),
  }
}

/** The state after a block has used gas. @throws RangeError for more gas than the capacity. */
export function consumeGas(state: GasState, gas: bigint): GasState {
  if (gas > state.capacity) throw new RangeError("insufficient capacity")
  return { ...state, capacity: state.capacity - gas, excess: saturate(state.excess + gas) }
}

/** The state with its target moved towards the wish, by at most the change that one block may make. */
export function moveTarget(state: GasState, desired: bigint): GasState {
  const targetExcess = max(min(desired, state.targetExcess + maxTargetChange), state.targetExcess - maxTargetChange)
  const moved = { ...state, targetExcess }
  const excess = saturate((state.excess * gasTarget(moved)) / gasTarget(state))
  return { capacity: min(state.capacity, maxCapacity(moved)), excess, targetExcess }
}
