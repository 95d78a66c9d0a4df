import { bundleSpec } from "../index.ts"
import { type Bump, neededBump } from "./bump.ts"
import { byRank, type Change, gravest, type JsonTree, objectAt } from "./change.ts"
import { diffDocuments } from "./diff.ts"

export type { Change, Severity } from "./change.ts"

/** The differences between two versions of a document. */
export interface SpecComparison {
  /** The changes, highest severity first, each with its location in the document. */
  readonly changes: readonly Change[]
  /** The version of the older document, its `info.version`; undefined if that is not of the form 1.4.2. */
  readonly version?: string
  /** The smallest version bump that is correct for the changes; below 1.0, a breaking change needs a minor bump. */
  readonly needed: Bump
}

/**
 * Compares two versions of an OpenAPI or OpenRPC document, each in one or several files, in YAML or JSON: their requests and responses, and the
 * packages generated from them.
 *
 * @param before - path of the older document
 * @param after - path of the newer document
 * @param warn - receives a line for each problem in a document that can be worked around
 * @throws {CodegenError} when a document is missing, malformed, or of a version that is not supported
 * @throws Error when one is OpenAPI and the other OpenRPC
 *
 * @example
 * ```ts
 * import { compareSpecs } from "@serac/codegen/spec-diff"
 *
 * const { changes, needed } = await compareSpecs("openapi.v1.yaml", "openapi.v2.yaml")
 * console.log(needed, changes.length)
 * ```
 */
export async function compareSpecs(
  before: string,
  after: string,
  warn?: (line: string) => void,
): Promise<SpecComparison> {
  const older = (await bundleSpec(before, warn)) as unknown as JsonTree
  const newer = (await bundleSpec(after, warn)) as unknown as JsonTree
  const changes = await diffDocuments(older, newer)
  const { version } = objectAt(older.info)
  const isVersion = typeof version === "string" && /^\d+\.\d+\.\d+/.test(version)
  return {
    changes: changes.toSorted(byRank),
    ...(isVersion && { version }),
    needed: neededBump(gravest(changes), isVersion ? version : "1.0.0"),
  }
}
