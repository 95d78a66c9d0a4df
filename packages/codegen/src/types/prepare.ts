import { isObject, type JsonObject } from "../document/json.ts"
import { mapSchema } from "../document/map-schema.ts"

/**
 * A copy of a bundle for openapi-typescript, without content that does not belong in comments of types (titles repeat
 * the name, examples are elsewhere). A `uint64-argument`, whose branches are meaningless in TypeScript, becomes
 * a plain string schema that the transform replaces, and `x-number` and `x-bigint` become additional branches.
 */
export function prepareForTypes(document: JsonObject): JsonObject {
  const components = isObject(document.components) ? document.components : {}
  const { schemas, examples, ...others } = components
  const prepared = withoutExamples({ ...document, components: others }) as JsonObject
  return { ...prepared, components: { ...(prepared.components as JsonObject), schemas: mapEach(schemas) } }
}

function mapEach(schemas: unknown): JsonObject {
  if (!isObject(schemas)) return {}
  const expanded = (part: JsonObject) => prepareSchema(withReferences(part, schemas))
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, mapSchema(schema, expanded)]))
}

function withoutExamples(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutExamples)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== "example" && key !== "examples")
      .map(([key, part]) => [key, key === "schema" ? mapSchema(part, prepareSchema) : withoutExamples(part)]),
  )
}

function prepareSchema(object: JsonObject): JsonObject {
  const { title, example, examples, "x-number": takesNumber, "x-bigint": takesBigint, ...rest } = object
  const schema = isOpenObject(rest) ? { ...rest, additionalProperties: true } : rest
  const besides = [...(takesNumber === true ? [{ type: "number" }] : []), ...(takesBigint === true ? [bigint] : [])]
  if (besides.length > 0) return withBranches(schema, besides)
  if (schema.format !== "uint64-argument") return schema
  const { oneOf, anyOf, ...scalar } = schema
  return { ...scalar, type: "string" }
}

/**
 * A schema whose discriminator openapi-typescript understands: it reads none of `anyOf`, and no targets that are bare names.
 *
 * @param schemas those that such a name can be of
 */
function withReferences(schema: JsonObject, schemas: JsonObject): JsonObject {
  const { discriminator, anyOf, ...others } = schema
  if (!isObject(discriminator)) return schema
  const { mapping } = discriminator
  const targets = Object.entries(isObject(mapping) ? mapping : {}).map(([value, target]) => [
    value,
    typeof target === "string" && target in schemas ? `#/components/schemas/${target}` : target,
  ])
  return {
    ...others,
    discriminator: { ...discriminator, ...(mapping !== undefined && { mapping: Object.fromEntries(targets) }) },
    ...(anyOf !== undefined && { ["oneOf" in others ? "anyOf" : "oneOf"]: anyOf }),
  }
}

/** Whether a schema is an object of any members. Without `additionalProperties` openapi-typescript takes it for one that has none. */
function isOpenObject(schema: JsonObject): boolean {
  const isObjectType = schema.type === "object" || (Array.isArray(schema.type) && schema.type.includes("object"))
  const shaping = [
    "properties",
    "patternProperties",
    "additionalProperties",
    "allOf",
    "anyOf",
    "oneOf",
    "enum",
    "const",
  ]
  return isObjectType && !shaping.some((keyword) => keyword in schema)
}

function withBranches({ description, ...schema }: JsonObject, besides: readonly JsonObject[]): JsonObject {
  const keyword = "oneOf" in schema ? "oneOf" : "anyOf"
  const { [keyword]: branches = [schema] } = schema
  return { ...(description !== undefined && { description }), [keyword]: [...(branches as unknown[]), ...besides] }
}

const bigint = { type: "integer", format: "bigint" }
