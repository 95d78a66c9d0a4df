import { isObject, type JsonObject } from "../document/json.ts"
import { isValue, maps } from "../document/references.ts"
import type { Resolver } from "../document/resolve.ts"
import { upperFirst } from "../model/names.ts"

/** Whether a reference refers to a named component, and not to a part of one or another location. */
export function isComponent(reference: string): boolean {
  return /^#\/components\/[^/]+\/[^/]+$/.test(reference)
}

/**
 * A document in which all references refer to components. A schema that is referenced at another location becomes a component, since
 * such a path (`#/paths/~1a/get/...`) has no equivalent in the types.
 *
 * @param resolver of the original document
 */
export function withHoisted(resolver: Resolver, document: JsonObject): JsonObject {
  const components = isObject(document.components) ? document.components : {}
  const schemas: JsonObject = { ...(isObject(components.schemas) ? components.schemas : {}) }
  const names = new Map<string, string>()

  const nameOf = (reference: string): string => {
    const known = names.get(reference)
    if (known !== undefined) return known
    const words = reference.split(/[^A-Za-z0-9]+/).filter((word) => word !== "")
    const stem = words.slice(-2).map(upperFirst).join("")
    let name = stem
    for (let count = 2; name in schemas; count++) name = `${stem}${count}`
    names.set(reference, name)
    schemas[name] = true
    schemas[name] = direct(resolver.resolve<unknown>({ $ref: reference }))
    return name
  }
  const direct = (value: unknown, isMap = false): unknown => {
    if (Array.isArray(value)) return value.map((part) => direct(part))
    if (!isObject(value)) return value
    const entries = Object.entries(value).map(([key, part]) => {
      // In values `$ref` is no reference.
      if (!isMap && (key === "examples" || isValue(key))) return [key, part]
      return key === "$ref" && typeof part === "string" && part.startsWith("#/") && !isComponent(part)
        ? [key, `#/components/schemas/${nameOf(part)}`]
        : [key, direct(part, !isMap && maps.has(key))]
    })
    return Object.fromEntries(entries)
  }

  if (!/"\$ref":"#\/(?!components\/[^/"]+\/[^/"]+")/.test(JSON.stringify(document))) return document
  const { components: _, ...others } = document
  const whole = direct(others) as JsonObject
  const sections = direct({ ...components, schemas: { ...schemas } }) as JsonObject
  return { ...whole, components: { ...sections, schemas: { ...schemas, ...(sections.schemas as JsonObject) } } }
}
