import { isObject, type JsonObject, ruleOf, type SchemaOrReference } from "@serac/codegen/samples"
import { arrayItems, entriesOf, type Lookup, stringOrEmpty } from "./lookup.ts"

/** A schema, one level of it: what lies deeper is read when it is opened. */
export interface SchemaNode {
  /** What it is called under `components.schemas`. */
  readonly name: string
  /** `string`, `integer (int64)`, `Block[]`. */
  readonly type: string
  readonly description: string
  /** What a value must keep to beyond its type: `1 to 100`. */
  readonly rule: string
  /** The values that it may have, or the known ones. */
  readonly values: readonly string[]
  /** Whether other values than the known ones may come. */
  readonly isOpen: boolean
  readonly default: unknown
  readonly example: unknown
  readonly members: readonly SchemaMember[]
  /** Of a union, its branches. */
  readonly variants: readonly unknown[]
  /** Of a list, what is in it; of a map, what its members are. */
  readonly items: unknown
}

/** A member of an object. */
export interface SchemaMember {
  readonly name: string
  readonly isRequired: boolean
  readonly schema: unknown
}

/** How deep `allOf` is followed, and how many members are shown: a document may be made to have no end. */
const maxAllOfDepth = 12
const maxMembers = 500
/** How many branches of a union are named on one line. */
const maxBranches = 6

/** Reads one level of a schema. What is inherited by `allOf` is a part of it. */
export function schemaNode(lookup: Lookup, reference: unknown): SchemaNode {
  const own = isObject(reference) ? reference : {}
  const parts = flattened(lookup, reference)
  const first = <Value>(read: (part: JsonObject) => Value | undefined) =>
    parts.map(read).find((value) => value !== undefined)
  const open = first(({ "x-extensible-enum": known }) => (Array.isArray(known) ? known : undefined))
  const constant = first(({ const: value }) => (value === undefined ? undefined : [value]))
  const closed = constant ?? first((part) => (Array.isArray(part.enum) ? part.enum : undefined))
  const required = new Set(parts.flatMap((part) => arrayItems(part.required)))
  // What is inherited stands first, and what the schema itself says of a member counts.
  const byDepth = [...parts.slice(1), ...parts.slice(0, 1)]
  const properties = new Map(byDepth.flatMap(({ properties }) => entriesOf(properties)))
  const items = first(({ items, prefixItems }) => items ?? arrayItems(prefixItems)[0])
  const others = first(({ additionalProperties: any }) => (isObject(any) ? any : undefined))
  return {
    name: schemaName(reference),
    type: schemaType(lookup, reference),
    description: stringOrEmpty(own.description) || stringOrEmpty(first(({ description }) => description)),
    rule: ruleOf(lookup, lookup.object(reference) as SchemaOrReference),
    values: (open ?? closed ?? [])
      .slice(0, maxMembers)
      .map((value) => (typeof value === "string" ? value : JSON.stringify(value))),
    isOpen: open !== undefined,
    default: own.default ?? first((part) => part.default),
    example: first((part) => part.example ?? arrayItems(part.examples)[0]),
    members: [...properties]
      .slice(0, maxMembers)
      .map(([name, schema]) => ({ name, schema, isRequired: required.has(name) })),
    variants: variantsOf(lookup, parts),
    items: items ?? others,
  }
}

/** A schema and all that it is made of by `allOf`, itself first. */
function flattened(lookup: Lookup, reference: unknown): readonly JsonObject[] {
  const seen = new Set<JsonObject>()
  const visit = (part: unknown, depth: number): void => {
    const schema = lookup.object(part)
    if (seen.has(schema) || depth > maxAllOfDepth) return
    seen.add(schema)
    for (const inherited of arrayItems(schema.allOf)) visit(inherited, depth + 1)
  }
  visit(reference, 0)
  return [...seen]
}

/** Branches that only say what is required together are no variants. */
function variantsOf(lookup: Lookup, parts: readonly JsonObject[]): readonly unknown[] {
  const branches = parts.flatMap((part) => [...arrayItems(part.oneOf), ...arrayItems(part.anyOf)])
  return branches
    .filter((branch) => Object.keys(lookup.object(branch)).some((key) => key !== "required"))
    .slice(0, maxMembers)
}

/** The name of a schema under `components.schemas`; empty where it has none. */
export function schemaName(reference: unknown): string {
  const target = isObject(reference) ? stringOrEmpty(reference.$ref) : ""
  const [, name = ""] = /^#\/components\/schemas\/([^/]+)$/.exec(target) ?? []
  return unescapedName(name)
}

function unescapedName(name: string): string {
  try {
    return decodeURIComponent(name).replaceAll("~1", "/").replaceAll("~0", "~")
  } catch {
    return name
  }
}

/** What a schema is called on one line. */
export function schemaType(lookup: Lookup, reference: unknown, depth = 0): string {
  const parts = flattened(lookup, reference)
  const plain = parts.flatMap(({ type }) => [type].flat()).filter((type) => typeof type === "string")
  const types = [...new Set(plain)]
  const name = schemaName(reference)
  const list = parts.find(({ items }) => isObject(items))
  if (list !== undefined) {
    const items = depth > 3 ? "..." : schemaType(lookup, list.items, depth + 1)
    return `${items.includes(" ") ? `(${items})` : items}[]${types.includes("null") ? " | null" : ""}`
  }
  const isShape = parts.some(({ properties, oneOf, anyOf }) => properties ?? oneOf ?? anyOf)
  if (isShape && name !== "") return name
  const [variants] = parts.map(({ oneOf, anyOf }) => oneOf ?? anyOf).filter(Array.isArray)
  if (variants !== undefined && types.length === 0) {
    const shown = variants.slice(0, maxBranches)
    const names = [...new Set(shown.map((variant) => (depth > 3 ? "..." : schemaType(lookup, variant, depth + 1))))]
    return [...names, ...(variants.length > maxBranches ? ["..."] : [])].join(" | ")
  }
  const title = parts.map((part) => stringOrEmpty(part.title)).find((text) => text !== "")
  if (isShape && title !== undefined) return title
  const format = parts.map((part) => stringOrEmpty(part.format)).find((text) => text !== "")
  if (types.length === 0) return parts.some(({ properties }) => properties) ? "object" : "any"
  return types.join(" | ") + (format === undefined ? "" : ` (${format})`)
}
