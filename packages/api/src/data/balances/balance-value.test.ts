import fc from "fast-check"
import { expect, test } from "vitest"
import { balanceValue, priceMembers } from "./balance-value.ts"

test.each([
  [2_901_600_000_000_000_000n, 18, "17.25", "50.0526"],
  [1n, 18, "0.9987", "0.0000000000000000009987"],
  [1_500_000n, 6, "2", "3"],
  [0n, 18, "17.25", "0"],
  [7n, 0, "3", "21"],
  [7n, 0, "0.5", "3.5"],
  [100n, 2, "1.50", "1.5"],
  [2n ** 256n - 1n, 0, "1", String(2n ** 256n - 1n)],
])("%s of %s decimals at %s is worth %s", (balance, decimals, price, value) => {
  expect(balanceValue(balance, decimals, price)).toBe(value)
})

test("a value times what it was divided by is the balance times the price", () => {
  const digits = fc.bigInt({ min: 0n, max: 10n ** 30n })
  fc.assert(
    fc.property(digits, fc.nat({ max: 77 }), digits, fc.nat({ max: 12 }), (balance, decimals, whole, places) => {
      const text = String(whole).padStart(places + 1, "0")
      const price = places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`
      const [before = "", after = ""] = balanceValue(balance, decimals, price).split(".")
      expect(BigInt(before + after) * 10n ** BigInt(decimals + places - after.length)).toBe(balance * whole)
    }),
  )
})

test("without a price there is neither a price nor a value, and no value where decimals are not known", () => {
  const price = { currencyCode: "eur", value: "3" }
  expect([priceMembers(5n, 1, undefined), priceMembers(5n, undefined, price), priceMembers(5n, 1, price)]).toEqual([
    "",
    ',"price":{"currencyCode":"eur","value":"3"}',
    ',"price":{"currencyCode":"eur","value":"3"},"balanceValue":{"currencyCode":"eur","value":"1.5"}',
  ])
})
