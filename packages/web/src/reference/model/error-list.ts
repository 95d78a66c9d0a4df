import { detailsOf } from "./read-details.ts"
import type { Reference, ReferenceOperation } from "./reference.ts"

/** An error of a document, and the operations that have it. */
export interface ListedError {
  readonly code: string
  readonly message: string
  readonly cause: string
  /** Whether to try again, and what to do, where that is not what its status says. */
  readonly retry: string
  readonly remedy: string
  readonly operations: readonly ReferenceOperation[]
}

/** Every documented error once, by code. */
export function errorsOf(reference: Reference): readonly ListedError[] {
  const found = new Map<string, ListedError & { readonly operations: ReferenceOperation[] }>()
  for (const operation of reference.operations) {
    for (const { code, description, cases } of detailsOf(reference, operation).errors) {
      // What a method can say is a line each; a status without a message has what the document says of it.
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

/** `4XX` after `499`, what is no number at the end. */
function statusRank(code: string): number {
  const number = Number(code.replace(/xx$/i, "99.5"))
  return Number.isNaN(number) ? Number.POSITIVE_INFINITY : number
}
