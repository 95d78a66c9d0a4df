import type { Reference } from "./resolve.ts"

/** The parts of JSON Schema, in the OpenAPI 3.0 or 2020-12 version, that the generator uses. */
export interface SchemaObject {
  readonly $ref?: string
  readonly title?: string
  readonly description?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly contentMediaType?: string
  readonly contentEncoding?: string
  /** The schema of a string's content; for a stream of events, that of each event's JSON data. */
  readonly contentSchema?: SchemaOrReference
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly default?: unknown
  readonly example?: unknown
  readonly examples?: readonly unknown[]
  readonly properties?: Readonly<Record<string, SchemaOrReference>>
  readonly patternProperties?: Readonly<Record<string, SchemaOrReference>>
  readonly additionalProperties?: SchemaOrReference | boolean
  readonly required?: readonly string[]
  readonly items?: SchemaOrReference | boolean
  readonly prefixItems?: readonly SchemaOrReference[]
  readonly allOf?: readonly SchemaOrReference[]
  readonly anyOf?: readonly SchemaOrReference[]
  readonly oneOf?: readonly SchemaOrReference[]
  readonly readOnly?: boolean
  readonly then?: SchemaOrReference
  readonly else?: SchemaOrReference
  readonly "x-extensible-enum"?: readonly string[]
  readonly "x-bigint"?: boolean
  readonly "x-number"?: boolean
}

export type SchemaOrReference = SchemaObject | Reference

/** A schema as an object: `true`, which allows any value, is a schema without keywords. */
export function schemaObject(schema: SchemaOrReference | boolean | undefined): SchemaOrReference {
  if (schema === false) return { not: {} } as SchemaObject
  return typeof schema === "object" ? schema : {}
}

/** Whether a schema allows values of a JSON Schema type. */
export function hasType(schema: SchemaObject, type: string): boolean {
  return schema.type === type || (Array.isArray(schema.type) && schema.type.includes(type))
}
