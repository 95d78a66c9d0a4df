// Made by `pnpm generate` from specs/x-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcOperation } from "@serac/rpc"
import type { XChainMethods } from "./methods.ts"
import * as operations from "./operations.ts"

/** Gives a core what the document says of its methods: where each is served, and which integers are bigint. */
export function describeMethods(core: RpcCore): RpcCore<XChainMethods> {
  const described = new Map<string, RpcOperation>(Object.values(operations).map((one) => [one.method, one]))
  function request(method: string, params: unknown, options?: RpcCallOptions): Promise<unknown> {
    const operation = described.get(method)
    if (operation === undefined) return core.request({ method, params }, options)
    // Without positions the parameters are sent as they are given.
    const { positions, ...asGiven } = operation
    return core.call(asGiven, params as object, options)
  }
  return {
    ...core,
    request: ({ method, params }, options) => request(method, params, options) as Promise<never>,
    batch: (requests, options) => core.batch(requests, options) as Promise<never>,
  }
}
