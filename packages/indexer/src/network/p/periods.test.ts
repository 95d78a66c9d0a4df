import { expect, test } from "vitest"
import { largestStake } from "./capacity.ts"
import { restakedOf } from "./periods.ts"

/** The parts of 300 and 400 that a validator restakes, with a share of one half and this much room below the maximum stake. */
const restaked = (room: bigint) =>
  restakedOf(
    { weight: largestStake - room, data: { renewal: { autoCompoundRewardShares: 500_000 } } },
    { validation: 300n, delegation: 400n },
  )

test("a validator stakes its shares again, and where they do not fit all that fits, in their proportion", () => {
  expect([351n, 350n].map(restaked)).toEqual([
    { validation: 150n, delegation: 200n },
    { validation: 150n, delegation: 200n },
  ])
  expect(restaked(349n)).toEqual({ validation: 149n, delegation: 200n })
  expect(restaked(100n)).toEqual({ validation: 42n, delegation: 58n })
  expect([0n, -1n].map(restaked)).toEqual([
    { validation: 0n, delegation: 0n },
    { validation: 0n, delegation: 0n },
  ])
})
