import { Form } from "../fragment/form.ts"
import { hole } from "../fragment/hole.ts"
import { parties, placeTemplate } from "../fragment/pieces.ts"
import { joinValues } from "../fragment/template.ts"

const transaction = (sign: string, method: string) =>
  new Form(
    sign,
    `${placeTemplate},"chainId":"#"[,"blockMinDelayExcess":#]`,
    ',"blockIndex":#,"txHash":"0x#","txStatus":"#","txType":#,"gasLimit":"#","gasUsed":"#","gasPrice":"#","nonce":"#"' +
      `,${parties},"method":{${method}},"value":"#"}`,
  )

/** The forms of transactions, by what the transactions do. The sign of a form never changes: stored rows contain it. */
export const transactionForms = {
  /** Calls a contract by a selector. */
  methodCall: transaction("\u0002", `"callType":"CONTRACT_CALL","methodHash":"#"${hole.method}`),
  /** Calls a contract with too little data for a selector. */
  bareCall: transaction("\u0003", '"callType":"CONTRACT_CALL","methodHash":""'),
  nativeTransfer: transaction("\u0004", '"callType":"NATIVE_TRANSFER","methodHash":"","methodName":"Native Transfer"'),
  creation: transaction("\u0005", '"callType":"CONTRACT_CREATION","methodHash":"","methodName":"Contract Created"'),
} as const

/** The displayed data of a transaction. Amounts are decimal digits, addresses have their checksums. */
export interface TransactionFacts {
  readonly index: number
  /** Hexadecimal after `0x`, lower case. */
  readonly hash: string
  readonly succeeded: boolean
  /** The type's number by EIP-2718. */
  readonly type: number
  readonly gasLimit: string
  readonly gasUsed: number
  readonly gasPrice: string
  readonly nonce: string
  readonly from: string
  /** For a creation, the created contract. */
  readonly to: string
  readonly does: Exclude<keyof typeof transactionForms, "methodCall"> | { readonly selector: string }
  readonly value: string
}

/** The first values of every transaction of a block. @param place - the result of `placeValues`. */
export function transactionHead(place: string, chainId: string, minDelayExcess: number | undefined): string {
  return joinValues(place, chainId, minDelayExcess ?? "")
}

/** The stored form of a transaction. @param head - the result of {@link transactionHead}. */
export function writeTransaction(head: string, transaction: TransactionFacts): string {
  const { index, hash, succeeded, type, gasLimit, gasUsed, gasPrice, nonce, from, to, does, value } = transaction
  const status = succeeded ? 1 : 0
  const digits = hash.slice(2)
  if (typeof does === "string")
    return transactionForms[does].write(
      head,
      joinValues(index, digits, status, type, gasLimit, gasUsed, gasPrice, nonce, from, to, value),
    )
  const values = joinValues(index, digits, status, type, gasLimit, gasUsed, gasPrice, nonce, from, to)
  return transactionForms.methodCall.write(head, values, does.selector, value)
}
