import { type CChainAtomicTransaction, decodeAtomicBatch, decodeCChainAtomicTransaction } from "@serac/chain"
import type { BlockBody, EvmBlock } from "../block/block.ts"
import type { ChainCore } from "../chain/chain-core.ts"
import { EvmError } from "../chain/evm-error.ts"
import { inSequence } from "../chain/execute-transactions.ts"
import { delayOf } from "../fees/delay.ts"
import { headerTimeMs } from "../header/header.ts"
import type { Transaction } from "../transaction/transaction.ts"
import { assembleAccepted } from "./assemble.ts"
import { type Exponents, gasConfigWith, nextExponents } from "./exponents.ts"
import { type Candidates, planBlock } from "./plan.ts"
import { heliconTime } from "./settlement.ts"

const mebibyte = 2 ** 20
/** The maximum size of the transactions of a verified block, in bytes. */
const maxBlockBytes = 1.75 * mebibyte
/** The maximum size of the transactions of a block that this chain makes, in bytes. */
const aimedBytes = 1.5 * mebibyte

/** The pending transactions for a block. */
export interface WaitingTransactions {
  readonly transactions: Candidates["transactions"]
  readonly refuse: Candidates["refuse"]
  /** Handles a transaction whose execution fails for a reason outside of the chain, before the error is thrown. */
  readonly fail?: (transaction: Transaction, reason: unknown) => void
}

/** Makes and executes a block of pending transactions without changing the chain. @throws EvmError */
export async function makeBlock(
  core: ChainCore,
  milliseconds: bigint,
  waiting: WaitingTransactions,
): Promise<EvmBlock> {
  const { atomic: backend } = core.options
  const context = contextAt(core, milliseconds)
  function* atomic(baseFee: bigint) {
    for (const bytes of backend?.pending() ?? []) {
      const transaction = decodeCChainAtomicTransaction(bytes)
      try {
        backend?.verify(bytes, { ...context, baseFee })
      } catch (reason) {
        backend?.discard(bytes, reason)
        continue
      }
      yield transaction
    }
  }
  const candidates: Candidates = {
    ...waiting,
    atomic,
    // The transaction stays pending until the state that it needs is settled, unless its nonce has been used.
    refuseAtomic: ({ bytes }, reason) => {
      const { message } = reason as Error
      if (!(reason instanceof EvmError) || message.startsWith("nonce too low")) backend?.discard(bytes, reason)
    },
    mostBytes: aimedBytes,
  }
  return make(core, milliseconds, nextExponents(core.tip.header), candidates, waiting.fail)
}

/** Rebuilds and executes a block that another producer made, without changing the chain. @throws EvmError if it cannot be the tip's child */
export async function remakeBlock(
  core: ChainCore,
  { header, transactions, blockExtraData }: BlockBody,
): Promise<EvmBlock> {
  const milliseconds = headerTimeMs(header)
  assertTime(core, milliseconds)
  const { atomic: backend } = core.options
  const context = contextAt(core, milliseconds)
  function* atomic(baseFee: bigint): Generator<CChainAtomicTransaction> {
    if (blockExtraData.length === 0) return
    if (backend === undefined) throw new EvmError("This chain has no ledger of atomic transactions.")
    for (const transaction of decodeAtomicBatch(blockExtraData)) {
      backend.verify(transaction.bytes, { ...context, baseFee })
      yield transaction
    }
  }
  const refuse = (_: unknown, reason: unknown) => {
    throw reason
  }
  const candidates = {
    transactions: () => inSequence(transactions),
    refuse,
    atomic,
    refuseAtomic: refuse,
    mostBytes: maxBlockBytes,
  }
  return make(core, milliseconds, nextExponents(core.tip.header, header), candidates)
}

/** @throws EvmError if the tip cannot have a child at this time */
export function assertTime({ tip, config }: ChainCore, milliseconds: bigint): void {
  if (milliseconds < heliconTime(config)) throw new EvmError("helicon is not activated")
  if (milliseconds < headerTimeMs(tip.header) + delayOf(tip.header.minDelayExcess ?? 0n))
    throw new EvmError("block time below the ACP-226 minimum block delay")
}

async function make(
  core: ChainCore,
  milliseconds: bigint,
  exponents: Exponents,
  candidates: Candidates,
  fail?: WaitingTransactions["fail"],
): Promise<EvmBlock> {
  const config = gasConfigWith(core.tip.header, exponents)
  const plan = await planBlock(core, milliseconds, config, candidates)
  core.tipState()
  const { identity } = core
  const assembler = { machine: await core.machine(), identity, warp: core.options.warp }
  return assembleAccepted(core, assembler, { ...plan, milliseconds, exponents, fail })
}

const contextAt = ({ tip }: ChainCore, milliseconds: bigint) => ({
  height: tip.header.number + 1n,
  timestamp: milliseconds / 1000n,
})
