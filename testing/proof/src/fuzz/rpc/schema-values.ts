import fc from "fast-check"
import type { KnownTexts } from "../values.ts"
import type { RpcDocument, ValueSchema } from "./rpc-document.ts"

const deepest = 6
const longestList = 5
const fewMembers = 3
const largestInteger = 2 ** 31

/** Generates JSON values that match the schemas of a document, mostly from known words. */
export class SchemaValues {
  readonly #document: RpcDocument
  readonly #words: KnownTexts
  readonly #byPattern = new Map<string, fc.Arbitrary<string>>()

  constructor(document: RpcDocument, words: KnownTexts) {
    this.#document = document
    this.#words = words
  }

  /** @param name of the member or parameter, which selects the words */
  of(given: ValueSchema, name: string, depth = 0): fc.Arbitrary<unknown> {
    const schema = this.#document.resolved(given)
    const { type, enum: values, oneOf = [], anyOf = [] } = schema
    if ("const" in schema) return fc.constant(schema.const)
    if (values !== undefined) return fc.constantFrom(...values)
    const options = [...oneOf, ...anyOf]
    if (options.length > 0) return fc.oneof(...options.map((option) => this.of(option, name, depth + 1)))
    if (type === "boolean") return fc.boolean()
    if (type === "null") return fc.constant(null)
    if (type === "integer" || type === "number") return integers(schema)
    if (type === "array") return this.#list(schema, name, depth)
    if (type === "object") return this.#object(schema, depth)
    return this.#text(schema, name)
  }

  #list({ items = {}, minItems = 0, maxItems = longestList }: ValueSchema, name: string, depth: number) {
    const maxLength = depth >= deepest ? minItems : Math.max(minItems, Math.min(maxItems, longestList))
    return fc.array(this.of(items, name, depth + 1), { minLength: minItems, maxLength })
  }

  #object(schema: ValueSchema, depth: number): fc.Arbitrary<unknown> {
    const { properties = {}, required = [], additionalProperties } = schema
    const members = Object.entries(properties).filter(([name]) => depth < deepest || required.includes(name))
    const drawn = Object.fromEntries(members.map(([name, member]) => [name, this.of(member, name, depth + 1)]))
    // Most optional members exclude each other, or are rarely used together.
    const optional = Object.keys(drawn).filter((name) => !required.includes(name))
    const few = fc.shuffledSubarray(optional, { maxLength: Math.min(fewMembers, optional.length) })
    const named = fc.oneof(
      {
        weight: 4,
        arbitrary: fc.tuple(fc.record(drawn), few).map(([all, names]) => membersNamed(all, [...required, ...names])),
      },
      { weight: 1, arbitrary: fc.record(drawn, { requiredKeys: [...required] }) },
    )
    if (typeof additionalProperties !== "object" || depth >= deepest) return named
    // In objects keyed by subject, the key is an address or a storage slot.
    const key = this.#text({ type: "string", pattern: "^0x([0-9a-f]{40}|[0-9a-f]{64})$" }, "address")
    const others = fc.dictionary(key, this.of(additionalProperties, "", depth + 1), { maxKeys: 3 })
    return fc.tuple(named, others).map(([one, other]) => ({ ...one, ...other }))
  }

  #text(schema: ValueSchema, name: string): fc.Arbitrary<string> {
    const { pattern } = schema
    const shown = [...(schema["x-extensible-enum"] ?? []), ...(schema.examples ?? [])].map(String)
    const known = [...this.#words(schema, name), ...shown]
    const drawn = pattern === undefined ? fc.string({ maxLength: 20 }) : this.#matching(pattern)
    if (known.length === 0) return drawn
    return fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: drawn })
  }

  /** Cached by pattern: building an arbitrary of texts takes longer than drawing from it. */
  #matching(pattern: string): fc.Arbitrary<string> {
    const arbitrary = this.#byPattern.get(pattern) ?? fc.stringMatching(new RegExp(pattern))
    this.#byPattern.set(pattern, arbitrary)
    return arbitrary
  }
}

function membersNamed(
  members: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(members).filter(([name]) => names.includes(name)))
}

function integers(schema: ValueSchema): fc.Arbitrary<number | bigint> {
  const { type, minimum = 0, maximum = largestInteger } = schema
  const usual = fc.oneof(fc.constantFrom(minimum, maximum), fc.integer({ min: Math.ceil(minimum), max: maximum }))
  if (type === "number") return fc.oneof(usual, fc.double({ min: minimum, max: maximum, noNaN: true }))
  return schema["x-bigint"] ? fc.oneof(usual, fc.bigInt({ min: 0n, max: 2n ** 64n - 1n })) : usual
}
