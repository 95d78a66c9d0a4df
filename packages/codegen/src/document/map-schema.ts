import { isObject, type JsonObject } from "./json.ts"

const maps = ["properties", "patternProperties", "$defs", "dependentSchemas"]
const schemaLists = ["allOf", "anyOf", "oneOf", "prefixItems"]
const singles = ["items", "additionalProperties", "contains", "propertyNames", "not", "if", "then", "else"]

/** Calls `change` with each direct subschema of a schema and the keyword that contains it. */
export function mapSubschemas(schema: JsonObject, change: (schema: unknown, keyword: string) => unknown): JsonObject {
  const copy: JsonObject = { ...schema }
  for (const keyword of maps) {
    const value = schema[keyword]
    if (isObject(value))
      copy[keyword] = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, change(part, keyword)]))
  }
  for (const keyword of schemaLists) {
    const value = schema[keyword]
    if (Array.isArray(value)) copy[keyword] = value.map((part) => change(part, keyword))
  }
  for (const keyword of singles) if (isObject(schema[keyword])) copy[keyword] = change(schema[keyword], keyword)
  return copy
}

/** A schema in which each nested schema, innermost first, is replaced by the result of `change`. */
export function mapSchema(schema: unknown, change: (schema: JsonObject) => JsonObject): unknown {
  return isObject(schema) ? change(mapSubschemas(schema, (part) => mapSchema(part, change))) : schema
}
