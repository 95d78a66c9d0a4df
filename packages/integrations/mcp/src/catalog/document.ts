import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type { ApiName } from "../apis/api-name.ts"
import { clientPackages } from "../generated/apis.ts"

/** A JSON object in a document, of unknown structure. */
export type DocumentJson = Readonly<Record<string, unknown>>

const require = createRequire(import.meta.url)

/** The kinds of documents that an API has. */
export const documentKinds = (api: ApiName): readonly ("openapi" | "openrpc")[] =>
  (["openapi", "openrpc"] as const).filter((kind) => kind in clientPackages[api])

/** The text of an API's document, as its client package publishes it. */
export function documentText(api: ApiName, kind: "openapi" | "openrpc"): string {
  return packageFile(api, `${kind}.json`)
}

/** The text of a file in an API's client package. */
export function packageFile(api: ApiName, path: string): string {
  return readFileSync(require.resolve(`@serac/${api}/${path}`), "utf8")
}

/** A part of a document, with a local reference resolved. */
export function resolveReference(root: DocumentJson, part: unknown): DocumentJson {
  const { $ref } = objectOf(part)
  if (typeof $ref !== "string") return objectOf(part)
  const steps = $ref.replace(/^#\//, "").split("/")
  return objectOf(steps.reduce<unknown>((value, step) => objectOf(value)[step], root))
}

export function objectOf(value: unknown): DocumentJson {
  return typeof value === "object" && value !== null ? (value as DocumentJson) : {}
}

export function arrayOrEmpty(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
