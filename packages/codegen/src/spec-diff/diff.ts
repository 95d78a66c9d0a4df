import { type Change, type JsonTree, uniqueChanges } from "./change.ts"
import { diffPackage } from "./package/package-diff.ts"
import type { Release } from "./released.ts"
import { diffWire } from "./wire-diff.ts"

/**
 * Compares two bundled documents of the same kind: their requests and responses, and the packages generated from them.
 *
 * @returns the changes, each with its severity and location; empty if the documents are equivalent for servers and
 * programs
 * @throws Error when one is OpenAPI and the other OpenRPC, or when a document is neither
 */
export async function diffDocuments(before: JsonTree, after: JsonTree): Promise<Change[]> {
  const wire = diffWire(before, after)
  return uniqueChanges([...wire, ...(await diffPackage([before], [after])).changes])
}

/**
 * Compares a package with its last release: each of its documents with the one of the same index, and the names that it
 * exports in addition to those generated from the documents.
 */
export async function diffRelease(before: Release, after: Release): Promise<Change[]> {
  const wire = before.documents.flatMap((document, index) => diffWire(document, after.documents[index] ?? {}))
  const { changes, names } = await diffPackage(before.documents, after.documents)
  const removed = before.exports.filter((name) => !after.exports.includes(name) && !names.has(name))
  const added = after.exports.filter((name) => !before.exports.includes(name) && !names.has(name))
  return uniqueChanges([
    ...wire,
    ...changes,
    ...removed.map((name) => ({
      severity: "breaking" as const,
      path: "",
      message: `${name} is no longer exported: imports of it no longer compile`,
    })),
    ...added.map((name) => ({ severity: "additive" as const, path: "", message: `${name} is exported now` })),
  ])
}
