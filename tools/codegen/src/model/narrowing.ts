import type { Method } from "../document/openrpc.ts"
import type { Resolver } from "../document/resolve.ts"
import type { Schema, SchemaOrReference } from "../document/schema.ts"
import { CodegenError } from "../error.ts"
import type { NarrowingModel, ParameterModel } from "./model.ts"

/**
 * Which result each value of a parameter gives, from the extension `x-result-by`: it names, for each value that the
 * parameter allows, one of the schemas between which the result's schema chooses. What none of them names, such as null, may be
 * the result of any value.
 *
 * @throws {CodegenError} when it names a parameter, a value or a schema that the method lacks, or leaves out a value
 */
export function narrowingOf(
  resolver: Resolver,
  method: Method,
  params: readonly ParameterModel[],
  result: SchemaOrReference,
): NarrowingModel | undefined {
  const by = method["x-result-by"]
  if (by === undefined) return undefined
  const fail = (what: string): never => {
    throw new CodegenError(`${method.name}: x-result-by ${what}`)
  }
  const param = params.find(({ name }) => name === by.parameter) ?? fail(`names no parameter: "${by.parameter}"`)
  const schema = resolver.resolve<Schema>(param.schema)
  const isBoolean = schema.type === "boolean"
  const values = isBoolean ? ["true", "false"] : (schema.enum ?? []).map(String)
  const named = Object.keys(by.results)
  for (const value of named)
    if (!values.includes(value)) fail(`names a value that "${param.name}" does not have: "${value}"`)
  for (const value of values) if (!named.includes(value)) fail(`leaves out the value "${value}" of "${param.name}"`)
  const branches = branchesOf(resolver, result)
  const others = branches.filter((branch) => !Object.values(by.results).some((name) => isNamed(branch, name)))
  return {
    parameter: param.name,
    isOptional: !param.required,
    isBoolean,
    ...(schema.default !== undefined && { default: String(schema.default) }),
    results: Object.fromEntries(
      values.map((value) => {
        const name = by.results[value] ?? ""
        const branch =
          branches.find((candidate) => isNamed(candidate, name)) ?? fail(`names no schema of the result: "${name}"`)
        return [value, others.length === 0 ? branch : { anyOf: [branch, ...others] }]
      }),
    ),
  }
}

/** The schemas between which a schema chooses, or the schema itself. */
function branchesOf(resolver: Resolver, schema: SchemaOrReference): readonly SchemaOrReference[] {
  const { anyOf, oneOf } = resolver.resolve<Schema>(schema)
  return (anyOf ?? oneOf)?.flatMap((branch) => branchesOf(resolver, branch)) ?? [schema]
}

const isNamed = (schema: SchemaOrReference, name: string) => schema.$ref === `#/components/schemas/${name}`
