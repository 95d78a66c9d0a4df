// Made by `pnpm generate` from specs/x-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getAllBalances as operation } from "./operations.ts"
import type { GetAllBalancesParams, GetAllBalancesResult } from "./types.ts"

/** Every error that a call of {@link getAllBalances} can throw. */
export type GetAllBalancesError = RpcErrorOf<-32000>

/**
 * Returns how much of each asset an address holds, in no particular order. Deprecated; sum the UTXOs of `avm.getUTXOs`.
 *
 * `avm.getAllBalances` at `/ext/bc/{blockchainID}`
 *
 * @deprecated since v1.9.12; use `avm.getUTXOs`
 * @param parameters.address The address that holds the balance.
 * @param parameters.includePartial Whether to count outputs that the address owns together with others, and outputs
 * that are still locked. False when omitted.
 * @throws RpcError -32000: problem parsing address '{address}': {reason}
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createXChainCore, getAllBalances } from "@serac/x-chain"
 *
 * const client = createXChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getAllBalances(client, { address: "X-custom1lh3l3re2tm0fz37cfm37g7ute3c07um378wqya" })
 * ```
 */
export function getAllBalances(
  client: Pick<RpcCore, "call">,
  parameters: GetAllBalancesParams,
  options?: RpcCallOptions,
): Promise<GetAllBalancesResult> {
  return client.call(operation, parameters, options)
}
