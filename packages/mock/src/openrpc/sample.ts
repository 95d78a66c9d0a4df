import { locatePart } from "./document.ts"
import { samplePattern } from "./sample-pattern.ts"

type SampleSchema = Readonly<Record<string, unknown>>

// Below this depth only required members are filled in, so that recursive schemas terminate.
const optionalDepth = 5
const maxSampleDepth = 24

const formats: Readonly<Record<string, string>> = {
  date: "2026-01-01",
  "date-time": "2026-01-01T00:00:00Z",
  duration: "PT1S",
  email: "someone@example.com",
  hostname: "example.com",
  ipv4: "192.0.2.1",
  ipv6: "2001:db8::1",
  time: "00:00:00Z",
  uri: "https://example.com/",
  url: "https://example.com/",
  uuid: "00000000-0000-4000-8000-000000000000",
}

/** Creates a generator of sample values for the schemas of a document: deterministic, and limited in depth. */
export function samplerOf(document: object): (pointer: string) => unknown {
  return (pointer) => schemaSample(resolveSchema({ $ref: `#${pointer}` }, document), document, 0)
}

function schemaSample(schema: SampleSchema, document: object, depth: number): unknown {
  if ("const" in schema) return schema.const
  if ("example" in schema) return schema.example
  const [known] = [schema.examples, schema.enum, schema["x-extensible-enum"]].filter(isFilled)
  if (known !== undefined) return known[0]
  if ("default" in schema) return schema.default
  const type = guessedType(schema)
  if (depth > maxSampleDepth) return null
  if (type === "object") return sampleObject(schema, document, depth)
  if (type === "array") return sampleArray(schema, document, depth)
  if (type === "string") return sampleString(schema)
  if (type === "integer" || type === "number") return sampleNumber(schema)
  return type === "boolean" ? true : null
}

function sampleObject(schema: SampleSchema, document: object, depth: number): Record<string, unknown> {
  const properties = (schema.properties ?? {}) as Readonly<Record<string, unknown>>
  const required = (schema.required ?? []) as readonly string[]
  const wished = depth < optionalDepth ? [...new Set([...required, ...Object.keys(properties)])] : required
  const names = wished.slice(0, Math.max(required.length, Number(schema.maxProperties ?? wished.length)))
  const object: Record<string, unknown> = {}
  for (const name of names)
    object[name] = schemaSample(resolveSchema(properties[name] ?? {}, document), document, depth + 1)
  const more = extraProperty(schema, document)
  const wanted = Math.max(Number(schema.minProperties ?? 0), depth < optionalDepth && names.length === 0 ? 1 : 0)
  for (let index = names.length; more !== undefined && index < wanted; index += 1) {
    const key = index === 0 ? more.key : `${more.key}${index}`
    object[key] = schemaSample(resolveSchema(more.schema, document), document, depth + 1)
  }
  return object
}

/** The schema of the members of an object without fixed members: from its `patternProperties`, else its `additionalProperties`. */
function extraProperty(
  schema: SampleSchema,
  document: object,
): { readonly key: string; readonly schema: unknown } | undefined {
  const [pattern] = Object.entries((schema.patternProperties ?? {}) as SampleSchema)
  if (pattern !== undefined) return { key: samplePattern(pattern[0]) ?? "key", schema: pattern[1] }
  if (typeof schema.additionalProperties !== "object") return undefined
  const { propertyNames } = schema
  const key = propertyNames === undefined ? "key" : sampleString(resolveSchema(propertyNames, document))
  return { key, schema: schema.additionalProperties }
}

function sampleArray(schema: SampleSchema, document: object, depth: number): readonly unknown[] {
  const first = ((schema.prefixItems ?? []) as readonly unknown[]).map((item) =>
    schemaSample(resolveSchema(item, document), document, depth + 1),
  )
  const least = Number(schema.minItems ?? 0)
  const wanted = Math.min(Math.max(least, depth < optionalDepth ? 1 : 0), Number(schema.maxItems ?? least + 1))
  if (schema.items === undefined || schema.items === false) return first
  const rest = Array.from({ length: Math.max(0, wanted - first.length) }, () =>
    schemaSample(resolveSchema(schema.items, document), document, depth + 1),
  )
  return [...first, ...rest]
}

