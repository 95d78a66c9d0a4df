// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { adminGetLoggerLevel as operation } from "./operations.ts"
import type { AdminGetLoggerLevelParams, AdminGetLoggerLevelResult } from "./types.ts"

/** Every error that a call of {@link adminGetLoggerLevel} can throw. */
export type AdminGetLoggerLevelError = RpcErrorOf<-32000>

/**
 * Returns the levels that loggers write from. For the node's operator: nodes serve it only when started with
 * `--api-admin-enabled`.
 *
 * `admin.getLoggerLevel` at `/ext/admin`
 *
 * @param parameters.loggerName The logger, such as `C`. All loggers when omitted.
 * @throws RpcError -32000: logger with name "{loggerName}" not found
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { adminGetLoggerLevel, createPChainCore } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await adminGetLoggerLevel(client, { loggerName: "C" })
 * ```
 */
export function adminGetLoggerLevel(
  client: Pick<RpcCore, "call">,
  parameters?: AdminGetLoggerLevelParams,
  options?: RpcCallOptions,
): Promise<AdminGetLoggerLevelResult> {
  return client.call(operation, parameters, options)
}
