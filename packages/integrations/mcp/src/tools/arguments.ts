import * as z from "zod"
import type { ApiName } from "../apis/api-name.ts"
import type { OfferedApi } from "../apis/offered-api.ts"
import type { CatalogOperation } from "../catalog/operation.ts"
import { matchingOperations } from "../catalog/search.ts"
import type { Context } from "../context.ts"

/** The schema of the argument that names one of the offered APIs, which may be left out where one API has the operation. */
export function apiArgument({ apis }: Context) {
  return z
    .enum(apis.map(({ name }) => name) as [ApiName, ...ApiName[]])
    .optional()
    .describe("may be left out if one API has the operation")
}

export const operationArgument = z.string().min(1).max(100).describe("its name, as search_operations tells it")

export const parametersArgument = z.record(z.string().max(100), z.unknown())

export const variablesArgument = z
  .record(z.string().max(50), z.string().min(1).max(100))
  .describe("values of placeholders in a node's paths, such as blockchainID")

export const offsetArgument = z.number().int().min(0).default(0).describe("where to go on in an answer that was cut")

/** The API and the operation of a call. */
export interface Found {
  readonly api: OfferedApi
  readonly operation: CatalogOperation
}

/** Finds an operation by its function name, a former name, its operationId or its method; otherwise returns a text that lists alternatives. */
export function findOperation({ apis }: Context, name: ApiName | undefined, wanted: string): Found | string {
  const candidates = name === undefined ? apis : apis.filter((one) => one.name === name)
  const found = candidates.flatMap((api): readonly Found[] => {
    const operation = api.operations.find(({ name: own, wireName, formerNames }) =>
      [own, wireName, ...(formerNames ?? [])].includes(wanted),
    )
    return operation === undefined ? [] : [{ api, operation }]
  })
  const [first, ...others] = found
  if (first !== undefined && others.length === 0) return first
  if (first !== undefined)
    return `several APIs have an operation "${wanted}": ${found.map(({ api }) => api.name).join(", ")}. Say which as api.`
  const operations = candidates.flatMap((api) => api.operations)
  const near = matchingOperations(operations, wanted).slice(0, 5)
  const own = name ?? (apis.length === 1 ? apis[0]?.name : undefined)
  const instead =
    near.length === 0 ? "" : `; there are ${near.map((one) => (own ? "" : `${one.api}.`) + one.name).join(", ")}`
  return `${own === undefined ? "no API" : own} has ${own === undefined ? "an" : "no"} operation "${wanted}" here${instead}. search_operations finds more.`
}
