// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { infoAcps as operation } from "./operations.ts"
import type { InfoAcpsParams, InfoAcpsResult } from "./types.ts"

/** Every error that a call of {@link infoAcps} can throw. */
export type InfoAcpsError = RpcErrorOf<-32000>

/**
 * Returns the stake of the connected validators for and against each Avalanche community proposal (ACP) that nodes
 * announce an opinion on.
 *
 * `info.acps` at `/ext/info`
 *
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, infoAcps } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await infoAcps(client)
 * ```
 */
export function infoAcps(
  client: Pick<RpcCore, "call">,
  parameters?: InfoAcpsParams,
  options?: RpcCallOptions,
): Promise<InfoAcpsResult> {
  return client.call(operation, parameters, options)
}
