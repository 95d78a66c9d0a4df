import { isObject } from "./json.ts"

/** A reference and where it stands. */
export interface PlacedReference {
  readonly $ref: string
  readonly place: string
}

/** What holds values rather than parts of the document: a `$ref` in there is no reference. */
const values = new Set(["example", "default", "const", "enum"])

/** Every reference of a document, with the pointer to it. */
export function* referencesIn(value: unknown, place = "", isMap = false): Generator<PlacedReference> {
  if (Array.isArray(value)) {
    for (const [index, part] of value.entries()) yield* referencesIn(part, `${place}/${index}`)
    return
  }
  if (!isObject(value)) return
  if (!isMap && typeof value.$ref === "string") yield { $ref: value.$ref, place: place.slice(1) }
  for (const [key, part] of Object.entries(value)) {
    if (!isMap && (values.has(key) || key === "$ref" || key.startsWith("x-"))) continue
    if (!isMap && key === "value" && isExample(place)) continue
    yield* referencesIn(part, `${place}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`, !isMap && maps.has(key))
  }
}

/** Keywords whose members have names of the author's choice. */
const maps = new Set([
  ...["properties", "patternProperties", "dependentSchemas", "$defs", "schemas", "mapping", "variables", "responses"],
  ...["requestBodies", "headers", "links", "callbacks", "pathItems", "paths", "webhooks", "content", "encoding"],
  ...["contentDescriptors", "errors", "tags", "examplePairings"],
])

function isExample(place: string): boolean {
  return /\/examples\/[^/]+$/.test(place)
}
