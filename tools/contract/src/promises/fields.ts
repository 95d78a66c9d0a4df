import type { Json } from "../documents.ts"

/** The place of a part of a document, as a JSON pointer without its `#`. */
export type Place = string

/** What a body shows of its schema. */
export interface BodyFields {
  /** The properties that were sent, by the places of their schemas. */
  readonly sent: ReadonlySet<Place>
  /** Fields that no schema has, by their paths in the body: `blocks[].color`. */
  readonly unknown: ReadonlySet<string>
}

/** Lays a body beside its schema. Where a schema is one of several, a field counts for each that has it. */
export function fieldsOf(document: Json, schema: Place, body: unknown): BodyFields {
  const sent = new Set<Place>()
  const unknown = new Set<string>()
  const visit = (value: unknown, places: readonly Place[], path: string): void => {
    const all = places.flatMap((place) => alternatives(document, place))
    if (Array.isArray(value)) {
      const items = all.flatMap((place) => member(document, place, "items"))
      for (const item of value) visit(item, items, `${path}[]`)
      return
    }
    if (typeof value !== "object" || value === null || all.some((place) => isOpen(document, place))) return
    for (const [name, part] of Object.entries(value)) {
      const at = path === "" ? name : `${path}.${name}`
      const properties = all.flatMap((place) => member(document, place, "properties", name))
      if (properties.length === 0) unknown.add(at)
      for (const property of properties) sent.add(property)
      visit(part, properties, at)
    }
  }
  visit(body, [schema], "")
  return { sent, unknown }
}

/** Every property that a schema documents, at any depth. */
export function documentedFields(document: Json, schema: Place): ReadonlySet<Place> {
  const found = new Set<Place>()
  const visited = new Set<Place>()
  const visit = (place: Place): void => {
    for (const one of alternatives(document, place)) {
      if (visited.has(one)) continue
      visited.add(one)
      for (const items of member(document, one, "items")) visit(items)
      for (const name of Object.keys(at(document, one).properties ?? {}))
        for (const property of member(document, one, "properties", name)) {
          found.add(property)
          visit(property)
        }
    }
  }
  visit(schema)
  return found
}

/** A property in words: `EvmBlock.txCount`. */
export function fieldName(place: Place): string {
  return place
    .replace(/^\/components\/schemas\//, "")
    .replace(/^\/paths\/.*\/schema/, "body")
    .replaceAll(/\/(?:allOf|oneOf|anyOf)\/\d+/g, "")
    .replaceAll("/items", "[]")
    .replaceAll("/properties/", ".")
}

/** The schemas that may describe a value, without references and combinations; the combining ones themselves among them. */
function alternatives(document: Json, place: Place): Place[] {
  const schema = at(document, place)
  const combined = ["allOf", "oneOf", "anyOf"].flatMap((keyword) =>
    (schema?.[keyword] ?? []).flatMap((_: Json, index: number) =>
      alternatives(document, `${place}/${keyword}/${index}`),
    ),
  )
  const referred = typeof schema?.$ref === "string" ? alternatives(document, schema.$ref.slice(1)) : []
  return [place, ...referred, ...combined]
}

function member(document: Json, place: Place, ...names: readonly string[]): Place[] {
  const inner = names.reduce((part, name) => part?.[name], at(document, place))
  return inner === undefined ? [] : [`${place}/${names.join("/")}`]
}

/** Whether a schema says that an object may have any fields. */
function isOpen(document: Json, place: Place): boolean {
  const { additionalProperties } = at(document, place) ?? {}
  return additionalProperties !== undefined && additionalProperties !== false
}

function at(document: Json, place: Place): Json {
  return place
    .split("/")
    .slice(1)
    .map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce((part: Json, name) => part?.[name], document)
}
