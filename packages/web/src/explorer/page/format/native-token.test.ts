import { expect, test } from "vitest"
import { nativeTokenName } from "./native-token.ts"

test.each([
  [{ name: "Avalanche", symbol: "AVAX" }, "Avalanche (AVAX)"],
  [{ name: "", symbol: "ICE" }, "ICE"],
  [{ name: "Ice", symbol: "" }, "Ice"],
  [{ name: "", symbol: "" }, "unknown"],
])("%j is %s", (token, name) => {
  expect(nativeTokenName(token)).toBe(name)
})
