import { isObject, type JsonObject } from "../document/json.ts"
import { mapSubschemas } from "../document/map-schema.ts"
import type { SchemaOrReference } from "../document/schema.ts"

const components = "#/components/schemas/"
const inPlace = new Set(["allOf", "anyOf", "oneOf", "if", "then", "else"])

/**
 * The schemas of a document in two forms: `open`, as written except for the members' schemas, and `closed`, in which
 * an object that declares members allows no others. A part of a closed object, such as a branch of `allOf`, remains open,
 * since its siblings may declare other members.
 */
export function closedSchemas(schemas: Readonly<Record<string, SchemaOrReference>>): JsonObject {
  const form = (isOpen: boolean) =>
    Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, close(schema, isOpen)]))
  return { open: form(true), closed: form(false) }
}

/** The closed form of a schema; its references lead to the forms under `#/$defs`. */
export function close(schema: unknown, isOpen = false): unknown {
  if (!isObject(schema)) return schema
  const declares = isObject(schema.properties) || Array.isArray(schema.allOf)
  const partsAreOpen = isOpen || declares
  const closed = mapSubschemas(schema, (part, keyword) =>
    keyword === "not" ? close(part, true) : close(part, inPlace.has(keyword) && partsAreOpen),
  )
  if (typeof schema.$ref === "string")
    closed.$ref = schema.$ref.replace(components, partsAreOpen ? "#/$defs/open/" : "#/$defs/closed/")
  const allowsOthers = schema.additionalProperties !== undefined || schema.unevaluatedProperties !== undefined
  return declares && !isOpen && !allowsOthers ? { ...closed, unevaluatedProperties: false } : closed
}
