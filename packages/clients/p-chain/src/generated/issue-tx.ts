// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { issueTx as operation } from "./operations.ts"
import type { IssueTxParams, IssueTxResult } from "./types.ts"

/** Every error that a call of {@link issueTx} can throw. */
export type IssueTxError = RpcErrorOf<-32000>

/**
 * Submits a signed transaction. The node verifies it and puts it in its mempool; poll `platform.getTxStatus` for the
 * outcome. Issuing a transaction again while it is pending changes nothing; once it is accepted, it is rejected.
 *
 * `platform.issueTx` at `/ext/bc/P`
 *
 * @param parameters.tx The signed transaction as encoded bytes.
 * @param parameters.encoding The encoding of the bytes. `hex` when omitted.
 * @throws RpcError -32000: problem decoding transaction: {reason}
 * @throws RpcError -32000: couldn't parse tx: {reason}
 * @throws RpcError -32000: couldn't issue tx: {reason}
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, issueTx } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await issueTx(client, {
 *   tx: "0x00000000001100000539000000000000000000000000000000000000000000...",
 *   encoding: "hex",
 * })
 * ```
 */
export function issueTx(
  client: Pick<RpcCore, "call">,
  parameters: IssueTxParams,
  options?: RpcCallOptions,
): Promise<IssueTxResult> {
  return client.call(operation, parameters, options)
}
