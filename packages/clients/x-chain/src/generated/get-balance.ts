// Made by `pnpm generate` from specs/x-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getBalance as operation } from "./operations.ts"
import type { GetBalanceParams, GetBalanceResult } from "./types.ts"

/** Every error that a call of {@link getBalance} can throw. */
export type GetBalanceError = RpcErrorOf<-32000>

/**
 * Returns how much of an asset an address holds and in which UTXOs. An asset that does not exist has the balance 0.
 * Deprecated; sum the UTXOs of `avm.getUTXOs`.
 *
 * `avm.getBalance` at `/ext/bc/{blockchainID}`
 *
 * @deprecated since v1.9.12; use `avm.getUTXOs`
 * @param parameters.address The address that holds the balance.
 * @param parameters.assetID The asset, by ID or by alias such as `AVAX`.
 * @param parameters.includePartial Whether to count outputs that the address owns together with others, and outputs
 * that are still locked. False when omitted.
 * @throws RpcError -32000: problem parsing address '{address}': {reason}
 * @throws RpcError -32000: asset '{assetID}' not found
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createXChainCore, getBalance } from "@serac/x-chain"
 *
 * const client = createXChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getBalance(client, {
 *   address: "X-custom1lh3l3re2tm0fz37cfm37g7ute3c07um378wqya",
 *   assetID: "AVAX",
 * })
 * ```
 */
export function getBalance(
  client: Pick<RpcCore, "call">,
  parameters: GetBalanceParams,
  options?: RpcCallOptions,
): Promise<GetBalanceResult> {
  return client.call(operation, parameters, options)
}
