import { type Change, isJsonObject, type JsonTree, type JsonValue, objectAt } from "./change.ts"

/** Whether a schema allows any value, like `true` or an omitted schema. */
export const isAny = (schema: JsonValue | undefined): boolean =>
  schema === undefined || schema === true || (isJsonObject(schema) && Object.keys(schema).length === 0)

/** A schema as an object, or undefined for `false`, which allows no values. */
export const objectOf = (schema: JsonValue | undefined): JsonTree | undefined =>
  schema === false ? undefined : objectAt(schema)

/** In data, an object can have additional members unless its schema forbids them; in types, only if its schema declares them. */
export function openness(before: JsonValue | undefined, after: JsonValue | undefined, path: string): Change[] {
  if ((before === undefined) === (after === undefined)) return []
  return after === undefined
    ? [
        {
          severity: "breaking",
          path,
          message: "other members are no longer part of the type: code that names one no longer compiles",
        },
      ]
    : [{ severity: "additive", path, message: "other members are part of the type now" }]
}

const everyType = ["array", "boolean", "null", "number", "object", "string"]

/** The JSON types that a schema allows. `integer` is separate, since widening it to number is a change. */
export function jsonTypes(schema: JsonTree): readonly string[] {
  const type = schema.type
  // In OpenAPI 3.0 null is no type.
  if (typeof type === "string") return schema.nullable === true && type !== "null" ? [type, "null"] : [type]
  if (Array.isArray(type)) return type.map(String)
  if ("const" in schema) return [jsonTypeOf(schema.const)]
  if (Array.isArray(schema.enum)) return [...new Set(schema.enum.map(jsonTypeOf))]
  const isElsewhere = ["oneOf", "anyOf", "allOf"].some((keyword) => keyword in schema)
  return isElsewhere ? (schema.nullable === true ? ["null"] : []) : everyType
}

function jsonTypeOf(value: JsonValue | undefined): string {
  if (value === null) return "null"
  if (Array.isArray(value)) return "array"
  return Number.isInteger(value) ? "integer" : typeof value
}

export function closedValues(schema: JsonTree): readonly string[] | undefined {
  if ("const" in schema) return [JSON.stringify(schema.const)]
  return Array.isArray(schema.enum) ? schema.enum.map((value) => JSON.stringify(value)) : undefined
}

/** The key that identifies a branch of a union: its name, or else its complete text. */
export function branchKey(branch: JsonValue | undefined): string {
  if (!isJsonObject(branch)) return JSON.stringify(branch)
  if (typeof branch.$ref === "string") return branch.$ref
  if (typeof branch.title === "string") return branch.title
  return JSON.stringify([branch.type ?? null, Object.keys(objectAt(branch.properties)).sort(), branch.required ?? null])
}

export const branchName = (branch: JsonValue | undefined): string => {
  const key = branchKey(branch)
  return key.startsWith("#/") ? key.slice(key.lastIndexOf("/") + 1) : key
}
