import { CodegenError } from "../error.ts"
import type { CommonModel, Deprecation, Model } from "../model/model.ts"

const tableStart = "<!-- operations -->"
const tableEnd = "<!-- /operations -->"

/** The operations of one document, with the paths of their files relative to the README. */
export interface TableSource {
  readonly model: Model
  readonly generated: string
}

/**
 * A README with the table of the operations between its markers.
 *
 * @throws {CodegenError} when the README has no markers
 */
export function withOperationTable(path: string, readme: string, sources: readonly TableSource[]): string {
  const from = readme.indexOf(tableStart)
  const to = readme.indexOf(tableEnd)
  if (from === -1 || to < from)
    throw new CodegenError(`${path}: has no ${tableStart} and ${tableEnd} for the table of operations`)
  return `${readme.slice(0, from + tableStart.length)}\n${operationTable(sources)}\n${readme.slice(to)}`
}

/** The operations as a Markdown table, aligned like the formatter does. */
export function operationTable(sources: readonly TableSource[]): string {
  const rows = sources.flatMap(({ model, generated }) =>
    model.kind === "openapi"
      ? model.operations.map((operation) => row(generated, operation, `${operation.method} ${operation.path}`))
      : model.operations.map((operation) => marked(row(generated, operation, operation.method), operation)),
  )
  return markdownTable([["Function", "Calls", "Deprecated"], ...rows])
}

/** A Markdown table, aligned like the formatter does; the first row is the header. */
export function markdownTable(table: readonly (readonly string[])[]): string {
  const widths = table[0]?.map((_, column) => Math.max(...table.map((cells) => cells[column]?.length ?? 0))) ?? []
  const [head = "", ...body] = table.map((cells) =>
    tableLine(cells.map((cell, column) => cell.padEnd(widths[column] ?? 0))),
  )
  return [head, tableLine(widths.map((width) => "-".repeat(width))), ...body].join("\n")
}

function tableLine(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`
}

function row(generated: string, { name, file, deprecated }: CommonModel, calls: string): readonly string[] {
  return [`[\`${name}\`](${generated}/${file}.ts)`, `\`${calls}\``, deprecationOf(deprecated)]
}

function deprecationOf(deprecated: Deprecation | undefined): string {
  if (deprecated === undefined) return ""
  const since = deprecated.since === undefined ? "yes" : `since ${deprecated.since}`
  return deprecated.replacedBy === undefined ? since : `${since}, use \`${deprecated.replacedBy}\``
}

/** Adds a note to operations that are documented but not offered by any node. */
function marked([name = "", calls = "", ...rest]: readonly string[], { isUnserved }: CommonModel): readonly string[] {
  return [name, isUnserved === true ? `${calls} (not served)` : calls, ...rest]
}
