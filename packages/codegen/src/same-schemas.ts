import { isDeepStrictEqual } from "node:util"
import type { SpecDocument } from "./bundle/bundle.ts"
import { CodegenError } from "./error.ts"

/**
 * A package exports the type of a schema once, so its documents must mean the same by one name.
 *
 * @throws {CodegenError} when they do not
 */
export function requireSameSchemas(documents: readonly SpecDocument[]): void {
  const known = new Map<string, unknown>()
  for (const document of documents)
    for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
      if (known.has(name) && !isDeepStrictEqual(known.get(name), schema))
        throw new CodegenError(`two documents of one package have different schemas named ${name}`)
      known.set(name, schema)
    }
}
