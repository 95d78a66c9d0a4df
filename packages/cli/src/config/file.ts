import { existsSync, readFileSync } from "node:fs"
import { basename, dirname, resolve } from "node:path"
import { ConfigError } from "./config-error.ts"
import type { DeclaredSchema } from "./declared-schema.ts"
import { repeatedMembers } from "./repeated-members.ts"
import { resolveSchema } from "./schema-document.ts"
import { readChainSecrets, readSecrets } from "./secrets.ts"
import { allSettings } from "./settings.ts"
import { putAt, type Tree, valueAt } from "./tree.ts"
import { validate } from "./validate.ts"

/** The default name of the configuration file. */
export const fileName = "serac.json"

/** A valid configuration file. */
export interface ConfigFile {
  /** The name in messages: as the user passed it. */
  readonly name: string
  /** Its members with absolute paths; in the file they are relative to its folder. */
  readonly values: Tree
  /** Warnings about files with secrets. */
  readonly warnings: readonly string[]
}

/**
 * Reads the given file, or `serac.json` in the working directory if it exists. Throws {@link ConfigError} when a given
 * file is missing, or a file is malformed or violates the schema.
 */
export function readConfigFile(given: string | undefined, directory: string): ConfigFile | undefined {
  const file = resolve(directory, given ?? fileName)
  if (!existsSync(file)) {
    if (given === undefined) return undefined
    throw new ConfigError([`${given}: no such file`], false)
  }
  const name = given ?? basename(file)
  const values = parseConfig(name, readFileSync(file, "utf8"))
  const faults = validate(values)
  if (faults.length > 0) {
    throw new ConfigError(
      faults.map(({ path, rule }) => [`${name}:`, path || "the document", rule].join(" ")),
      false,
    )
  }
  makeAbsolute(values, dirname(file))
  const ofChains = readChainSecrets(values, name, dirname(file))
  const { warnings } = readSecrets({ values, nameOf: ({ path }) => `${name}: ${path}`, usage: false })
  return { name, values, warnings: [...ofChains, ...warnings] }
}

/** Makes all paths absolute, in settings, lists, and list items. */
export function makeAbsolute(values: Tree, directory: string): void {
  for (const { path, schema } of allSettings) {
    const value = valueAt(values, path)
    const absolute = schema.type === "array" && Array.isArray(value) ? value.map(each(schema)) : one(schema, value)
    if (absolute !== undefined) putAt(values, path, absolute)
  }

  function one(schema: DeclaredSchema, value: unknown): unknown {
    return schema.format === "path" && typeof value === "string" ? resolve(directory, value) : value
  }

  function each({ items }: DeclaredSchema): (item: unknown) => unknown {
    const schema = resolveSchema(items ?? {})
    return (item) => {
      if (schema.properties?.path === undefined) return one(schema, item)
      const thing = item as { readonly path: string }
      return { ...thing, path: one(schema.properties.path, thing.path) }
    }
  }
}

function parseConfig(name: string, text: string): Tree {
  const plain = text.replace(/^\uFEFF/, "")
  let values: Tree
  try {
    values = JSON.parse(plain) as Tree
  } catch (error) {
    throw new ConfigError([`${name}: not JSON: ${whereOnly(error)}`], false)
  }
  const repeated = repeatedMembers(plain)
  if (repeated.length === 0) return values
  throw new ConfigError(
    repeated.map(
      ({ path, line, column }) => `${name}: ${path} is named twice, again at line ${line}, column ${column}`,
    ),
    false,
  )
}

/** The position of a JSON error without the quoted text, which may be a secret. */
function whereOnly(error: unknown): string {
  const { message } = error as Error
  const [, line, column] = /\(line (\d+) column (\d+)\)/.exec(message) ?? []
  if (line !== undefined) return `something is wrong at line ${line}, column ${column}`
  return message.includes("end of JSON") ? "it ends too early" : "something is wrong in it"
}
