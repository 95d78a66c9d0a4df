import { expect, test } from "vitest"
import { shareOf } from "./share.ts"

test("a share is exact to a hundredth of a percent, and what is less is not nothing", () => {
  expect([
    shareOf("3", "8"),
    shareOf("1", "3"),
    shareOf("8", "8"),
    shareOf("1", `1${"0".repeat(30)}`),
    shareOf("0", "8"),
    shareOf("0", "0"),
  ]).toEqual(["37.50 %", "33.33 %", "100.00 %", "< 0.01 %", "0.00 %", "–"])
})
