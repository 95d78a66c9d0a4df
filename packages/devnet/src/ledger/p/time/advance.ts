import { advanceGasState, advanceValidatorFee, validatorFeeCost, validatorSecondsRemaining } from "@serac/chain"
import type { PChainConfig } from "../config.ts"
import type { L1Validator } from "../state/l1-validator.ts"
import { type PlatformState, saturatingSum } from "../state/platform-state.ts"

/**
 * Advances the chain's time: subnet validators whose period has ended leave, expired registrations are removed, fees change, and
 * L1 validators pay; those without enough balance become inactive.
 *
 * @returns whether a validation changed, which justifies a block.
 */
export function advanceTime(config: PChainConfig, state: PlatformState, time: bigint): boolean {
  let changed = endSubnetValidators(state, time)
  for (const [key, expiry] of [...state.expiries]) if (expiry <= time) state.expiries.delete(key)
  const seconds = time - state.time
  state.fees = advanceGasState(state.fees, config.dynamicFees, seconds)
  const before = feeState(state)
  state.accruedFees = saturatingSum(state.accruedFees, validatorFeeCost(before, config.validatorFees, seconds))
  changed = disable(state, ({ endAccumulatedFee }) => endAccumulatedFee <= state.accruedFees) || changed
  state.l1Excess = advanceValidatorFee(before, config.validatorFees, seconds).excess
  state.time = time
  return changed
}

/** Subnet validators leave before rewarded stakers with the same end time, so the loop stops at the first rewarded staker. */
function endSubnetValidators(state: PlatformState, time: bigint): boolean {
  let changed = false
  for (;;) {
    const next = state.stakers.next()
    if (!next || next.end > time || next.kind !== "subnet-validator") return changed
    state.stakers.remove(next)
    changed = true
  }
}

/** Deactivates L1 validators that cannot pay for the next second, so that no balance becomes negative. @returns whether there were any. */
export function disableWithoutFunds(config: PChainConfig, state: PlatformState): boolean {
  const next = saturatingSum(state.accruedFees, validatorFeeCost(feeState(state), config.validatorFees, 1n))
  return disable(state, ({ endAccumulatedFee }) => endAccumulatedFee < next)
}

function disable(state: PlatformState, cannotPay: (validator: L1Validator) => boolean): boolean {
  let changed = false
  for (;;) {
    const next = state.l1Validators.next()
    if (!next || !cannotPay(next)) return changed
    state.l1Validators.put({ ...next, endAccumulatedFee: 0n })
    changed = true
  }
}

/** The time at which the next staker leaves or the next L1 validator's balance runs out, at most `latest`. Unix seconds. */
export function nextChange(config: PChainConfig, state: PlatformState, latest: bigint): bigint {
  const staker = state.stakers.next()
  const until = staker && staker.end < latest ? staker.end : latest
  const poorest = state.l1Validators.next()
  if (!poorest || until <= state.time) return until
  const funds = poorest.endAccumulatedFee - state.accruedFees
  return state.time + validatorSecondsRemaining(feeState(state), config.validatorFees, funds, until - state.time)
}

/** The time of the next block, in Unix seconds, and whether a staker or a balance that ends makes the block due. */
export function nextBlockTime(
  config: PChainConfig,
  state: PlatformState,
  now: bigint,
): { readonly time: bigint; readonly isDue: boolean } {
  const time = now > state.time ? now : state.time
  const change = nextChange(config, state, time + 1n)
  return change <= time ? { time: change, isDue: true } : { time, isDue: false }
}

/** The number of active L1 validators, and the excess that determines their fee. */
const feeState = ({ l1Validators, l1Excess }: PlatformState) => ({
  current: BigInt(l1Validators.activeCount),
  excess: l1Excess,
})
