import { max } from "../codec/bounds.ts"
import type { FeeConfig } from "../config/fee-config.ts"
import { saturate } from "./exponential.ts"

/** Gas used in each of the ten seconds before a block: the first 80 bytes of a subnet-evm header's extra data. */
export type FeeWindow = readonly bigint[]

const windowSeconds = 10

/** Length of an encoded window in bytes. */
export const windowSize = windowSeconds * 8

/** A window without used gas. */
export const emptyWindow: FeeWindow = Array.from({ length: windowSeconds }, () => 0n)

/** Parses a window from the start of a header's extra data. @throws RangeError for too few bytes. */
export function parseWindow(extra: Uint8Array): FeeWindow {
  const view = new DataView(extra.buffer, extra.byteOffset, extra.byteLength)
  return emptyWindow.map((_, at) => view.getBigUint64(at * 8))
}

/** Encodes a window in 80 bytes. */
export function encodeWindow(window: FeeWindow): Uint8Array {
  const view = new DataView(new ArrayBuffer(windowSize))
  for (const [at, gas] of window.entries()) view.setBigUint64(at * 8, gas)
  return new Uint8Array(view.buffer)
}

/** The window some seconds later, with the parent's gas in its last second before the shift. */
export function roll(window: FeeWindow, gasUsed: bigint, elapsed: number): FeeWindow {
  if (elapsed >= windowSeconds) return emptyWindow
  const added = [...window.slice(0, -1), saturate((window.at(-1) ?? 0n) + gasUsed)]
  return [...added.slice(elapsed), ...emptyWindow.slice(0, elapsed)]
}

/** The next base fee, from the parent's fee, the gas in the window, and the seconds since the parent. */
export function nextBaseFee(parentFee: bigint, window: FeeWindow, elapsed: number, config: FeeConfig): bigint {
  const total = saturate(window.reduce((sum, gas) => sum + gas, 0n))
  const { targetGas, baseFeeChangeDenominator, minBaseFee } = config
  if (total === targetGas) return parentFee
  const change = (distance: bigint) => max((parentFee * distance) / targetGas / baseFeeChangeDenominator, 1n)
  if (total > targetGas) return max(parentFee + change(total - targetGas), minBaseFee)
  const windows = max(BigInt(Math.floor(elapsed / windowSeconds)), 1n)
  return max(parentFee - change(targetGas - total) * windows, minBaseFee)
}
