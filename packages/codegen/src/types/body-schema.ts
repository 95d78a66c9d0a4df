import type { Resolver } from "../document/resolve.ts"
import type { SchemaObject, SchemaOrReference } from "../document/schema.ts"
import { isBinary } from "../model/media-type.ts"

/** The schema for bytes in requests, which `transform.ts` recognizes. */
export const sentBytes = { type: "string", format: "sent-bytes" } as const

const maxSchemaDepth = 8

/** The schema of a form, with its files as bytes. The same schema may describe JSON elsewhere, in which they are strings. */
export function formSchema(resolver: Resolver, reference: SchemaOrReference, depth = 0): SchemaOrReference {
  const schema = resolver.resolve<SchemaObject>(reference)
  if (depth > maxSchemaDepth) return schema
  const deeper = (parts: readonly SchemaOrReference[]) => parts.map((part) => formSchema(resolver, part, depth + 1))
  const { discriminator, ...own } = schema as SchemaObject & { readonly discriminator?: unknown }
  return {
    ...own,
    ...(own.properties && {
      properties: Object.fromEntries(
        Object.entries(own.properties).map(([name, part]) => [name, memberSchema(resolver, part)]),
      ),
    }),
    ...(own.allOf && { allOf: deeper(own.allOf) }),
    ...(own.anyOf && { anyOf: deeper(own.anyOf) }),
    ...(own.oneOf && { oneOf: deeper(own.oneOf) }),
  }
}

function memberSchema(resolver: Resolver, reference: SchemaOrReference): SchemaOrReference {
  const schema = resolver.resolve<SchemaObject>(reference)
  if (isBinary(schema)) return { ...sentBytes, ...(schema.description && { description: schema.description }) }
  if (typeof schema.items !== "object") return reference
  return isBinary(resolver.resolve<SchemaObject>(schema.items)) ? { ...schema, items: sentBytes } : reference
}
