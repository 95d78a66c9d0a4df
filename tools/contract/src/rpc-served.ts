import { HttpError, type RpcCore, RpcError, type RpcOperation } from "@serac/client/rpc"
import { Schemas } from "@serac/proof/replay"
import { expect, test } from "vitest"
import type { Client } from "./documents.ts"
import { planRpcCases, rpcMethods } from "./rpc-cases.ts"
import { onTheWire, settle } from "./settle.ts"

type CoreCall = (core: RpcCore, parameters: object, options?: object) => Promise<unknown>

/** Whether only L1s serve a method. */
const isOfL1s = ({ operation: { path } }: { readonly operation: RpcOperation }): boolean => path.endsWith("/validators")

/** Whether a node only serves a method if its operator enables it; otherwise the path does not exist. */
const isOfOperators = ({ path }: RpcOperation): boolean => path === "/ext/admin"
const isAbsent = (error: unknown): boolean => error instanceof HttpError && error.status === 404

/**
 * One test per method: the server's response to the document's own example must match the document. Since the server may be a live one,
 * methods that issue transactions or create filters are skipped.
 *
 * @param l1 - the blockchain for methods that only L1s serve; without it they are skipped
 */
export function testServed(client: Client, core: RpcCore, l1: string | undefined): void {
  const cases = planRpcCases(client)
  const schemas = new Schemas(client.document, { strict: false })
  const methods = rpcMethods(client).map((one, index) => ({ ...one, index }))
  const harmless = methods.filter(({ operation }) => operation.idempotent !== false)
  const served = harmless.filter((one) => l1 !== undefined || !isOfL1s(one))
  test.each(served)("$method.name answers what the document says", async ({ index, name, operation }) => {
    const call = client.functions[name] as CoreCall
    const { parameters = {} } = cases.find((one) => one.name === name) ?? {}
    const outcome = await settle(
      call(core, parameters, isOfL1s({ operation }) ? { variables: { blockchainID: l1 } } : {}),
    )
    if ("error" in outcome && isOfOperators(operation) && isAbsent(outcome.error)) return
    if ("error" in outcome) return expect(outcome.error).toBeInstanceOf(RpcError)
    return expect(schemas.violations(`/methods/${index}/result/schema`, onTheWire(outcome.result))).toEqual([])
  })
}

/** An L1 that a node runs, if methods of the document are only served by L1s: found by its validators interface, which C does not have. */
export async function l1Of(url: string, client: Client): Promise<string | undefined> {
  if (!rpcMethods(client).some(isOfL1s)) return undefined
  const listed = await servedResult(`${url}/ext/bc/P`, "platform.getBlockchains")
  for (const { id } of (listed?.blockchains ?? []) as readonly { readonly id: string }[])
    if (await servedResult(`${url}/ext/bc/${id}/validators`, "validators.getCurrentValidators")) return id
  return undefined
}

/** The result of a by-name method; undefined if it is not served. */
async function servedResult(url: string, method: string): Promise<Readonly<Record<string, unknown>> | undefined> {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params: {} })
  const answer = await fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body })
  return answer.ok ? (await answer.json()).result : undefined
}
