import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type { ApiName } from "../apis/api-name.ts"
import { clientPackages } from "../generated/apis.ts"

/** A member of a document that is not known yet. */
export type DocumentJson = Readonly<Record<string, unknown>>

const require = createRequire(import.meta.url)

/** The kinds of documents that the package of an API has. */
export const documentKinds = (api: ApiName): readonly ("openapi" | "openrpc")[] =>
  (["openapi", "openrpc"] as const).filter((kind) => kind in clientPackages[api])

/** A document of an API as text, as its client package publishes it. */
export function documentText(api: ApiName, kind: "openapi" | "openrpc"): string {
  return packageFile(api, `${kind}.json`)
}

/** The text of a file of an API's client package. */
export function packageFile(api: ApiName, path: string): string {
  return readFileSync(require.resolve(`@serac/${api}/${path}`), "utf8")
}

/** What a part of a document is, or what its local reference leads to. */
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
