import { isDeepStrictEqual } from "node:util"
import type { SpecDocument } from "./bundle/bundle.ts"
import { CodegenError } from "./error.ts"

/**
 * Requires schemas with the same name in several documents of a package to be equal, since the package exports their type once.
 *
 * @throws {CodegenError} when they are not equal
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
