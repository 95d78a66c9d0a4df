import { type CChainAtomicTransaction, decodeAtomicBatch } from "@serac/chain"
import type { EvmBlock } from "../block/block.ts"
import type { ChainCore } from "../chain/chain-core.ts"
import { EvmError } from "../chain/evm-error.ts"
import type { GasClock, GasConfig } from "../fees/gas-clock.ts"
import { headerTimeMs } from "../header/header.ts"
import type { Transaction } from "../transaction/transaction.ts"
import { blocksBetween, clockAfter, gasConfigOf, lastToSettle } from "./settlement.ts"
import { WorstCase } from "./worst-case.ts"

/** The least gas that any transaction has. */
const minGas = 21_000n

/** What may come into a block. */
export interface Candidates {
  /** In the order in which they are tried; is told whether each fits. @param baseFee - the most that a unit of gas can cost, in wei */
  readonly transactions: (baseFee: bigint) => Generator<Transaction, void, boolean | undefined>
  /** A transaction that does not fit: thrown on, or left out. */
  readonly refuse: (transaction: Transaction, reason: unknown) => void
  /** Atomic transactions in the order in which they are tried. @param baseFee - the most that a unit of gas can cost, in wei */
  readonly atomic: (baseFee: bigint) => Iterable<CChainAtomicTransaction>
  /** An atomic transaction that does not fit: thrown on, or left out. */
  readonly refuseAtomic: (transaction: CChainAtomicTransaction, reason: unknown) => void
  /** How long all of them may be together. */
  readonly mostBytes: number
}

/** What a block is made of that is executed later, and what of its header follows from that. */
export interface Plan {
  /** The newest block that it settles, or that is settled already. */
  readonly settled: EvmBlock
  readonly gasLimit: bigint
  /** The most that a unit of gas can cost, in wei. */
  readonly baseFee: bigint
  /** Gas limits of the transactions, and the gas of the atomic ones. */
  readonly gasUsed: bigint
  readonly transactions: readonly Transaction[]
  readonly atomic: readonly CChainAtomicTransaction[]
  readonly latestClock: GasClock
}

/**
 * Chooses what a block holds upon a parent: what can be executed whatever becomes of the blocks that are not settled.
 *
 * @param milliseconds - the block's time
 * @param config - what the block lays down for the time after it
 * @throws EvmError where too much waits for its execution, and what a candidate is refused with
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

/** @throws EvmError for a transaction that is longer than what is left of its block */
function assertRoom({ bytes }: { readonly bytes: Uint8Array }, room: number): void {
  if (bytes.length > room) throw new EvmError("size limit reached")
}

/** What the blocks after the settled one come to at worst. */
async function worstCaseAfter(core: ChainCore, settled: EvmBlock, parent: EvmBlock): Promise<WorstCase> {
  const waiting = blocksBetween(core.history, settled, parent)
  // What was changed by hand is in no state before.
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
