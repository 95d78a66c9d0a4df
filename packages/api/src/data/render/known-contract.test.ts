import { expect, test } from "vitest"
import { KnownContract } from "./known-contract.ts"

const address = "0x1c64e344536221f938f724ba2a4677cc04657e77"
const checksummed = "0x1c64E344536221f938F724ba2a4677cc04657E77"

test("of a wallet nothing is known", () => {
  const { party, ercType } = new KnownContract(address, undefined, undefined)
  expect({ party, ercType }).toEqual({ party: "", ercType: "UNKNOWN" })
})

test("a token that tells nothing has an empty name in its object, and none as a party", () => {
  const contract = new KnownContract(address, { address, ercType: "ERC-20", name: "", symbol: "" }, undefined)
  expect(contract.party).toBe("")
  expect(JSON.parse(`{${contract.erc20}}`)).toEqual({
    address: checksummed,
    name: "",
    symbol: "",
    decimals: 0,
    ercType: "ERC-20",
  })
})

test("what the contract tells comes before the token list, and the list before nothing", () => {
  const row = { address, ercType: "ERC-20", name: "Own", decimals: 6 } as const
  const listed = { name: "Listed", symbol: "LST", decimals: 18, logoUri: "https://example.com/l.png" }
  const contract = new KnownContract(address, row, listed)
  expect(JSON.parse(`{"a":0${contract.party}}`)).toEqual({
    a: 0,
    name: "Own",
    symbol: "LST",
    decimals: 6,
    logoUri: "https://example.com/l.png",
  })
  expect(JSON.parse(`{${contract.erc20}}`)).toEqual({
    address: checksummed,
    name: "Own",
    symbol: "LST",
    decimals: 6,
    logoUri: "https://example.com/l.png",
    ercType: "ERC-20",
  })
})

test("a collection has no decimals, whatever a list says", () => {
  const contract = new KnownContract(address, { address, ercType: "ERC-721", name: "Ice" }, { decimals: 0 })
  expect(contract.party).toBe(',"name":"Ice"')
  expect(JSON.parse(`{${contract.erc721}}`)).toEqual({
    address: checksummed,
    name: "Ice",
    symbol: "",
    ercType: "ERC-721",
  })
})

test("hostile names are escaped and cut", () => {
  const name = `"},{"\u0001\ud800${"x".repeat(100_000)}`
  const { party } = new KnownContract(address, { address, ercType: "ERC-20", name }, undefined)
  expect(JSON.parse(`{"a":0${party}}`)).toEqual({ a: 0, name: `"},{"\u0001\ufffd${"x".repeat(248)}…` })
})
