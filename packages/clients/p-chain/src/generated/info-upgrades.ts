// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { infoUpgrades as operation } from "./operations.ts"
import type { InfoUpgradesParams, InfoUpgradesResult } from "./types.ts"

/** Every error that a call of {@link infoUpgrades} can throw. */
export type InfoUpgradesError = RpcErrorOf<-32000>

/**
 * Returns when each upgrade of the network takes effect.
 *
 * `info.upgrades` at `/ext/info`
 *
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, infoUpgrades } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await infoUpgrades(client)
 * ```
 */
export function infoUpgrades(
  client: Pick<RpcCore, "call">,
  parameters?: InfoUpgradesParams,
  options?: RpcCallOptions,
): Promise<InfoUpgradesResult> {
  return client.call(operation, parameters, options)
}
