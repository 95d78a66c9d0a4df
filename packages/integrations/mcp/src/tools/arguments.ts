import * as z from "zod"
import type { ApiName } from "../apis/api-name.ts"
import type { OfferedApi } from "../apis/offered-api.ts"
import type { CatalogOperation } from "../catalog/operation.ts"
import { matchingOperations } from "../catalog/search.ts"
import type { Context } from "../context.ts"

/** The schema of the argument that names one of the offered APIs. */
export function apiArgument({ apis }: Context) {
  return z.enum(apis.map(({ name }) => name) as [ApiName, ...ApiName[]])
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
export function findOperation({ apis }: Context, name: ApiName, wanted: string): Found | string {
  const api = apis.find((one) => one.name === name)
  if (api === undefined) return `no API is named ${name}`
  const operation = api.operations.find(({ name: own, wireName, formerNames }) =>
    [own, wireName, ...(formerNames ?? [])].includes(wanted),
  )
  if (operation !== undefined) return { api, operation }
  const near = matchingOperations(api.operations, wanted).slice(0, 5)
  const instead = near.length === 0 ? "" : `; there are ${near.map((one) => one.name).join(", ")}`
  return `${name} has no operation "${wanted}" here${instead}. search_operations finds more.`
}
