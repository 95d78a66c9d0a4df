import { isObject } from "./json.ts"

/** A reference, with its location in the document. */
export interface PlacedReference {
  readonly $ref: string
  readonly place: string
}

/** Keywords that contain values instead of parts of the document: a `$ref` inside them is not a reference. */
const valueKeywords = new Set(["example", "default", "const", "enum"])

/** All references in a document, with their JSON pointers. */
export function referencesIn(document: unknown): readonly PlacedReference[] {
  const found: PlacedReference[] = []
  collectReferences(found, document, "", false)
  return found
}

function collectReferences(found: PlacedReference[], value: unknown, place: string, isMap: boolean): void {
  if (Array.isArray(value)) {
    for (const [index, part] of value.entries())
      if (typeof part === "object") collectReferences(found, part, `${place}/${index}`, false)
    return
  }
  if (!isObject(value)) return
  if (!isMap && typeof value.$ref === "string") found.push({ $ref: value.$ref, place: place.slice(1) })
  for (const [key, part] of Object.entries(value)) {
    if (typeof part !== "object" || (!isMap && isValue(key, place))) continue
    const step = key.includes("/") || key.includes("~") ? key.replaceAll("~", "~0").replaceAll("/", "~1") : key
    collectReferences(found, part, `${place}/${step}`, !isMap && maps.has(key))
  }
}

/** Whether a member is a value, or an extension, which may contain anything. */
export function isValue(key: string, place = ""): boolean {
  return valueKeywords.has(key) || key.startsWith("x-") || (key === "value" && isExample(place))
}

/** Keywords whose members have names chosen by the author. */
export const maps: ReadonlySet<string> = new Set([
  ...["properties", "patternProperties", "dependentSchemas", "$defs", "schemas", "mapping", "variables", "responses"],
  ...["requestBodies", "headers", "links", "callbacks", "pathItems", "paths", "webhooks", "content", "encoding"],
  ...["contentDescriptors", "errors", "tags", "examplePairings"],
])

function isExample(place: string): boolean {
  return /\/examples\/[^/]+$/.test(place)
}
