import { isObject, type JsonObject } from "./json.ts"
import { mapSubschemas } from "./map-schema.ts"
import { httpMethods, type OpenApiDocument } from "./openapi.ts"
import { Resolver } from "./resolve.ts"

type Direction = "request" | "result"

/** The keyword of members that a value of a direction does not have. */
const absent = { request: "readOnly", result: "writeOnly" } as const
const schemaPrefix = "#/components/schemas/"
const maxParts = 8

/**
 * The document with a schema of its own for requests, `UserWritable`, for each one that has read-only or write-only members at any depth
 * and that a request body uses. Its other schemas are those of results: they have no write-only members. The document itself if no member
 * is marked.
 */
export function withDirections(document: OpenApiDocument): OpenApiDocument {
  if (!isMarked(document)) return document
  return new Directions(document).document()
}

function isMarked(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isMarked)
  if (!isObject(value)) return false
  return value.readOnly === true || value.writeOnly === true || Object.values(value).some(isMarked)
}

class Directions {
  readonly #document: JsonObject
  readonly #components: JsonObject
  readonly #resolver: Resolver
  /** The schemas whose values differ by direction. */
  readonly #differing: ReadonlySet<string>
  /** The name for requests of each differing schema. */
  readonly #writable: ReadonlyMap<string, string>
  /** The differing schemas that requests use, in the order in which they are found. */
  readonly #sent = new Set<string>()

  constructor(document: OpenApiDocument) {
    this.#document = document as unknown as JsonObject
    this.#components = isObject(document.components) ? document.components : {}
    this.#resolver = new Resolver(document)
    const { schemas = {} } = document.components ?? {}
    this.#differing = differingSchemas(schemas, this.#resolver)
    this.#writable = new Map([...this.#differing].map((name) => [name, freeName(name, schemas)]))
  }

