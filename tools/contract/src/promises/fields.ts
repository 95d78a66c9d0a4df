import type { AnyJson } from "../documents.ts"

/** The location of a part of a document, as a JSON pointer without its `#`. */
export type JsonPointer = string

/** The parts of a schema that a body contains. */
export interface BodyFields {
  /** The properties that were sent, by the locations of their schemas. */
  readonly sent: ReadonlySet<JsonPointer>
  /** Fields that are in no schema, by their paths in the body: `blocks[].color`. */
  readonly unknown: ReadonlySet<string>
}

/** Compares a body with its schema. If a schema has alternatives, a field counts for each that declares it. */
export function fieldsOf(document: AnyJson, schema: JsonPointer, body: unknown): BodyFields {
  const shapes = shapesOf(document)
  const sent = new Set<JsonPointer>()
  const unknown = new Set<string>()
  const visit = (value: unknown, { items, property, isOpen }: Shape, path: string): void => {
    if (Array.isArray(value)) {
      for (const item of value) visit(item, items(), `${path}[]`)
      return
    }
    if (typeof value !== "object" || value === null || isOpen) return
    for (const [name, part] of Object.entries(value)) {
      const at = path === "" ? name : `${path}.${name}`
      const shape = property(name)
      if (shape.places.length === 0) unknown.add(at)
      for (const place of shape.places) sent.add(place)
      visit(part, shape, at)
    }
  }
  visit(body, shapes([schema]), "")
  return { sent, unknown }
}

/** The combined schemas at several locations for one value. */
interface Shape {
  readonly places: readonly JsonPointer[]
  /** Whether one of them allows any fields in an object. */
  readonly isOpen: boolean
  readonly items: () => Shape
  readonly property: (name: string) => Shape
}

type Shapes = (places: readonly JsonPointer[]) => Shape

const shapesByDocument = new WeakMap<object, Shapes>()

/** The shapes of a document, cached, since bodies have thousands of values with few different shapes. */
function shapesOf(document: AnyJson): Shapes {
  const known = shapesByDocument.get(document)
  if (known !== undefined) return known
  const kept = new Map<string, Shape>()
  const shapes: Shapes = (places) => {
    const key = places.join(" ")
    const shape = kept.get(key) ?? shapeAt(document, places, shapes)
    kept.set(key, shape)
    return shape
  }
  shapesByDocument.set(document, shapes)
  return shapes
}

function shapeAt(document: AnyJson, places: readonly JsonPointer[], shapes: Shapes): Shape {
  const all = places.flatMap((place) => alternatives(document, place))
  const properties = new Map<string, Shape>()
  let items: Shape | undefined
  return {
    places,
    isOpen: all.some((place) => isOpenObject(document, place)),
    items: () => {
      items ??= shapes(all.flatMap((place) => memberPlaces(document, place, "items")))
      return items
    },
    property: (name) => {
      const shape =
        properties.get(name) ?? shapes(all.flatMap((place) => memberPlaces(document, place, "properties", name)))
      properties.set(name, shape)
      return shape
    },
  }
}

/** All properties that a schema documents, at any depth. */
export function documentedFields(document: AnyJson, schema: JsonPointer): ReadonlySet<JsonPointer> {
  const found = new Set<JsonPointer>()
  const visited = new Set<JsonPointer>()
  const visit = (place: JsonPointer): void => {
    for (const one of alternatives(document, place)) {
      if (visited.has(one)) continue
      visited.add(one)
      for (const items of memberPlaces(document, one, "items")) visit(items)
      for (const name of Object.keys(at(document, one).properties ?? {}))
        for (const property of memberPlaces(document, one, "properties", name)) {
          found.add(property)
          visit(property)
        }
    }
  }
  visit(schema)
  return found
}

/** The name of a property, such as `EvmBlock.txCount`. */
export function fieldName(place: JsonPointer): string {
  return place
    .replace(/^\/components\/schemas\//, "")
    .replace(/^\/paths\/.*\/schema/, "body")
    .replaceAll(/\/(?:allOf|oneOf|anyOf)\/\d+/g, "")
    .replaceAll("/items", "[]")
    .replaceAll("/properties/", ".")
}

/** The schemas that may describe a value, with references and combinations resolved, including the combining schemas themselves. */
function alternatives(document: AnyJson, place: JsonPointer): JsonPointer[] {
  const schema = at(document, place)
  const combined = ["allOf", "oneOf", "anyOf"].flatMap((keyword) =>
    (schema?.[keyword] ?? []).flatMap((_: AnyJson, index: number) =>
      alternatives(document, `${place}/${keyword}/${index}`),
    ),
  )
  const referred = typeof schema?.$ref === "string" ? alternatives(document, schema.$ref.slice(1)) : []
  return [place, ...referred, ...combined]
}

function memberPlaces(document: AnyJson, place: JsonPointer, ...names: readonly string[]): JsonPointer[] {
  const inner = names.reduce((part, name) => part?.[name], at(document, place))
  return inner === undefined ? [] : [`${place}/${names.join("/")}`]
}

/** Whether a schema allows any fields in an object. */
function isOpenObject(document: AnyJson, place: JsonPointer): boolean {
  const { additionalProperties } = at(document, place) ?? {}
  return additionalProperties !== undefined && additionalProperties !== false
}

function at(document: AnyJson, place: JsonPointer): AnyJson {
  return place
    .split("/")
    .slice(1)
    .map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce((part: AnyJson, name) => part?.[name], document)
}
