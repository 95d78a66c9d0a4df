import type { ContentDescriptor, MethodObject } from "../document/openrpc.ts"
import type { Resolver } from "../document/resolve.ts"
import { hasType, type SchemaObject, type SchemaOrReference } from "../document/schema.ts"
import { CodegenError } from "../error.ts"
import type { IterationModel } from "./model.ts"
import { freeNames, isFunctionName } from "./names.ts"

/**
 * The function that lists the items of all pages of a method, from the extension `x-iteration`.
 *
 * @throws {CodegenError} when it names a parameter or a member that the method does not have, items that are not a list of strings, or an
 * invalid function name
 */
export function iterationOf(
  resolver: Resolver,
  method: MethodObject,
  params: readonly Pick<ContentDescriptor, "name">[],
  result: SchemaOrReference,
): IterationModel | undefined {
  const iteration = method["x-iteration"]
  if (iteration === undefined) return undefined
  const fail = (what: string): never => {
    throw new CodegenError(`${method.name}: x-iteration ${what}`)
  }
  const { function: wanted, ...cursor } = iteration
  if (!isFunctionName(wanted)) fail(`names its function "${wanted}", which can name none`)
  if (method.paramStructure !== "by-name") fail("is of a method whose parameters are not sent by name")
  for (const name of [cursor.start, cursor.limit])
    if (!params.some((param) => param.name === name)) fail(`names no parameter: "${name}"`)
  const { properties = {}, required = [] } = resolver.resolve<SchemaObject>(result)
  for (const name of [cursor.items, cursor.end, cursor.count])
    if (!required.includes(name)) fail(`names no required member of the result: "${name}"`)
  const { items } = resolver.resolve<SchemaObject>(properties[cursor.items] ?? {})
  if (typeof items !== "object" || !hasType(resolver.resolve<SchemaObject>(items), "string"))
    fail(`names items that are no list of strings: "${cursor.items}"`)
  const { name, file } = freeNames(wanted)
  return { name, file, cursor }
}
