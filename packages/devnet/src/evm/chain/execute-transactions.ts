import type { PredicateResults } from "../block/predicate-results.ts"
import type { Receipt } from "../block/receipt.ts"
import type { Hex } from "../codec/hex.ts"
import { activePrecompiles } from "../config/chain-config.ts"
import type { BlockContext } from "../execute/block-context.ts"
import type { Machine } from "../execute/machine.ts"
import { executeMessage } from "../execute/transition.ts"
import type { WarpVerifier } from "../ports/warp.ts"
import type { ChainIdentity, Predicates } from "../precompiles/precompile.ts"
import { predicatesOf } from "../precompiles/predicate.ts"
import { predicateHolds } from "../precompiles/verify-predicate.ts"
import { effectiveGasPrice, type Transaction } from "../transaction/transaction.ts"

/** The parts that block assembly needs. */
export interface Assembler {
  readonly machine: Machine
  readonly identity: ChainIdentity
  readonly warp: WarpVerifier | undefined
}

/** The transactions to execute, with the gas that they may use. */
export interface GivenTransactions {
  /** Yields transactions in order; each `next` receives whether the last one was executed. */
  readonly transactions: Generator<Transaction, void, boolean | undefined>
  /** Handles a transaction that cannot be executed: throws, or skips it. */
  readonly refuse: (transaction: Transaction, reason: unknown) => void
  /** The total gas that the transactions may use. */
  readonly gasCapacity: bigint
}

/** Yields transactions in order and ignores whether they were executed. */
export function* inSequence(transactions: readonly Transaction[]): Generator<Transaction, void, boolean | undefined> {
  yield* transactions
}

/** The outcome of executed transactions. */
export interface Executed {
  readonly transactions: readonly Transaction[]
  readonly receipts: readonly Receipt[]
  readonly predicates: PredicateResults
  readonly gasUsed: bigint
}

/** Executes transactions in order, in the block that the machine has entered. */
export async function executeTransactions(
  { machine, identity, warp }: Assembler,
  context: BlockContext,
  given: GivenTransactions,
): Promise<Executed> {
  const warpConfig = activePrecompiles(machine.config, Number(context.timestamp)).warpConfig
  const predicatesFor = async ({ accessList }: Transaction): Promise<Predicates> => {
    const chunks = warpConfig === undefined ? [] : predicatesOf(accessList)
    const failed = new Set<number>()
    for (const [at, one] of chunks.entries()) {
      const holds = warpConfig && warp && (await predicateHolds(one, warpConfig, identity, warp))
      if (holds !== true) failed.add(at)
    }
    return { chunks, failed }
  }
  const transactions: Transaction[] = []
  const receipts: Receipt[] = []
  const results = new Map<Hex, ReadonlySet<number>>()
  let gasUsed = 0n
  let executed: boolean | undefined
  for (;;) {
    const { value: transaction, done } = given.transactions.next(executed)
    if (done === true || transaction === undefined) break
    executed = true
    try {
      const predicates = await predicatesFor(transaction)
      const price = effectiveGasPrice(transaction, context.baseFee)
      const message = { ...transaction, gasPrice: price, isCall: false }
      const result = await executeMessage(machine, context, message, predicates, given.gasCapacity - gasUsed)
      gasUsed += result.gasUsed
      transactions.push(transaction)
      if (predicates.chunks.length > 0) results.set(transaction.hash, predicates.failed)
      receipts.push({
        succeeded: result.error === undefined,
        gasUsed: result.gasUsed,
        cumulativeGasUsed: gasUsed,
        effectiveGasPrice: price,
        logs: result.logs,
        contractAddress: result.contractAddress,
      })
    } catch (error) {
      executed = false
      given.refuse(transaction, error)
    }
  }
  return { transactions, receipts, predicates: results, gasUsed }
}
