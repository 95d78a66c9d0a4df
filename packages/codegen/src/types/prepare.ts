import { isObject, type JsonObject } from "../document/json.ts"
import { mapSchema } from "../document/map-schema.ts"

/**
 * A copy of a bundle for openapi-typescript, without content that does not belong in comments of types (titles repeat
 * the name, examples are elsewhere). A `uint64-argument`, whose branches are meaningless in TypeScript, becomes
 * a plain string schema that the transform replaces, and `x-bigint` becomes an additional branch.
 */
export function prepareForTypes(document: JsonObject): JsonObject {
  const components = isObject(document.components) ? document.components : {}
  const { schemas, examples, ...others } = components
  const prepared = withoutExamples({ ...document, components: others }) as JsonObject
  return { ...prepared, components: { ...(prepared.components as JsonObject), schemas: mapEach(schemas) } }
}

function mapEach(schemas: unknown): JsonObject {
  if (!isObject(schemas)) return {}
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, mapSchema(schema, prepareSchema)]))
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
  const { title, example, examples, "x-bigint": takesBigint, ...schema } = object
  if (takesBigint === true) return orBigint(schema)
  if (schema.format !== "uint64-argument") return schema
  const { oneOf, anyOf, ...scalar } = schema
  return { ...scalar, type: "string" }
}

function orBigint({ description, ...schema }: JsonObject): JsonObject {
  const keyword = "oneOf" in schema ? "oneOf" : "anyOf"
  const { [keyword]: branches = [schema] } = schema
  return { ...(description !== undefined && { description }), [keyword]: [...(branches as unknown[]), bigint] }
}

const bigint = { type: "integer", format: "bigint" }
