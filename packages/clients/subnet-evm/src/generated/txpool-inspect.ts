// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { txpoolInspect as operation } from "./operations.ts"
import type { TxpoolInspectParams, TxpoolInspectResult } from "./types.ts"

/** Every error that a call of {@link txpoolInspect} can throw. */
export type TxpoolInspectError = RpcErrorOf<-32602 | -32601>

/**
 * Returns the pending and queued transactions as text. Nodes serve the namespace only when their configuration enables
 * it.
 *
 * `txpool_inspect` at `/ext/bc/{blockchainID}/rpc`
 *
 * @throws RpcError -32602: too many arguments, want at most {count}
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @example
 * ```ts
 * import { createSubnetEvmCore, txpoolInspect } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await txpoolInspect(client)
 * ```
 */
export function txpoolInspect(
  client: Pick<RpcCore, "call">,
  parameters?: TxpoolInspectParams,
  options?: RpcCallOptions,
): Promise<TxpoolInspectResult> {
  return client.call(operation, parameters, options)
}
