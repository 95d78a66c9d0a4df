// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import {
  parseLossless,
  type RpcCallOptions,
  type RpcCore,
  type RpcOperation,
  stringifyLossless,
  withQuantities,
} from "@serac/rpc"
import type { SubnetEvmMethods } from "./methods.ts"
import * as operations from "./operations.ts"

/** Gives a core what the document says of its methods: where each is served, and which integers are bigint. */
export function describeMethods(core: RpcCore): RpcCore<SubnetEvmMethods> {
  const described = new Map<string, RpcOperation>(Object.values(operations).map((one) => [one.method, one]))
  function request(method: string, params: unknown, options?: RpcCallOptions): Promise<unknown> {
    const operation = described.get(method)
    if (operation === undefined) return core.request({ method, params }, options)
    // Without positions the parameters are sent as they are given.
    const { positions, ...asGiven } = operation
    return core.call(asGiven, (params ?? (positions && [])) as object, options)
  }
  return {
    ...core,
    request: ({ method, params }, options) => request(method, params, options) as Promise<never>,
    async batch(requests, options) {
      const written = requests.map(({ method, params }) => {
        const quantities = described.get(method)?.quantities
        return { method, params: quantities ? withQuantities((params ?? []) as readonly unknown[], quantities) : params }
      })
      const settled: readonly PromiseSettledResult<unknown>[] = await core.batch(written, options)
      return settled.map((one, index) => {
        const bigints = described.get(requests[index]?.method ?? "")?.bigints
        if (bigints === undefined || one.status === "rejected") return one
        return { ...one, value: parseLossless(stringifyLossless(one.value) ?? "null", bigints) }
      }) as never
    },
  }
}
