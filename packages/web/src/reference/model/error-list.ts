import { detailsOf } from "./read-details.ts"
import type { Reference, ReferenceOperation } from "./reference.ts"

/** An error of a document, and the operations that can return it. */
export interface ListedError {
  readonly code: string
  readonly message: string
  readonly cause: string
  /** Whether to retry, and what to do, if that differs from the default of its status. */
  readonly retry: string
  readonly remedy: string
  readonly operations: readonly ReferenceOperation[]
}

/** The documented errors without duplicates, by code. */
export function errorsOf(reference: Reference): readonly ListedError[] {
  const found = new Map<string, ListedError & { readonly operations: ReferenceOperation[] }>()
  for (const operation of reference.operations) {
    for (const { code, description, cases } of detailsOf(reference, operation).errors) {
      // The description of a JSON-RPC error has one line for each message; a REST error without a message has the document's description.
      const lines = reference.kind === "openrpc" ? description.split("\n") : [""]
      const plain = lines.map((message) => ({
        message,
        cause: message === "" ? description : "",
        retry: "",
        remedy: "",
      }))
      const shown = cases.length > 0 ? cases : plain
      for (const { message, cause, retry, remedy } of shown) {
        const key = JSON.stringify([code, message, cause])
        const known = found.get(key)
        if (known !== undefined) known.operations.push(operation)
        else found.set(key, { code, message, cause, retry, remedy, operations: [operation] })
      }
    }
  }
  return [...found.values()].sort((one, other) => statusRank(one.code) - statusRank(other.code))
}

/** The sort key of a code: `4XX` comes after `499`, other non-numeric codes come last. */
function statusRank(code: string): number {
  const number = Number(code.replace(/xx$/i, "99.5"))
  return Number.isNaN(number) ? Number.POSITIVE_INFINITY : number
}
