import { maxUint64 } from "@serac/chain"
import { expect, test } from "vitest"
import { keyOf } from "../../bytes.ts"
import { LedgerError } from "../../ledger-error.ts"
import { memoryArchive } from "../../state/archive.ts"
import { Journal } from "../../state/journal.ts"
import type { L1Validator } from "./l1-validator.ts"
import { L1Validators } from "./l1-validators.ts"
import { ValidatorSets } from "./validator-sets.ts"

const some = (byte: number, length = 32) => new Uint8Array(length).fill(byte)
const [first, second] = [some(101), some(102)]
const key = some(7, 48)

/** A validator whose validation and node have this number: of weight 10 in the first L1, and active. */
const one = (number: number, members: Partial<L1Validator> = {}) =>
  ({
    ...{ validationID: some(number), nodeID: some(number, 20), subnetID: first, publicKey: key },
    ...{ weight: 10n, minNonce: 0n, start: 0n, endAccumulatedFee: 500n, ...members },
  }) as L1Validator

function begun() {
  const sets = new ValidatorSets(new Journal(), memoryArchive)
  const validators = new L1Validators(new Journal(), sets)
  const refusal = (validator: L1Validator) => {
    try {
      validators.put(validator)
      return undefined
    } catch (error) {
      if (!(error instanceof LedgerError)) throw error
      return error.message
    }
  }
  const numbers = (some: readonly L1Validator[]) => some.map(({ validationID }) => validationID[0])
  const set = (subnetID = first) =>
    (sets.at(0).get(keyOf(subnetID)) ?? []).map(({ nodeID, weight, publicKey }) => [nodeID[0], weight, publicKey])
  const look = () => ({
    first: numbers(validators.of(first)),
    second: numbers(validators.of(second)),
    weights: [validators.weightOf(first), validators.weightOf(second)],
    active: numbers(validators.activeInOrder()),
    next: validators.next()?.validationID[0],
  })
  return { validators, refusal, look, set }
}

test("validators are listed by their L1 in the order of their nodes, and by when their balances run out", () => {
  const { validators, look, set } = begun()
  expect(look()).toEqual({ first: [], second: [], weights: [0n, 0n], active: [], next: undefined })
  for (const validator of [
    one(3, { endAccumulatedFee: 400n }),
    one(1, { endAccumulatedFee: 0n }),
    one(5, { endAccumulatedFee: 300n, subnetID: second, weight: 7n }),
    one(2, { endAccumulatedFee: 300n }),
  ])
    validators.put(validator)
  expect(look()).toEqual({ first: [1, 2, 3], second: [5], weights: [30n, 7n], active: [2, 5, 3], next: 2 })
  expect([validators.activeCount, validators.get(some(3)), validators.get(some(9))]).toEqual([
    ...[3, one(3, { endAccumulatedFee: 400n }), undefined],
  ])
  expect([set(first), set(second)]).toEqual([
    [
      [3, 10n, key],
      [0, 10n, undefined],
      [2, 10n, key],
    ],
    [[5, 7n, key]],
  ])
})

test("an inactive validator counts with all others of its L1 as one without a key, until it is active again", () => {
  const { validators, look, set } = begun()
  for (const number of [1, 2, 3]) validators.put(one(number))
  validators.put(one(1, { endAccumulatedFee: 0n }))
  validators.put(one(3, { endAccumulatedFee: 0n, weight: 15n }))
  expect(set()).toEqual([
    [2, 10n, key],
    [0, 25n, undefined],
  ])
  expect(look()).toMatchObject({ first: [1, 2, 3], weights: [35n, 0n], active: [2] })
  validators.put(one(1))
  expect(set()).toEqual([
    [2, 10n, key],
    [0, 15n, undefined],
    [1, 10n, key],
  ])
  expect(validators.activeCount).toBe(2)
})

test("a validator without weight is removed, and its node may be another validation's", () => {
  const { validators, look, set, refusal } = begun()
  for (const number of [1, 2]) validators.put(one(number))
  validators.put(one(1, { weight: 0n }))
  expect([look(), set(), validators.get(some(1))]).toEqual([
    { first: [2], second: [], weights: [10n, 0n], active: [2], next: 2 },
    [[2, 10n, key]],
    undefined,
  ])
  expect(refusal(one(4, { nodeID: some(1, 20) }))).toBeUndefined()
})

test("a node validates an L1 once, under the same validation, and an L1 weighs a u64 at most", () => {
  const { validators, refusal } = begun()
  validators.put(one(1))
  const constant = "L1 validator contains mutated constant fields"
  expect([
    refusal(one(2, { nodeID: some(1, 20) })),
    refusal(one(2, { nodeID: some(1, 20), subnetID: some(103) })),
    refusal(one(1, { subnetID: second })),
    refusal(one(1, { nodeID: some(3, 20) })),
    refusal(one(1, { weight: 20n })),
    refusal(one(3, { weight: maxUint64 - 19n })),
    refusal(one(3, { weight: maxUint64 - 20n })),
    refusal(one(1, { weight: 21n })),
    refusal(one(1, { weight: 20n })),
    refusal(one(1, { weight: 19n })),
  ]).toEqual([
    "L1 validator contains duplicate subnetID + nodeID pair",
    undefined,
    constant,
    constant,
    undefined,
    "overflow",
    undefined,
    "overflow",
    undefined,
    undefined,
  ])
  expect(validators.weightOf(first)).toBe(maxUint64 - 1n)
})
