import { expect, test } from "vitest"
import { effectiveGasPrice, UnknownBaseFee } from "./gas-price.ts"

const offer = (most: number, tip: number) => ({
  maxFeePerGas: `0x${most.toString(16)}`,
  maxPriorityFeePerGas: `0x${tip.toString(16)}`,
})

test("a transaction pays the base fee and its tip, at most what it offers", () => {
  expect(effectiveGasPrice(offer(100, 7), 2, 50n)).toBe(57n)
  expect(effectiveGasPrice(offer(52, 7), 2, 50n)).toBe(52n)
  expect(effectiveGasPrice({ gasPrice: "0x50" }, 0, 50n)).toBe(80n)
})

test("a base fee that no header has is one for all transactions of a block", () => {
  const fee = new UnknownBaseFee(50n)
  expect(fee.allows(offer(100, 7), 2, 47n)).toBe(true)
  expect(fee.allows(offer(100, 3), 2, 43n)).toBe(true)
  expect(fee.allows(offer(100, 3), 2, 44n)).toBe(false)
})

test("a base fee that no header has is at most the header's, and nobody pays more than is offered", () => {
  expect(new UnknownBaseFee(50n).allows(offer(100, 7), 2, 58n)).toBe(false)
  expect(new UnknownBaseFee(50n).allows(offer(52, 7), 2, 52n)).toBe(true)
  expect(new UnknownBaseFee(50n).allows(offer(52, 7), 2, 53n)).toBe(false)
  expect(new UnknownBaseFee(50n).allows(offer(100, 7), 2, 6n)).toBe(false)
  expect(new UnknownBaseFee(50n).allows({ gasPrice: "0x50" }, 1, 79n)).toBe(false)
})
