// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { feeConfig as operation } from "./operations.ts"
import type { FeeConfigParams, FeeConfigResult } from "./types.ts"

/** Every error that a call of {@link feeConfig} can throw. */
export type FeeConfigError = RpcErrorOf<-32602 | -32601 | -32000>

/**
 * Returns the fee configuration at a block and the block that last changed it. Not served on the C-Chain.
 *
 * `eth_feeConfig` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.block The block. `latest` when omitted.
 * @throws RpcError -32000: cannot query unfinalized data
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @throws RpcError -32602: too many arguments, want at most {count}
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @throws RpcError -32000: header for hash not found
 * @example
 * ```ts
 * import { createSubnetEvmCore, feeConfig } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await feeConfig(client)
 * ```
 */
export function feeConfig(
  client: Pick<RpcCore, "call">,
  parameters?: FeeConfigParams,
  options?: RpcCallOptions,
): Promise<FeeConfigResult> {
  return client.call(operation, parameters, options)
}
