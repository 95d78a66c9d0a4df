// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { adminSetLoggerLevel as operation } from "./operations.ts"
import type { AdminSetLoggerLevelParams, AdminSetLoggerLevelResult } from "./types.ts"

/** Every error that a call of {@link adminSetLoggerLevel} can throw. */
export type AdminSetLoggerLevelError = RpcErrorOf<-32000>

/**
 * Sets the levels that loggers write from, and returns them. For the node's operator: nodes serve it only when started
 * with `--api-admin-enabled`.
 *
 * `admin.setLoggerLevel` at `/ext/admin`
 *
 * @param parameters.loggerName The logger, such as `C`. All loggers when omitted.
 * @param parameters.logLevel The level of the log files.
 * @param parameters.displayLevel The level of the standard output.
 * @throws RpcError -32000: logger with name "{loggerName}" not found
 * @throws RpcError -32000: need to specify either displayLevel or logLevel
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { adminSetLoggerLevel, createPChainCore } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await adminSetLoggerLevel(client, { loggerName: "C", logLevel: "DEBUG", displayLevel: "INFO" })
 * ```
 */
export function adminSetLoggerLevel(
  client: Pick<RpcCore, "call">,
  parameters?: AdminSetLoggerLevelParams,
  options?: RpcCallOptions,
): Promise<AdminSetLoggerLevelResult> {
  return client.call(operation, parameters, options)
}
