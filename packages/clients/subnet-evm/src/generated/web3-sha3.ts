// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { web3Sha3 as operation } from "./operations.ts"
import type { Web3Sha3Params, Web3Sha3Result } from "./types.ts"

/** Every error that a call of {@link web3Sha3} can throw. */
export type Web3Sha3Error = RpcErrorOf<-32602>

/**
 * Returns the Keccak-256 hash of bytes.
 *
 * `web3_sha3` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.data The bytes.
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @example
 * ```ts
 * import { createSubnetEvmCore, web3Sha3 } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await web3Sha3(client, { data: "0x68656c6c6f" })
 * ```
 */
export function web3Sha3(
  client: Pick<RpcCore, "call">,
  parameters: Web3Sha3Params,
  options?: RpcCallOptions,
): Promise<Web3Sha3Result> {
  return client.call(operation, parameters, options)
}
