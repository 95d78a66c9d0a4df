import type { JsonObject, OpenApiDocument } from "@serac/server/http"
import { publicDifferences } from "./differences.ts"

/**
 * Our document in the form of the hosted service: the differing schemas are narrower. An operation that is documented with 200 and 201 has its
 * 201 only.
 *
 * Throws an Error where the document lacks the schema of a difference.
 */
export function publicDocument(document: OpenApiDocument): OpenApiDocument {
  const components = document.components as { readonly schemas: Readonly<Record<string, JsonObject>> }
  const differing = Object.entries(publicDifferences).map(([name, { described }]) => {
    const schema = components.schemas[name]
    if (schema === undefined) throw new Error(`the document has no schema ${name}`)
    return [name, described(schema)] as const
  })
  const paths = Object.entries(document.paths).map(([path, item]) => {
    const members = Object.entries(item as JsonObject).map(([key, member]) => [key, createdOnly(member)])
    return [path, Object.fromEntries(members)]
  })
  return {
    ...document,
    paths: Object.fromEntries(paths),
    components: { ...components, schemas: { ...components.schemas, ...Object.fromEntries(differing) } },
  }
}

function createdOnly(operation: unknown): unknown {
  const { responses, ...rest } = operation as { readonly responses?: JsonObject }
  if (responses?.["200"] === undefined || responses["201"] === undefined) return operation
  const { "200": _ours, ...others } = responses
  return { ...rest, responses: others }
}
