import { bundleSpec } from "../index.ts"
import { type Bump, neededBump } from "./bump.ts"
import { type Change, gravest, type JsonTree, objectAt } from "./change.ts"
import { diffDocuments } from "./diff.ts"

/** How two versions of a document differ. */
export interface SpecComparison {
  /** Gravest first, each with its place in the document. */
  readonly changes: readonly Change[]
  /** The version of the older document, its `info.version`; undefined where that is no version such as 1.4.2. */
  readonly version?: string
  /** The smallest step of the version that the changes allow; below 1.0 a breaking change needs a minor step. */
  readonly needed: Bump
}

const severities = ["breaking", "additive", "editorial"]

/**
 * Compares two versions of an OpenAPI or OpenRPC document, each single or split, in YAML or JSON: what is sent and answered, and the
 * package that the generator makes of it.
 *
 * @param before - path of the older document
 * @param after - path of the newer document
 * @param warn - receives a line for each part of a document that could be better
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
    changes: changes.toSorted(
      (a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity) || a.path.localeCompare(b.path),
    ),
    ...(isVersion && { version }),
    needed: neededBump(gravest(changes), isVersion ? version : "1.0.0"),
  }
}
