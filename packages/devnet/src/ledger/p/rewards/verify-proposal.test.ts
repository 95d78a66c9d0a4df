import { formatId, type PChainTransaction } from "@serac/chain"
import { expect, test } from "vitest"
import { zeroID } from "../../bytes.ts"
import { LedgerError } from "../../ledger-error.ts"
import type { PlatformState } from "../state/platform-state.ts"
import type { Staker } from "../state/staker.ts"
import { verifyProposal } from "./verify-proposal.ts"

const txID = new Uint8Array(32).fill(1)
const other = new Uint8Array(32).fill(2)
const renewal = { type: "RewardAutoRenewedValidatorTx", txID, timestamp: 100n }
const reward = { type: "RewardValidatorTx", txID }
const renewing = stakerOf("AddAutoRenewedValidatorTx")
const leaving = stakerOf("AddPermissionlessValidatorTx")

function stakerOf(type: string, members: Partial<Staker> = {}): Staker {
  return { txID, end: 100n, kind: "validator", transaction: { unsigned: { type } }, ...members } as Staker
}

/** The error message for a proposal at second 100. */
function refusal(unsigned: object, staker: Staker | undefined = leaving, credentials: readonly unknown[] = []) {
  const state = { time: 100n, stakers: { next: () => staker } } as unknown as PlatformState
  try {
    return verifyProposal(state, { unsigned, credentials } as unknown as PChainTransaction) === staker
  } catch (error) {
    if (!(error instanceof LedgerError)) throw error
    return error.message
  }
}

test("a proposal is about who is next to end, at this second, by the type that its staker asks for", () => {
  expect([refusal(reward), refusal(renewal, renewing)]).toEqual([true, true])
  const cases: readonly (readonly [string, ...Parameters<typeof refusal>])[] = [
    ["wrong transaction type", { ...reward, type: "AdvanceTimeTx" }],
    ["invalid ID", { ...reward, txID: zeroID }],
    ["missing tx id", { ...renewal, txID: zeroID }, renewing],
    ["missing timestamp", { ...renewal, timestamp: 0n }, renewing],
    ["invalid timestamp", { ...renewal, timestamp: 99n }, renewing],
    ["invalid timestamp", { ...renewal, timestamp: 101n }, renewing],
    ["should have the same number of credentials as inputs", reward, leaving, [{}]],
    [`attempting to remove wrong staker: ${formatId(txID)} != ${formatId(other)}`, { ...reward, txID: other }],
    ["expected auto renewed staker", renewal, leaving],
    ["unexpected staker transaction type: *txs.AddAutoRenewedValidatorTx", reward, renewing],
    [
      "unexpected staker transaction type: *txs.AddSubnetValidatorTx",
      reward,
      stakerOf("AddSubnetValidatorTx", { kind: "subnet-validator" }),
    ],
    [
      `attempting to remove staker before their end time: TxID = ${formatId(txID)} with ` +
        "1970-01-01 00:01:40 +0000 UTC < 1970-01-01 00:01:41 +0000 UTC",
      reward,
      stakerOf("AddPermissionlessValidatorTx", { end: 101n }),
    ],
  ]
  expect(cases.map(([, ...given]) => refusal(...given))).toEqual(cases.map(([text]) => text))
  const nobody = { time: 100n, stakers: { next: () => undefined } } as unknown as PlatformState
  expect(() => verifyProposal(nobody, { unsigned: reward, credentials: [] } as unknown as PChainTransaction)).toThrow(
    new LedgerError("failed to get next staker to remove: not found"),
  )
})
