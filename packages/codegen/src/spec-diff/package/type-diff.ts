import { arrayAt, type Change, type Direction, isJsonObject, type JsonValue, objectAt, pointer } from "../change.ts"
import type { Document } from "../document.ts"
import { diffSchemas } from "../schema-diff.ts"

/**
 * Compares the schemas that keep their names. Each is an exported type, even if no operation of both
 * documents uses it. Changes are judged by the directions in which a schema was used; an unused one may have been used for
 * both.
 */
export function diffTypes(before: Document, after: Document): Change[] {
  const uses = usesOf(before)
  const schemas = objectAt(objectAt(after.root.components).schemas)
  return Object.entries(objectAt(objectAt(before.root.components).schemas)).flatMap(([name, schema]) => {
    if (!Object.hasOwn(schemas, name)) return []
    const path = pointer("/components/schemas", name)
    const directions = [...(uses.get(path) ?? (["request", "response"] as const))]
    return directions.flatMap((direction) =>
      diffSchemas({ document: before, schema, path }, { document: after, schema: schemas[name], path }, direction),
    )
  })
}

/** The directions in which each component is used, by its location. */
function usesOf(document: Document): ReadonlyMap<string, ReadonlySet<Direction>> {
  const uses = new Map<string, Set<Direction>>()
  const visit = (value: JsonValue | undefined, direction: Direction): void => {
    if (Array.isArray(value)) for (const part of value as readonly JsonValue[]) visit(part, direction)
    if (!isJsonObject(value)) return
    if (typeof value.$ref === "string") {
      const target = document.follow(value.$ref, "")
      const known = uses.get(target.path) ?? new Set()
      if (known.has(direction)) return
      uses.set(target.path, known.add(direction))
      visit(target.value, direction)
    } else for (const part of Object.values(value)) visit(part, direction)
  }
  for (const reference of Object.values(objectAt(document.root.paths))) {
    const item = objectAt(document.resolve(reference, "").value)
    visit(item.parameters, "request")
    for (const operation of Object.values(item).map(objectAt)) {
      visit([operation.parameters ?? [], operation.requestBody ?? {}], "request")
      visit(operation.responses, "response")
    }
  }
  for (const reference of arrayAt(document.root.methods)) {
    const method = objectAt(document.resolve(reference, "").value)
    visit(method.params, "request")
    visit(method.result, "response")
  }
  return uses
}
