import { type Change, type JsonTree, uniqueChanges } from "./change.ts"
import { diffOpenApi } from "./openapi-diff.ts"
import { diffOpenRpc } from "./openrpc-diff.ts"

/**
 * Compares the requests and responses of two bundled documents of the same kind.
 *
 * @throws Error when one is OpenAPI and the other OpenRPC, or when a document is neither
 */
export function diffWire(before: JsonTree, after: JsonTree): Change[] {
  const kind = documentKind(before)
  if (kind !== documentKind(after)) throw new Error(`cannot compare ${kind} with ${documentKind(after)}`)
  return uniqueChanges(kind === "OpenAPI" ? diffOpenApi(before, after) : diffOpenRpc(before, after))
}

function documentKind(document: JsonTree): "OpenAPI" | "OpenRPC" {
  if (typeof document.openapi === "string") return "OpenAPI"
  if (typeof document.openrpc === "string") return "OpenRPC"
  throw new Error("the document has neither an openapi nor an openrpc member")
}
