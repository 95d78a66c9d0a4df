import { isObject, type JsonObject } from "../document/json.ts"

const bigint = { type: "integer", format: "bigint" }

/**
 * A schema as its type is to be. A `uint64-argument`, whose branches are meaningless in TypeScript, becomes a plain string
 * schema, which `transform.ts` recognizes; `x-number` and `x-bigint` become additional branches; an object without any described member
 * has any; branches of a discriminator are alternatives.
 */
export function prepareSchema(schema: JsonObject): JsonObject {
  const { "x-number": takesNumber, "x-bigint": takesBigint } = schema
  const besides = [...(takesNumber === true ? [{ type: "number" }] : []), ...(takesBigint === true ? [bigint] : [])]
  if (besides.length > 0) return withBranches(schema, besides)
  if (schema.format === "uint64-argument") {
    const { oneOf, anyOf, ...scalar } = schema
    return { ...scalar, type: "string" }
  }
  if (isOpenObject(schema)) return { ...schema, additionalProperties: true }
  if (!isObject(schema.discriminator) || schema.anyOf === undefined || schema.oneOf !== undefined) return schema
  const { anyOf, ...rest } = schema
  return { ...rest, oneOf: anyOf }
}

const shaping = ["properties", "patternProperties", "additionalProperties", "allOf", "anyOf", "oneOf", "enum", "const"]

/** Whether a schema is an object of any members. */
function isOpenObject(schema: JsonObject): boolean {
  const isObjectType = schema.type === "object" || (Array.isArray(schema.type) && schema.type.includes("object"))
  return isObjectType && !shaping.some((keyword) => keyword in schema)
}

function withBranches(
  { description, "x-number": _, "x-bigint": __, ...schema }: JsonObject,
  besides: readonly JsonObject[],
): JsonObject {
  const keyword = "oneOf" in schema ? "oneOf" : "anyOf"
  const { [keyword]: branches = [schema] } = schema
  return { ...(description !== undefined && { description }), [keyword]: [...(branches as unknown[]), ...besides] }
}
