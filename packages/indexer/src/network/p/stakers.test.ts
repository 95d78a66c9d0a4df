import type { StakerRow } from "@serac/store"
import { expect, test } from "vitest"
import { byEnd, byStart } from "./stakers.ts"

const primary = new Uint8Array(32)
const elastic = new Uint8Array(32).fill(5)
const permissioned = new Uint8Array(32).fill(6)

const staker = (name: string, fields: Partial<StakerRow>): StakerRow & { readonly name: string } =>
  ({
    name,
    txId: Buffer.from(name.padEnd(32)),
    subnetId: primary,
    kind: "validator",
    start: 100,
    end: 900,
    data: {},
    ...(fields.subnetId === permissioned ? {} : { delegationShares: 20_000 }),
    ...fields,
  }) as StakerRow & { readonly name: string }

const namesOf = (stakers: readonly (StakerRow & { readonly name: string })[]) => stakers.map(({ name }) => name)

// Ordered by names, which are their transactions' IDs, they would be in another order.
const simultaneous = [
  staker("f: AddDelegatorTx", { kind: "delegator", data: { more: { outputs: 0, stakes: 1, apricot: true } } }),
  staker("e: validator of the primary network", {}),
  staker("d: AddPermissionlessDelegatorTx", { kind: "delegator", data: { more: { outputs: 0, stakes: 1 } } }),
  staker("c: validator of an elastic subnet", { subnetId: elastic }),
  staker("b: delegator of an elastic subnet", { subnetId: elastic, kind: "delegator" }),
  staker("a: validator added by a subnet's owner", { subnetId: permissioned }),
]

test("of those that start in the same second delegators of before Banff come first, and so on to permissioned ones", () => {
  expect(namesOf(simultaneous.toReversed().sort(byStart))).toEqual(namesOf(simultaneous))
})

test("who starts earlier is first whatever it is; two at once are in order of their transactions", () => {
  const late = staker("e", { start: 101 })
  const [one, other] = [staker("p", {}), staker("q", {})]
  const early = staker("x", { subnetId: permissioned, start: 99 })
  expect(namesOf([late, other, one, early].sort(byStart))).toEqual(["x", "p", "q", "e"])
})

test("who ends earlier is first; two at once are in order of their transactions", () => {
  const [last, one, other] = [staker("a", { end: 901 }), staker("p", {}), staker("q", { start: 1 })]
  expect(namesOf([last, other, one].sort(byEnd))).toEqual(["p", "q", "a"])
})
