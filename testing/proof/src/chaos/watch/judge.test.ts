import { expect, it } from "vitest"
import { type Facts, judge } from "./judge.ts"
import type { Sample } from "./sample.ts"

const sample: Sample = {
  source: "/health",
  subject: "chain 1",
  askedAt: 20_000,
  at: 20_010,
  state: "following",
  reason: undefined,
  stuckAt: undefined,
  head: 10,
  nodeHead: 10,
  observedAt: undefined,
  lag: 0,
}
const facts: Facts = { told: [{ number: 10, at: 0 }], isClockTrue: true, grace: 5_000 }
const rulesOf = (changed: Partial<Sample>, known: Partial<Facts> = {}) =>
  judge({ ...sample, ...changed }, { ...facts, ...known }).map(({ rule }) => rule)

it("who follows at the node's head breaks no rule", () => {
  expect(rulesOf({})).toEqual([])
})

it("an answer without a state breaks one", () => {
  expect(rulesOf({ state: undefined })).toEqual(["health names a state"])
})

it("a lag of 0 behind a head that was there for long breaks one", () => {
  const told = [...facts.told, { number: 11, at: 14_000 }]
  expect(rulesOf({}, { told })).toEqual(["a lag of 0 is none"])
})

it("a lag of 0 behind a head that has just come breaks none", () => {
  const told = [...facts.told, { number: 11, at: 16_000 }]
  expect(rulesOf({}, { told })).toEqual([])
})

it("a lag of 0 below a head that the node has taken back breaks none", () => {
  const told = [...facts.told, { number: 15, at: 1_000 }, { number: 10, at: 16_000 }]
  expect(rulesOf({}, { told })).toEqual([])
})

it("following while nothing can be stored breaks one, retrying with a reason none", () => {
  const blocked = { blockedSince: 14_000 }
  expect([rulesOf({}, blocked), rulesOf({ state: "retrying", reason: "no answer" }, blocked)]).toEqual([
    ["nobody follows who cannot store"],
    [],
  ])
})

it("retrying without a reason breaks one", () => {
  expect(rulesOf({ state: "retrying", reason: "" })).toEqual(["retrying has a reason"])
})

it("a head above all that the node ever had breaks one", () => {
  expect(rulesOf({ head: 12 })).toEqual(["no head is above the node's"])
})

it("a block at which it is stuck below what is stored breaks one", () => {
  expect(rulesOf({ state: "stuck", reason: "no", stuckAt: 9 })).toEqual(["it is stuck above what is stored"])
})

it("an observation of a node that was silent already breaks one", () => {
  const silentSince = 1_000
  const observedAt = (performance.timeOrigin + 9_000) / 1000
  expect(rulesOf({ observedAt }, { silentSince })).toEqual(["a node that is silent is not observed"])
})
