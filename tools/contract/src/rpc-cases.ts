import type { RpcOperation } from "@serac/client/rpc"
import { type AnyJson, type Client, resolveExample } from "./documents.ts"

/** One JSON-RPC call of the contract suite. */
export interface RpcCase {
  readonly id: string
  /** The name of the client's function. */
  readonly name: string
  readonly operation: RpcOperation
  readonly parameters: Readonly<Record<string, unknown>>
  readonly example: string
  readonly expected:
    | { readonly result: unknown }
    | { readonly error: { code: number; message: string; data?: unknown } }
}

/** All methods of an OpenRPC document, with the client functions that call them. */
export function rpcMethods({
  api,
  document,
  operations,
}: Client): { method: AnyJson; name: string; operation: RpcOperation }[] {
  const byMethod = new Map<string, [string, RpcOperation]>()
  for (const [name, operation] of Object.entries(operations))
    if (isRpcOperation(operation)) byMethod.set(operation.method, [name, operation])
  return document.methods.map((method: AnyJson) => {
    const found = byMethod.get(method.name)
    if (found === undefined) throw new Error(`@serac/${api} has no operation for ${method.name}`)
    return { method, name: found[0], operation: found[1] }
  })
}

/** One case for each method, named result example and named error example. */
export function planRpcCases(client: Client): RpcCase[] {
  const { api, document } = client
  return rpcMethods(client).flatMap(({ method, name, operation }) => {
    const results = (method.examples ?? []).map((reference: AnyJson): RpcCase => {
      const example = resolveExample(document, reference)
      return {
        id: rpcCaseId(api, method.name, example.name),
        name,
        operation,
        parameters: namedParameters(document, example.params),
        example: example.name,
        expected: { result: resolveExample(document, example.result).value },
      }
    })
    const [first] = results as RpcCase[]
    const errors = Object.entries<AnyJson>(method["x-error-examples"] ?? {}).map(([example, reference]): RpcCase => {
      const { params, error } = resolveExample(document, reference)
      return {
        id: rpcCaseId(api, method.name, example),
        name,
        operation,
        parameters: params === undefined ? (first?.parameters ?? {}) : namedParameters(document, params),
        example,
        expected: { error },
      }
    })
    return [...results, ...errors]
  })
}

const namedParameters = (document: AnyJson, params: readonly AnyJson[] | undefined): Record<string, unknown> =>
  Object.fromEntries(
    (params ?? []).map((param) => resolveExample(document, param)).map(({ name, value }) => [name, value]),
  )

export const rpcCaseId = (api: string, method: string, example: string): string => `${api} ${method} ${example}`

const isRpcOperation = (value: unknown): value is RpcOperation =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && !("id" in value)
