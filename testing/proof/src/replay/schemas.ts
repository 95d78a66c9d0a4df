import { createRequire } from "node:module"
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js"
import addFormats from "ajv-formats"

type SchemaJson = Record<string, unknown>

/** A document whose schemas judge recorded values. */
export class Schemas {
  readonly document: SchemaJson
  readonly #ajv: Ajv2020

  /** @param strict - whether a member that no schema declares is a violation */
  constructor(document: SchemaJson, { strict = true } = {}) {
    this.document = document
    this.#ajv = new Ajv2020({ strict: false, allErrors: false })
    ;(addFormats as unknown as (ajv: Ajv2020) => void)(this.#ajv)
    for (const format of ["uint64", "uint64-argument", "hex"]) this.#ajv.addFormat(format, true)
    this.#ajv.addSchema(strict ? (closedSchema(document) as SchemaJson) : document, "document")
  }

  /**
   * Judges a value by the schema at a JSON pointer, which may lead through references. When strict, a member that the
   * schema does not declare is a violation too: what the wire carries must be in the specs.
   */
  violations(pointer: string, value: unknown): string[] {
    const validate: ValidateFunction | undefined = this.#ajv.getSchema(`document#${this.#follow(pointer)}`)
    if (validate === undefined) throw new Error(`the document has no schema at ${pointer}`)
    if (validate(value)) return []
    return (validate.errors ?? []).map(({ instancePath, message, params }) => {
      const detail = params.unevaluatedProperty ?? params.additionalProperty
      return `${instancePath || "/"} ${message}${detail === undefined ? "" : ` (${detail})`}`
    })
  }

  /** The pointer without references on its way. */
  #follow(pointer: string): string {
    let path = ""
    for (const step of pointer.split("/").slice(1)) {
      path = `${path}/${step}`
      for (let value = this.#at(path); typeof value?.$ref === "string"; value = this.#at(path))
        path = value.$ref.slice(1)
    }
    return path
  }

  #at(pointer: string): SchemaJson | undefined {
    return pointer
      .split("/")
      .slice(1)
      .reduce<unknown>(
        (value, step) => (value as SchemaJson | undefined)?.[step.replaceAll("~1", "/").replaceAll("~0", "~")],
        this.document,
      ) as SchemaJson | undefined
  }
}

/** Reads a client package's bundled document. */
export const bundled = (specifier: string): SchemaJson => createRequire(import.meta.url)(specifier) as SchemaJson

const valueKeywords = new Set(["examples", "example", "enum", "const", "default"])
const maps = new Set(["properties", "patternProperties", "schemas", "responses", "paths", "content"])

/** Adds `unevaluatedProperties: false` to every object schema that declares members, leaving the branches of allOf to their parent. */
function closedSchema(value: unknown, branch = false): unknown {
  if (Array.isArray(value)) return value.map((item) => closedSchema(item))
  if (typeof value !== "object" || value === null) return value
  const schema = value as SchemaJson
  const copy: SchemaJson = {}
  for (const [name, member] of Object.entries(schema)) {
    if (valueKeywords.has(name)) copy[name] = member
    else if (name === "allOf" && Array.isArray(member)) copy[name] = member.map((item) => closedSchema(item, true))
    else if (maps.has(name) && typeof member === "object" && member !== null && !Array.isArray(member))
      copy[name] = Object.fromEntries(Object.entries(member).map(([key, item]) => [key, closedSchema(item)]))
    else copy[name] = closedSchema(member)
  }
  const declares = "properties" in schema || "allOf" in schema
  const open = "additionalProperties" in schema || "unevaluatedProperties" in schema || "$ref" in schema
  if (declares && !open && !branch) copy.unevaluatedProperties = false
  return copy
}
