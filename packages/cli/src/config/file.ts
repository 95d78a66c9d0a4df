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

/** What a configuration file is called. */
export const fileName = "serac.json"

/** A configuration file that was read and is valid. */
export interface ConfigFile {
  /** As it is shown: the name it was given by. */
  readonly name: string
  /** Its members, with paths made absolute: in the file they are relative to it. */
  readonly values: Tree
  /** About files with secrets. */
  readonly warnings: readonly string[]
}

/**
 * Reads the given file, or `serac.json` in the working directory where there is one. Throws {@link ConfigError} when a given
 * file is missing, or a file is malformed or against the schema.
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

/** Makes every setting that is a path, a list of paths, or a list of things with paths, absolute. */
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

/** The engine quotes the text around the fault, which may be a secret; the position does. */
function whereOnly(error: unknown): string {
  const { message } = error as Error
  const [, line, column] = /\(line (\d+) column (\d+)\)/.exec(message) ?? []
  if (line !== undefined) return `something is wrong at line ${line}, column ${column}`
  return message.includes("end of JSON") ? "it ends too early" : "something is wrong in it"
}
