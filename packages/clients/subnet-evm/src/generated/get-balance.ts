// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getBalance as operation } from "./operations.ts"
import type { GetBalanceParams, GetBalanceResult } from "./types.ts"

/** Every error that a call of {@link getBalance} can throw. */
export type GetBalanceError = RpcErrorOf<-32602 | -32000>

/**
 * Returns the balance of an account in wei.
 *
 * `eth_getBalance` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.address The account.
 * @param parameters.block The block whose state is read.
 * @throws RpcError -32000: cannot query unfinalized data
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @throws RpcError -32602: too many arguments, want at most {count}
 * @throws RpcError -32000: header not found
 * @throws RpcError -32000: header for hash not found
 * @example
 * ```ts
 * import { createSubnetEvmCore, getBalance } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getBalance(client, { address: "0xbBBb37DB3c3318952bc89C4F85E91C30e729d920", block: "latest" })
 * ```
 */
export function getBalance(
  client: Pick<RpcCore, "call">,
  parameters: GetBalanceParams,
  options?: RpcCallOptions,
): Promise<GetBalanceResult> {
  return client.call(operation, parameters, options)
}
