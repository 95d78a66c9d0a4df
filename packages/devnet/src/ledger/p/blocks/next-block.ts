import { decodePChainTransaction, encodePChainTransaction, type PChainTransaction } from "@serac/chain"
import { LedgerError } from "../../ledger-error.ts"
import type { PlatformState } from "../state/platform-state.ts"
import type { Staker } from "../state/staker.ts"
import { advanceTime, nextBlockTime } from "../time/advance.ts"
import { executeTransaction, gasUsedBy, priceOf } from "../transactions/execute.ts"
import { verifyWarp } from "../warp/verify-warp.ts"
import type { BlockExecutionContext } from "./execute-block.ts"

/** The content of the next block, without parent and height, and the pending transactions that are no longer valid. */
export interface NextBlock {
  readonly fields:
    | {
        readonly type: "BanffStandardBlock"
        readonly time: bigint
        readonly transactions: readonly PChainTransaction[]
      }
    | {
        readonly type: "BanffProposalBlock"
        readonly time: bigint
        readonly transactions: readonly PChainTransaction[]
        readonly transaction: PChainTransaction
      }
    | undefined
  readonly dropped: readonly { readonly id: Uint8Array; readonly reason: string }[]
}

/**
 * Composes the next block: as many pending transactions as the gas capacity allows and, if the period of a rewarded staker
 * has ended, the proposal to reward it. It leaves the transactions executed: the caller reverts the state.
 */
export function nextBlock(surroundings: BlockExecutionContext, waiting: readonly PChainTransaction[]): NextBlock {
  const { config, state, now } = surroundings
  const { time, isDue } = nextBlockTime(config, state, now)
  const ending = dueAt(state, time)
  state.beginBlock(state.blocks.tip.height + 1)
  advanceTime(config, state, time)
  const price = priceOf(config, state.fees)
  const dropped: { id: Uint8Array; reason: string }[] = []
  const transactions: PChainTransaction[] = []
  let left = state.fees.capacity
  for (const transaction of waiting) {
    const gas = gasUsedBy(config, transaction)
    if (gas > left) break
    try {
      state.journal.attempt(() => {
        verifyWarp(surroundings, transaction)
        executeTransaction({ ...surroundings, price }, transaction)
      })
    } catch (error) {
      if (!(error instanceof LedgerError)) throw error
      dropped.push({ id: transaction.id, reason: error.message })
      continue
    }
    left -= gas
    transactions.push(transaction)
  }
  if (ending) {
    const transaction = proposalFor(ending, time)
    return { fields: { type: "BanffProposalBlock", time, transactions, transaction }, dropped }
  }
  if (transactions.length === 0 && !isDue) return { fields: undefined, dropped }
  return { fields: { type: "BanffStandardBlock", time, transactions }, dropped }
}

/** The first staker whose period ends at this time and who needs a reward proposal. */
function dueAt({ stakers }: PlatformState, time: bigint): Staker | undefined {
  const first = stakers.inOrder().find(({ kind }) => kind !== "subnet-validator")
  return first?.end === time ? first : undefined
}

/** The transaction that proposes to reward a staker. */
function proposalFor({ transaction: { unsigned }, txID }: Staker, time: bigint): PChainTransaction {
  const proposal =
    unsigned.type === "AddAutoRenewedValidatorTx"
      ? ({ type: "RewardAutoRenewedValidatorTx", txID, timestamp: time } as const)
      : ({ type: "RewardValidatorTx", txID } as const)
  return decodePChainTransaction(encodePChainTransaction({ unsigned: proposal, credentials: [] }))
}
