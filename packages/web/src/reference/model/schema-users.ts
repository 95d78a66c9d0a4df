import { isObject } from "@serac/codegen/samples"
import type { Reference, ReferenceOperation } from "./reference.ts"
import { schemaName } from "./schema-node.ts"

const usersByReference = new WeakMap<Reference, ReadonlyMap<string, readonly ReferenceOperation[]>>()

/** The operations that use a schema, directly or through other schemas. */
export function usersOf(reference: Reference, name: string): readonly ReferenceOperation[] {
  const users = usersByReference.get(reference) ?? allUsers(reference)
  usersByReference.set(reference, users)
  return users.get(name) ?? []
}

function allUsers(reference: Reference): ReadonlyMap<string, readonly ReferenceOperation[]> {
  const users = new Map<string, ReferenceOperation[]>()
  for (const operation of reference.operations)
    for (const name of reachedFrom(reference, operation)) {
      const known = users.get(name)
      if (known === undefined) users.set(name, [operation])
      else known.push(operation)
    }
  return users
}

/** The names of the schemas that an operation uses, directly or through other schemas. */
function reachedFrom({ lookup }: Reference, { source, item }: ReferenceOperation): ReadonlySet<string> {
  const names = new Set<string>()
  const seen = new Set<unknown>()
  const waiting: unknown[] = [source, item.parameters]
  while (waiting.length > 0) {
    const value = waiting.pop()
    if (typeof value !== "object" || value === null || seen.has(value)) continue
    seen.add(value)
    const isReference = isObject(value) && typeof value.$ref === "string"
    if (isReference) names.add(schemaName(value))
    waiting.push(...(isReference ? [lookup.object(value)] : Object.entries(value).flatMap(schemaParts)))
  }
  return names
}

/** Skips examples, whose values may look like references. */
function schemaParts([key, member]: [string, unknown]): readonly unknown[] {
  return key === "example" || key === "examples" || key.startsWith("x-") ? [] : [member]
}
