// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { infoUptime as operation } from "./operations.ts"
import type { InfoUptimeParams, InfoUptimeResult } from "./types.ts"

/** Every error that a call of {@link infoUptime} can throw. */
export type InfoUptimeError = RpcErrorOf<-32000>

/**
 * Returns how the validators of the primary network see the uptime of this node. A node that is no validator answers an
 * error.
 *
 * `info.uptime` at `/ext/info`
 *
 * @throws RpcError -32000: couldn't get node uptime: {reason}
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, infoUptime } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await infoUptime(client)
 * ```
 */
export function infoUptime(
  client: Pick<RpcCore, "call">,
  parameters?: InfoUptimeParams,
  options?: RpcCallOptions,
): Promise<InfoUptimeResult> {
  return client.call(operation, parameters, options)
}
