import { expect, test } from "vitest"
import { rewardFor } from "./supply.ts"

test("a network that begins with more than the cap has the reward that a node of one told", () => {
  expect(rewardFor(31_525_200n, 1_000_000n * 10n ** 9n, 2_759_000_000n * 10n ** 9n)).toBe(713_353_626_194_635n)
})