  document(): OpenApiDocument {
    const { paths } = this.#document
    const served = Object.entries(isObject(paths) ? paths : {}).map(([path, item]) => [path, this.#item(item)])
    const { schemas, requestBodies, responses } = this.#components
    const each = (entries: unknown, change: (entry: unknown) => unknown) =>
      Object.entries(isObject(entries) ? entries : {}).map(([name, entry]) => [name, change(entry)] as const)
    const bodies = each(requestBodies, (body) => this.#content(body, "request"))
    const answers = each(responses, (response) => this.#content(response, "result"))
    const read = each(schemas, (schema) => this.#schema(schema, "result"))
    const written: (readonly [string, unknown])[] = []
    // The set grows while its schemas are written.
    for (const name of this.#sent)
      written.push([this.#writable.get(name) ?? name, this.#schema((schemas as JsonObject)[name], "request", name)])
    const components = {
      ...this.#components,
      ...(requestBodies !== undefined && { requestBodies: Object.fromEntries(bodies) }),
      ...(responses !== undefined && { responses: Object.fromEntries(answers) }),
      schemas: Object.fromEntries([...read, ...written]),
    }
    return { ...this.#document, paths: Object.fromEntries(served), components } as unknown as OpenApiDocument
  }

  #item(item: unknown): unknown {
    if (!isObject(item)) return item
    const operations = httpMethods.flatMap((method) => {
      const operation = item[method]
      return isObject(operation) ? [[method, this.#operation(operation)] as const] : []
    })
    return { ...item, ...Object.fromEntries(operations) }
  }

  #operation(operation: JsonObject): JsonObject {
    const { requestBody, responses } = operation
    const answers = Object.entries(isObject(responses) ? responses : {})
    return {
      ...operation,
      ...(requestBody !== undefined && { requestBody: this.#content(requestBody, "request") }),
      ...(responses !== undefined && {
        responses: Object.fromEntries(answers.map(([status, one]) => [status, this.#content(one, "result")])),
      }),
    }
  }

  /** A request body or a response; one that is a reference stays as it is. */
  #content(holder: unknown, direction: Direction): unknown {
    if (!isObject(holder) || !isObject(holder.content)) return holder
    const content = Object.entries(holder.content).map(([type, media]) => [type, this.#media(media, direction)])
    return { ...holder, content: Object.fromEntries(content) }
  }

  #media(media: unknown, direction: Direction): unknown {
    if (!isObject(media)) return media
    const schemas = ["schema", "itemSchema"].filter((key) => media[key] !== undefined)
    return { ...media, ...Object.fromEntries(schemas.map((key) => [key, this.#schema(media[key], direction)])) }
  }

  /** @param own the name of the schema, if it is a component */
  #schema(schema: unknown, direction: Direction, own?: string): unknown {
    if (!isObject(schema)) return schema
    if (typeof schema.$ref === "string")
      return direction === "request" ? { ...schema, $ref: this.#sentReference(schema.$ref) } : schema
    const gone = new Set(this.#absentMembers(schema, direction))
    const mapped = mapSubschemas(schema, (part) => this.#schema(part, direction))
    const { properties, required, discriminator } = mapped
    return {
      ...mapped,
      ...(isObject(properties) && {
        properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !gone.has(name))),
      }),
      ...(Array.isArray(required) && { required: required.filter((name) => !gone.has(name)) }),
      ...(isObject(discriminator) &&
        direction === "request" && { discriminator: this.#sentDiscriminator(discriminator, schema, own) }),
    }
  }

  #sentReference(reference: string): string {
    const name = componentOf(reference)
    if (name === undefined || !this.#differing.has(name)) return reference
    this.#sent.add(name)
    return schemaPrefix + this.#writable.get(name)
  }

  /** A discriminator whose values stay those of the document's names, which the references no longer have. */
  #sentDiscriminator(discriminator: JsonObject, { oneOf, anyOf }: JsonObject, own: string | undefined): JsonObject {
    const { mapping } = discriminator
    const given = Object.entries(isObject(mapping) ? mapping : {}).map(
      ([value, target]) => [value, expanded(String(target))] as const,
    )
    const targets = new Set(given.map(([, target]) => target))
    const branches = [oneOf, anyOf].flatMap((list) => (Array.isArray(list) ? list : []))
    const inferred = [
      ...branches.flatMap((branch) => (isObject(branch) && typeof branch.$ref === "string" ? branch.$ref : [])),
      ...(branches.length === 0 && own !== undefined ? this.#heirsOf(own) : []),
    ].filter((reference) => !targets.has(reference))
    const all = [...given, ...inferred.map((reference) => [componentOf(reference) ?? reference, reference] as const)]
    return {
      ...discriminator,
      mapping: Object.fromEntries(all.map(([value, target]) => [value, this.#sentReference(target)])),
    }
  }

  /** References to the schemas that have this one as a part. */
  #heirsOf(name: string): readonly string[] {
    const { schemas } = this.#components
    return Object.entries(isObject(schemas) ? schemas : {}).flatMap(([heir, schema]) =>
      isObject(schema) &&
      Array.isArray(schema.allOf) &&
      schema.allOf.some((part) => isObject(part) && part.$ref === schemaPrefix + name)
        ? [schemaPrefix + heir]
        : [],
    )
  }

  #absentMembers(schema: JsonObject, direction: Direction, depth = 0): readonly string[] {
    const { properties, allOf } = schema
    const own = Object.entries(isObject(properties) ? properties : {}).filter(([, part]) =>
      this.#isMarkedAs(part, absent[direction]),
    )
    const parts = depth < maxParts && Array.isArray(allOf) ? allOf : []
    return [
      ...own.map(([name]) => name),
      ...parts.flatMap((part) => this.#absentMembers(this.#resolver.resolve<JsonObject>(part), direction, depth + 1)),
    ]
  }

  #isMarkedAs(part: unknown, keyword: "readOnly" | "writeOnly"): boolean {
    if (!isObject(part)) return false
    return part[keyword] === true || this.#resolver.resolve<JsonObject>(part)[keyword] === true
  }
}

/** The names of the schemas that have marked members, at any depth. */
function differingSchemas(schemas: Readonly<Record<string, unknown>>, resolver: Resolver): ReadonlySet<string> {
  const users = new Map<string, string[]>()
  const found: string[] = []
  for (const [name, schema] of Object.entries(schemas)) {
    let isOwn = false
    const visit = (part: unknown): unknown => {
      if (!isObject(part)) return part
      const target = typeof part.$ref === "string" ? componentOf(part.$ref) : undefined
      if (target !== undefined) users.set(target, [...(users.get(target) ?? []), name])
      const members = isObject(part.properties) ? Object.values(part.properties) : []
      isOwn ||= members.some((member) => {
        const whole = isObject(member) ? { ...resolver.resolve<JsonObject>(member), ...member } : {}
        return whole.readOnly === true || whole.writeOnly === true
      })
      return mapSubschemas(part, visit)
    }
    visit(schema)
    if (isOwn) found.push(name)
  }
  const differing = new Set<string>()
  for (const name of found) {
    if (differing.has(name)) continue
    differing.add(name)
    found.push(...(users.get(name) ?? []))
  }
  return differing
}

function componentOf(reference: string): string | undefined {
  return /^#\/components\/schemas\/([^/]+)$/.exec(reference)?.[1]
}

/** A target of a discriminator's mapping, which may be a bare name. */
function expanded(target: string): string {
  return /^[\w.-]+$/.test(target) ? schemaPrefix + target : target
}

function freeName(name: string, schemas: object): string {
  let free = `${name}Writable`
  for (let count = 2; free in schemas; count++) free = `${name}Writable${count}`
  return free
}
