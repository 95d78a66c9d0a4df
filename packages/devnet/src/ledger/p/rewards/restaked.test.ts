import { splitReward } from "@serac/chain"
import fc from "fast-check"
import { expect, test } from "vitest"
import { restakedOf } from "./restaked.ts"

const amount = fc.bigInt({ min: 0n, max: 10n ** 15n })

test("what is staked again fills the room and no more, in the shares of what was earned, and is all of them where they fit", () => {
  fc.assert(
    fc.property(amount, amount, amount, fc.nat(1_000_000), (validation, delegation, room, shares) => {
      const earned = { validation, delegation }
      const wanted = restakedOf(earned, shares, 2n ** 64n)
      const sum = wanted.validation + wanted.delegation
      const kept = (reward: bigint) => splitReward(reward, shares).fromShares
      expect(wanted).toEqual({ validation: kept(validation), delegation: kept(delegation) })
      expect(restakedOf(earned, shares, sum)).toEqual(wanted)
      const restaked = restakedOf(earned, shares, room)
      const fills = sum > room
      expect(restaked.validation + restaked.delegation).toBe(fills ? room : sum)
    }),
  )
  expect(restakedOf({ validation: 300n, delegation: 400n }, 500_000, 100n)).toEqual({
    validation: 42n,
    delegation: 58n,
  })
})

test("nothing earned and no room is nothing staked again", () => {
  const nothing = { validation: 0n, delegation: 0n }
  expect(restakedOf(nothing, 500_000, 0n)).toEqual(nothing)
})
