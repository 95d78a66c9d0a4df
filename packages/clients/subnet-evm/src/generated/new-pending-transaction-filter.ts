// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { newPendingTransactionFilter as operation } from "./operations.ts"
import type { NewPendingTransactionFilterParams, NewPendingTransactionFilterResult } from "./types.ts"

/** Every error that a call of {@link newPendingTransactionFilter} can throw. */
export type NewPendingTransactionFilterError = RpcErrorOf<-32602 | -32601>

/**
 * Creates a filter of transactions that enter the pool, to poll. The node drops a filter that is not polled for five
 * minutes.
 *
 * `eth_newPendingTransactionFilter` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.hydrated Whether to return full transactions instead of their hashes. False when omitted.
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @throws RpcError -32602: too many arguments, want at most {count}
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @example
 * ```ts
 * import { createSubnetEvmCore, newPendingTransactionFilter } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await newPendingTransactionFilter(client)
 * ```
 */
export function newPendingTransactionFilter(
  client: Pick<RpcCore, "call">,
  parameters?: NewPendingTransactionFilterParams,
  options?: RpcCallOptions,
): Promise<NewPendingTransactionFilterResult> {
  return client.call(operation, parameters, options)
}
