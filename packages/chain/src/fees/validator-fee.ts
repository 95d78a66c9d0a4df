import { gasPrice } from "./gas-price.ts"
import { assertUint64, floored, saturated } from "./saturating.ts"

/** The number of L1 validators now, and the excess above the target so far: `platform.getValidatorFeeState`. */
export interface ValidatorFeeState {
  /** Active L1 validators of the whole network. */
  readonly current: bigint
  /** Validators above the target, times seconds. */
  readonly excess: bigint
}

/** The parameters of the fee of L1 validators: `platform.getValidatorFeeConfig`. */
export interface ValidatorFeeConfig {
  /** The number of active L1 validators at which the price stays constant. */
  readonly target: bigint
  /** nAVAX per second. */
  readonly minPrice: bigint
  readonly excessConversionConstant: bigint
}

/**
 * The state after some seconds with the same number of validators.
 *
 * @example
 * import { advanceValidatorFee } from "@serac/chain"
 *
 * const config = { target: 10_000n, minPrice: 512n, excessConversionConstant: 1_246_488_515n }
 * advanceValidatorFee({ current: 15_000n, excess: 1_000_000n }, config, 3600n).excess // 19000000n
 */
export function advanceValidatorFee(
  state: ValidatorFeeState,
  config: Pick<ValidatorFeeConfig, "target">,
  seconds: bigint,
): ValidatorFeeState {
  const { current, excess } = state
  return { current, excess: floored(saturated(excess + (current - config.target) * seconds)) }
}

/** Consecutive seconds with the same price. */
interface PriceStretch {
  readonly price: bigint
  readonly seconds: bigint
}

/**
 * The prices of the coming seconds, each at the price at its end. If a price lasts, as for days on a network
 * near its target, a binary search finds the end instead of a step for each second.
 */
function* stretches(state: ValidatorFeeState, config: ValidatorFeeConfig, seconds: bigint): Generator<PriceStretch> {
  const { minPrice, excessConversionConstant } = config
  const priceAfter = (elapsed: bigint) =>
    gasPrice({ minPrice, excess: advanceValidatorFee(state, config, elapsed).excess, excessConversionConstant })
  for (let passed = 0n; passed < seconds; ) {
    const price = priceAfter(passed + 1n)
    const atLimit = state.current === config.target || (state.current < config.target && price === minPrice)
    if (atLimit) return yield { price, seconds: seconds - passed }
    let same = passed + 1n
    let step = 1n
    while (same + step <= seconds && priceAfter(same + step) === price) {
      same += step
      step *= 2n
    }
    for (; step > 0n; step /= 2n) if (same + step <= seconds && priceAfter(same + step) === price) same += step
    yield { price, seconds: same - passed }
    passed = same
  }
}

/**
 * The fee of one L1 validator over the coming seconds, in nAVAX, for a constant number of validators. At most 2^64 - 1.
 *
 * @throws {RangeError} when a number is not a u64
 * @example
 * import { validatorFeeCost } from "@serac/chain"
 *
 * const config = { target: 10_000n, minPrice: 512n, excessConversionConstant: 1_246_488_515n }
 * validatorFeeCost({ current: 100n, excess: 0n }, config, 86_400n) // 44236800n: 0.044 AVAX a day
 */
export function validatorFeeCost(state: ValidatorFeeState, config: ValidatorFeeConfig, seconds: bigint): bigint {
  assertUint64(seconds, "seconds")
  let cost = 0n
  for (const stretch of stretches(state, config, seconds)) {
    const sum = cost + stretch.price * stretch.seconds
    cost = saturated(sum)
    if (cost !== sum) break
  }
  return cost
}

/**
 * The seconds that a balance pays for an L1 validator, for a constant number of validators; at most `maxSeconds`.
 *
 * @param funds nAVAX
 * @throws {RangeError} when a number is not a u64
 * @example
 * import { validatorSecondsRemaining } from "@serac/chain"
 *
 * const config = { target: 10_000n, minPrice: 512n, excessConversionConstant: 1_246_488_515n }
 * validatorSecondsRemaining({ current: 100n, excess: 0n }, config, 44_236_800n, 2_592_000n) // 86400n
 */
export function validatorSecondsRemaining(
  state: ValidatorFeeState,
  config: ValidatorFeeConfig,
  funds: bigint,
  maxSeconds: bigint,
): bigint {
  assertUint64(maxSeconds, "maxSeconds")
  let left = assertUint64(funds, "funds")
  let paid = 0n
  for (const { price, seconds } of stretches(state, config, maxSeconds)) {
    const affordable = price === 0n ? seconds : left / price
    if (affordable < seconds) return paid + affordable
    left -= price * seconds
    paid += seconds
  }
  return paid
}
