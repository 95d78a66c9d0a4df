import { atomicGas, encodeAtomicBatch } from "@serac/chain"
import { type EvmBlock, encodeBlock } from "../block/block.ts"
import { stateRootOf } from "../block/outcome.ts"
import { encodePredicateResults } from "../block/predicate-results.ts"
import { bloomOf } from "../block/receipt.ts"
import { extDataHash, receiptsOf, receiptsRootOf, transactionsRootOf } from "../block/roots.ts"
import { applyAtomic } from "../chain/atomic.ts"
import type { ChainCore } from "../chain/chain-core.ts"
import { type Assembler, type Executed, executeTransactions, inSequence } from "../chain/execute-transactions.ts"
import { empty } from "../codec/hex.ts"
import type { BlockContext } from "../execute/block-context.ts"
import { advanceClock, consumeGas, type GasClock, priceOf } from "../fees/gas-clock.ts"
import { type Header, headerHash } from "../header/header.ts"
import { blackhole, constantMembers } from "../header/next.ts"
import { applyUpgrades } from "../precompiles/configure.ts"
import type { Transaction } from "../transaction/transaction.ts"
import { type Exponents, gasConfigWith } from "./exponents.ts"
import type { Plan } from "./plan.ts"
import { blocksBetween, clockAfter, settledBy } from "./settlement.ts"

/** Transactions of an accepted block must all execute, so the block's gas does not limit them. */
const unlimitedGas = 2n ** 64n

/** A plan, and what else makes its block. */
export interface AcceptedPlan extends Plan {
  /** The block's time in milliseconds since 1970. */
  readonly milliseconds: bigint
  readonly exponents: Exponents
  /** Handles a transaction whose execution fails for a reason outside of the chain, before the error is thrown. */
  readonly fail?: ((transaction: Transaction, reason: unknown) => void) | undefined
}

/**
 * Makes the block of a plan and executes it on the machine's state, which must be the tip's. The header has the roots and bloom of
 * the blocks that it settles; `execution` has the outcome of the block itself.
 */
export async function assembleAccepted(core: ChainCore, assembler: Assembler, plan: AcceptedPlan): Promise<EvmBlock> {
  const { config, crypto, state } = assembler.machine
  const { settled, transactions, latestClock, milliseconds, exponents } = plan
  const parent = core.tip
  const gasConfig = gasConfigWith(parent.header, exponents)
  const begin = advanceClock(clockAfter(parent), milliseconds)
  const context: BlockContext = {
    number: parent.header.number + 1n,
    timestamp: milliseconds / 1000n,
    gasLimit: plan.gasLimit,
    baseFee: priceOf(begin),
    coinbase: blackhole,
    difficulty: constantMembers.difficulty,
  }
  const executed = await executeBlock(core, assembler, plan, context)
  const stateRoot = await state.commitRoot()
  const settling = blocksBetween(core.history, settledBy(core.history, parent), settled)
  const receipts = settling.flatMap((block) => receiptsOf(block.transactions, block.receipts))
  const blockExtraData = plan.atomic.length === 0 ? empty : encodeAtomicBatch(plan.atomic)
  const header: Header = {
    ...constantMembers,
    parentHash: parent.hash,
    miner: context.coinbase,
    stateRoot: stateRootOf(settled),
    transactionsRoot: transactionsRootOf(transactions, crypto),
    receiptsRoot: receiptsRootOf(receipts, crypto),
    logsBloom: bloomOf(
      receipts.flatMap(({ receipt }) => receipt.logs),
      crypto,
    ),
    number: context.number,
    gasLimit: plan.gasLimit,
    gasUsed: plan.gasUsed,
    timestamp: context.timestamp,
    extraData: encodePredicateResults(executed.predicates),
    extDataHash: extDataHash(blockExtraData, crypto),
    baseFeePerGas: plan.baseFee,
    // `gasUsed` includes the gas of atomic transactions.
    extDataGasUsed: 0n,
    timestampMilliseconds: milliseconds,
    ...exponents,
    ...settlementOf(settled),
  }
  const body = { header, transactions, blockExtraData }
  const consumed = plan.atomic.reduce((sum, { unsigned }) => sum + atomicGas(unsigned), executed.gasUsed)
  return {
    ...body,
    receipts: executed.receipts,
    predicates: executed.predicates,
    hash: headerHash(header, config.kind, crypto),
    size: encodeBlock(body, config.kind).length,
    execution: {
      stateRoot,
      baseFee: context.baseFee,
      clock: consumeGas(begin, consumed, gasConfig),
      latestClock,
    },
  }
}

/** Executes a block's EVM transactions, then its atomic ones. */
async function executeBlock(
  core: ChainCore,
  assembler: Assembler,
  { transactions, atomic, fail }: AcceptedPlan,
  context: BlockContext,
): Promise<Executed> {
  const { machine } = assembler
  const { state, config } = machine
  machine.enter(context)
  const parentTime = Number(core.tip.header.timestamp)
  await applyUpgrades(state, config, { parentTime, time: Number(context.timestamp), number: context.number })
  const executed = await executeTransactions(assembler, context, {
    transactions: inSequence(transactions),
    // The worst-case check accepted this transaction, so no error may keep it from being executed.
    refuse: (transaction, reason) => {
      fail?.(transaction, reason)
      throw reason
    },
    gasCapacity: unlimitedGas,
  })
  for (const transaction of atomic) await applyAtomic(state, transaction, core.avaxAssetID)
  return executed
}

/** The fields of a header about the newest block that it settles: its height, and the clock after it. */
function settlementOf(settled: EvmBlock) {
  const { seconds, fraction, excess }: GasClock = clockAfter(settled)
  return {
    settledHeight: settled.header.number,
    settledGasUnix: seconds,
    settledGasNumerator: fraction,
    settledExcess: excess,
  }
}
