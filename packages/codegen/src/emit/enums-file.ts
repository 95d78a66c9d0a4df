import type { SchemaObject } from "../document/schema.ts"
import { typeNameOf, upperFirst } from "../model/names.ts"
import { docComment } from "./doc-comment.ts"
import { literalKey } from "./literal.ts"
import { type ClientTarget, type Files, fileText } from "./target.ts"

/** The names of the enumerations that are objects in the client: the document's named schemas of texts with listed values. */
export function enumNames(
  { enums, exported = [] }: ClientTarget,
  schemas: Readonly<Record<string, unknown>>,
  names: ReadonlyMap<string, string>,
): readonly string[] {
  if (enums !== "object") return []
  return Object.entries(schemas).flatMap(([key, schema]) => {
    const name = names.get(key) ?? key
    return valuesOf(schema as SchemaObject).length > 0 && !exported.includes(name) ? [name] : []
  })
}

/** `enums.ts`: an object of the values of each enumeration, with the name of its type; no file if there are none. */
export function enumsFile(
  target: ClientTarget,
  schemas: Readonly<Record<string, unknown>>,
  names: ReadonlyMap<string, string>,
): Files {
  const wanted = new Set(enumNames(target, schemas, names))
  const blocks = Object.entries(schemas).flatMap(([key, schema]) => {
    const name = names.get(key) ?? key
    return wanted.has(name) ? [enumObject(name, schema as SchemaObject)] : []
  })
  if (blocks.length === 0) return new Map()
  return new Map([["enums.ts", fileText(target, 'import type * as types from "./types.ts"', ...blocks)]])
}

function enumObject(name: string, schema: SchemaObject): string {
  const values = valuesOf(schema)
  return [
    ...docComment((schema.description ?? `Values of {@link ${name}}.`).split("\n")),
    `export const ${name} = {`,
    ...keysOf(schema, values).map((key, at) => `  ${literalKey(key)}: ${JSON.stringify(values[at])},`),
    `} as const satisfies Readonly<Record<string, types.${name}>>`,
    `export type ${name} = types.${name}`,
  ].join("\n")
}

/** The values of an enumeration of texts, which may be open; none if there are others. */
function valuesOf(schema: SchemaObject): readonly string[] {
  const { type, enum: closed, "x-extensible-enum": open } = schema
  const values = closed ?? open ?? []
  const isText = type === "string" || (closed !== undefined && type === undefined)
  return isText && values.every((value) => typeof value === "string") ? [...new Set(values as readonly string[])] : []
}

/** The names of the values: those of `x-enum-varnames`, else their words in PascalCase, else the values themselves. */
function keysOf(schema: SchemaObject, values: readonly string[]): readonly string[] {
  const given = (schema as { readonly "x-enum-varnames"?: readonly string[] })["x-enum-varnames"]
  if (Array.isArray(given) && areDistinct(given) && given.length === values.length) return given.map(String)
  const keys = values.map((value) => upperFirst(typeNameOf(value)))
  return areDistinct(keys) && keys.every((key) => key !== "") ? keys : values
}

const areDistinct = (texts: readonly string[]) => new Set(texts).size === texts.length
