import { arrayAt, type Change, type Direction, type JsonTree, type JsonValue, pointer, same } from "./change.ts"
import type { Document } from "./document.ts"
import { bounds, compared, editorial, restricting } from "./keywords.ts"
import { closedValues, jsonTypes } from "./schema.ts"

/** A schema at its place in a document. */
export interface SchemaNode {
  readonly document: Document
  readonly schema: JsonTree
  readonly path: string
}

/** A change after which the schema allows fewer values. */
export function narrowed(direction: Direction, path: string, message: string): Change {
  return { severity: direction === "request" ? "breaking" : "additive", path, message }
}

/** A change after which the schema allows more values. */
export function widened(direction: Direction, path: string, message: string): Change {
  return { severity: direction === "request" ? "additive" : "breaking", path, message }
}

export const keywordList = (node: SchemaNode, keyword: string): readonly string[] =>
  arrayAt(node.schema[keyword]).map(String)

/** The changes of the types, the listed values and the bounds of a schema. */
export function valueRangeChanges(a: SchemaNode, b: SchemaNode, direction: Direction): Change[] {
  return [...typeChanges(a, b, direction), ...valueChanges(a, b, direction), ...boundChanges(a, b, direction)]
}

function typeChanges(a: SchemaNode, b: SchemaNode, direction: Direction): Change[] {
  const before = jsonTypes(a.schema)
  const after = jsonTypes(b.schema)
  const path = pointer(b.path, "type")
  // Every integer is a number.
  const isIn = (type: string, types: readonly string[]) =>
    types.includes(type) || (type === "integer" && types.includes("number"))
  return [
    ...before
      .filter((type) => !isIn(type, after))
      .map((type) => narrowed(direction, path, `type ${type} is no longer possible`)),
    ...after
      .filter((type) => !isIn(type, before))
      .map((type) => widened(direction, path, `type ${type} became possible`)),
  ]
}

function valueChanges(a: SchemaNode, b: SchemaNode, direction: Direction): Change[] {
  const open = [...new Set([...keywordList(a, "x-extensible-enum"), ...keywordList(b, "x-extensible-enum")])]
    .filter(
      (value) =>
        !keywordList(a, "x-extensible-enum").includes(value) || !keywordList(b, "x-extensible-enum").includes(value),
    )
    .map((value): Change => {
      const verb = keywordList(b, "x-extensible-enum").includes(value) ? "joined" : "left"
      return {
        severity: "additive",
        path: pointer(b.path, "x-extensible-enum"),
        message: `${value} ${verb} the known values`,
      }
    })
  const before = closedValues(a.schema)
  const after = closedValues(b.schema)
  const path = pointer(b.path, "enum")
  if (before === undefined && after === undefined) return open
  if (before === undefined) return [...open, narrowed(direction, path, "only listed values are possible now")]
  if (after === undefined) return [...open, widened(direction, path, "values beyond the listed ones became possible")]
  return [
    ...open,
    ...before
      .filter((value) => !after.includes(value))
      .map((value) => narrowed(direction, path, `${value} is no longer possible`)),
    ...after
      .filter((value) => !before.includes(value))
      .map((value) => widened(direction, path, `${value} became possible`)),
  ]
}

function boundChanges(a: SchemaNode, b: SchemaNode, direction: Direction): Change[] {
  return Object.entries(bounds).flatMap(([keyword, upper]) => {
    const before = a.schema[keyword]
    const after = b.schema[keyword]
    if (same(before, after)) return []
    const path = pointer(b.path, keyword)
    const message = `${keyword} changed from ${before ?? "none"} to ${after ?? "none"}`
    const wider = after === undefined || (before !== undefined && Number(after) > Number(before) === upper)
    return [wider ? widened(direction, path, message) : narrowed(direction, path, message)]
  })
}

/** The changes of keywords that have no comparison of their own. */
export function otherChanges(a: SchemaNode, b: SchemaNode, direction: Direction): Change[] {
  return [...new Set([...Object.keys(a.schema), ...Object.keys(b.schema)])]
    .filter((keyword) => !same(a.schema[keyword], b.schema[keyword]))
    .flatMap((keyword): Change[] => {
      const path = pointer(b.path, keyword)
      if (editorial.has(keyword)) return [{ severity: "editorial", path, message: `${keyword} changed` }]
      if (keyword === "deprecated") return [{ severity: "additive", path, message: "deprecation changed" }]
      if (compared.has(keyword)) return []
      const [before, after] = [a, b].map(({ schema }) => withoutNothing(schema[keyword]))
      const isTyped = keyword === "format" && [before, after].some((one) => typedFormats.has(String(one)))
      if (isTyped) return [{ severity: "breaking", path, message: "format changed" }]
      if (restricting.has(keyword) && before === undefined)
        return after === undefined ? [] : [narrowed(direction, path, `${keyword} was added`)]
      if (restricting.has(keyword) && after === undefined) return [widened(direction, path, `${keyword} was removed`)]
      if (keyword === "default" && direction === "response")
        return [{ severity: "editorial", path, message: "default changed" }]
      if (keyword.startsWith("x-")) return [{ severity: "editorial", path, message: `${keyword} changed` }]
      // Another format, pattern or default affects requests or responses in an unknown way.
      return [{ severity: "breaking", path, message: `${keyword} changed` }]
    })
}

/** Formats that a type in the client follows. */
const typedFormats: ReadonlySet<string> = new Set(["uint64", "int64", "uint64-argument", "hex", "binary"])

/** A keyword's value, without one that restricts nothing. */
const withoutNothing = (value: JsonValue | undefined) => (value === false ? undefined : value)
