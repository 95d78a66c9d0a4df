import { maxUint64 } from "@serac/chain"
import { max, min } from "../codec/bounds.ts"
import { exponential, saturate } from "./exponential.ts"

/**
 * The clock of the C-Chain's execution from Helicon on (ACP-194): consumed gas advances its time. The gas
 * consumed beyond the target determines the price, as in ACP-176.
 */
export interface GasClock {
  /** Unix seconds. */
  readonly seconds: bigint
  /** The elapsed part of the next second, in gas: less than {@link rateOf} of the target. */
  readonly fraction: bigint
  /** Gas per second at which the price stays constant. */
  readonly target: bigint
  /** Gas consumed beyond the target. */
  readonly excess: bigint
  /** The least price, in wei per unit of gas. */
  readonly minPrice: bigint
}

/** The gas configuration that a block sets for the time after it. */
export type GasConfig = Pick<GasClock, "target" | "minPrice">

const targetToRate = 2n
const targetToPrice = 87n
const minTarget = 1_000_000n
const targetConversion = 2n ** 25n
/** With this constant an exponent of 64 bits gives prices from 1 wei to 2^64 - 1 wei. */
const priceConversion = 415_828_534_307_635_077n

/** The target in gas per second for a header's `targetExponent`. */
export const gasTarget = (exponent: bigint): bigint => exponential(minTarget, exponent, targetConversion)

/** The least price for a header's `minPriceExponent` (ACP-283), in wei per unit of gas. */
export const minPriceOf = (exponent: bigint): bigint => exponential(1n, exponent, priceConversion)

/** The clock's speed: gas per second. */
export const rateOf = (target: bigint): bigint => boundedTarget(target) * targetToRate

const boundedTarget = (target: bigint): bigint => max(min(target, maxUint64 / targetToRate), 1n)
const scalingOf = (target: bigint): bigint => saturate(target * targetToPrice)
const ceilDiv = (one: bigint, other: bigint): bigint => (one + other - 1n) / other
const priceFor = (excess: bigint, scaling: bigint): bigint => exponential(1n, excess, scaling)

/** A clock that starts at a time with a price: after the last block that was executed at its acceptance. */
export function gasClockAt(milliseconds: bigint, price: bigint, config: GasConfig): GasClock {
  const target = boundedTarget(config.target)
  return bottomed({ ...instant(milliseconds, target), ...config, target, excess: excessFor(price, scalingOf(target)) })
}

/** The clock's price of a unit of gas, in wei: the base fee. */
export function priceOf({ excess, target, minPrice }: GasClock): bigint {
  return max(minPrice, priceFor(excess, scalingOf(target)))
}

/** Advances the clock to a time, unless it is later already. Skipped time counts as unused gas. */
export function advanceClock(clock: GasClock, milliseconds: bigint): GasClock {
  const { target, excess } = clock
  const rate = rateOf(target)
  const to = instant(milliseconds, target)
  const skipped = (to.seconds - clock.seconds) * rate + to.fraction - clock.fraction
  if (skipped <= 0n) return clock
  const [seconds, fraction] = [skipped / rate, skipped % rate]
  const left = max(excess - seconds * target, 0n)
  return bottomed({ ...clock, ...to, excess: max(left - (fraction * target) / rate, 0n) })
}

/** The clock after a block has consumed gas and set its gas configuration. */
export function consumeGas(clock: GasClock, gas: bigint, config: GasConfig): GasClock {
  const rate = rateOf(clock.target)
  const ticked = clock.fraction + gas
  const excess = saturate(clock.excess + (gas * (rate - clock.target)) / rate)
  const target = boundedTarget(config.target)
  const next = rateOf(target)
  const fraction = ceilDiv((ticked % rate) * next, rate)
  return bottomed({
    seconds: clock.seconds + ticked / rate + fraction / next,
    fraction: fraction % next,
    target,
    excess: saturate(ceilDiv(excess * target, clock.target)),
    minPrice: config.minPrice,
  })
}

/** Whether the clock is after a time, in milliseconds since 1970. */
export function isPast({ seconds, fraction, target }: GasClock, milliseconds: bigint): boolean {
  const rate = rateOf(target)
  return (seconds * rate + fraction) * 1000n > milliseconds * rate
}

/** Converts a time to seconds and a fraction in gas of a target, rounded up. */
function instant(milliseconds: bigint, target: bigint): Pick<GasClock, "seconds" | "fraction"> {
  const rate = rateOf(target)
  const fraction = ceilDiv((milliseconds % 1000n) * rate, 1000n)
  return { seconds: milliseconds / 1000n + fraction / rate, fraction: fraction % rate }
}

/** Raises the excess to that of the least price, if it is lower. */
function bottomed(clock: GasClock): GasClock {
  const scaling = scalingOf(clock.target)
  if (priceFor(clock.excess, scaling) >= clock.minPrice) return clock
  return { ...clock, excess: max(clock.excess, excessFor(clock.minPrice, scaling)) }
}

/** The least excess with this price; if no excess has exactly this price, the last one below. */
function excessFor(price: bigint, scaling: bigint): bigint {
  if (price <= 1n) return 0n
  let [low, high] = [1n, maxUint64]
  while (low < high) {
    const middle = (low + high) / 2n
    if (priceFor(middle, scaling) >= price) high = middle
    else low = middle + 1n
  }
  return priceFor(low, scaling) > price ? low - 1n : low
}
