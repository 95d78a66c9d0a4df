import type { Resolver } from "../../document/resolve.ts"
import { hasType, type SchemaObject, type SchemaOrReference } from "../../document/schema.ts"

/** A member of a result or of a request, at any depth outside lists. */
export interface Member {
  /** Its path, with `/` between names. */
  readonly path: string
  /** The plain forms of its name and of the names above it, the innermost first: `next`, `paging`. */
  readonly words: readonly string[]
  readonly schema: SchemaObject
  readonly isRequired: boolean
}

/** A name without separators and case: `next_cursor`, `nextCursor` and `Next-Cursor` are one word. */
export const wordOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, "")

const maxDepth = 3

/** The members of a schema down to a depth. A name that contains the separator is left out. */
export function membersWithin(
  resolver: Resolver,
  reference: SchemaOrReference,
  depth: number = maxDepth,
): readonly Member[] {
  return membersOf(resolver, reference, { path: "", words: [], schema: {}, isRequired: true }, depth)
}

function membersOf(resolver: Resolver, reference: SchemaOrReference, holder: Member, depth: number): readonly Member[] {
  if (depth === 0) return []
  const { properties, required } = propertiesOf(resolver, reference)
  return Object.entries(properties).flatMap(([name, part]) => {
    if (name.includes("/") || name === "") return []
    const member: Member = {
      path: holder.path === "" ? name : `${holder.path}/${name}`,
      words: [wordOf(name), ...holder.words],
      schema: withoutNull(resolver, part),
      isRequired: required.has(name),
    }
    return [member, ...membersOf(resolver, part, member, depth - 1)]
  })
}

/** The properties of a schema and of its branches. */
export function propertiesOf(resolver: Resolver, reference: SchemaOrReference, depth = 0) {
  const schema = resolver.resolve<SchemaObject>(reference)
  const properties: Record<string, SchemaOrReference> = {}
  const required = new Set(schema.required ?? [])
  if (depth < 6)
    for (const branch of [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) {
      const own = propertiesOf(resolver, branch, depth + 1)
      Object.assign(properties, own.properties)
      if (schema.allOf?.includes(branch)) for (const name of own.required) required.add(name)
    }
  return { properties: { ...properties, ...schema.properties }, required }
}

/** A schema without the choice of null; of a schema that is one other schema, that one, with its own description. */
export function withoutNull(resolver: Resolver, reference: SchemaOrReference): SchemaObject {
  const schema = resolver.resolve<SchemaObject>(reference)
  const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  const others = branches.filter((branch) => resolver.resolve<SchemaObject>(branch).type !== "null")
  const [only] = others
  if (schema.type !== undefined || schema.properties !== undefined || only === undefined || others.length > 1)
    return schema
  const { description } = schema
  return { ...withoutNull(resolver, only), ...(description !== undefined && { description }) }
}

export const isText = (schema: SchemaObject): boolean => hasType(schema, "string")
export const isWholeNumber = (schema: SchemaObject): boolean => hasType(schema, "integer") || hasType(schema, "number")
export const isScalar = (schema: SchemaObject): boolean => isText(schema) || isWholeNumber(schema)
export const isFlag = (schema: SchemaObject): boolean => hasType(schema, "boolean")
export const isList = (schema: SchemaObject): boolean => hasType(schema, "array") || schema.items !== undefined
