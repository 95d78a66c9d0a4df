import type { Resolver } from "../document/resolve.ts"
import type { ParameterModel, RestParameterModel } from "../model/model.ts"
import { inlineCode, markdownTable } from "./markdown.ts"
import { ruleOf } from "./rule.ts"
import { typeName } from "./type-outline.ts"

/** The parameters of an operation as a table. */
export function parameterTable(
  resolver: Resolver,
  parameters: readonly (ParameterModel & Partial<Pick<RestParameterModel, "in">>)[],
): string {
  const rows = parameters.map(({ name, in: place = "", schema, required, default: otherwise, description = "" }) => [
    inlineCode(name),
    place,
    inlineCode(typeName(resolver, schema)),
    required ? "yes" : "no",
    otherwise === undefined ? "" : inlineCode(JSON.stringify(otherwise)),
    [description, capitalised(ruleOf(resolver, schema))].filter((part) => part !== "").join(" "),
  ])
  return markdownTable(["Parameter", "In", "Type", "Required", "Default", "Description"], rows)
}

function capitalised(rule: string): string {
  return rule === "" ? "" : `${rule.charAt(0).toUpperCase()}${rule.slice(1)}.`
}
