import { Form } from "../fragment/form.ts"
import { parties, placeTemplate } from "../fragment/pieces.ts"

/**
 * A call below a transaction that sent native funds, or created a contract. The sign stays with the form for ever: it stands in stored
 * rows.
 */
export const internalTransactionForm = new Form(
  "\u0007",
  placeTemplate,
  `,"txHash":"0x#",${parties},"internalTxType":"#","value":"#","isReverted":#,"gasUsed":"#","gasLimit":"#"}`,
)

/** What is shown of an internal transaction. Amounts are decimal digits, addresses have their checksums. */
export interface InternalTransactionFacts {
  /** `0x` and digits in lower case. */
  readonly transactionHash: string
  readonly from: string
  readonly to: string
  /** `CALL`, `CREATE2` and so on; `UNKNOWN` for what has another name. */
  readonly type: string
  readonly value: string
  readonly isReverted: boolean
  readonly gasUsed: string
  readonly gasLimit: string
}

/** An internal transaction as it is stored. @param place - as `placeValues` gives it. */
export function writeInternalTransaction(place: string, one: InternalTransactionFacts): string {
  const { transactionHash, from, to, type, value, isReverted, gasUsed, gasLimit } = one
  const digits = transactionHash.slice(2)
  return internalTransactionForm.write(place, digits, from, to, type, value, String(isReverted), gasUsed, gasLimit)
}
