import fc from "fast-check"
import { expect, test } from "vitest"
import { effectiveGasPrice, UnknownBaseFee } from "./gas-price.ts"

const hex = (value: bigint) => `0x${value.toString(16)}`
const offer = (most: bigint, tip: bigint) => ({ maxFeePerGas: hex(most), maxPriorityFeePerGas: hex(tip) })
const small = fc.bigInt(0n, 12n)
const someOffer = fc.tuple(small, small).map(([most, tip]) => [most + tip, tip] as const)

/** Whether one base fee up to the most explains all prices, by trying each. */
const isExplained = (most: bigint, paid: readonly (readonly [offered: readonly [bigint, bigint], price: bigint])[]) => {
  for (let fee = 0n; fee <= most; fee++) {
    const fits = paid.every(([[limit, tip], price]) => price === effectiveGasPrice(offer(limit, tip), 2, fee))
    if (fits) return true
  }
  return false
}

test("prices are allowed if and only if one base fee explains all of them", () => {
  fc.assert(
    fc.property(small, fc.array(fc.tuple(someOffer, small), { minLength: 1, maxLength: 4 }), (most, paid) => {
      const fees = new UnknownBaseFee(most)
      const isAllowed = paid.every(([[limit, tip], price]) => fees.allows(offer(limit, tip), 2, price))
      // A price at the limit may have a higher base fee, up to the most of the header.
      expect(isAllowed).toBe(isExplained(most, paid))
    }),
    { numRuns: 2_000 },
  )
})

test("types before 2 pay what they offer, and later ones the base fee and the tip, up to the limit", () => {
  const gasPrice = { gasPrice: "0x5", ...offer(9n, 1n) }
  expect([0, 1, 2, 3].map((type) => effectiveGasPrice(gasPrice, type, 3n))).toEqual([5n, 5n, 4n, 4n])
  expect([7n, 8n, 9n].map((fee) => effectiveGasPrice(gasPrice, 2, fee))).toEqual([8n, 9n, 9n])
  expect([0, 1].map((type) => new UnknownBaseFee(9n).allows(gasPrice, type, 5n))).toEqual([true, true])
  expect([4n, 6n].map((price) => new UnknownBaseFee(9n).allows(gasPrice, 0, price))).toEqual([false, false])
})
