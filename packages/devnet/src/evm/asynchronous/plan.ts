import { type CChainAtomicTransaction, decodeAtomicBatch } from "@serac/chain"
import type { EvmBlock } from "../block/block.ts"
import type { ChainCore } from "../chain/chain-core.ts"
import { EvmError } from "../chain/evm-error.ts"
import type { GasClock, GasConfig } from "../fees/gas-clock.ts"
import { headerTimeMs } from "../header/header.ts"
import type { Transaction } from "../transaction/transaction.ts"
import { blocksBetween, clockAfter, gasConfigOf, lastToSettle } from "./settlement.ts"
import { WorstCase } from "./worst-case.ts"

/** The least gas of any transaction. */
const minGas = 21_000n

/** The transactions that a block may include. */
export interface Candidates {
  /**
   * Yields transactions in the order to try; each `next` receives whether the last one fits. @param baseFee - the highest possible price of a unit
   * of gas, in wei
   */
  readonly transactions: (baseFee: bigint) => Generator<Transaction, void, boolean | undefined>
  /** Handles a transaction that does not fit: throws, or skips it. */
  readonly refuse: (transaction: Transaction, reason: unknown) => void
  /** Atomic transactions in the order to try. @param baseFee - the highest possible price of a unit of gas, in wei */
  readonly atomic: (baseFee: bigint) => Iterable<CChainAtomicTransaction>
  /** Handles an atomic transaction that does not fit: throws, or skips it. */
  readonly refuseAtomic: (transaction: CChainAtomicTransaction, reason: unknown) => void
  /** The maximum total size of the transactions, in bytes. */
  readonly mostBytes: number
}

/** The content of a block that is executed after acceptance, and the header fields that follow from it. */
export interface Plan {
  /** The newest block that this block or an earlier one settles. */
  readonly settled: EvmBlock
  readonly gasLimit: bigint
  /** The highest possible price of a unit of gas, in wei. */
  readonly baseFee: bigint
  /** The sum of the transactions' gas limits and the gas of the atomic transactions. */
  readonly gasUsed: bigint
  readonly transactions: readonly Transaction[]
  readonly atomic: readonly CChainAtomicTransaction[]
  readonly latestClock: GasClock
}

/**
 * Selects the transactions of a parent's next block: those that can execute for any outcome of the unsettled blocks.
 *
 * @param milliseconds - the block's time
 * @param config - the gas configuration that the block sets for the time after it
 * @throws EvmError if too much accepted gas awaits execution, and errors that `refuse` and `refuseAtomic` throw
 */
export async function planBlock(
  core: ChainCore,
  milliseconds: bigint,
  config: GasConfig,
  candidates: Candidates,
): Promise<Plan> {
  const parent = core.tip
  const settled = lastToSettle(core.history, parent, milliseconds)
  const worst = await worstCaseAfter(core, settled, parent)
  worst.startBlock(milliseconds)
  const { gasLimit, baseFee } = worst
  const avax = core.avaxAssetID
  let room = candidates.mostBytes
  const transactions: Transaction[] = []
  const offered = candidates.transactions(baseFee)
  let next = offered.next()
  while (next.done !== true && gasLimit - worst.gasUsed >= minGas) {
    const transaction = next.value
    let fits = false
    try {
      assertRoom(transaction, room)
      await worst.applyTransaction(transaction)
      fits = true
    } catch (reason) {
      candidates.refuse(transaction, reason)
    }
    if (fits) {
      transactions.push(transaction)
      room -= transaction.bytes.length
    }
    next = offered.next(fits)
  }
  if (next.done !== true) candidates.refuse(next.value, new EvmError("gas limit reached"))
  const atomic: CChainAtomicTransaction[] = []
  for (const transaction of candidates.atomic(baseFee)) {
    try {
      assertRoom(transaction, room)
      await worst.applyAtomic(transaction, avax)
      atomic.push(transaction)
      room -= transaction.bytes.length
    } catch (reason) {
      candidates.refuseAtomic(transaction, reason)
    }
  }
  const { gasUsed } = worst
  return { settled, gasLimit, baseFee, gasUsed, transactions, atomic, latestClock: worst.finishBlock(config) }
}

/** @throws EvmError if a transaction is larger than the remaining room of its block, in bytes */
function assertRoom({ bytes }: { readonly bytes: Uint8Array }, room: number): void {
  if (bytes.length > room) throw new EvmError("size limit reached")
}

/** The worst-case outcome of the blocks after the settled one, up to `parent`. */
async function worstCaseAfter(core: ChainCore, settled: EvmBlock, parent: EvmBlock): Promise<WorstCase> {
  const waiting = blocksBetween(core.history, settled, parent)
  // A state edited by a cheatcode is newer than the settled state, so start from the last edited block.
  const from = waiting.findLast((block) => core.isEdited(block)) ?? settled
  const state = core.settledState(from)
  const worst = new WorstCase(clockAfter(settled), (address) => state.account(address))
  for (const { header, transactions, blockExtraData } of waiting) {
    if (header.number <= from.header.number) {
      worst.passBlock(headerTimeMs(header), header.gasUsed, gasConfigOf(header))
      continue
    }
    worst.startBlock(headerTimeMs(header))
    for (const transaction of transactions) await worst.applyTransaction(transaction)
    if (blockExtraData.length > 0)
      for (const transaction of decodeAtomicBatch(blockExtraData))
        await worst.applyAtomic(transaction, core.avaxAssetID)
    worst.finishBlock(gasConfigOf(header))
  }
  return worst
}
