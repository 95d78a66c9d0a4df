import { expect, test } from "vitest"
import { keyOf, zeroID } from "../../bytes.ts"
import { LedgerError } from "../../ledger-error.ts"
import { memoryArchive } from "../../state/archive.ts"
import { Journal } from "../../state/journal.ts"
import { noStakingInfo, type Staker } from "./staker.ts"
import { Stakers } from "./stakers.ts"
import { ValidatorSets } from "./validator-sets.ts"

const some = (byte: number, length = 32) => new Uint8Array(length).fill(byte)
const subnetID = some(101)
const key = some(7, 48)

/** A staker whose transaction and node have this number. */
const one = (number: number, members: Partial<Staker> = {}) =>
  ({
    ...{ kind: "validator", txID: some(number), nodeID: some(number, 20), subnetID: zeroID, publicKey: key },
    ...{ weight: 10n, start: 0n, end: 100n, potentialReward: 0n, ...members },
  }) as Staker
const delegator = (number: number, to: number, members: Partial<Staker> = {}) =>
  one(number, { kind: "delegator", nodeID: some(to, 20), publicKey: undefined, weight: 3n, ...members })
const ofSubnet = (number: number, node: number, members: Partial<Staker> = {}) =>
  one(number, { kind: "subnet-validator", nodeID: some(node, 20), subnetID, publicKey: undefined, ...members })

function begun(...stakers: readonly Staker[]) {
  const sets = new ValidatorSets(new Journal(), memoryArchive)
  const all = new Stakers(new Journal(), sets)
  for (const staker of stakers) all.add(staker)
  const numbers = (some: readonly (Staker | undefined)[]) => some.map((staker) => staker?.txID[0])
  const set = (subnet = zeroID) =>
    (sets.at(0).get(keyOf(subnet)) ?? []).map(({ nodeID, weight, publicKey }) => [nodeID[0], weight, publicKey])
  return { all, numbers, set }
}

test("stakers leave by their end, then validators of subnets, delegators and validators, then by their transaction", () => {
  const stakers = [
    one(1, { end: 200n }),
    one(3),
    one(2),
    delegator(5, 1),
    delegator(4, 2),
    ofSubnet(9, 1),
    ofSubnet(8, 2, { end: 99n }),
  ]
  const { all, numbers } = begun(...stakers)
  expect(numbers(all.inOrder())).toEqual([8, 9, 4, 5, 2, 3, 1])
  expect([all.size, all.get(some(4)), all.get(some(77))]).toEqual([7, stakers[4], undefined])
  const left: (number | undefined)[] = []
  for (let next = all.next(); next; next = all.next()) {
    left.push(next.txID[0])
    all.remove(next)
  }
  expect([left, all.size]).toEqual([[8, 9, 4, 5, 2, 3, 1], 0])
})

test("the next staker to leave is known whoever else comes and goes", () => {
  const { all, numbers } = begun(one(2, { end: 50n }))
  all.add(one(3, { end: 60n }))
  expect(numbers([all.next()])).toEqual([2])
  all.add(one(1, { end: 40n }))
  expect(numbers([all.next()])).toEqual([1])
  all.remove(one(3, { end: 60n }))
  expect(numbers([all.next()])).toEqual([1])
  all.remove(one(1, { end: 40n }))
  expect(numbers([all.next()])).toEqual([2])
})

test("a validator is found by its subnet and node, with its delegators in the order in which they leave", () => {
  const { all, numbers } = begun(
    one(1),
    one(2),
    ofSubnet(3, 1),
    delegator(5, 1, { end: 120n }),
    delegator(6, 1),
    delegator(4, 2),
  )
  expect(
    numbers([
      all.validator(zeroID, some(1, 20)),
      all.validator(zeroID, some(3, 20)),
      all.validator(subnetID, some(1, 20)),
      all.validator(subnetID, some(2, 20)),
    ]),
  ).toEqual([1, undefined, 3, undefined])
  const of = (number: number) => numbers(all.delegators(zeroID, some(number, 20)))
  expect([of(1), of(2), of(3)]).toEqual([[6, 5], [4], []])
  all.remove(delegator(6, 1))
  all.remove(delegator(4, 2))
  expect([of(1), of(2), numbers([all.validator(zeroID, some(1, 20))])]).toEqual([[5], [], [1]])
  all.remove(one(1))
  expect([all.validator(zeroID, some(1, 20)), numbers([all.validator(zeroID, some(2, 20))])]).toEqual([undefined, [2]])
})

test("what a validator earned is kept with it, and forgotten when it leaves", () => {
  const { all } = begun(one(1), one(2), delegator(4, 1))
  const info = { ...noStakingInfo, delegateeReward: 5n }
  all.setInfo(one(1), info)
  all.remove(delegator(4, 1))
  expect([all.info(one(1)), all.info(one(2))]).toEqual([
    info,
    {
      ...{ delegateeReward: 0n, restakedValidation: 0n, restakedDelegation: 0n },
      ...{ nextPeriod: 0n, autoCompoundRewardShares: 0 },
    },
  ])
  all.remove(one(1))
  all.add(one(1))
  expect(all.info(one(1))).toEqual(noStakingInfo)
})

test("which validators left is known until the next block begins, and of delegators it is not asked", () => {
  const { all } = begun(one(1), one(2), ofSubnet(3, 1), delegator(4, 1))
  const left = () => [
    all.hasLeft(zeroID, some(1, 20)),
    all.hasLeft(subnetID, some(1, 20)),
    all.hasLeft(zeroID, some(2, 20)),
  ]
  all.remove(delegator(4, 1))
  expect(left()).toEqual([false, false, false])
  all.remove(ofSubnet(3, 1))
  all.remove(one(2))
  expect(left()).toEqual([false, true, true])
  all.beginBlock()
  expect(left()).toEqual([false, false, false])
})

test("a staker who is not there cannot leave", () => {
  const { all } = begun(one(1))
  expect(() => all.remove(one(2))).toThrow(new LedgerError("not found"))
})

test("a node counts with what is delegated to it, and in a subnet under its key on the primary network", () => {
  const { all, set } = begun(one(1), delegator(4, 1), ofSubnet(3, 1, { weight: 2n }), one(2, { publicKey: undefined }))
  expect([set(), set(subnetID)]).toEqual([
    [
      [1, 13n, key],
      [2, 10n, undefined],
    ],
    [[1, 2n, key]],
  ])
  all.remove(delegator(4, 1))
  all.remove(ofSubnet(3, 1, { weight: 2n }))
  expect([set(), set(subnetID)]).toEqual([
    [
      [1, 10n, key],
      [2, 10n, undefined],
    ],
    [],
  ])
})
