import { detailsOf } from "./details.ts"
import type { Operation, Reference } from "./reference.ts"

/** An error of a document, and the operations that have it. */
export interface ListedError {
  readonly code: string
  readonly message: string
  readonly cause: string
  readonly retry: string
  readonly remedy: string
  readonly operations: readonly Operation[]
}

/** Every documented error once, by code. */
export function errorsOf(reference: Reference): readonly ListedError[] {
  const found = new Map<string, ListedError & { readonly operations: Operation[] }>()
  for (const operation of reference.operations) {
    for (const { code, description, words, cases } of detailsOf(reference, operation).errors) {
      const shown = cases.length > 0 ? cases : [{ message: description, cause: "", retry: "", remedy: "" }]
      for (const { message, cause, retry, remedy } of shown) {
        const key = JSON.stringify([code, message, cause])
        const known = found.get(key)
        if (known !== undefined) known.operations.push(operation)
        else {
          const advice = { retry: retry || (words?.retry ?? ""), remedy: remedy || (words?.remedy ?? "") }
          found.set(key, {
            code,
            message,
            cause: cause || (words === undefined ? "" : description),
            ...advice,
            operations: [operation],
          })
        }
      }
    }
  }
  return [...found.values()].sort((one, other) => order(one.code) - order(other.code))
}

/** `4XX` after `499`, what is no number at the end. */
function order(code: string): number {
  const number = Number(code.replace(/xx$/i, "99.5"))
  return Number.isNaN(number) ? Number.POSITIVE_INFINITY : number
}
