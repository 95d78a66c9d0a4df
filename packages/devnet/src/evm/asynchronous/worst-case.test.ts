import { expect, test } from "vitest"
import { EvmError } from "../chain/evm-error.ts"
import { gasClockAt, gasTarget } from "../fees/gas-clock.ts"
import { emptyAccount } from "../state/account-state.ts"
import type { Transaction } from "../transaction/transaction.ts"
import { WorstCase } from "./worst-case.ts"

const from = `0x${"11".repeat(20)}` as const

/** A started block with a price of 1 wei, and one account with this balance. */
function blockWith(balance: bigint): WorstCase {
  const clock = gasClockAt(1_000n, 1n, { target: gasTarget(0n), minPrice: 1n })
  const worst = new WorstCase(clock, async () => ({ ...emptyAccount, balance }))
  worst.startBlock(2_000n)
  return worst
}

/** A transaction with 21,000 gas that offers 2 wei per unit and pays 1. */
const transactionOf = (nonce: bigint, members: Partial<Transaction> = {}): Transaction =>
  ({
    ...{ from, nonce, value: 8_000n, gasLimit: 21_000n, maxFeePerGas: 2n, maxPriorityFeePerGas: 0n },
    ...members,
  }) as unknown as Transaction

test("who sends has to have what is offered, and of that is taken what is paid", async () => {
  expect(blockWith(0n).baseFee).toBe(1n)
  await expect(blockWith(49_999n).applyTransaction(transactionOf(0n))).rejects.toThrow(
    new EvmError("insufficient funds for gas * price + value"),
  )
  const worst = blockWith(50_000n + 29_000n)
  await worst.applyTransaction(transactionOf(0n))
  await worst.applyTransaction(transactionOf(1n))
  expect(worst.gasUsed).toBe(42_000n)
  await expect(worst.applyTransaction(transactionOf(2n))).rejects.toThrow("insufficient funds")
})

test("a transaction that cannot be in the block changes nothing of it", async () => {
  const worst = blockWith(10n ** 18n)
  const refused: [Partial<Transaction>, string][] = [
    [{ nonce: 1n }, "nonce too high: 1 > 0"],
    [{ maxFeePerGas: 0n }, "max fee per gas less than block base fee"],
    [{ gasLimit: worst.gasLimit + 1n }, "gas limit reached"],
  ]
  for (const [members, text] of refused)
    await expect(worst.applyTransaction(transactionOf(0n, members))).rejects.toThrow(new EvmError(text))
  expect(worst.gasUsed).toBe(0n)
  await worst.applyTransaction(transactionOf(0n, { gasLimit: worst.gasLimit }))
  expect(worst.gasUsed).toBe(worst.gasLimit)
  await expect(worst.applyTransaction(transactionOf(0n))).rejects.toThrow("gas limit reached")
})
