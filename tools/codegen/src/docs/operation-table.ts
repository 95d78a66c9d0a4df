import { CodegenError } from "../error.ts"
import type { CommonModel, Deprecation, Model } from "../model/model.ts"

const start = "<!-- operations -->"
const end = "<!-- /operations -->"

/** The operations of one document and where their files are, from the README. */
export interface TableSource {
  readonly model: Model
  readonly generated: string
}

/**
 * A README with the table of the operations between its markers.
 *
 * @throws {CodegenError} when the README lacks the markers
 */
export function withOperationTable(path: string, readme: string, sources: readonly TableSource[]): string {
  const from = readme.indexOf(start)
  const to = readme.indexOf(end)
  if (from === -1 || to < from)
    throw new CodegenError(`${path}: has no ${start} and ${end} for the table of operations`)
  return `${readme.slice(0, from + start.length)}\n${operationTable(sources)}\n${readme.slice(to)}`
}

/** The operations as a Markdown table. */
export function operationTable(sources: readonly TableSource[]): string {
  const rows = sources.flatMap(({ model, generated }) =>
    model.kind === "openapi"
      ? model.operations.map((operation) => row(generated, operation, `${operation.method} ${operation.path}`))
      : model.operations.map((operation) => row(generated, operation, operation.method)),
  )
  return ["| Function | Calls | Requirement | Deprecated |", "| --- | --- | --- | --- |", ...rows].join("\n")
}

function row(generated: string, { name, file, requirement = "", deprecated }: CommonModel, calls: string): string {
  const cells = [`[\`${name}\`](${generated}/${file}.ts)`, `\`${calls}\``, requirement, deprecationOf(deprecated)]
  return `| ${cells.join(" | ")} |`
}

function deprecationOf(deprecated: Deprecation | undefined): string {
  if (deprecated === undefined) return ""
  const since = deprecated.since === undefined ? "yes" : `since ${deprecated.since}`
  return deprecated.replacedBy === undefined ? since : `${since}, use \`${deprecated.replacedBy}\``
}
