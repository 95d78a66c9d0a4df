import { type ValidatorFeeConfig, validatorFeeCost } from "@serac/chain"
import fc from "fast-check"
import { expect, test } from "vitest"
import { validatorCost } from "./time.ts"

const config: ValidatorFeeConfig = { target: 10n, minPrice: 5n, excessConversionConstant: 1_000n }

test("what validators pay is what the chain computes second by second, also where the price does not move", () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 20n }),
      fc.constantFrom(0n, 1n, 500n, 3_000n),
      fc.bigInt({ min: 0n, max: 300n }),
      (current, excess, seconds) => {
        const state = { current, excess }
        expect(validatorCost(state, config, seconds)).toBe(validatorFeeCost(state, config, seconds))
      },
    ),
  )
  expect(validatorCost({ current: 10n, excess: 0n }, config, 7n)).toBe(35n)
  expect(validatorCost({ current: 10n, excess: 3_000n }, config, 7n)).toBeGreaterThan(35n)
  expect(validatorCost({ current: 20n, excess: 0n }, config, 300n)).toBeGreaterThan(1_500n)
})
