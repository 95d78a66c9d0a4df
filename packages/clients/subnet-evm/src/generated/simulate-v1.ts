// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { simulateV1 as operation } from "./operations.ts"
import type { SimulateV1Params, SimulateV1Result } from "./types.ts"

/** Every error that a call of {@link simulateV1} can throw. */
export type SimulateV1Error = RpcErrorOf<-32601>

/**
 * Executes blocks of calls one after the other on the state of a block, without transactions. Part of the Ethereum
 * standard.
 *
 * Not served by any node today: a call ends in an error.
 *
 * `eth_simulateV1` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.simulation The blocks of calls.
 * @param parameters.block The block to begin after. `latest` when omitted.
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @example
 * ```ts
 * import { createSubnetEvmCore, simulateV1 } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await simulateV1(client, {
 *   simulation: {
 *     blockStateCalls: [
 *       {
 *         stateOverrides: { "0xa341927e2190cc6b9fd7a2ff4b020a47df0cf5ef": { balance: "0x3e8" } },
 *         calls: [
 *           {
 *             from: "0xa341927e2190cc6b9fd7a2ff4b020a47df0cf5ef",
 *             to: "0x5ad371f63a66db032e2cb30ce0cb547c8343cad1",
 *             value: "0x3e8",
 *           },
 *         ],
 *       },
 *     ],
 *   },
 *   block: "latest",
 * })
 * ```
 */
export function simulateV1(
  client: Pick<RpcCore, "call">,
  parameters: SimulateV1Params,
  options?: RpcCallOptions,
): Promise<SimulateV1Result> {
  return client.call(operation, parameters, options)
}
