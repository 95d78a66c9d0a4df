import { readFileSync } from "node:fs"

/** The parts of a JSON Schema that are read here. */
export interface JsonSchema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, SchemaNode>>
  readonly definitions?: Readonly<Record<string, SchemaNode>>
}

/** A schema inside a schema. */
export interface SchemaNode extends JsonSchema {
  readonly $ref?: string
  readonly description?: string
  readonly default?: unknown
  readonly enum?: readonly string[]
  readonly format?: string
  readonly pattern?: string
  readonly patternErrorMessage?: string
  readonly items?: SchemaNode
  /** Members of which one must be there. */
  readonly anyOf?: readonly { readonly required: readonly string[] }[]
  /** Of a path: the setting whose value is in the file. */
  readonly fileOf?: string
}

/** Where the JSON Schema of `serac.json` is: beside `src` and `dist` alike. */
export const schemaFile = new URL("../../serac.schema.json", import.meta.url)

/** The JSON Schema of `serac.json`. */
export const rootSchema = JSON.parse(readFileSync(schemaFile, "utf8")) as JsonSchema

/** A schema with what it refers to in its place. */
export function resolveSchema(node: SchemaNode): SchemaNode {
  const name = node.$ref?.replace("#/definitions/", "")
  return name === undefined ? node : { ...rootSchema.definitions?.[name], ...node }
}
