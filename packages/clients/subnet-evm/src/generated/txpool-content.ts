// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { txpoolContent as operation } from "./operations.ts"
import type { TxpoolContentParams, TxpoolContentResult } from "./types.ts"

/** Every error that a call of {@link txpoolContent} can throw. */
export type TxpoolContentError = RpcErrorOf<-32602 | -32601>

/**
 * Returns the pending and queued transactions. Nodes serve the namespace only when their configuration enables it.
 *
 * `txpool_content` at `/ext/bc/{blockchainID}/rpc`
 *
 * @throws RpcError -32602: too many arguments, want at most {count}
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @example
 * ```ts
 * import { createSubnetEvmCore, txpoolContent } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await txpoolContent(client)
 * ```
 */
export function txpoolContent(
  client: Pick<RpcCore, "call">,
  parameters?: TxpoolContentParams,
  options?: RpcCallOptions,
): Promise<TxpoolContentResult> {
  return client.call(operation, parameters, options)
}
