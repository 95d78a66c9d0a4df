import { equalBytes, formatId, type PChainTransaction } from "@serac/chain"
import { zeroID } from "../../bytes.ts"
import { LedgerError } from "../../ledger-error.ts"
import type { PlatformState } from "../state/platform-state.ts"
import type { Staker } from "../state/staker.ts"
import { goTime } from "../time/go-time.ts"

/**
 * Verifies that a proposal is the one that is due now.
 *
 * @returns the staker whose period has ended.
 * @throws {LedgerError}
 */
export function verifyProposal(state: PlatformState, { unsigned, credentials }: PChainTransaction): Staker {
  const isRenewal = unsigned.type === "RewardAutoRenewedValidatorTx"
  if (unsigned.type !== "RewardValidatorTx" && !isRenewal) throw new LedgerError("wrong transaction type")
  if (equalBytes(unsigned.txID, zeroID)) throw new LedgerError(isRenewal ? "missing tx id" : "invalid ID")
  if (isRenewal && unsigned.timestamp === 0n) throw new LedgerError("missing timestamp")
  if (credentials.length > 0) throw new LedgerError("should have the same number of credentials as inputs")
  if (isRenewal && unsigned.timestamp !== state.time) throw new LedgerError("invalid timestamp")
  const staker = state.stakers.next()
  if (!staker) throw new LedgerError("failed to get next staker to remove: not found")
  const [next, asked] = [formatId(staker.txID), formatId(unsigned.txID)]
  if (next !== asked) throw new LedgerError(`attempting to remove wrong staker: ${next} != ${asked}`)
  if (staker.end !== state.time) {
    const [now, end] = [goTime(state.time), goTime(staker.end)]
    throw new LedgerError(`attempting to remove staker before their end time: TxID = ${asked} with ${now} < ${end}`)
  }
  const { type } = staker.transaction.unsigned
  const renewsItself = type === "AddAutoRenewedValidatorTx"
  if (isRenewal && !renewsItself) throw new LedgerError("expected auto renewed staker")
  if (!isRenewal && (renewsItself || staker.kind === "subnet-validator"))
    throw new LedgerError(`unexpected staker transaction type: *txs.${type}`)
  return staker
}
