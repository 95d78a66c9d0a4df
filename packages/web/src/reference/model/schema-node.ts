import { isObject, type JsonObject, ruleOf, type SchemaOrReference } from "@serac/codegen/samples"
import { arrayItems } from "./array-items.ts"
import { entriesOf, type Lookup, stringOrEmpty } from "./lookup.ts"

/** One level of a schema; deeper levels are read when they are opened. */
export interface SchemaNode {
  /** Its name under `components.schemas`. */
  readonly name: string
  /** `string`, `integer (int64)`, `Block[]`. */
  readonly type: string
  readonly description: string
  /** Constraints in addition to the type: `1 to 100`. */
  readonly rule: string
  /** The allowed or known values. */
  readonly values: readonly string[]
  /** Whether other values than the known ones are allowed. */
  readonly isOpen: boolean
  readonly default: unknown
  readonly example: unknown
  readonly members: readonly SchemaMember[]
  /** The variants of a union. */
  readonly variants: readonly unknown[]
  /** The schema of a list's items, or of a map's values. */
  readonly items: unknown
}

/** A member of an object. */
export interface SchemaMember {
  readonly name: string
  readonly isRequired: boolean
  readonly schema: unknown
}

/** Maximum depth of `allOf`, and maximum number of displayed members: a document may be recursive. */
const maxAllOfDepth = 12
const maxMembers = 500
/** Maximum number of variants of a union in its one-line name. */
const maxBranches = 6

/** Reads one level of a schema, including the members inherited by `allOf`. */
export function schemaNode(lookup: Lookup, reference: unknown): SchemaNode {
  const own = isObject(reference) ? reference : {}
  const parts = flattened(lookup, reference)
  const first = <Value>(read: (part: JsonObject) => Value | undefined) =>
    parts.map(read).find((value) => value !== undefined)
  const open = first(({ "x-extensible-enum": known }) => (Array.isArray(known) ? known : undefined))
  const constant = first(({ const: value }) => (value === undefined ? undefined : [value]))
  const closed = constant ?? first((part) => (Array.isArray(part.enum) ? part.enum : undefined))
  const required = new Set(parts.flatMap((part) => arrayItems(part.required)))
  // Inherited members come first; the schema's own definition of a member overrides them.
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

/** A schema and the schemas that it inherits from by `allOf`, itself first. */
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

/** The variants of a union; alternatives that only list required members are none. */
function variantsOf(lookup: Lookup, parts: readonly JsonObject[]): readonly unknown[] {
  const branches = parts.flatMap((part) => [...arrayItems(part.oneOf), ...arrayItems(part.anyOf)])
  return branches
    .filter((branch) => Object.keys(lookup.object(branch)).some((key) => key !== "required"))
    .slice(0, maxMembers)
}

/** The name of a schema under `components.schemas`; empty for an inline schema. */
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

/** The one-line name of a schema's type. */
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
