import { expect, test } from "vitest"
import { EvmError } from "../chain/evm-error.ts"
import { fromHex } from "../codec/hex.ts"
import type { Machine } from "../execute/machine.ts"
import { emptyAccount } from "../state/account-state.ts"
import type { Transaction } from "../transaction/transaction.ts"
import { assertAcceptable } from "./acceptable.ts"
import type { TransactionPool } from "./transaction-pool.ts"

const from = `0x${"11".repeat(20)}` as const
/** A transaction with 21,000 gas at a price of 1 wei, so its cost is 21,000 wei and its value. */
const transactionOf = (nonce: bigint, value: bigint): Transaction =>
  ({
    ...{
      from,
      nonce,
      value,
      gasLimit: 21_000n,
      maxFeePerGas: 1n,
      maxPriorityFeePerGas: 1n,
      hash: `0x${nonce}${value}`,
    },
    ...{ bytes: new Uint8Array(1), data: new Uint8Array(), to: from, accessList: [], chainID: 1n, type: 2 },
  }) as unknown as Transaction

/** The pool's error for a transaction of a sender with 100,000 wei and two pending transactions of 30,000 wei each. */
async function refusal(transaction: Transaction): Promise<string | undefined> {
  const waiting = [transactionOf(5n, 9_000n), transactionOf(6n, 9_000n)]
  const pool = {
    has: () => false,
    split: (_: string, nonce: bigint) => ({ pending: waiting.filter((one) => one.nonce >= nonce) }),
  }
  const machine = {
    state: { account: async () => ({ ...emptyAccount, nonce: 5n, balance: 100_000n }) },
    has: () => false,
    crypto: { keccak256: () => fromHex(`0x${"00".repeat(32)}`) },
  }
  const rules = { chainID: 1n, gasLimit: 8_000_000n, minimumFee: 1n }
  try {
    await assertAcceptable(transaction, pool as unknown as TransactionPool, machine as unknown as Machine, rules)
    return undefined
  } catch (error) {
    if (!(error instanceof EvmError)) throw error
    return error.message.replace("insufficient funds for gas * price + value: balance 100000, ", "")
  }
}

test("somebody may send what the balance covers together with all that waits of the same sender", async () => {
  expect(await refusal(transactionOf(7n, 79_001n))).toBe("tx cost 100001, overshot 1")
  expect(await refusal(transactionOf(7n, 19_000n))).toBeUndefined()
  expect(await refusal(transactionOf(7n, 19_001n))).toBe("queued cost 60000, tx cost 40001, overshot 1")
})

test("one that replaces another is counted by what it costs more", async () => {
  expect(await refusal(transactionOf(6n, 49_000n))).toBeUndefined()
  expect(await refusal(transactionOf(6n, 49_001n))).toBe("queued cost 60000, tx bumped 40001, overshot 1")
  expect(await refusal(transactionOf(6n, 0n))).toBeUndefined()
})

test("a nonce that was used is too low, and the next one is not", async () => {
  expect(await refusal(transactionOf(4n, 0n))).toBe("nonce too low: next nonce 5, tx nonce 4")
  expect(await refusal(transactionOf(5n, 0n))).toBeUndefined()
})
