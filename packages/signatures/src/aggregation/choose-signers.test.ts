import fc from "fast-check"
import { expect, test } from "vitest"
import { type Candidate, chooseSigners } from "./choose-signers.ts"
import { isEnough } from "./quorum.ts"

const candidates = (...weights: bigint[]): Candidate[] => weights.map((weight, index) => ({ index, weight }))
const indices = (chosen: readonly Candidate[] | undefined) => chosen?.map(({ index }) => index)

test("the fewest are chosen, in canonical order", () => {
  const signed = candidates(10n, 40n, 5n, 30n, 15n)
  expect(indices(chooseSigners(signed, 100n, { quorum: 67, buffer: 0 }))).toEqual([1, 3])
  expect(indices(chooseSigners(signed, 100n, { quorum: 67, buffer: 10 }))).toEqual([1, 3, 4])
  expect(indices(chooseSigners(signed, 100n, { quorum: 67, buffer: 33 }))).toEqual([0, 1, 2, 3, 4])
})

test("of equal weights those are chosen that come first in the canonical order", () => {
  const four = candidates(1n, 1n, 1n, 1n)
  for (const signed of [four, four.toReversed()])
    expect(indices(chooseSigners(signed, 4n, { quorum: 50, buffer: 0 }))).toEqual([0, 1])
})

test("a buffer that is not reached is no error where the quorum is: all there are sign", () => {
  expect(indices(chooseSigners(candidates(40n, 30n, 5n), 100n, { quorum: 67, buffer: 20 }))).toEqual([0, 1, 2])
})

test("one unit short of the quorum nothing is chosen", () => {
  expect(chooseSigners(candidates(66n), 100n, { quorum: 67, buffer: 0 })).toBeUndefined()
  expect(indices(chooseSigners(candidates(67n), 100n, { quorum: 67, buffer: 0 }))).toEqual([0])
})

test("a quorum of 0 takes one signer, and nobody is nobody", () => {
  expect(indices(chooseSigners(candidates(1n, 2n), 100n, { quorum: 0, buffer: 0 }))).toEqual([1])
  expect(chooseSigners([], 100n, { quorum: 0, buffer: 0 })).toBeUndefined()
})

test("no smaller part of those who signed reaches the goal", () => {
  const weights = fc.array(fc.bigInt(1n, 50n), { minLength: 1, maxLength: 9 })
  fc.assert(
    fc.property(weights, fc.bigInt(0n, 60n), fc.nat(100), fc.nat(100), (all, absent, quorum, rest) => {
      const buffer = rest % (101 - quorum)
      const signed = candidates(...all)
      const total = all.reduce((sum, weight) => sum + weight, absent)
      const subsets = Array.from({ length: 2 ** all.length }, (_, bits) =>
        signed.filter(({ index }) => (bits >> index) & 1),
      )
      const weigh = (some: readonly Candidate[]) => some.reduce((sum, { weight }) => sum + weight, 0n)
      const reaching = (share: number) => subsets.filter((some) => isEnough(weigh(some), total, share))
      const chosen = chooseSigners(signed, total, { quorum, buffer })
      const whole = reaching(quorum + buffer)
      if (whole.length > 0) {
        expect(isEnough(weigh(chosen ?? []), total, quorum + buffer)).toBe(true)
        expect(chosen?.length).toBe(Math.min(...whole.map(({ length }) => length)))
      } else expect(indices(chosen)).toEqual(reaching(quorum).length > 0 ? signed.map(({ index }) => index) : undefined)
      expect(indices(chosen)).toEqual(indices(chosen)?.toSorted((one, other) => one - other))
    }),
  )
})
