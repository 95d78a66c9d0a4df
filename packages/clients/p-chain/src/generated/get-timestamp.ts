// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getTimestamp as operation } from "./operations.ts"
import type { GetTimestampParams, GetTimestampResult } from "./types.ts"

/** Every error that a call of {@link getTimestamp} can throw. */
export type GetTimestampError = RpcErrorOf<-32000>

/**
 * Returns the time of the P-Chain after its last accepted block.
 *
 * `platform.getTimestamp` at `/ext/bc/P`
 *
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, getTimestamp } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getTimestamp(client)
 * ```
 */
export function getTimestamp(
  client: Pick<RpcCore, "call">,
  parameters?: GetTimestampParams,
  options?: RpcCallOptions,
): Promise<GetTimestampResult> {
  return client.call(operation, parameters, options)
}
