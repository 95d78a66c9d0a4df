import { Form } from "../fragment/form.ts"
import { parties, placeTemplate } from "../fragment/pieces.ts"

/** The form of a call within a transaction that sent native funds or created a contract. The sign never changes: stored rows contain it. */
export const internalTransactionForm = new Form(
  "\u0007",
  placeTemplate,
  `,"txHash":"0x#",${parties},"internalTxType":"#","value":"#","isReverted":#,"gasUsed":"#","gasLimit":"#"}`,
)

/** The displayed data of an internal transaction. Amounts are decimal digits, addresses have their checksums. */
export interface InternalTransactionFacts {
  /** Hexadecimal after `0x`, lower case. */
  readonly transactionHash: string
  readonly from: string
  readonly to: string
  /** `CALL`, `CREATE2` and so on; `UNKNOWN` for any other name. */
  readonly type: string
  readonly value: string
  readonly isReverted: boolean
  readonly gasUsed: string
  readonly gasLimit: string
}

/** The stored form of an internal transaction. @param place - the result of `placeValues`. */
export function writeInternalTransaction(place: string, one: InternalTransactionFacts): string {
  const { transactionHash, from, to, type, value, isReverted, gasUsed, gasLimit } = one
  const digits = transactionHash.slice(2)
  return internalTransactionForm.write(place, digits, from, to, type, value, String(isReverted), gasUsed, gasLimit)
}
