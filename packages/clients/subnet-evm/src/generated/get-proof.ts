// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getProof as operation } from "./operations.ts"
import type { GetProofParams, GetProofResult } from "./types.ts"

/** Every error that a call of {@link getProof} can throw. */
export type GetProofError = RpcErrorOf<-32602 | -32000>

/**
 * Returns an account with Merkle proofs of it and of slots of its storage.
 *
 * `eth_getProof` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.address The account.
 * @param parameters.slots The storage slots. May be empty.
 * @param parameters.block The block whose state is read.
 * @throws RpcError -32000: cannot query unfinalized data
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @throws RpcError -32000: header for hash not found
 * @throws RpcError -32000: unable to decode storage key: {reason}
 * @example
 * ```ts
 * import { createSubnetEvmCore, getProof } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getProof(client, {
 *   address: "0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC",
 *   slots: ["0x0"],
 *   block: "latest",
 * })
 * ```
 */
export function getProof(
  client: Pick<RpcCore, "call">,
  parameters: GetProofParams,
  options?: RpcCallOptions,
): Promise<GetProofResult> {
  return client.call(operation, parameters, options)
}
