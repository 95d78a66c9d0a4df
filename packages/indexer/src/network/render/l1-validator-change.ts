import { formatHex, formatId, formatNodeId } from "@serac/chain"
import type { L1ValidatorRow } from "@serac/store"

/** An L1 validator after a transaction. Amounts in nAVAX. */
export interface L1ValidatorChange {
  readonly row: L1ValidatorRow
  readonly remainingBalance: bigint
  /** The amount that the transaction added; negative for a refund. */
  readonly balanceChange?: bigint
  /** Only for a joining validator: `0x` and hexadecimal digits. */
  readonly proofOfPossession?: string
}

/** The JSON of an item of `l1ValidatorDetails`. */
export function l1ValidatorChangeJson(change: L1ValidatorChange): string {
  const { row, remainingBalance, balanceChange, proofOfPossession } = change
  return (
    `{"validationId":"${formatId(row.validationId)}","validationIdHex":"${formatHex(row.validationId, "hexnc")}"` +
    `,"nodeId":"${formatNodeId(row.nodeId)}","subnetId":"${formatId(row.subnetId)}","weight":${row.weight}` +
    `,"remainingBalance":${remainingBalance}` +
    (balanceChange === undefined ? "" : `,"balanceChange":${balanceChange}`) +
    `,"blsCredentials":{"publicKey":"${row.data.publicKey}"` +
    (proofOfPossession === undefined ? "" : `,"proofOfPossession":"${proofOfPossession}"`) +
    "}}"
  )
}
