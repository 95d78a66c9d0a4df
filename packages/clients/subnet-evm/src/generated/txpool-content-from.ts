// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { txpoolContentFrom as operation } from "./operations.ts"
import type { TxpoolContentFromParams, TxpoolContentFromResult } from "./types.ts"

/** Every error that a call of {@link txpoolContentFrom} can throw. */
export type TxpoolContentFromError = RpcErrorOf<-32602 | -32601>

/**
 * Returns the pending and queued transactions of one sender. Nodes serve the namespace only when their configuration
 * enables it.
 *
 * `txpool_contentFrom` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.address The sender.
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @example
 * ```ts
 * import { createSubnetEvmCore, txpoolContentFrom } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await txpoolContentFrom(client, { address: "0xa341927E2190cC6B9fD7a2fF4B020A47DF0CF5ef" })
 * ```
 */
export function txpoolContentFrom(
  client: Pick<RpcCore, "call">,
  parameters: TxpoolContentFromParams,
  options?: RpcCallOptions,
): Promise<TxpoolContentFromResult> {
  return client.call(operation, parameters, options)
}
