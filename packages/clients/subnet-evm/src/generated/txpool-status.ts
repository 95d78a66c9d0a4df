// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { txpoolStatus as operation } from "./operations.ts"
import type { TxpoolStatusParams, TxpoolStatusResult } from "./types.ts"

/** Every error that a call of {@link txpoolStatus} can throw. */
export type TxpoolStatusError = RpcErrorOf<-32602 | -32601>

/**
 * Returns the number of pending and queued transactions. Nodes serve the namespace only when their configuration
 * enables it.
 *
 * `txpool_status` at `/ext/bc/{blockchainID}/rpc`
 *
 * @throws RpcError -32602: too many arguments, want at most {count}
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @example
 * ```ts
 * import { createSubnetEvmCore, txpoolStatus } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await txpoolStatus(client)
 * ```
 */
export function txpoolStatus(
  client: Pick<RpcCore, "call">,
  parameters?: TxpoolStatusParams,
  options?: RpcCallOptions,
): Promise<TxpoolStatusResult> {
  return client.call(operation, parameters, options)
}
