// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getCode as operation } from "./operations.ts"
import type { GetCodeParams, GetCodeResult } from "./types.ts"

/** Every error that a call of {@link getCode} can throw. */
export type GetCodeError = RpcErrorOf<-32602 | -32000>

/**
 * Returns the code of a contract, no bytes for an account without code.
 *
 * `eth_getCode` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.address The contract.
 * @param parameters.block The block whose state is read.
 * @throws RpcError -32000: cannot query unfinalized data
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @throws RpcError -32000: header for hash not found
 * @example
 * ```ts
 * import { createSubnetEvmCore, getCode } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getCode(client, { address: "0x5fE5aA387d7eA97E94A09eA5C283E51707Ed74fc", block: "latest" })
 * ```
 */
export function getCode(
  client: Pick<RpcCore, "call">,
  parameters: GetCodeParams,
  options?: RpcCallOptions,
): Promise<GetCodeResult> {
  return client.call(operation, parameters, options)
}
