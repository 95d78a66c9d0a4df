import { consumeGas, FeeError, formatId, type PChainTransaction } from "@serac/chain"
import { keyOf } from "../../bytes.ts"
import { LedgerError, withContext } from "../../ledger-error.ts"
import type { SharedMemory } from "../../state/shared-memory.ts"
import type { PChainConfig } from "../config.ts"
import { decide } from "../rewards/decide.ts"
import type { Decision } from "../rewards/payout.ts"
import type { PlatformState } from "../state/platform-state.ts"
import { advanceTime, disableWithoutFunds } from "../time/advance.ts"
import { goTime } from "../time/go-time.ts"
import { executeTransaction, gasUsedBy, priceOf } from "../transactions/execute.ts"
import type { Verifier } from "../verifier.ts"
import { verifyWarp } from "../warp/verify-warp.ts"
import { type TimedBlock, verifyTime } from "./verify-block.ts"

/** The state, configuration and time that a block is executed with. */
export interface BlockExecutionContext {
  readonly config: PChainConfig
  readonly state: PlatformState
  readonly memory: SharedMemory
  readonly verifier: Verifier
  /** The clock's time, in Unix seconds. */
  readonly now: bigint
  /** The P-Chain height at which validator sets are looked up. */
  readonly pChainHeight: number
}

/** Verifies and executes a block. If it throws, the caller must revert the partial changes. @throws {LedgerError} */
export function executeBlock(surroundings: BlockExecutionContext, block: TimedBlock): void {
  const { config, state, now } = surroundings
  const height = Number(block.height)
  switch (block.type) {
    case "BanffStandardBlock": {
      state.beginBlock(height)
      for (const transaction of block.transactions) verifyWarp(surroundings, transaction)
      verifyTime(config, state, block.time, now)
      const hasChanged = advanceTime(config, state, block.time)
      const wasDisabled = executeAll(surroundings, block.transactions, height)
      if (block.transactions.length === 0 && !hasChanged && !wasDisabled)
        throw new LedgerError("BanffStandardBlock performs no state changes")
      return
    }
    case "BanffProposalBlock": {
      // The changes of validators that a proposal makes count to the block that decides on the proposal.
      state.beginBlock(height + 1)
      for (const transaction of block.transactions) verifyWarp(surroundings, transaction)
      verifyTime(config, state, block.time, now)
      advanceTime(config, state, block.time)
      executeAll(surroundings, block.transactions, height)
      const { transaction } = block
      withContext(`proposal tx ${formatId(transaction.id)} failed execution`, () => {
        for (const decision of ["commit", "abort"] as const)
          state.journal.try(() => decide(config, state, transaction, decision))
      })
      state.proposal = { blockID: block.id, transaction }
      return
    }
    case "BanffCommitBlock":
      executeDecision(surroundings, block, "commit")
      return
    case "BanffAbortBlock":
      executeDecision(surroundings, block, "abort")
      return
  }
}

function executeDecision({ config, state }: BlockExecutionContext, block: TimedBlock, decision: Decision): void {
  const { proposal } = state
  if (!proposal) throw new LedgerError(`missing parent state: ${formatId(block.parentID)}`)
  if (block.time !== state.time) {
    const [parent, option] = [goTime(state.time), goTime(block.time)]
    throw new LedgerError(
      `option block proposed timestamp not matching parent block one parent block timestamp (${parent}) option block timestamp (${option})`,
    )
  }
  const height = Number(block.height)
  // The proposal's block has begun this one already.
  decide(config, state, proposal.transaction, decision)
  const status = decision === "commit" ? "Committed" : "Aborted"
  state.blocks.addTransaction(proposal.transaction.id, { status, height: height - 1, index: -1 })
  state.proposal = undefined
}

/** Executes a block's transactions in order. @returns whether L1 validators ran out of balance. */
function executeAll(
  surroundings: BlockExecutionContext,
  transactions: readonly PChainTransaction[],
  height: number,
): boolean {
  const { config, state } = surroundings
  const price = priceOf(config, state.fees)
  consumeGasOf(config, state, transactions)
  const imported = new Set<string>()
  for (const [index, transaction] of transactions.entries()) {
    verifyUniqueImports(imported, transaction)
    executeTransaction({ ...surroundings, price }, transaction)
    state.blocks.addTransaction(transaction.id, { status: "Committed", height, index })
  }
  return disableWithoutFunds(config, state)
}

/** Subtracts the gas of all transactions from the block's capacity. */
function consumeGasOf(config: PChainConfig, state: PlatformState, transactions: readonly PChainTransaction[]): void {
  const gas = transactions.reduce((sum, transaction) => sum + gasUsedBy(config, transaction), 0n)
  const { capacity } = state.fees
  try {
    state.fees = consumeGas(state.fees, gas)
  } catch (error) {
    if (!(error instanceof FeeError)) throw error
    throw new LedgerError(`insufficient capacity: capacity (${capacity}) < gas (${gas})`)
  }
}

/** Verifies that no two transactions of a block import the same UTXO: a node tells this apart from one that is not there. */
function verifyUniqueImports(imported: Set<string>, { unsigned }: PChainTransaction): void {
  if (unsigned.type !== "ImportTx") return
  for (const { txID, outputIndex } of unsigned.importedInputs) {
    const key = `${keyOf(txID)}:${outputIndex}`
    if (imported.has(key)) throw new LedgerError("block contains conflicting transactions")
    imported.add(key)
  }
}
