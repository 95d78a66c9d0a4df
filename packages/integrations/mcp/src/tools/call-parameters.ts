import type { DocumentJson } from "../catalog/document.ts"
import type { CatalogOperation } from "../catalog/operation.ts"

/** The parameters of a call as sent, with notes on changes made to them. */
export interface CallParameters {
  readonly values: DocumentJson
  readonly notes: readonly string[]
}

/** Why the parameters cannot be sent; empty if they can. Checks the names, and the values where the document specifies them. */
export function wrongParameters({ parameters }: CatalogOperation, given: DocumentJson): string | undefined {
  const names = parameters.map(({ name }) => name)
  const unknown = Object.keys(given).filter((name) => !names.includes(name))
  const missing = parameters.filter(({ name, isRequired }) => isRequired && (given[name] ?? undefined) === undefined)
  const problems = [
    ...unknown.map((name) => `"${name}" is not a parameter`),
    ...missing.map(({ name }) => `"${name}" is missing`),
  ]
  if (problems.length === 0) return undefined
  return `${problems.join("; ")}. The parameters are ${names.join(", ") || "none"}.`
}

/** The parameters, with the page size limited to the server's maximum. */
export function withPageSize({ parameters }: CatalogOperation, given: DocumentJson, most: number): CallParameters {
  const pageSize = parameters.find(({ name }) => name === "pageSize")
  if (pageSize === undefined) return { values: given, notes: [] }
  const wanted = Number(given.pageSize ?? pageSize.default ?? most)
  if (!(wanted > most)) return { values: given, notes: [] }
  return { values: { ...given, pageSize: most }, notes: [`pageSize is ${most}, the most that this server asks for.`] }
}
