import { expect, test } from "vitest"
import { differingTerms, mergedTerms, type ReportedTerms, requirePossibleTerms } from "./reported-terms.ts"

const fee = { capacity: 20n, target: 10n, minPrice: 512n, excessConversionConstant: 9n }
const upgrades = { durango: 100, etna: 200 }

test("a node that knows less agrees, and what either knows is told", () => {
  const newer = { validatorFee: fee, upgrades: { ...upgrades, helicon: 300 } }
  for (const older of [{}, { validatorFee: fee }, { upgrades }]) {
    expect(mergedTerms(older, newer, 250)).toEqual(newer)
    expect(mergedTerms(newer, older, 250)).toEqual(newer)
  }
  expect(mergedTerms({}, {}, 250)).toEqual({})
})

test("a node from before an upgrade was announced agrees until the time of the upgrade, and with no time of the past", () => {
  const helicon = Date.parse("9999-12-01T00:00:00Z") / 1000
  const [older, newer] = [{ upgrades: { ...upgrades, helicon } }, { upgrades: { ...upgrades, helicon: 300 } }]
  for (const [now, agreed] of [
    [299, newer],
    [300, undefined],
  ] as const) {
    expect(mergedTerms(older, newer, now)).toEqual(agreed)
    expect(mergedTerms(newer, older, now)).toEqual(agreed)
  }
  expect(mergedTerms(older, older, 299)).toEqual(older)
  expect(mergedTerms(older, { upgrades }, 299)).toEqual(older)
})

test("each member that differs is named", () => {
  const other = { validatorFee: { ...fee, target: 1n }, upgrades: { durango: 100, etna: 201 } }
  expect(differingTerms({ validatorFee: fee, upgrades }, other)).toEqual(["target 10 and 1", "etna 200 and 201"])
  expect(mergedTerms({ validatorFee: fee, upgrades }, other, 250)).toBeUndefined()
})

test.each<[string, ReportedTerms, number, RegExp | undefined]>([
  ["those of a network", { validatorFee: fee, upgrades }, 1337, undefined],
  ["none", {}, 1337, undefined],
  ["a capacity below the target", { validatorFee: { ...fee, capacity: 9n } }, 1337, /the capacity is below the target/],
  ["a price of 0", { validatorFee: { ...fee, minPrice: 0n } }, 1337, /a price is 0/],
  ["no pace", { validatorFee: { ...fee, excessConversionConstant: 0n } }, 1337, /a price is 0/],
  ["Etna before Durango", { upgrades: { durango: 201, etna: 200 } }, 1337, /in another order/],
  ["Helicon before Etna", { upgrades: { ...upgrades, helicon: 199 } }, 1337, /in another order/],
  ["other times of a public network", { upgrades }, 1, /network 1 had its upgrades at other times/],
  ["the times of a public network", { upgrades: { durango: 1_709_740_800, etna: 1_734_368_400 } }, 1, undefined],
])("terms: %s", (_, terms, networkId, reason) => {
  const require = () => requirePossibleTerms(terms, networkId)
  if (reason === undefined) expect(require()).toBeUndefined()
  else expect(require).toThrow(reason)
})
