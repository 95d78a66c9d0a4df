import type { OperationDetails } from "./details.ts"
import type { Reference, ReferenceOperation } from "./reference.ts"
import { readRestDetails } from "./rest-details.ts"
import { readRpcDetails } from "./rpc-details.ts"

/** Reads what one operation of a document is made of. Nothing is thrown, whatever the document has. */
export function detailsOf(reference: Reference, operation: ReferenceOperation): OperationDetails {
  return reference.kind === "openrpc" ? readRpcDetails(reference, operation) : readRestDetails(reference, operation)
}
