import { CodegenError } from "../error.ts"
import type { CommonModel, Model } from "../model/model.ts"

const start = "<!-- operations -->"
const end = "<!-- /operations -->"

/**
 * A README with the table of the operations between its markers.
 *
 * @throws {CodegenError} when the README lacks the markers
 */
export function withOperationTable(path: string, readme: string, models: readonly Model[]): string {
  const from = readme.indexOf(start)
  const to = readme.indexOf(end)
  if (from === -1 || to < from)
    throw new CodegenError(`${path}: has no ${start} and ${end} for the table of operations`)
  return `${readme.slice(0, from + start.length)}\n${operationTable(models)}\n${readme.slice(to)}`
}

/** The operations as a Markdown table. */
export function operationTable(models: readonly Model[]): string {
  const rows = models.flatMap((model) =>
    model.kind === "openapi"
      ? model.operations.map((operation) => row(operation, `${operation.method} ${operation.path}`))
      : model.operations.map((operation) => row(operation, operation.method)),
  )
  return ["| Function | Calls | Requirement | Deprecated |", "| --- | --- | --- | --- |", ...rows].join("\n")
}

function row({ name, requirement = "", deprecated }: CommonModel, calls: string): string {
  const since = deprecated?.since === undefined ? "yes" : `since ${deprecated.since}`
  const instead = deprecated?.replacedBy === undefined ? "" : `, use \`${deprecated.replacedBy}\``
  const cells = [`\`${name}\``, `\`${calls}\``, requirement, deprecated === undefined ? "" : `${since}${instead}`]
  return `| ${cells.join(" | ")} |`
}
