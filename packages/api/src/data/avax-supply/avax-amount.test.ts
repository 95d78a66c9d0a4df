import { expect, test } from "vitest"
import { avaxAmount } from "./avax-amount.ts"

test.each([
  [0n, "0"],
  [1n, "0.000000000000000001"],
  [10n ** 9n, "0.000000001"],
  [10n ** 18n, "1"],
  [360_000_000n * 10n ** 18n, "360000000"],
  [199_605_247_611_120_000n * 10n ** 9n, "199605247.61112"],
  [4_868_917_656_522_641_370_570_422n, "4868917.656522641370570422"],
])("%d wei are %s AVAX", (wei, text) => {
  expect(avaxAmount(wei)).toBe(text)
})
