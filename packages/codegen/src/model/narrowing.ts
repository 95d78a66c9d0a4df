import type { ContentDescriptor, MethodObject } from "../document/openrpc.ts"
import type { Resolver } from "../document/resolve.ts"
import type { SchemaObject, SchemaOrReference } from "../document/schema.ts"
import { CodegenError } from "../error.ts"
import type { NarrowingModel } from "./model.ts"

/**
 * The result for each value of a parameter, from the extension `x-result-by`: for each value that the
 * parameter allows, it names one of the alternatives of the result's schema. A null alternative may be the result for any value.
 *
 * @throws {CodegenError} when it names a parameter, a value or a schema that the method does not have, or omits a value or a
 * schema
 */
export function narrowingOf(
  resolver: Resolver,
  method: MethodObject,
  params: readonly Pick<ContentDescriptor, "name" | "required" | "schema">[],
  result: SchemaOrReference,
): NarrowingModel | undefined {
  const by = method["x-result-by"]
  if (by === undefined) return undefined
  const fail = (what: string): never => {
    throw new CodegenError(`${method.name}: x-result-by ${what}`)
  }
  const param = params.find(({ name }) => name === by.parameter) ?? fail(`names no parameter: "${by.parameter}"`)
  const schema = resolver.resolve<SchemaObject>(param.schema)
  const values = enumValues(schema)
  const named = Object.keys(by.results)
  for (const value of named)
    if (!values.map(String).includes(value)) fail(`names a value that "${param.name}" does not have: "${value}"`)
  for (const value of values)
    if (!named.includes(String(value))) fail(`leaves out the value "${value}" of "${param.name}"`)
  const branches = branchesOf(resolver, result)
  const results = [...new Set(Object.values(by.results))]
  for (const name of results)
    if (!branches.some((branch) => isReferenceTo(branch, name))) fail(`names no schema of the result: "${name}"`)
  const others = branches.filter((branch) => !results.some((name) => isReferenceTo(branch, name)))
  if (others.some((branch) => resolver.resolve<SchemaObject>(branch).type !== "null"))
    fail("leaves out a schema of the result, which is not null")
  return {
    parameter: param.name,
    cases: results.map((name) => {
      const ofResult = values.filter((value) => by.results[String(value)] === name)
      return {
        values: ofResult,
        isDefault: !param.required && ofResult.some((value) => value === schema.default),
        result: name,
      }
    }),
    orNull: others.length > 0,
  }
}

function enumValues({ type, enum: values = [] }: SchemaObject): readonly (string | boolean)[] {
  return type === "boolean" ? [true, false] : values.map(String)
}

/** The alternatives of a schema, or the schema itself. */
function branchesOf(resolver: Resolver, schema: SchemaOrReference): readonly SchemaOrReference[] {
  const { anyOf, oneOf } = resolver.resolve<SchemaObject>(schema)
  return (anyOf ?? oneOf)?.flatMap((branch) => branchesOf(resolver, branch)) ?? [schema]
}

const isReferenceTo = (schema: SchemaOrReference, name: string) => schema.$ref === `#/components/schemas/${name}`
