// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { validatedBy as operation } from "./operations.ts"
import type { ValidatedByParams, ValidatedByResult } from "./types.ts"

/** Every error that a call of {@link validatedBy} can throw. */
export type ValidatedByError = RpcErrorOf<-32000>

/**
 * Returns the ID of the subnet that validates a blockchain.
 *
 * `platform.validatedBy` at `/ext/bc/P`
 *
 * @param parameters.blockchainID The blockchain's ID. Aliases are not accepted.
 * @throws RpcError -32000: problem retrieving blockchain "{blockchainID}": not found
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, validatedBy } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await validatedBy(client, { blockchainID: "8zJvxBi1pFzH5pDHgdDXfSHFronAvKfv5RZmqnW3PJaUDYmgx" })
 * ```
 */
export function validatedBy(
  client: Pick<RpcCore, "call">,
  parameters: ValidatedByParams,
  options?: RpcCallOptions,
): Promise<ValidatedByResult> {
  return client.call(operation, parameters, options)
}
