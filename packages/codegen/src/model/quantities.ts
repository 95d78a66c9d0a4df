import { isObject } from "../document/json.ts"
import { mapSubschemas } from "../document/map-schema.ts"
import type { Resolver } from "../document/resolve.ts"
import type { SchemaOrReference } from "../document/schema.ts"
import type { ParameterModel } from "./model.ts"

/** The positions of parameters that accept, directly or in a member, a bigint for a hexadecimal quantity. */
export function quantitiesOf(resolver: Resolver, params: readonly ParameterModel[]): readonly number[] {
  return params.flatMap(({ schema }, position) => (takesBigint(resolver, schema, new Set()) ? [position] : []))
}

function takesBigint(resolver: Resolver, reference: SchemaOrReference, seen: Set<unknown>): boolean {
  const schema: unknown = resolver.resolve(reference)
  if (!isObject(schema) || seen.has(schema)) return false
  seen.add(schema)
  let found = schema["x-bigint"] === true
  mapSubschemas(schema, (part) => {
    found ||= isObject(part) && takesBigint(resolver, part as SchemaOrReference, seen)
    return part
  })
  return found
}
