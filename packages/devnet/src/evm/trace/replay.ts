import type { EvmBlock } from "../block/block.ts"
import type { EvmChain } from "../chain/evm-chain.ts"
import { EvmError } from "../chain/evm-error.ts"
import type { BlockContext } from "../execute/block-context.ts"
import type { Machine } from "../execute/machine.ts"
import { type ExecutionResult, executeMessage } from "../execute/transition.ts"
import { applyUpgrades } from "../precompiles/configure.ts"
import { predicatesOf } from "../precompiles/predicate.ts"
import { effectiveGasPrice, type Transaction } from "../transaction/transaction.ts"

/** A transaction that is executed again, on its original state. */
export interface Replayed {
  readonly machine: Machine
  readonly context: BlockContext
  readonly transaction: Transaction
  /** Its index in the block. */
  readonly index: number
  /** Executes the transaction. */
  run(): Promise<ExecutionResult>
}

/**
 * Executes a block's transactions again and calls `watch` for each, or only for one, after those before it. The time limit applies to
 * each watched transaction; the others are limited by the gas of their block.
 *
 * @param only - the index in the block; undefined for all
 * @throws EvmError for a genesis, and for a pruned state
 */
export async function replayBlock(
  chain: EvmChain,
  block: EvmBlock,
  only: number | undefined,
  watch: (replayed: Replayed) => Promise<void>,
): Promise<void> {
  const parent = chain.blockAt(block.header.number - 1n)
  if (parent === undefined) throw new EvmError("genesis is not traceable")
  const context = chain.contextOf(block)
  await chain.read(parent, async (machine) => {
    const [parentTime, time] = [Number(parent.header.timestamp), Number(context.timestamp)]
    machine.enter(context)
    await applyUpgrades(machine.state, machine.config, { parentTime, time, number: context.number })
    const last = only === undefined ? undefined : only + 1
    for (const [index, transaction] of block.transactions.slice(0, last).entries()) {
      const run = async () => {
        machine.enter(context)
        const gasPrice = effectiveGasPrice(transaction, context.baseFee)
        const failed = block.predicates.get(transaction.hash)
        const predicates = {
          chunks: failed === undefined ? [] : predicatesOf(transaction.accessList),
          failed: failed ?? new Set<number>(),
        }
        return executeMessage(
          machine,
          context,
          { ...transaction, gasPrice, isCall: false },
          predicates,
          context.gasLimit,
        )
      }
      if (only !== undefined && index < only) {
        machine.stopTime()
        await run()
      } else {
        machine.startTime()
        await watch({ machine, context, transaction, index, run })
      }
    }
  })
}
