import { type Hex, padHex, stringToHex } from "viem"
import { expect, test } from "vitest"
import { readContractFact } from "../src/oracle/contract-fact.ts"

const address: Hex = "0xaabbebf4a4b8680e61e26bc5136a87d0d8387365"

/** A contract that gives the same word to every call. */
const factOf = (word: Hex) => readContractFact(async () => word, address)

test.each([
  ["a number is no name", padHex("0x2a"), { ercType: "UNKNOWN" }],
  ["bytes that are not UTF-8 are no name", padHex("0xff41", { dir: "right" }), { ercType: "UNKNOWN" }],
  ["a padded text is a name", padHex(stringToHex("Old"), { dir: "right" }), { ercType: "UNKNOWN", name: "Old" }],
])("of a contract that gives one word to every call, %s", async (_, word, fact) => {
  expect(await factOf(word)).toEqual(fact)
})
