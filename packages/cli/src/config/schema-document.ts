import { declaredMembers } from "./declared-members.ts"
import type { DeclaredSchema } from "./declared-schema.ts"
import { definitions } from "./definitions.ts"

/** A JSON Schema: the part of a declaration that editors and validators understand. */
export type SchemaNode = Omit<DeclaredSchema, "unit" | "flag" | "placeholder" | "isSecret">

/** The JSON Schema of `serac.json`, as `serac.schema.json` has it. */
export const rootSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  title: "serac.json",
  description:
    "Configuration of `serac up`, `index`, `serve`, `status` and the other commands that use a store. Environment variables override it, flags override both.",
  type: "object",
  additionalProperties: false,
  properties: jsonSchemas(declaredMembers),
  definitions: jsonSchemas(definitions),
} as const

function jsonSchemas(members: Readonly<Record<string, DeclaredSchema>>): Readonly<Record<string, SchemaNode>> {
  return Object.fromEntries(Object.entries(members).map(([name, declared]) => [name, jsonSchema(declared)]))
}

function jsonSchema({
  unit: _unit,
  flag: _flag,
  placeholder: _placeholder,
  isSecret: _secret,
  ...schema
}: DeclaredSchema) {
  return { ...schema, ...(schema.properties && { properties: jsonSchemas(schema.properties) }) }
}

/** A declaration with its reference resolved. */
export function resolveSchema(declared: DeclaredSchema): DeclaredSchema {
  const name = declared.$ref?.replace("#/definitions/", "")
  return name === undefined
    ? declared
    : { ...(definitions as Readonly<Record<string, DeclaredSchema>>)[name], ...declared }
}
