// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { newFilter as operation } from "./operations.ts"
import type { NewFilterParams, NewFilterResult } from "./types.ts"

/** Every error that a call of {@link newFilter} can throw. */
export type NewFilterError = RpcErrorOf<-32602 | -32000>

/**
 * Creates a filter of new logs to poll. The node drops a filter that is not polled for five minutes.
 *
 * `eth_newFilter` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.filter Which logs.
 * @throws RpcError -32000: invalid block range params
 * @throws RpcError -32000: exceed max topics
 * @throws RpcError -32000: exceed max addresses
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @example
 * ```ts
 * import { createSubnetEvmCore, newFilter } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await newFilter(client, { filter: { fromBlock: "latest" } })
 * ```
 */
export function newFilter(
  client: Pick<RpcCore, "call">,
  parameters: NewFilterParams,
  options?: RpcCallOptions,
): Promise<NewFilterResult> {
  return client.call(operation, parameters, options)
}
