// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { ethSubscribe as operation } from "./operations.ts"
import type { EthSubscribeParams, EthSubscribeResult } from "./types.ts"

/** Every error that a call of {@link ethSubscribe} can throw. */
export type EthSubscribeError = RpcErrorOf<-32602 | -32601>

/**
 * Begins to send `eth_subscription` notifications, until `eth_unsubscribe` or the end of the connection. A node serves
 * it on WebSocket connections to `/ext/bc/{blockchainID}/ws` alone; over HTTP it is an error. The function `subscribe`
 * follows the events.
 *
 * `eth_subscribe` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.subject What to be told of.
 * @param parameters.options The filter of logs, or whether transactions are sent whole.
 * @throws RpcError -32601: notifications not supported
 * @throws RpcError -32601: no "{subject}" subscription in eth namespace
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @example
 * ```ts
 * import { createSubnetEvmCore, ethSubscribe } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await ethSubscribe(client, { subject: "newHeads" })
 * ```
 */
export function ethSubscribe(
  client: Pick<RpcCore, "call">,
  parameters: EthSubscribeParams,
  options?: RpcCallOptions,
): Promise<EthSubscribeResult> {
  return client.call(operation, parameters, options)
}
