import { readFileSync } from "node:fs"
import { join } from "node:path"
import { repository } from "../repository.ts"

interface LimitSchema {
  readonly $ref?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly default?: number
  readonly maxItems?: number
}

interface LimitParameter {
  readonly name: string
  readonly schema: LimitSchema
}

interface LimitedOperation {
  readonly operationId?: string
  readonly parameters?: readonly (LimitParameter | Reference)[]
}

interface Reference {
  readonly $ref: string
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, LimitedOperation>>>>
}

/** A row for each range of `pageSize` in the data and metrics documents: its operations, the default, the range. */
export function pageSizeRows(): readonly (readonly string[])[] {
  return groupedOperations("pageSize", ({ schema: { minimum = 0, maximum = 0, default: usual = 0 } }) => [
    `${usual}`,
    `${minimum} to ${maximum}`,
  ])
}

/** A row for each maximum of a list in a query: the parameter, its operations, the maximal number of items. */
export function listRows(): readonly (readonly string[])[] {
  const names = new Set(limitedOperations().flatMap(({ parameters }) => parameters.map(({ name }) => name)))
  return [...names]
    .sort()
    .flatMap((name) =>
      groupedOperations(name, ({ schema }) => (schema.maxItems === undefined ? undefined : [`${schema.maxItems}`])).map(
        (row) => [`\`${name}\``, ...row],
      ),
    )
}

/** Operations with the same cells of a parameter in one row, the most common row last and by that word. */
function groupedOperations(
  name: string,
  cellsOf: (parameter: LimitParameter) => readonly string[] | undefined,
): readonly (readonly string[])[] {
  const rows = new Map<string, { readonly cells: readonly string[]; readonly ids: string[] }>()
  for (const { id, parameters } of limitedOperations()) {
    const parameter = parameters.find((each) => each.name === name)
    const cells = parameter && cellsOf(parameter)
    if (cells === undefined) continue
    const row = rows.get(cells.join()) ?? { cells, ids: [] }
    rows.set(cells.join(), row)
    row.ids.push(`\`${id}\``)
  }
  return [...rows.values()].map(({ cells, ids }) => [ids.join(", "), ...cells])
}

function limitedOperations(): readonly { readonly id: string; readonly parameters: readonly LimitParameter[] }[] {
  return ["data", "metrics"].flatMap((api) => {
    const text = readFileSync(join(repository, "packages/clients", api, "openapi.json"), "utf8")
    const document = JSON.parse(text) as Document
    return Object.values(document.paths).flatMap((path) =>
      Object.values(path).flatMap(({ operationId, parameters = [] }) =>
        operationId === undefined
          ? []
          : [{ id: operationId, parameters: parameters.map((each) => resolvedParameter(document, each)) }],
      ),
    )
  })
}

function resolvedParameter(document: Document, given: LimitParameter | Reference): LimitParameter {
  const parameter = "$ref" in given ? lookUp<LimitParameter>(document, given.$ref) : given
  const { schema = {} } = parameter
  return { ...parameter, schema: schema.$ref === undefined ? schema : lookUp<LimitSchema>(document, schema.$ref) }
}

/** The value to which a local reference such as `#/components/parameters/pageSize` points. */
function lookUp<Found>(document: Document, reference: string): Found {
  const steps = reference.slice(2).split("/")
  return steps.reduce<unknown>((node, step) => (node as Record<string, unknown>)[step], document) as Found
}
