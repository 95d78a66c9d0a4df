// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { proposervmGetProposedHeight as operation } from "./operations.ts"
import type { ProposervmGetProposedHeightParams, ProposervmGetProposedHeightResult } from "./types.ts"

/** Every error that a call of {@link proposervmGetProposedHeight} can throw. */
export type ProposervmGetProposedHeightError = RpcErrorOf<-32000>

/**
 * Returns the height of the P-Chain that the chain's next block would carry.
 *
 * `proposervm.getProposedHeight` at `/ext/bc/{blockchainID}/proposervm`
 *
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, proposervmGetProposedHeight } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await proposervmGetProposedHeight(client)
 * ```
 */
export function proposervmGetProposedHeight(
  client: Pick<RpcCore, "call">,
  parameters?: ProposervmGetProposedHeightParams,
  options?: RpcCallOptions,
): Promise<ProposervmGetProposedHeightResult> {
  return client.call(operation, parameters, options)
}
