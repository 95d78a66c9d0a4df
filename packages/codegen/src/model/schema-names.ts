import { CodegenError } from "../error.ts"
import { groupsOf } from "./groups.ts"
import type { CommonModel, Model } from "./model.ts"
import { reservedWords, typeNameOf, upperFirst } from "./names.ts"
import { runtimeNames } from "./runtime-names.ts"

/** Names with another meaning in `types.ts` and the files that import it, and reserved words. */
const reservedNames = [
  ...[
    "paths",
    "operations",
    "components",
    "webhooks",
    "defaults",
    "Array",
    "ArrayBuffer",
    "Blob",
    "Date",
    "Extract",
    "Omit",
  ],
  ...["Pick", "Promise", "Record", "Required", "Uint8Array", "WithRequired"],
  ...["any", "bigint", "boolean", "never", "number", "object", "string", "symbol", "undefined", "unknown"],
  ...reservedWords,
]

/**
 * The exported type name of each schema, in PascalCase (`simple_user` becomes `SimpleUser`), with the suffix `Schema` if the client
 * exports something else with that name.
 */
export function schemaNames(schemas: object, model: Model, prefix: string): ReadonlyMap<string, string> {
  const taken = new Set([
    ...reservedNames,
    ...runtimeNames,
    ...["Core", "Client", "Credentials", "Methods", "Options"].map((suffix) => prefix + suffix),
  ])
  requireFreeFunctions(model, prefix)
  if (model.kind === "openapi")
    for (const { typeName, stream, hasHeaders } of model.operations) {
      if (stream?.flag) taken.add(`${typeName}StreamItem`)
      if (hasHeaders) taken.add(`${typeName}Headers`)
    }
  const suffixes = model.kind === "openapi" ? ["Parameters", "Result", "Error"] : ["Params", "Result", "Error"]
  for (const { name, typeName, formerNames = [] } of model.operations)
    for (const one of [name, ...formerNames, ...suffixes.map((suffix) => typeName + suffix)]) taken.add(one)
  for (const group of groupsOf<CommonModel>(model.operations).keys()) taken.add(prefix + upperFirst(group)).add(group)
  const names = new Map<string, string>()
  // Schemas that can keep their names come first, so that others do not take them.
  const keys = Object.keys(schemas)
  const isKept = (key: string) => typeNameOf(key) === key
  const [kept, others] = [keys.filter(isKept), keys.filter((key) => !isKept(key))]
  for (const key of [...kept.filter((key) => !taken.has(key)), ...kept.filter((key) => taken.has(key)), ...others]) {
    const name = freeName(typeNameOf(key), taken)
    taken.add(name)
    names.set(key, name)
  }
  return new Map(Object.keys(schemas).map((key) => [key, names.get(key) ?? key]))
}

function freeName(wanted: string, taken: ReadonlySet<string>): string {
  const stem = wanted === "" ? "Schema" : wanted
  if (!taken.has(stem)) return stem
  const own = `${stem}Schema`
  let name = own
  for (let count = 2; taken.has(name); count++) name = `${own}${count}`
  return name
}

/** @throws {CodegenError} when an operation has the name of a function that creates the client */
function requireFreeFunctions({ operations }: Model, prefix: string): void {
  const own = operations.find(({ name }) => name === `create${prefix}Core` || name === `create${prefix}Client`)
  if (own !== undefined)
    throw new CodegenError(
      `${own.name}: the function that creates the client has that name; give the package another one`,
    )
}
