import { arrayAt, isJsonObject, type JsonTree, type JsonValue } from "./change.ts"
import { jsonTypes } from "./schema.ts"

/** One of the schemas that a union admits, and where it stands. */
export interface Alternative {
  readonly schema: JsonValue
  /** The names that lead to it from the union; none for a schema that is no union. */
  readonly at: readonly (string | number)[]
}

/** What may stand beside the branches of a union: it says nothing of what they admit. */
const annotationPattern =
  /^(title|description|examples?|\$comment|externalDocs|deprecated|default|x-(?!extensible-enum).*)$/

/** The keyword of a schema that is nothing but a union of its branches. */
export function unionKeyword(schema: JsonTree): "oneOf" | "anyOf" | undefined {
  const [keyword, ...more] = Object.keys(schema).filter((name) => !annotationPattern.test(name))
  return more.length === 0 && (keyword === "oneOf" || keyword === "anyOf") ? keyword : undefined
}

/** The members that say what is admitted, or the others. */
export function keywordsOf(schema: JsonTree, which: "admitting" | "beside"): JsonTree {
  return Object.fromEntries(
    Object.entries(schema).filter(([name]) => annotationPattern.test(name) === (which === "beside")),
  )
}

/** The branches of a union; of another schema one for each of its types. */
export function alternativesOf(schema: JsonTree): readonly Alternative[] {
  const keyword = unionKeyword(schema)
  if (keyword !== undefined)
    return arrayAt(schema[keyword]).map((branch, index) => ({ schema: branch, at: [keyword, index] }))
  const own = keywordsOf(schema, "admitting")
  const types = Array.isArray(schema.type) ? schema.type : [schema.type]
  return types.map((type) => ({ schema: type === undefined ? own : { ...own, type }, at: [] }))
}

/** Of the candidates the one that a schema has become: of its type, the first that differs in nothing, else the first. */
export function counterpart<Candidate extends { readonly value: JsonValue | undefined }>(
  schema: JsonValue | undefined,
  candidates: readonly Candidate[],
  isSame: (candidate: Candidate) => boolean,
): Candidate | undefined {
  const types = (value: JsonValue | undefined) => (isJsonObject(value) ? [...jsonTypes(value)].sort().join() : "")
  const alike = candidates.filter(({ value }) => types(value) === types(schema))
  return alike.find(isSame) ?? alike[0]
}
