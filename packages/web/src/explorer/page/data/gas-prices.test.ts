import { expect, test } from "vitest"
import { gasPrices } from "./gas-prices.ts"
import type { EvmTransaction, ListedEvmBlock } from "./schemas.ts"

const block = (blockNumber: string, baseFee?: string) => ({ blockNumber, baseFee }) as unknown as ListedEvmBlock
const paid = (blockNumber: string, gasPrice: string) => ({ blockNumber, gasPrice }) as unknown as EvmTransaction

test("a tip is what was paid above the base fee of the transaction's own block", () => {
  const tips = Array.from({ length: 10 }, (_, at) => paid("7", String(100 + at)))
  const prices = gasPrices([block("8", "50"), block("7", "100")], [...tips, paid("8", "55"), paid("6", "999")])
  expect(prices).toEqual({ baseFee: 50n, tips: { low: 1n, usual: 5n, high: 8n }, count: 11 })
})

test("without transactions tips are 0, and without a base fee there are no prices", () => {
  expect(gasPrices([block("8", "50")], [])).toEqual({ baseFee: 50n, tips: { low: 0n, usual: 0n, high: 0n }, count: 0 })
  expect(gasPrices([block("8")], [])).toBeUndefined()
  expect(gasPrices([], [])).toBeUndefined()
})
