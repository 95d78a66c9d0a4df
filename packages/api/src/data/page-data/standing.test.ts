import { expect, test } from "vitest"
import { appearance, Standings } from "./standing.ts"

const standings = new Standings([
  { name: "USD Coin", symbol: "USDC" },
  { name: "Ice", symbol: "I" },
])
const of = (name: string, symbol: string, reputation: "Malicious" | "Benign" | null = null) =>
  standings.of({ name, symbol, reputation })

test.each([
  ["USD Coin", "X"],
  ["usd  coin", "X"],
  ["Something", "USDС"],
  ["Something", "U5DC"],
  ["Something", "USDC "],
  ["Something", "ＵＳＤＣ"],
  ["Something", "ÚSDC"],
  ["lce", "X"],
])("a token %s (%s) looks like a listed one", (name, symbol) => expect(of(name, symbol)).toBe("imitation"))

test.each([
  ["Winter Dollar", "WUSD"],
  ["USD Coin of the glacier", "USDC.e2"],
  ["", ""],
  ["I", "I"],
])("a token %s (%s) does not", (name, symbol) => expect(of(name, symbol)).toBe("unlisted"))

test("what a list knows is listed, and what it marks is spam, whatever their names", () => {
  expect([of("USD Coin", "USDC", "Benign"), of("Winter", "W", "Malicious")]).toEqual(["listed", "spam"])
})

test("a name of a megabyte is compared by its beginning", () => {
  expect(appearance("a".repeat(2 ** 20))).toBe("a".repeat(64))
})
