// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { proposervmGetCurrentEpoch as operation } from "./operations.ts"
import type { ProposervmGetCurrentEpochParams, ProposervmGetCurrentEpochResult } from "./types.ts"

/** Every error that a call of {@link proposervmGetCurrentEpoch} can throw. */
export type ProposervmGetCurrentEpochError = RpcErrorOf<-32000>

/**
 * Returns the epoch that the chain's next block would belong to. Its P-Chain height decides which validators'
 * signatures on messages count.
 *
 * `proposervm.getCurrentEpoch` at `/ext/bc/{blockchainID}/proposervm`
 *
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, proposervmGetCurrentEpoch } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await proposervmGetCurrentEpoch(client)
 * ```
 */
export function proposervmGetCurrentEpoch(
  client: Pick<RpcCore, "call">,
  parameters?: ProposervmGetCurrentEpochParams,
  options?: RpcCallOptions,
): Promise<ProposervmGetCurrentEpochResult> {
  return client.call(operation, parameters, options)
}