function sampleString(schema: SampleSchema): string {
  const least = Number(schema.minLength ?? 0)
  if (typeof schema.pattern === "string") {
    const text = samplePattern(schema.pattern, least)
    if (text !== undefined) return text
  }
  const text = formats[String(schema.format)] ?? "text"
  return text.padEnd(least, "x").slice(0, Math.max(least, Number(schema.maxLength ?? text.length)))
}

function sampleNumber(schema: SampleSchema): number {
  const multiple = Number(schema.multipleOf ?? 1)
  const least = Math.max(
    Number(schema.minimum ?? Number.NEGATIVE_INFINITY),
    Number(schema.exclusiveMinimum ?? Number.NEGATIVE_INFINITY) + multiple,
  )
  const most = Math.min(
    Number(schema.maximum ?? Number.POSITIVE_INFINITY),
    Number(schema.exclusiveMaximum ?? Number.POSITIVE_INFINITY) - multiple,
  )
  const wanted = Math.min(Math.max(multiple, least), most)
  return Math.ceil(wanted / multiple) * multiple
}

function guessedType(schema: SampleSchema): string | undefined {
  if (typeof schema.type === "string") return schema.type
  if (isFilled(schema.type)) return schema.type.map(String).find((type) => type !== "null") ?? "null"
  if ("properties" in schema || "additionalProperties" in schema || "required" in schema) return "object"
  if ("items" in schema || "prefixItems" in schema) return "array"
  if ("pattern" in schema || "format" in schema || "minLength" in schema) return "string"
  return "minimum" in schema || "maximum" in schema ? "number" : undefined
}

function isFilled(values: unknown): values is readonly unknown[] {
  return Array.isArray(values) && values.length > 0
}

/** Merges a schema's references, its `allOf`, and the first branch of its `oneOf` or `anyOf` into one plain schema. */
function resolveSchema(given: unknown, document: object): SampleSchema {
  if (typeof given !== "object" || given === null) return {}
  const { $ref, allOf = [], oneOf = [], anyOf = [], ...own } = given as SampleSchema
  const parts = [
    ...(typeof $ref === "string" && $ref.startsWith("#/") ? [locatePart(document, $ref.slice(1)).part] : []),
    ...(allOf as readonly unknown[]),
    ...firstFilled(oneOf as readonly unknown[], document),
    ...firstFilled(anyOf as readonly unknown[], document),
  ]
  return parts.map((part) => resolveSchema(part, document)).reduce(mergeSchemas, own)
}

/** The first branch that is not just `null`. */
function firstFilled(branches: readonly unknown[], document: object): readonly unknown[] {
  const filled = branches.filter((branch) => guessedType(resolveShallow(branch, document)) !== "null")
  return (filled.length > 0 ? filled : branches).slice(0, 1)
}

function resolveShallow(branch: unknown, document: object): SampleSchema {
  const { $ref } = (branch ?? {}) as SampleSchema
  const target = typeof $ref === "string" && $ref.startsWith("#/") ? locatePart(document, $ref.slice(1)).part : branch
  return (target ?? {}) as SampleSchema
}

function mergeSchemas(left: SampleSchema, right: SampleSchema): SampleSchema {
  return {
    ...right,
    ...left,
    ...("properties" in left || "properties" in right
      ? { properties: { ...(right.properties as SampleSchema), ...(left.properties as SampleSchema) } }
      : {}),
    ...("required" in left || "required" in right
      ? { required: [...new Set([...list(left.required), ...list(right.required)])] }
      : {}),
  }
}

function list(values: unknown): readonly unknown[] {
  return Array.isArray(values) ? values : []
}
