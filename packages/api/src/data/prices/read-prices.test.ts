import fc from "fast-check"
import { expect, test } from "vitest"
import { readPrices } from "./read-prices.ts"

const token = "0x1c64E344536221f938F724ba2a4677cc04657E77"
const priceOf = (currencies: unknown) =>
  readPrices(JSON.stringify({ "43114": { [token]: currencies } }))
    .get("43114")
    ?.get(token.toLowerCase())

test("a price is found by chain and contract, in lower case", () => {
  expect(priceOf({ usd: "0.9987" })).toEqual([{ currencyCode: "usd", value: "0.9987" }])
})

test("the native token has a name in place of a contract", () => {
  expect(readPrices('{"43114":{"native":{"usd":"17.25"}}}')).toEqual(
    new Map([["43114", new Map([["native", [{ currencyCode: "usd", value: "17.25" }]]])]]),
  )
})

test("usd comes before other currencies, which stay in their order", () => {
  const [eur, chf, usd] = [
    { currencyCode: "eur", value: "2" },
    { currencyCode: "chf", value: "3" },
    { currencyCode: "usd", value: "4" },
  ]
  expect(priceOf({ eur: "2", chf: "3", usd: "4" })).toEqual([usd, eur, chf])
  expect(priceOf({ eur: "2", chf: "3" })).toEqual([eur, chf])
  expect(priceOf({})).toEqual([])
})

test.each([
  [0.9987, "0.9987"],
  [0, "0"],
  [1e-7, "0.0000001"],
  [1.25e-10, "0.000000000125"],
  [1e21, "1000000000000000000000"],
  [1.5e22, "15000000000000000000000"],
])("the number %s is written %s", (number, value) => {
  expect(priceOf({ usd: number })).toEqual([{ currencyCode: "usd", value }])
})

test("any number of at least 0 becomes decimal digits of the same value", () => {
  fc.assert(
    fc.property(fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }), (number) => {
      const value = priceOf({ usd: number })?.[0]?.value ?? ""
      expect(value).toMatch(/^[0-9]+(?:\.[0-9]+)?$/)
      expect(Number(value)).toBe(number === 0 ? 0 : number)
    }),
  )
})

test.each([
  ["[]", "the file must be an object"],
  ["nonsense", "is not valid JSON"],
  ['{"0x1":{}}', "0x1 is not an EVM chain ID"],
  ['{"1":7}', "1 must be an object"],
  ['{"1":{"0x1":{}}}', "1: 0x1 is not an EVM address"],
  [`{"1":{"${token}":{"USD":"1"}}}`, "USD is not a currency"],
  [`{"1":{"${token}":{"usd":"1e3"}}}`, "a price must be a string of decimal digits, or a number of at least 0"],
  [`{"1":{"${token}":{"usd":-1}}}`, "a price must be a string of decimal digits, or a number of at least 0"],
  [`{"1":{"${token}":{"usd":"1\\",\\"x\\":\\""}}}`, "a price must be a string of decimal digits"],
])("%s is refused", (text, message) => {
  expect(() => readPrices(text)).toThrow(message)
})
