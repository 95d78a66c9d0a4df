// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { pendingTransactions as operation } from "./operations.ts"
import type { PendingTransactionsParams, PendingTransactionsResult } from "./types.ts"

/** Every error that a call of {@link pendingTransactions} can throw. */
export type PendingTransactionsError = RpcErrorOf<-32602 | -32601>

/**
 * Returns the transactions in the pool that one of the node's own accounts sent. A node without keys has none.
 *
 * `eth_pendingTransactions` at `/ext/bc/{blockchainID}/rpc`
 *
 * @throws RpcError -32602: too many arguments, want at most {count}
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @example
 * ```ts
 * import { createSubnetEvmCore, pendingTransactions } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await pendingTransactions(client)
 * ```
 */
export function pendingTransactions(
  client: Pick<RpcCore, "call">,
  parameters?: PendingTransactionsParams,
  options?: RpcCallOptions,
): Promise<PendingTransactionsResult> {
  return client.call(operation, parameters, options)
}
