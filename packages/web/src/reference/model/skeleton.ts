import type { Lookup } from "./lookup.ts"
import { schemaNode } from "./schema-node.ts"

/** Maximum depth of a skeleton. */
const maxSkeletonDepth = 6

/** An initial value for a schema: its example, or its required members. Null replaces a schema that contains itself. */
export function skeletonOf(lookup: Lookup, schema: unknown, within: readonly string[] = []): unknown {
  const { name, example, default: otherwise, values, members, variants, items, type } = schemaNode(lookup, schema)
  const own = example ?? otherwise ?? values[0]
  if (own !== undefined) return own
  if (within.length >= maxSkeletonDepth || (name !== "" && within.includes(name))) return null
  const inner = (part: unknown) => skeletonOf(lookup, part, [...within, name])
  if (members.length > 0) {
    const required = members.filter(({ isRequired }) => isRequired)
    const shown = required.length > 0 ? required : members
    return Object.fromEntries(shown.map(({ name: member, schema: part }) => [member, inner(part)]))
  }
  if (variants.length > 0) return inner(variants[0])
  if (items !== undefined) return type.endsWith("[]") ? [inner(items)] : {}
  if (/^(integer|number)/.test(type)) return 0
  return type.startsWith("boolean") ? false : type.startsWith("string") ? "" : {}
}
