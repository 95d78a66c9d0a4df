// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getL1Validator as operation } from "./operations.ts"
import type { GetL1ValidatorParams, GetL1ValidatorResult } from "./types.ts"

/** Every error that a call of {@link getL1Validator} can throw. */
export type GetL1ValidatorError = RpcErrorOf<-32000>

/**
 * Returns a validator of an L1 by its validation ID. A removed one is not found.
 *
 * `platform.getL1Validator` at `/ext/bc/P`
 *
 * @param parameters.validationID The validation ID.
 * @throws RpcError -32000: fetching L1 validator "{validationID}" failed: not found
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, getL1Validator } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getL1Validator(client, { validationID: "o6S7kbPLujLwFcUzy4QKszbThxpKYMgGxdr8BEvtFrfHeC4Zi" })
 * ```
 */
export function getL1Validator(
  client: Pick<RpcCore, "call">,
  parameters: GetL1ValidatorParams,
  options?: RpcCallOptions,
): Promise<GetL1ValidatorResult> {
  return client.call(operation, parameters, options)
}
