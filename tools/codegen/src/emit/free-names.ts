import { CodegenError } from "../error.ts"
import type { Model } from "../model/model.ts"
import type { Target } from "./target.ts"

/** @throws {CodegenError} when a schema has a name that the client gives to something else */
export function requireFreeNames(schemas: object | undefined, model: Model, { prefix }: Target): void {
  const taken = new Map<string, string>()
  for (const name of ["paths", "operations", "components", "webhooks"]) taken.set(name, "the types")
  for (const name of [`${prefix}Core`, `${prefix}Client`, `${prefix}Methods`]) taken.set(name, "the client")
  if (model.kind === "openapi")
    for (const { id, typeName } of model.operations)
      for (const suffix of ["Parameters", "Result", "Error"]) taken.set(`${typeName}${suffix}`, id)
  else for (const { method, typeName } of model.operations) taken.set(`${typeName}Error`, method)
  for (const name of Object.keys(schemas ?? {}))
    if (taken.has(name))
      throw new CodegenError(`the schema name ${name} is kept for ${taken.get(name)}; choose another`)
}
