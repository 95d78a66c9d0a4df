// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getStake as operation } from "./operations.ts"
import type { GetStakeParams, GetStakeResult } from "./types.ts"

/** Every error that a call of {@link getStake} can throw. */
export type GetStakeError = RpcErrorOf<-32000>

/**
 * Returns what addresses have staked at the moment, as validators and as delegators. An output counts in full when any
 * of the addresses is among its owners.
 *
 * `platform.getStake` at `/ext/bc/P`
 *
 * @deprecated since v1.9.12
 * @param parameters.addresses The addresses, at most 256.
 * @param parameters.validatorsOnly Whether to leave delegations out. False when omitted.
 * @param parameters.encoding The encoding of the staked outputs. `hex` when omitted.
 * @throws RpcError -32000: {count} addresses provided but this method can take at most 256
 * @throws RpcError -32000: couldn't parse address "{address}": {reason}
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, getStake } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getStake(client, {
 *   addresses: ["P-custom18jma8ppw3nhx5r4ap8clazz0dps7rv5u9xde7p"],
 *   encoding: "hex",
 * })
 * ```
 */
export function getStake(
  client: Pick<RpcCore, "call">,
  parameters: GetStakeParams,
  options?: RpcCallOptions,
): Promise<GetStakeResult> {
  return client.call(operation, parameters, options)
}
