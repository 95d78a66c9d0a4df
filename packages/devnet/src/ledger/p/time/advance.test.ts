import { validatorFeeCost } from "@serac/chain"
import { expect, test } from "vitest"
import { memoryArchive } from "../../state/archive.ts"
import { Journal } from "../../state/journal.ts"
import type { PChainConfig } from "../config.ts"
import type { L1Validator } from "../state/l1-validator.ts"
import { PlatformState } from "../state/platform-state.ts"
import type { Staker } from "../state/staker.ts"
import { advanceTime, disableWithoutFunds, nextBlockTime, nextChange } from "./advance.ts"

const some = (byte: number, length = 32) => new Uint8Array(length).fill(byte)

/** Gas refills by 10 a second up to 100, and an active L1 validator pays 2 nAVAX a second. */
const config = {
  dynamicFees: { maxCapacity: 100n, maxPerSecond: 10n, targetPerSecond: 4n },
  validatorFees: { target: 10n, minPrice: 2n, excessConversionConstant: 1_000_000n },
} as PChainConfig

/** A chain at second 100, with these stakers and these balances of L1 validators. */
function platform(stakers: readonly (readonly [Staker["kind"], bigint])[], balances: readonly bigint[] = []) {
  const state = new PlatformState(new Journal(), memoryArchive)
  state.time = 100n
  state.accruedFees = 1_000_000n
  for (const [at, [kind, end]] of stakers.entries()) {
    const [txID, nodeID] = [some(at + 1), some(at + 1, 20)]
    const subnetID = some(kind === "subnet-validator" ? 9 : 0)
    state.stakers.add({ kind, txID, nodeID, subnetID, end, start: 0n, weight: 5n, potentialReward: 0n } as Staker)
  }
  for (const [at, balance] of balances.entries()) {
    const [validationID, nodeID] = [some(at + 1), some(at + 1, 20)]
    const funds = { endAccumulatedFee: balance === 0n ? 0n : state.accruedFees + balance }
    state.l1Validators.put({ validationID, nodeID, subnetID: some(8), weight: 1n, ...funds } as L1Validator)
  }
  return state
}

const activeIn = (state: PlatformState) => state.l1Validators.activeInOrder().map(({ validationID }) => validationID[0])

test("validators of subnets leave when their period is over, and those before whom a rewarded staker leaves do not", () => {
  const ends = (time: bigint) => {
    const state = platform([
      ["subnet-validator", 110n],
      ["subnet-validator", 110n],
      ["subnet-validator", 111n],
    ])
    return [advanceTime(config, state, time), state.stakers.size, state.time]
  }
  expect([109n, 110n, 111n, 112n].map(ends)).toEqual([
    [false, 3, 109n],
    [true, 1, 110n],
    [true, 0, 111n],
    [true, 0, 112n],
  ])
  const behind = platform([
    ["delegator", 109n],
    ["subnet-validator", 110n],
  ])
  expect([advanceTime(config, behind, 110n), behind.stakers.size]).toEqual([false, 2])
})

test("a registration is remembered until the second in which it expires", () => {
  const state = platform([])
  for (const expiry of [109n, 110n, 111n]) state.expiries.set(`at ${expiry}`, expiry)
  expect(advanceTime(config, state, 110n)).toBe(false)
  expect([...state.expiries]).toEqual([["at 111", 111n]])
})

test("gas refills and every active L1 validator pays for each second that passes", () => {
  const state = platform([], [1_000n, 1_000n, 0n])
  state.fees = { capacity: 20n, excess: 10n }
  state.l1Excess = 50n
  state.accruedFees = 7n
  for (const validator of state.l1Validators.activeInOrder())
    state.l1Validators.put({ ...validator, endAccumulatedFee: 1_000n })
  const look = () => [state.fees, state.accruedFees, state.l1Excess, state.time]
  advanceTime(config, state, 100n)
  expect(look()).toEqual([{ capacity: 20n, excess: 10n }, 7n, 50n, 100n])
  advanceTime(config, state, 102n)
  // Two of the ten that the target allows are active, so that the excess falls by eight a second.
  expect(look()).toEqual([{ capacity: 40n, excess: 2n }, 11n, 34n, 102n])
  advanceTime(config, state, 120n)
  expect(look()).toEqual([{ capacity: 100n, excess: 0n }, 47n, 0n, 120n])
})

test("L1 validators above the target pay more with each second, whatever the blocks in which they pass", () => {
  const dear = { ...config, validatorFees: { ...config.validatorFees, target: 1n, excessConversionConstant: 10n } }
  const state = platform([], [1_000n, 1_000n, 1_000n])
  advanceTime(dear, state, 101n)
  advanceTime(dear, state, 110n)
  const cost = validatorFeeCost({ current: 3n, excess: 0n }, dear.validatorFees, 10n)
  expect([cost > 40n, state.accruedFees, state.l1Excess]).toEqual([true, 1_000_000n + cost, 20n])
})

test("an L1 validator whose balance is used up is inactive, which justifies a block", () => {
  const after = (time: bigint) => {
    const state = platform([], [20n, 21n, 30n])
    return [advanceTime(config, state, time), activeIn(state)]
  }
  expect([109n, 110n, 111n, 115n].map(after)).toEqual([
    [false, [1, 2, 3]],
    [true, [2, 3]],
    [true, [3]],
    [true, []],
  ])
  const both = platform([["subnet-validator", 110n]], [100n])
  expect(advanceTime(config, both, 110n)).toBe(true)
})

test("after a block an L1 validator that cannot pay for the next second is inactive", () => {
  const after = (...balances: readonly bigint[]) => {
    const state = platform([], balances)
    return [disableWithoutFunds(config, state), activeIn(state)]
  }
  expect([after(), after(0n), after(2n, 3n), after(1n, 2n), after(1n, 1n)]).toEqual([
    [false, []],
    [false, []],
    [false, [1, 2]],
    [true, [2]],
    [true, []],
  ])
})

test("the next change is the first of a staker's end and the second in which a balance is used up, or the latest", () => {
  const staker = ["validator", 120n] as const
  const changes = (balances: readonly bigint[], latest: bigint, stakers: (typeof staker)[] = [staker]) =>
    nextChange(config, platform(stakers, balances), latest)
  expect([
    changes([], 119n),
    changes([], 120n),
    changes([], 121n),
    changes([], 500n, []),
    changes([38n, 80n], 200n),
    changes([40n], 200n),
    changes([41n], 200n),
    changes([42n], 200n),
    changes([41n], 119n),
    changes([41n], 300n, []),
    changes([41n], 100n),
    changes([41n], 99n),
  ]).toEqual([119n, 120n, 120n, 500n, 119n, 120n, 120n, 120n, 119n, 120n, 100n, 99n])
})

test("the next block is at the clock's time, not before the chain's, and at a change that is due before", () => {
  const at = (now: bigint, end: bigint) => nextBlockTime(config, platform([["validator", end]]), now)
  expect([at(150n, 151n), at(150n, 150n), at(150n, 149n), at(90n, 101n), at(90n, 100n), at(100n, 120n)]).toEqual([
    { time: 150n, isDue: false },
    { time: 150n, isDue: true },
    { time: 149n, isDue: true },
    { time: 100n, isDue: false },
    { time: 100n, isDue: true },
    { time: 100n, isDue: false },
  ])
})
