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

/** The forms of transactions, by what they do. A sign stays with its form for ever: it stands in stored rows. */
export const transactionForms = {
  /** Calls a contract by a selector. */
  methodCall: transaction("\u0002", `"callType":"CONTRACT_CALL","methodHash":"#"${hole.method}`),
  /** Calls a contract with too little data for a selector. */
  bareCall: transaction("\u0003", '"callType":"CONTRACT_CALL","methodHash":""'),
  nativeTransfer: transaction("\u0004", '"callType":"NATIVE_TRANSFER","methodHash":"","methodName":"Native Transfer"'),
  creation: transaction("\u0005", '"callType":"CONTRACT_CREATION","methodHash":"","methodName":"Contract Created"'),
} as const

/** What is shown of a transaction. Amounts are decimal digits, addresses have their checksums. */
export interface TransactionFacts {
  readonly index: number
  /** `0x` and digits in lower case. */
  readonly hash: string
  readonly succeeded: boolean
  /** As EIP-2718 numbers them. */
  readonly type: number
  readonly gasLimit: string
  readonly gasUsed: number
  readonly gasPrice: string
  readonly nonce: string
  readonly from: string
  /** What it created, if it is a creation. */
  readonly to: string
  readonly does: Exclude<keyof typeof transactionForms, "methodCall"> | { readonly selector: string }
  readonly value: string
}

/** The values that every transaction of a block begins with. @param place - as `placeValues` gives it. */
export function transactionHead(place: string, chainId: string, minDelayExcess: number | undefined): string {
  return joinValues(place, chainId, minDelayExcess ?? "")
}

/** A transaction as it is stored. @param head - as {@link transactionHead} gives it. */
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
