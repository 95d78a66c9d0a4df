// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { ethUnsubscribe as operation } from "./operations.ts"
import type { EthUnsubscribeParams, EthUnsubscribeResult } from "./types.ts"

/** Every error that a call of {@link ethUnsubscribe} can throw. */
export type EthUnsubscribeError = RpcErrorOf<-32602 | -32000>

/**
 * Ends a subscription of the same connection. A node serves it on WebSocket connections to `/ext/bc/{blockchainID}/ws`
 * alone; over HTTP, as this package calls it, it is an error.
 *
 * `eth_unsubscribe` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.subscriptionID The subscription.
 * @throws RpcError -32000: subscription not found
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @example
 * ```ts
 * import { createSubnetEvmCore, ethUnsubscribe } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await ethUnsubscribe(client, { subscriptionID: "0x4db2eaaa232aefec2c4e48dedfc70ecb" })
 * ```
 */
export function ethUnsubscribe(
  client: Pick<RpcCore, "call">,
  parameters: EthUnsubscribeParams,
  options?: RpcCallOptions,
): Promise<EthUnsubscribeResult> {
  return client.call(operation, parameters, options)
}
