// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { sampleValidators as operation } from "./operations.ts"
import type { SampleValidatorsParams, SampleValidatorsResult } from "./types.ts"

/** Every error that a call of {@link sampleValidators} can throw. */
export type SampleValidatorsError = RpcErrorOf<-32000>

/**
 * Samples validators of a subnet at random, weighted and with replacement, so that one may be drawn several times.
 *
 * `platform.sampleValidators` at `/ext/bc/P`
 *
 * @param parameters.size The size of the sample, at most 65535.
 * @param parameters.subnetID The subnet. The primary network when omitted.
 * @throws RpcError -32000: sampling {subnetID} errored with missing validators
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, sampleValidators } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await sampleValidators(client, { size: 1 })
 * ```
 */
export function sampleValidators(
  client: Pick<RpcCore, "call">,
  parameters: SampleValidatorsParams,
  options?: RpcCallOptions,
): Promise<SampleValidatorsResult> {
  return client.call(operation, parameters, options)
}
