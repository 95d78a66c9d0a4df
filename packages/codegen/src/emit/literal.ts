import { isObject } from "../document/json.ts"
import type { Resolver } from "../document/resolve.ts"
import { hasType, type SchemaObject, type SchemaOrReference } from "../document/schema.ts"
import { codeWidth, wrappedList } from "./layout.ts"

const longestLiteral = 72

/**
 * A JSON value as TypeScript in this repository's style, for examples in comments. Integers with a bigint type are written
 * as bigints; long strings are shortened, since they are only for reading.
 *
 * @param before the text in front of the value on its line
 */
export function literal(
  resolver: Resolver,
  value: unknown,
  schema: SchemaOrReference | undefined,
  indent = "",
  before = "",
): string {
  if (typeof value === "string")
    return JSON.stringify(value.length > longestLiteral ? `${value.slice(0, 64)}...` : value)
  if (typeof value === "number") return isBigint(resolver, schema) ? `${value}n` : String(value)
  const inner = `${indent}  `
  if (Array.isArray(value)) {
    const items = memberSchemas(resolver, schema, (part) => part.items)
    return afterPrefix(
      before,
      value.map((item) => literal(resolver, item, items, inner)),
      "[",
      "]",
      indent,
    )
  }
  if (!isObject(value)) return String(value)
  const members = Object.entries(value).map(([name, member]) => {
    const part = memberSchemas(resolver, schema, ({ properties = {} }) =>
      Object.hasOwn(properties, name) ? properties[name] : undefined,
    )
    return `${literalKey(name)}: ${literal(resolver, member, part, inner)}`
  })
  return afterPrefix(before, members, "{", "}", indent)
}

function afterPrefix(before: string, items: readonly string[], open: string, close: string, indent: string): string {
  return wrappedList(`${before}${open}`, items, close, indent, codeWidth).slice(before.length)
}

/** A name as the key of an object of values, in which `__proto__` alone would set the prototype. */
export function literalKey(name: string): string {
  return name === "__proto__" ? '["__proto__"]' : propertyKey(name)
}

/** A name as the key of an object type, quoted only if necessary. */
export function propertyKey(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)
}

function isBigint(resolver: Resolver, reference: SchemaOrReference | undefined): boolean {
  const schema = resolver.resolve<SchemaObject>(reference ?? {})
  return hasType(schema, "integer") && schema.format === "uint64"
}

/** The schema of a member, from the schema itself or else from its branches. */
function memberSchemas(
  resolver: Resolver,
  reference: SchemaOrReference | undefined,
  member: (schema: SchemaObject) => SchemaOrReference | boolean | undefined,
): SchemaOrReference | undefined {
  if (reference === undefined) return undefined
  const schema = resolver.resolve<SchemaObject>(reference)
  const own = member(schema)
  if (typeof own === "object") return own
  const branches = [schema.allOf, schema.oneOf, schema.anyOf].flatMap((branch) => branch ?? [])
  return branches.map((branch) => memberSchemas(resolver, branch, member)).find((found) => found !== undefined)
}
