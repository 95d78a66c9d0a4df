import { isObject, type JsonObject } from "../document/json.ts"
import type { Resolver } from "../document/resolve.ts"
import { hasType, type SchemaObject, type SchemaOrReference } from "../document/schema.ts"
import { propertyKey } from "../emit/literal.ts"
import { firstSentence } from "./markdown.ts"

/** The maximum number of lines of an outline; a longer one is reduced in depth. */
const maxOutlineLines = 90
const maxChoices = 12
const maxOutlineDepth = 5

/**
 * A schema for readers: TypeScript with the first sentence of each member's description. Deeply nested schemas are
 * only named.
 */
export function typeOutline(resolver: Resolver, schema: SchemaOrReference): string {
  for (let depth = maxOutlineDepth; depth > 0; depth--) {
    const lines = typeText(resolver, schema, { depth }).split("\n")
    if (lines.length <= (depth === 1 ? 2 * maxOutlineLines : maxOutlineLines)) return saidOnce(lines).join("\n")
  }
  return typeName(resolver, schema)
}

/** Removes repeated descriptions, such as that of an identifier, and keeps the first. */
function saidOnce(lines: readonly string[]): readonly string[] {
  const said = new Set<string>()
  return lines.map((line) => {
    const at = line.indexOf(" // ")
    const comment = at === -1 ? "" : line.slice(at)
    if (!said.has(comment)) {
      said.add(comment)
      return line
    }
    return comment === "" ? line : line.slice(0, at)
  })
}

/** A schema on one line; members are only named. */
export function typeName(resolver: Resolver, schema: SchemaOrReference): string {
  return typeText(resolver, schema, { depth: 0 })
}

interface OutlinePosition {
  /** The number of levels of members to show. */
  readonly depth: number
  readonly indent?: string
  /** The named schemas that contain this one. A schema that contains itself is only named. */
  readonly within?: readonly string[]
}

function typeText(resolver: Resolver, reference: SchemaOrReference, place: OutlinePosition): string {
  const { depth, indent = "", within = [] } = place
  const name = referencedName(reference)
  if (name !== undefined && within.includes(name)) return name
  const below = { ...place, within: name === undefined ? within : [...within, name] }
  const schema = resolver.resolve<SchemaObject>(reference)
  const inner = (part: SchemaOrReference, less = 0) => typeText(resolver, part, { ...below, depth: depth - less })
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum !== undefined) return choices(schema.enum.map((value) => JSON.stringify(value)))
  const known = schema["x-extensible-enum"]
  if (known !== undefined) return choices([...known.map((value) => JSON.stringify(value)), "string"])
  const branches = schema.oneOf ?? schema.anyOf
  if (branches !== undefined) return choices(uniqueTexts(branches.map((branch) => inner(branch))))
  if (hasType(schema, "array") || schema.items !== undefined) {
    const items = typeof schema.items === "object" ? inner(schema.items) : "unknown"
    return orNull(schema, `${/[ |]/.test(items) && !/^\{[\s\S]*\}$/.test(items) ? `(${items})` : items}[]`)
  }
  const members = outlineMembers(resolver, schema)
  if (members.length > 0) {
    if (depth <= 0) return orNull(schema, name ?? schema.title ?? "object")
    const lines = members.map((member) =>
      memberLine(resolver, member, { ...below, depth: depth - 1, indent: `${indent}  ` }),
    )
    return orNull(schema, `{\n${lines.join("\n")}\n${indent}}`)
  }
  if (isObject(schema.additionalProperties))
    return orNull(schema, `{ [name: string]: ${inner(schema.additionalProperties as SchemaOrReference, 1)} }`)
  const [only, ...others] = schema.allOf ?? []
  if (only !== undefined && others.length === 0) return inner(only)
  return typeNames(schema)
}

interface OutlineMember {
  readonly name: string
  readonly isRequired: boolean
  readonly schema: SchemaOrReference
}

function outlineMembers(resolver: Resolver, schema: SchemaObject): readonly OutlineMember[] {
  const inherited = (schema.allOf ?? []).flatMap((part) =>
    outlineMembers(resolver, resolver.resolve<SchemaObject>(part)),
  )
  const own = Object.entries(schema.properties ?? {}).map(([name, part]) => ({
    name,
    isRequired: schema.required?.includes(name) === true,
    schema: part,
  }))
  return [...new Map([...inherited, ...own].map((member) => [member.name, member])).values()]
}

function memberLine(resolver: Resolver, { name, isRequired, schema }: OutlineMember, place: OutlinePosition): string {
  const { description = resolver.resolve<SchemaObject>(schema).description } = schema as SchemaObject
  const text = `${place.indent}${propertyKey(name)}${isRequired ? "" : "?"}: ${typeText(resolver, schema, place)}`
  if (description === undefined) return text
  const [first = "", ...rest] = text.split("\n")
  return [`${first} // ${firstSentence(description)}`, ...rest].join("\n")
}

function typeNames(schema: SchemaObject): string {
  const types = [schema.type ?? []].flat()
  const names = types.flatMap((type) => plainNames(type, schema.format))
  return names.length === 0 ? "unknown" : uniqueTexts(names).join(" | ")
}

function plainNames(type: string, format: string | undefined): readonly string[] {
  if (type !== "integer") return [type]
  if (format === "uint64") return ["bigint"]
  return format === "int64" ? ["number", "bigint"] : ["number"]
}

function orNull(schema: JsonObject | SchemaObject, text: string): string {
  return hasType(schema as SchemaObject, "null") ? `${text} | null` : text
}

function choices(all: readonly string[]): string {
  if (all.length <= maxChoices) return all.join(" | ")
  return [...all.slice(0, maxChoices), `... (${all.length} in all)`].join(" | ")
}

function referencedName(reference: SchemaOrReference): string | undefined {
  return "$ref" in reference && reference.$ref !== undefined ? reference.$ref.split("/").at(-1) : undefined
}

function uniqueTexts(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)]
}
