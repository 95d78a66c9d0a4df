import { isObject } from "../document/json.ts"
import {
  httpMethods,
  type MediaType,
  type OpenApiDocument,
  type OperationObject,
  type PathItem,
  type Response,
} from "../document/openapi.ts"
import { Resolver } from "../document/resolve.ts"
import { hasType, type SchemaObject, type SchemaOrReference } from "../document/schema.ts"

/** A schema of a text that the client has as a `Date`. */
type DateSchema = SchemaObject & { "x-date"?: boolean }

interface Texts {
  /** The schemas of dates by the member that has them; empty where none does, as in a map. */
  readonly dates: Map<string, DateSchema[]>
  /** The members that have other texts, or anything. */
  readonly others: Set<string>
  readonly seen: Map<SchemaObject, Set<string>>
}

/**
 * The document with each text of the format `date-time` marked that the client has as a `Date` (`x-date`). Results are read by the names of
 * members: where a name has other texts too, in any result, or a date has no name, it stays a text.
 */
export function withDates(document: OpenApiDocument): OpenApiDocument {
  // No part of it is shared, since each is marked by itself.
  const copy = JSON.parse(JSON.stringify(document)) as OpenApiDocument
  const resolver = new Resolver(copy)
  markDates(copy)
  Object.assign(copy.info, { "x-dates": "Date" })
  const answers = Object.values(copy.paths ?? {}).flatMap((reference) => {
    const item = resolver.resolve<PathItem>(reference)
    return httpMethods.flatMap((method) => (item[method] === undefined ? [] : answersOf(resolver, item[method])))
  })
  // A schema that stays a text contradicts other dates of its name.
  for (let isChanged = true; isChanged; ) {
    isChanged = false
    const { dates, others } = textsIn(resolver, answers)
    for (const schema of [...dates].flatMap(([name, list]) => (name === "" || others.has(name) ? list : []))) {
      delete schema["x-date"]
      isChanged = true
    }
  }
  return copy
}

/** The names of the members of an operation's answers, errors among them, that are dates. */
export function datesOf(resolver: Resolver, operation: OperationObject): readonly string[] {
  return [...textsIn(resolver, answersOf(resolver, operation)).dates.keys()].sort()
}

function markDates(value: unknown): void {
  if (Array.isArray(value)) for (const one of value) markDates(one)
  if (!isObject(value)) return
  if (value.format === "date-time" && hasType(value as SchemaObject, "string")) Object.assign(value, { "x-date": true })
  for (const one of Object.values(value)) markDates(one)
}

function answersOf(resolver: Resolver, { responses = {} }: OperationObject): readonly SchemaOrReference[] {
  return Object.values(responses).flatMap((response) =>
    Object.values<MediaType>(resolver.resolve<Response>(response).content ?? {}).flatMap(({ schema, itemSchema }) =>
      [schema, itemSchema].filter((one) => one !== undefined),
    ),
  )
}

function textsIn(resolver: Resolver, schemas: readonly SchemaOrReference[]): Texts {
  const found: Texts = { dates: new Map(), others: new Set(), seen: new Map() }
  for (const schema of schemas) walk(resolver, found, schema, "")
  return found
}

function walk(
  resolver: Resolver,
  found: Texts,
  reference: SchemaOrReference | boolean | undefined,
  name: string,
): void {
  if (typeof reference !== "object") return
  const schema: DateSchema = resolver.resolve<SchemaObject>(reference)
  const names = found.seen.get(schema) ?? new Set()
  if (names.has(name)) return
  found.seen.set(schema, names.add(name))
  const branches = [schema.allOf, schema.anyOf, schema.oneOf].flatMap((branch) => branch ?? [])
  const parts = [...branches, schema.then, schema.else].filter((part) => part !== undefined)
  if (schema["x-date"]) found.dates.set(name, [...(found.dates.get(name) ?? []), schema])
  else if (hasType(schema, "string") || mayBeAny(schema, parts.length > 0)) found.others.add(name)
  for (const [member, part] of Object.entries(schema.properties ?? {})) walk(resolver, found, part, member)
  for (const part of Object.values(schema.patternProperties ?? {})) walk(resolver, found, part, "")
  walk(resolver, found, schema.additionalProperties, "")
  for (const part of [schema.items, ...(schema.prefixItems ?? [])]) walk(resolver, found, part, name)
  for (const part of parts) walk(resolver, found, part, name)
}

/** Whether a schema says nothing of its values' type. */
function mayBeAny(schema: SchemaObject, hasParts: boolean): boolean {
  const { type, properties, items, additionalProperties } = schema
  return (
    !hasParts &&
    [type, properties, items, additionalProperties, schema.const, schema.enum].every((one) => one === undefined)
  )
}
