import { arrayAt, isJsonObject, type JsonTree, type JsonValue } from "./change.ts"
import { jsonTypes } from "./schema.ts"

/** One of the schemas of a union, with its location. */
export interface Alternative {
  readonly schema: JsonValue
  /** The keys from the union to the alternative; empty for a schema that is not a union. */
  readonly at: readonly (string | number)[]
}

/** Annotations, which may accompany the branches of a union without affecting the values it allows. */
const annotationPattern =
  /^(title|description|examples?|\$comment|externalDocs|deprecated|default|x-(?!extensible-enum).*)$/

/** The keyword of a schema that is only a union of its branches, and of null where it is `nullable`. */
export function unionKeyword(schema: JsonTree): "oneOf" | "anyOf" | undefined {
  const [keyword, ...more] = Object.keys(schema).filter((name) => name !== "nullable" && !annotationPattern.test(name))
  return more.length === 0 && (keyword === "oneOf" || keyword === "anyOf") ? keyword : undefined
}

/** The members of a schema that determine the allowed values, or the other members. */
export function keywordsOf(schema: JsonTree, which: "admitting" | "beside"): JsonTree {
  return Object.fromEntries(
    Object.entries(schema).filter(([name]) => annotationPattern.test(name) === (which === "beside")),
  )
}

/** The branches of a union; for another schema, one alternative for each of its types. */
export function alternativesOf(schema: JsonTree): readonly Alternative[] {
  const keyword = unionKeyword(schema)
  // In OpenAPI 3.0 null is no type.
  const { nullable, ...own } = keywordsOf(schema, "admitting")
  if (keyword !== undefined) {
    const branches = arrayAt(schema[keyword]).map((branch, index) => ({ schema: branch, at: [keyword, index] }))
    return nullable === true ? [...branches, { schema: { type: "null" }, at: [] }] : branches
  }
  const types = Array.isArray(schema.type) ? schema.type : [schema.type]
  return [...types, ...(nullable === true && typeof schema.type === "string" ? ["null"] : [])].map((type) => ({
    schema: type === undefined ? own : { ...own, type },
    at: [],
  }))
}

/** The new version of a schema among the candidates: of those with the same type, the first without differences, or else the first. */
export function counterpart<Candidate extends { readonly value: JsonValue | undefined }>(
  schema: JsonValue | undefined,
  candidates: readonly Candidate[],
  isSame: (candidate: Candidate) => boolean,
): Candidate | undefined {
  const types = (value: JsonValue | undefined) => (isJsonObject(value) ? [...jsonTypes(value)].sort().join() : "")
  const alike = candidates.filter(({ value }) => types(value) === types(schema))
  return alike.find(isSame) ?? alike[0]
}
