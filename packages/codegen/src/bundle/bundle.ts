import { existsSync, readFileSync } from "node:fs"
import { relative, resolve } from "node:path"
import type { bundle as redoclyBundle } from "@redocly/openapi-core"
import { isObject, type JsonObject } from "../document/json.ts"
import type { OpenApiDocument } from "../document/openapi.ts"
import type { OpenRpcDocument } from "../document/openrpc.ts"
import { referencesIn } from "../document/references.ts"
import { Resolver } from "../document/resolve.ts"
import { CodegenError } from "../error.ts"

export type SpecDocument = OpenApiDocument | OpenRpcDocument

export function isOpenRpc(document: object): document is OpenRpcDocument {
  return "openrpc" in document
}

/**
 * Reads a specification, in one or several files, in YAML or JSON, into one document that only has local references.
 * Components are sorted alphabetically, so that the bundle is deterministic.
 *
 * @param warn receives one line for each problem that can be worked around: different components with the same name, of which the second is
 * renamed. Without it they are errors, since the names of types would depend on the order of the files.
 * @throws {CodegenError} when the file is missing or malformed, is neither OpenAPI 3.0 or 3.1 nor OpenRPC 1.x, or when a
 * reference cannot be resolved
 */
export async function bundleSpec(file: string, warn?: (line: string) => void): Promise<SpecDocument> {
  if (!existsSync(file)) throw new CodegenError(`${file}: no such file`)
  const document = (await readWhole(file)) ?? (await bundleFile(file, warn))
  requireKnownVersion(file, document)
  if (isObject(document.components)) document.components = sortedComponents(document.components)
  return document as unknown as SpecDocument
}

/** The document unchanged if it refers to no other file, otherwise undefined. This avoids loading Redocly, which is slow. */
async function readWhole(file: string): Promise<JsonObject | undefined> {
  const text = readFileSync(file, "utf8")
  const document = await parseDocument(file, text)
  if (!isObject(document)) throw new CodegenError(`${file}: is no object`)
  const references = referencesIn(document)
  if (references.some(({ $ref }) => !$ref.startsWith("#"))) return undefined
  const resolver = new Resolver(document)
  const targets = new Map(references.map(({ $ref, place }) => [$ref, place]))
  const lost = [...targets].flatMap(([$ref, place]) => {
    try {
      resolver.resolve({ $ref })
      return []
    } catch (error) {
      return [`${file}#/${place}: ${(error as Error).message}`]
    }
  })
  if (lost.length > 0) throw new CodegenError(lost.join("\n"))
  return document
}

async function parseDocument(file: string, text: string): Promise<unknown> {
  try {
    return JSON.parse(text)
  } catch (cause) {
    if (/\.json$/i.test(file)) throw new CodegenError(`${file}: ${(cause as Error).message}`, { cause })
  }
  // Several times as fast as `yaml`, which keeps what it needs to write a document again.
  const { CORE_SCHEMA, load, mergeTag } = await import("js-yaml")
  try {
    return load(text, { schema: CORE_SCHEMA.withTags(mergeTag) })
  } catch (cause) {
    throw new CodegenError(`${file}: ${(cause as Error).message}`, { cause })
  }
}

async function bundleFile(file: string, warn: ((line: string) => void) | undefined): Promise<JsonObject> {
  const { createConfig, bundle: redoclyBundle } = await import("@redocly/openapi-core")
  const config = await createConfig({})
  const result = await redoclyBundle({
    ref: resolve(file),
    config,
    componentRenamingConflicts: warn === undefined ? "error" : "warn",
  }).catch((cause: unknown) => {
    const message = cause instanceof Error ? cause.message.trim() : String(cause)
    throw new CodegenError(`${file}: ${message === "Unsupported specification" ? `has ${neither}` : message}`, {
      cause,
    })
  })
  const problems = result.problems.filter((problem) => problem.severity === "error")
  if (problems.length > 0) throw new CodegenError(problemsReport(problems))
  const warnings = new Set(result.problems.map(problemText))
  for (const line of warnings) warn?.(line)
  const document = structuredClone(result.bundle.parsed) as JsonObject
  return document
}

type BundleProblem = Awaited<ReturnType<typeof redoclyBundle>>["problems"][number]

/** One line for each problem. A file that cannot be parsed is reported once, not once per reference to it. */
function problemsReport(problems: readonly BundleProblem[]): string {
  const unreadable = problems.filter((problem) => problem.message.startsWith("Failed to parse"))
  const lines = (unreadable.length > 0 ? unreadable : problems).map(problemText)
  return [...new Set(lines)].join("\n")
}

function problemText(problem: BundleProblem): string {
  const location = problem.location[0]
  if (location === undefined) return problem.message
  const pointer = "pointer" in location && location.pointer !== undefined ? location.pointer : ""
  return `${relative(process.cwd(), location.source.absoluteRef)}${pointer}: ${problem.message}`
}

const supported = "; OpenAPI 3.0 and 3.1 and OpenRPC 1.x are supported"
const neither = `neither \`openapi\` nor \`openrpc\`${supported}`

function requireKnownVersion(file: string, document: JsonObject): void {
  if (typeof document.openapi === "string" && /^3\.[01]\./.test(document.openapi)) return
  if (typeof document.openrpc === "string" && document.openrpc.startsWith("1.")) return
  const found = ["openapi", "swagger", "openrpc"].find((key) => document[key] !== undefined)
  const what = found === undefined ? neither : `\`${found}: ${String(document[found])}\`${supported}`
  throw new CodegenError(`${file}: has ${what}`)
}

function sortedComponents(components: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(components)
      .sort(compareNames)
      .map(([section, entries]) => [
        section,
        isObject(entries) ? Object.fromEntries(Object.entries(entries).sort(compareNames)) : entries,
      ]),
  )
}

function compareNames([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : a > b ? 1 : 0
}
