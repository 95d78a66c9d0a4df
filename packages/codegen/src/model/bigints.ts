import type { Resolver } from "../document/resolve.ts"
import { hasType, type SchemaObject, type SchemaOrReference } from "../document/schema.ts"
import { CodegenError } from "../error.ts"

/** How the lossless parser recognizes the bare 64-bit integers of a result. */
export interface BareIntegers {
  /** Names of members of type `uint64`, at any depth, which become bigints whatever their size. */
  readonly names: readonly string[]
  /** Whether there are other integers that a double may not hold exactly, so that the text must be parsed losslessly. */
  readonly exact: boolean
}

interface Integers {
  /** For each member name, a location where it is a bare 64-bit integer, and all schemas of such. */
  readonly uint64: Map<string, { readonly path: string; readonly schemas: readonly SchemaObject[] }>
  /** For each member name, a location where it is another number. */
  readonly plain: Map<string, string>
  /** Locations of signed 64-bit integers. */
  readonly int64: Set<string>
  /** Schemas of 64-bit integers without a member name, by location. */
  readonly unnamed: Map<string, SchemaObject>
  readonly seen: Map<SchemaObject, Set<string | undefined>>
}

/**
 * The names of the members of a result, at any depth, that are bare 64-bit integers. The lossless parser goes by names,
 * so within one result all members with the same name must be such integers, or none.
 *
 * @throws {CodegenError} when a name is used for both, or when such an integer has no name (the result itself, a value of a map)
 */
export function bigintsOf(resolver: Resolver, operation: string, result: SchemaOrReference): readonly string[] {
  return bareIntegersOf(resolver, operation, [result]).names
}

/** The bare 64-bit integers of several results. @throws {CodegenError} as {@link bigintsOf} */
export function bareIntegersOf(
  resolver: Resolver,
  operation: string,
  results: readonly SchemaOrReference[],
): BareIntegers {
  const found = integersIn(resolver, results, "result")
  for (const path of found.unnamed.keys())
    throw new CodegenError(`${operation}: the 64-bit integer at ${path} has no member name`)
  for (const [name, { path }] of found.uint64) {
    const other = found.plain.get(name)
    if (other !== undefined)
      throw new CodegenError(
        `${operation}: "${name}" is a 64-bit integer at ${path} but another number at ${other}; ` +
          "within one result a name must be one or the other",
      )
  }
  return { names: [...found.uint64.keys()].sort(), exact: isExact(found) }
}

/** The schemas of bare 64-bit integers for which {@link bareIntegersOf} would throw. */
export function ambiguousIntegers(resolver: Resolver, results: readonly SchemaOrReference[]): readonly SchemaObject[] {
  const { uint64, plain, unnamed } = integersIn(resolver, results, "result")
  const contradicted = [...uint64].filter(([name]) => plain.has(name)).flatMap(([, { schemas }]) => schemas)
  return [...contradicted, ...unnamed.values()]
}

/** Whether a value contains an integer that a double may not hold exactly. Such integers are written digit by digit, whatever their names. */
export function hasExactIntegers(resolver: Resolver, schema: SchemaOrReference): boolean {
  return isExact(integersIn(resolver, [schema], "body"))
}

function isExact({ uint64, int64, unnamed }: Integers): boolean {
  return uint64.size > 0 || int64.size > 0 || unnamed.size > 0
}

function integersIn(resolver: Resolver, schemas: readonly SchemaOrReference[], path: string): Integers {
  const found: Integers = {
    uint64: new Map(),
    plain: new Map(),
    int64: new Set(),
    unnamed: new Map(),
    seen: new Map(),
  }
  for (const schema of schemas) walk(resolver, found, schema, undefined, path)
  return found
}

function walk(
  resolver: Resolver,
  found: Integers,
  reference: SchemaOrReference | boolean | undefined,
  name: string | undefined,
  path: string,
): void {
  if (typeof reference !== "object") return
  const schema = resolver.resolve<SchemaObject>(reference)
  const names = found.seen.get(schema) ?? new Set()
  if (names.has(name)) return
  found.seen.set(schema, names.add(name))

  if (hasType(schema, "integer") || hasType(schema, "number")) {
    const isUint64 = hasType(schema, "integer") && schema.format === "uint64"
    if (schema.format === "int64") found.int64.add(path)
    if (!isUint64) {
      if (name !== undefined) found.plain.set(name, path)
    } else if (name === undefined) found.unnamed.set(path, schema)
    else found.uint64.set(name, { path, schemas: [...(found.uint64.get(name)?.schemas ?? []), schema] })
  }
  const visit = (part: SchemaOrReference | boolean | undefined, member: string | undefined, step: string) =>
    walk(resolver, found, part, member, `${path}${step}`)
  for (const [member, part] of Object.entries(schema.properties ?? {})) visit(part, member, `.${member}`)
  for (const [pattern, part] of Object.entries(schema.patternProperties ?? {})) visit(part, undefined, `./${pattern}/`)
  visit(schema.additionalProperties, undefined, ".*")
  for (const part of [schema.items, ...(schema.prefixItems ?? [])]) visit(part, name, "[]")
  const branches = [schema.allOf, schema.anyOf, schema.oneOf].flatMap((branch) => branch ?? [])
  for (const part of [...branches, schema.then, schema.else]) visit(part, name, "")
}
