import type { OpenApiDocument, Schema } from "../document/openapi.ts"
import { resolveReference } from "../document/references.ts"

/** A JSON object with members of unknown types. */
export type JsonObject = Record<string, unknown>

/**
 * Translations of values from one document's schemas to another document, by the schema's name in `components`. A value of a `oneOf` is passed
 * to the translations of all its branches, so each must check whether the value is its own.
 */
export type Translations = Readonly<Record<string, (value: JsonObject) => JsonObject>>

/** Translates a value; values without a translation stay unchanged. */
export type Translate = (value: unknown) => unknown

const schemaPrefix = "#/components/schemas/"

/** Makes translators of the schemas of a document. */
export class Translator {
  readonly #document: OpenApiDocument
  readonly #translations: Translations
  readonly #made = new Map<string, Translate | undefined>()

  constructor(document: OpenApiDocument, translations: Translations) {
    this.#document = document
    this.#translations = translations
  }

  /** The translator of a schema; undefined where no value of the schema has anything to translate. */
  of(schema: Schema): Translate | undefined {
    const { $ref } = schema
    if ($ref === undefined) return this.#parts(schema)
    const name = $ref.startsWith(schemaPrefix) ? $ref.slice(schemaPrefix.length) : $ref
    if (this.#made.has(name)) return this.#made.get(name)
    // A recursive schema is visited once: the translator of the inner use is resolved when it is called.
    this.#made.set(name, (value) => this.#made.get(name)?.(value) ?? value)
    const parts = this.#parts(resolveReference(this.#document, schema))
    const own = this.#translations[name]
    const translate = inTurn([parts, own && ((value) => (isObject(value) ? own(value) : value))])
    this.#made.set(name, translate)
    return translate
  }

  #parts(schema: Schema): Translate | undefined {
    const alternatives = [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]
    return inTurn([this.#items(schema), this.#members(schema), ...alternatives.map((part) => this.of(part))])
  }

  #items({ items }: Schema): Translate | undefined {
    const translate = items && this.of(items)
    return translate && ((value) => (Array.isArray(value) ? value.map(translate) : value))
  }

  #members({ properties = {} }: Schema): Translate | undefined {
    const members = Object.entries(properties).flatMap(([name, schema]) => {
      const translate = this.of(schema)
      return translate === undefined ? [] : [{ name, translate }]
    })
    if (members.length === 0) return undefined
    return (value) => {
      if (!isObject(value)) return value
      const translated = members
        .filter(({ name }) => Object.hasOwn(value, name))
        .map(({ name, translate }) => [name, translate(value[name])])
      return { ...value, ...Object.fromEntries(translated) }
    }
  }
}

function inTurn(all: readonly (Translate | undefined)[]): Translate | undefined {
  const steps = all.filter((step) => step !== undefined)
  return steps.length === 0 ? undefined : (value) => steps.reduce((before, step) => step(before), value)
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}
