import { expect, test } from "vitest"
import type { Staker } from "../state/staker.ts"
import type { Execution } from "./execution.ts"
import { isOverDelegated, isZeroNodeId } from "./staking-rules.ts"

/** Whether an added weight is too much for a validator of weight 100 with delegators of weight 150. */
function isOver(weight: bigint, maxValidatorStake: bigint): boolean {
  const delegators = [{ weight: 100n }, { weight: 50n }]
  const execution = { state: { stakers: { delegators: () => delegators } }, config: { staking: { maxValidatorStake } } }
  return isOverDelegated(execution as unknown as Execution, { weight: 100n } as Staker, weight)
}

test("a validator with its delegators weighs five times its own stake at most, and what any may weigh", () => {
  expect([isOver(250n, 1_000n), isOver(251n, 1_000n)]).toEqual([false, true])
  expect([isOver(50n, 300n), isOver(51n, 300n)]).toEqual([false, true])
  expect([isOver(250n, 500n), isOver(251n, 500n)]).toEqual([false, true])
})

test("the node ID of nobody has twenty zeros", () => {
  const bytes = [new Uint8Array(20), new Uint8Array(19), new Uint8Array(20).fill(1, 19)]
  expect(bytes.map(isZeroNodeId)).toEqual([true, false, false])
})
