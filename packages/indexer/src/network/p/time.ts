import { advanceValidatorFee, maxUint64, type ValidatorFeeConfig, validatorFeeCost } from "@serac/chain"
import { nonsense } from "../../core/index.ts"
import { activate, keep } from "./staking.ts"
import type { Step } from "./step.ts"

/** The year 9999 in Unix seconds: no block of any network is later. */
const latestBlockTime = 253_402_300_799

/** Advances the chain's time: stakers start, permissioned validators end, L1 validators pay. `step.timestamp` is the new time. */
export function advanceTime(step: Step): void {
  const { memory, timestamp } = step
  const before = memory.time
  if (before !== undefined && timestamp < before) {
    throw nonsense(`block ${step.height} of the P-Chain moves time backwards, from ${before} to ${timestamp}`)
  }
  if (timestamp > latestBlockTime) throw nonsense(`block ${step.height} of the P-Chain is of a time that will not come`)
  memory.time = timestamp
  startPending(step)
  endPermissioned(step)
  if (before !== undefined && timestamp > before && timestamp >= step.terms.upgrades.etna) {
    payFees(step, BigInt(timestamp - before))
  }
}

function startPending(step: Step): void {
  for (let row = step.memory.nextToStart(); row && row.start <= step.timestamp; row = step.memory.nextToStart()) {
    activate(step, row)
  }
}

function endPermissioned(step: Step): void {
  for (let row = step.memory.nextToEnd(); row && row.end <= step.timestamp; row = step.memory.nextToEnd()) {
    keep(step, { ...row, status: "completed" })
  }
}

/** Every active L1 validator pays for the elapsed seconds; one whose balance does not suffice becomes inactive. */
function payFees(step: Step, seconds: bigint): void {
  const { memory } = step
  const config = step.terms.validatorFee
  if (config === undefined) return
  const state = { current: BigInt(memory.activeL1Validators), excess: memory.excess }
  const fees = memory.accruedFees + validatorCost(state, config, seconds)
  if (fees > maxUint64)
    throw nonsense(`block ${step.height} of the P-Chain makes L1 validators pay more than there can be`)
  memory.accruedFees = fees
  memory.excess = advanceValidatorFee(state, config, seconds).excess
  for (let row = memory.nextToStarve(); row && row.endAccumulatedFee <= fees; row = memory.nextToStarve()) {
    memory.keepL1Validator({ ...row, endAccumulatedFee: 0n })
  }
}

/** nAVAX that an active L1 validator pays for a number of seconds. */
export function validatorCost(
  state: { readonly current: bigint; readonly excess: bigint },
  config: ValidatorFeeConfig,
  seconds: bigint,
): bigint {
  // With the number of validators far below the target, as on every network, the price is constant.
  if (state.excess === 0n && state.current <= config.target) return config.minPrice * seconds
  return validatorFeeCost(state, config, seconds)
}
