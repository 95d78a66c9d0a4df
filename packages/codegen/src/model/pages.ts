import type { Resolver } from "../document/resolve.ts"
import { hasType, type SchemaObject, type SchemaOrReference } from "../document/schema.ts"
import type { ResponseModel, RestParameterModel } from "./model.ts"

/**
 * The array member of a page. An operation is a listing if it takes `pageToken` and its 200 response has
 * `nextPageToken` and exactly one array.
 */
export function itemsMember(
  resolver: Resolver,
  parameters: readonly RestParameterModel[],
  responses: readonly ResponseModel[],
): string | undefined {
  if (!parameters.some((parameter) => parameter.in === "query" && parameter.name === "pageToken")) return undefined
  const page = responses.find((response) => response.status === 200)?.schema
  if (page === undefined) return undefined
  const members = schemaMembers(resolver, page)
  const arrays = Object.keys(members).filter((name) =>
    hasType(resolver.resolve<SchemaObject>(members[name] ?? {}), "array"),
  )
  return "nextPageToken" in members && arrays.length === 1 ? arrays[0] : undefined
}

function schemaMembers(resolver: Resolver, reference: SchemaOrReference): Readonly<Record<string, SchemaOrReference>> {
  const schema = resolver.resolve<SchemaObject>(reference)
  return Object.assign({}, ...(schema.allOf ?? []).map((part) => schemaMembers(resolver, part)), schema.properties)
}
