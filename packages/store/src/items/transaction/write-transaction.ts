import { joinValues } from "../fragment/template.ts"
import { transactionForms } from "./forms.ts"

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
