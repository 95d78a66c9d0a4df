// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { newBlockFilter as operation } from "./operations.ts"
import type { NewBlockFilterParams, NewBlockFilterResult } from "./types.ts"

/** Every error that a call of {@link newBlockFilter} can throw. */
export type NewBlockFilterError = RpcErrorOf<-32602 | -32601>

/**
 * Creates a filter of new blocks to poll. The node drops a filter that is not polled for five minutes.
 *
 * `eth_newBlockFilter` at `/ext/bc/{blockchainID}/rpc`
 *
 * @throws RpcError -32602: too many arguments, want at most {count}
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @example
 * ```ts
 * import { createSubnetEvmCore, newBlockFilter } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await newBlockFilter(client)
 * ```
 */
export function newBlockFilter(
  client: Pick<RpcCore, "call">,
  parameters?: NewBlockFilterParams,
  options?: RpcCallOptions,
): Promise<NewBlockFilterResult> {
  return client.call(operation, parameters, options)
}
