// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { ethSign as operation } from "./operations.ts"
import type { EthSignParams, EthSignResult } from "./types.ts"

/** Every error that a call of {@link ethSign} can throw. */
export type EthSignError = RpcErrorOf<-32602 | -32000>

/**
 * Signs a message with one of the node's own accounts (EIP-191). A node without keys refuses.
 *
 * `eth_sign` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.address The account.
 * @param parameters.message The message.
 * @returns 65 bytes: r, s and the recovery value 27 or 28.
 * @throws RpcError -32000: unknown account
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @example
 * ```ts
 * import { createSubnetEvmCore, ethSign } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await ethSign(client, { address: "0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC", message: "0x00" })
 * ```
 */
export function ethSign(
  client: Pick<RpcCore, "call">,
  parameters: EthSignParams,
  options?: RpcCallOptions,
): Promise<EthSignResult> {
  return client.call(operation, parameters, options)
}

/** @deprecated Renamed to {@link ethSign}. */
export const sign: typeof ethSign = ethSign

/** @deprecated Renamed to {@link EthSignParams}. */
export type SignParams = EthSignParams

/** @deprecated Renamed to {@link EthSignResult}. */
export type SignResult = EthSignResult

/** @deprecated Renamed to {@link EthSignError}. */
export type SignError = EthSignError
