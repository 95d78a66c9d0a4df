// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { adminStacktrace as operation } from "./operations.ts"
import type { AdminStacktraceParams, AdminStacktraceResult } from "./types.ts"

/** Every error that a call of {@link adminStacktrace} can throw. */
export type AdminStacktraceError = RpcErrorOf<-32000>

/**
 * Writes the stacks of all goroutines to the file `stacktrace.txt` in the folder that the node runs in. For the node's
 * operator: nodes serve it only when started with `--api-admin-enabled`.
 *
 * `admin.stacktrace` at `/ext/admin`
 *
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { adminStacktrace, createPChainCore } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await adminStacktrace(client)
 * ```
 */
export function adminStacktrace(
  client: Pick<RpcCore, "call">,
  parameters?: AdminStacktraceParams,
  options?: RpcCallOptions,
): Promise<AdminStacktraceResult> {
  return client.call(operation, parameters, options)
}
