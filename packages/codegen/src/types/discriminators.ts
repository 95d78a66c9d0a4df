import { isObject, type JsonObject } from "../document/json.ts"
import { Resolver } from "../document/resolve.ts"

/** How a union's values are told apart. */
export interface Discriminator {
  readonly propertyName: string
  /** The references to the schemas of values. */
  readonly mapping: Readonly<Record<string, string>>
}

/** The discriminators of a document, and what follows from them for the schemas that they tell apart. */
export interface Discriminators {
  /** By reference: those of schemas, and of their heirs, which have one of them in `allOf`. */
  readonly of: ReadonlyMap<string, Discriminator>
  /** The references to the schemas whose member has its values already. */
  readonly handled: ReadonlySet<string>
  /** The schemas whose member has its values, by the schema of the document. */
  readonly patched: ReadonlyMap<JsonObject, JsonObject>
}

/** Finds the discriminators of a document, and gives the member of each schema that they tell apart its values. */
export function discriminatorsOf(document: JsonObject): Discriminators {
  const found = new Finder(document)
  found.scan()
  return found
}

class Finder implements Discriminators {
  readonly of = new Map<string, Discriminator>()
  readonly handled = new Set<string>()
  readonly patched = new Map<JsonObject, JsonObject>()
  readonly #document: JsonObject
  readonly #resolver: Resolver
  readonly #schemas: JsonObject

  constructor(document: JsonObject) {
    this.#document = document
    this.#resolver = new Resolver(document)
    const { components } = document
    this.#schemas = isObject(components) && isObject(components.schemas) ? components.schemas : {}
  }

  scan(): void {
    const heirs: (readonly [reference: string, allOf: readonly unknown[]])[] = []
    eachObject(this.#document, "#", (part, path) => {
      const discriminator = this.#read(part.discriminator)
      if (discriminator !== undefined) this.#note(part, path, discriminator)
      if (Array.isArray(part.allOf)) heirs.push([path, part.allOf])
    })
    if (this.of.size > 0) for (const [reference, allOf] of heirs) this.#inherit(reference, allOf)
  }

  /** A discriminator whose targets, which may be bare names, are references. */
  #read(given: unknown): Discriminator | undefined {
    if (!isObject(given) || typeof given.propertyName !== "string") return undefined
    const { propertyName, mapping } = given
    const targets = Object.entries(isObject(mapping) ? mapping : {}).map(([value, target]): [string, string] => [
      value,
      typeof target === "string" && Object.hasOwn(this.#schemas, target)
        ? `#/components/schemas/${target}`
        : String(target),
    ])
    return { propertyName, mapping: Object.fromEntries(targets) }
  }

  #note({ oneOf, anyOf }: JsonObject, reference: string, discriminator: Discriminator): void {
    this.of.set(reference, discriminator)
    const branches = oneOf ?? anyOf
    if (!Array.isArray(branches)) return
    const values = new Map<string, readonly string[]>()
    for (const branch of branches)
      if (isObject(branch) && typeof branch.$ref === "string" && !values.has(branch.$ref))
        values.set(branch.$ref, [branch.$ref.split("/").at(-1) ?? ""])
    for (const [target, names] of valuesByTarget(discriminator)) values.set(target, names)
    for (const [target, names] of values)
      if (!this.handled.has(target) && this.#patch(target, names, discriminator)) this.handled.add(target)
  }

  #inherit(reference: string, allOf: readonly unknown[]): void {
    for (const item of allOf) {
      if (!isObject(item)) continue
      if (typeof item.$ref === "string") {
        const discriminator = this.of.get(item.$ref)
        if (discriminator === undefined) return
        const values = valuesByTarget(discriminator).get(reference)
        if (values !== undefined && this.#patch(reference, values, discriminator)) this.handled.add(reference)
        this.of.set(reference, discriminator)
      } else {
        const discriminator = this.#read(item.discriminator)
        if (discriminator !== undefined) this.of.set(reference, discriminator)
      }
    }
  }

  #patch(reference: string, values: readonly string[], { propertyName }: Discriminator): boolean {
    const target = this.#target(reference)
    if (target === undefined) return false
    const schema = this.patched.get(target) ?? target
    const member = { type: "string", enum: values }
    if (Array.isArray(schema.allOf)) {
      const own = { type: "object", required: [propertyName], properties: { [propertyName]: member } }
      this.patched.set(target, { ...schema, allOf: [...schema.allOf, own] })
      return true
    }
    if (schema.type !== "object") return false
    const properties = isObject(schema.properties) ? schema.properties : {}
    const { [propertyName]: before } = properties
    const description = isObject(before) && before.description ? { description: before.description } : {}
    const required = new Set(Array.isArray(schema.required) ? schema.required : [])
    this.patched.set(target, {
      ...schema,
      required: [...required.add(propertyName)],
      properties: { ...properties, [propertyName]: { ...member, ...description } },
    })
    return true
  }

  #target(reference: string): JsonObject | undefined {
    try {
      const target = this.#resolver.resolve<unknown>({ $ref: reference })
      return isObject(target) ? target : undefined
    } catch {
      return undefined
    }
  }
}

/** The values of each schema, by its reference. */
function valuesByTarget({ mapping }: Discriminator): ReadonlyMap<string, readonly string[]> {
  const values = new Map<string, string[]>()
  for (const [value, target] of Object.entries(mapping)) values.set(target, [...(values.get(target) ?? []), value])
  return values
}

/** Calls `visit` with each object of a document and its JSON pointer. */
function eachObject(value: object, path: string, visit: (part: JsonObject, path: string) => void): void {
  if (!Array.isArray(value)) visit(value as JsonObject, path)
  for (const [key, part] of Object.entries(value))
    if (typeof part === "object" && part !== null) eachObject(part, `${path}/${escaped(key)}`, visit)
}

/** A name as a segment of a JSON pointer (RFC 6901). */
export function escaped(name: string): string {
  return name.includes("~") || name.includes("/") ? name.replaceAll("~", "~0").replaceAll("/", "~1") : name
}
