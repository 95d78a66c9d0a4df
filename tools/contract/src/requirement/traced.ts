import { type Client, restClients, rpcClients } from "../documents.ts"
import { errorExamples } from "../errors/error-example.ts"
import { unservedOperations } from "../errors/unserved.ts"
import { planRestCases, restOperations } from "../rest-cases.ts"
import { planRestNegatives } from "../rest-negatives.ts"
import { planRpcCases, rpcMethods } from "../rpc-cases.ts"
import { nodeHandler, serviceHandler } from "./handlers.ts"
import type { RequirementRow } from "./rows.ts"

/** A row with its implementation; undefined and 0 mean that something is missing. */
export interface TracedRow extends RequirementRow {
  /** The operation's ID in the documents, or the client's function for a method. */
  readonly operation: string | undefined
  /** The number of contract cases: responses, errors and violated rules. */
  readonly cases: number
  /** The handler's path from the repository's root. */
  readonly handler: string | undefined
}

/** The operation, the contract cases and the handler for a row. */
export function trace(row: RequirementRow): TracedRow {
  return row.call.includes(" ") ? traceRest(row) : traceRpc(row)
}

/** The missing part of a row; undefined if nothing is missing. */
export function blankOf({ operation, cases, handler }: TracedRow): string | undefined {
  if (operation === undefined) return "no operation"
  if (cases === 0) return "no case"
  if (handler === undefined) return "no handler"
  return unservedOperations.includes(operation) ? "not served" : undefined
}

function traceRest(row: RequirementRow): TracedRow {
  const found = restClients
    .flatMap((client) => restOperations(client.document).map((entry) => ({ client, entry })))
    .find(({ entry: { method, path } }) => `${method} ${path}` === row.call)
  if (found === undefined) return { ...row, operation: undefined, cases: 0, handler: undefined }
  const { client, entry } = found
  const { operationId, path } = entry
  const handler = client.api === "health" ? nodeHandler(path) : serviceHandler(client.api, operationId)
  return { ...row, operation: operationId, cases: restCasesOf(client, operationId), handler }
}

function restCasesOf(client: Client, operationId: string): number {
  const planned = [...planRestCases(client), ...planRestNegatives(client)].filter(
    (one) => one.operationId === operationId,
  )
  return planned.length + errorExamples(client).filter(({ entry }) => entry.operationId === operationId).length
}

function traceRpc(row: RequirementRow): TracedRow {
  const found = rpcClients
    .flatMap((client) => rpcMethods(client).map((one) => ({ client, ...one })))
    .find(({ method }) => method.name === row.call)
  if (found === undefined) return { ...row, operation: undefined, cases: 0, handler: undefined }
  const cases = planRpcCases(found.client).filter(({ operation }) => operation.method === row.call).length
  return { ...row, operation: found.name, cases, handler: nodeHandler(row.call) }
}
