import type { OperationDetails } from "./details.ts"
import type { Reference, ReferenceOperation } from "./reference.ts"
import { readRestDetails } from "./rest-details.ts"
import { readRpcDetails } from "./rpc-details.ts"

/** Reads the details of an operation of a document. It never throws, whatever the document contains. */
export function detailsOf(reference: Reference, operation: ReferenceOperation): OperationDetails {
  return reference.kind === "openrpc" ? readRpcDetails(reference, operation) : readRestDetails(reference, operation)
}
