import { isObject, type JsonObject } from "./json.ts"
import { mapSubschemas } from "./map-schema.ts"

/** Keywords that OpenAPI 3.0 does not have; without them a schema allows more. */
const dropped = [
  ...["$comment", "$defs", "contains", "contentEncoding", "contentMediaType", "contentSchema", "dependentRequired"],
  ...["dependentSchemas", "else", "if", "maxContains", "minContains", "propertyNames", "then", "unevaluatedItems"],
  ...["unevaluatedProperties", "patternProperties", "prefixItems", "const", "examples"],
]

/**
 * An OpenAPI 3.1 document as one of 3.0, for programs that read no other. Its schemas allow the same values, or more where 3.0 cannot say
 * less; webhooks are left out.
 */
export function asOpenApi30(document: object): JsonObject {
  const { webhooks, jsonSchemaDialect, info, components, ...others } = document as JsonObject
  const { summary, license, ...about } = isObject(info) ? info : {}
  const { identifier, ...terms } = isObject(license) ? license : {}
  const { pathItems, schemas, securitySchemes, ...sections } = isObject(components) ? components : {}
  const named = Object.entries(isObject(schemas) ? schemas : {})
  const known = Object.entries(isObject(securitySchemes) ? securitySchemes : {}).filter(
    ([, scheme]) => isObject(scheme) && scheme.type !== "mutualTLS",
  )
  return {
    ...others,
    openapi: "3.0.3",
    info: { ...about, ...(license !== undefined && { license: terms }) },
    paths: withSchemas(others.paths),
    components: {
      ...(withSchemas(sections) as JsonObject),
      ...(schemas !== undefined && { schemas: Object.fromEntries(named.map(([name, one]) => [name, schemaOf(one)])) }),
      ...(securitySchemes !== undefined && { securitySchemes: Object.fromEntries(known) }),
    },
  }
}

/** A part of a document, with the schemas in it. */
function withSchemas(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSchemas)
  if (!isObject(value)) return value
  const entries = Object.entries(value).flatMap(([key, part]): [string, unknown][] => {
    if (key === "itemSchema") return []
    if (key === "example" || key === "examples") return [[key, part]]
    return [[key, key === "schema" ? schemaOf(part) : withSchemas(part)]]
  })
  return Object.fromEntries(entries)
}

function schemaOf(schema: unknown): JsonObject {
  if (schema === true) return {}
  if (!isObject(schema)) return { not: {} }
  // Beside a reference 3.0 reads nothing.
  const { $ref, ...beside } = schema
  if ($ref !== undefined) return Object.keys(beside).length === 0 ? { $ref } : withAllOf(schemaOf(beside), { $ref })
  const mapped = mapSubschemas(schema, (part, keyword) =>
    keyword === "additionalProperties" && typeof part === "boolean" ? part : schemaOf(part),
  )
  const kept = Object.fromEntries(Object.entries(mapped).filter(([keyword]) => !dropped.includes(keyword)))
  const given = {
    ...kept,
    ...boundsOf(mapped),
    ...(mapped.const !== undefined && { enum: [mapped.const] }),
    ...(Array.isArray(mapped.examples) && kept.example === undefined && { example: mapped.examples[0] }),
    ...(mapped.contentEncoding === "base64" && { format: "byte" }),
    ...(mapped.contentMediaType !== undefined && mapped.contentEncoding === undefined && { format: "binary" }),
    ...tupleItemsOf(mapped),
    ...patternMembersOf(mapped),
  }
  return withTypes(withBranches(given))
}

/** The exclusive bounds, which are flags in 3.0. */
function boundsOf({ exclusiveMinimum, exclusiveMaximum }: JsonObject): JsonObject {
  return {
    ...(typeof exclusiveMinimum === "number" && { minimum: exclusiveMinimum, exclusiveMinimum: true }),
    ...(typeof exclusiveMaximum === "number" && { maximum: exclusiveMaximum, exclusiveMaximum: true }),
  }
}

/** The items of a tuple, each of which may stand in any place. */
function tupleItemsOf({ type, items, prefixItems }: JsonObject): JsonObject {
  if (Array.isArray(prefixItems)) return { items: { anyOf: [...prefixItems, ...(isObject(items) ? [items] : [])] } }
  const isList = type === "array" || (Array.isArray(type) && type.includes("array"))
  return isList && !isObject(items) ? { items: {} } : {}
}

/** The members that a pattern of their names selects, under any name. */
function patternMembersOf({ patternProperties, additionalProperties }: JsonObject): JsonObject {
  if (!isObject(patternProperties)) return {}
  const parts = [...Object.values(patternProperties), ...(isObject(additionalProperties) ? [additionalProperties] : [])]
  const isOpen = additionalProperties === undefined || additionalProperties === true
  return { additionalProperties: isOpen ? true : parts.length === 1 ? parts[0] : { anyOf: parts } }
}

const onlyNull = { nullable: true, enum: [null] }

const isNull = (schema: unknown) =>
  isObject(schema) &&
  (schema.type === "null" || (Array.isArray(schema.enum) && schema.enum.every((one) => one === null)))

/** Null as a branch is `nullable` in 3.0. */
function withBranches(schema: JsonObject): JsonObject {
  const keyword = ["oneOf", "anyOf"].find(
    (one) => Array.isArray(schema[one]) && (schema[one] as unknown[]).some(isNull),
  )
  if (keyword === undefined) return schema
  const { [keyword]: branches, ...others } = schema
  const [only, ...more] = (branches as unknown[]).filter((branch) => !isNull(branch))
  if (only === undefined) return withAllOf(others, onlyNull)
  if (more.length === 0) return { ...withAllOf(others, only), nullable: true }
  return { ...others, [keyword]: [only, ...more], nullable: true }
}

/** A schema has one type in 3.0, which null can join. */
function withTypes(schema: JsonObject): JsonObject {
  const { type, ...others } = schema
  if (type === "null") return { ...others, ...onlyNull }
  if (!Array.isArray(type)) return schema
  const [only, ...more] = type.filter((one) => one !== "null")
  if (only === undefined) return { ...others, ...onlyNull }
  const nullable = more.length + 1 < type.length ? { nullable: true } : {}
  if (more.length === 0) return { type: only, ...others, ...nullable }
  const anyOf = [only, ...more].map((one) => (one === "array" ? { type: one, items: {} } : { type: one }))
  return { ...(others.anyOf === undefined ? { ...others, anyOf } : withAllOf(others, { anyOf })), ...nullable }
}

/** A schema that also has to be what another allows. */
function withAllOf({ allOf, ...schema }: JsonObject, part: unknown): JsonObject {
  return { allOf: [part, ...(Array.isArray(allOf) ? allOf : [])], ...schema }
}
