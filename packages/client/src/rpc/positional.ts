import { stringifyLossless } from "../http/runtime.ts"
import type { RpcDialect } from "./dialect.ts"
import { isKnownRead } from "./known-reads.ts"
import { withQuantities } from "./quantities.ts"

/**
 * The positional dialect: named parameters become arrays, and bigints bare integers. Clients of positional APIs pass it to `createRpcCore` as
 * `dialect`, so that other clients do not bundle it. {@link batching} also has batches.
 *
 * @example
 * ```ts
 * import { createRpcCore, positional } from "@serac/client/rpc"
 *
 * const core = createRpcCore({ baseUrl: "http://127.0.0.1:9650" }, { dialect: positional })
 * const getBalance = { method: "eth_getBalance", path: "/ext/bc/C/rpc", positions: ["address", "block"] }
 * const address = "0x0100000000000000000000000000000000000000"
 * console.log(await core.call<string>(getBalance, { address, block: "latest" }))
 * ```
 */
export const positional = (): RpcDialect => ({
  arrange,
  stringify: (value) => stringifyLossless(value, true),
  withQuantities,
  isRead: isKnownRead,
})

/**
 * Missing parameters at the end are not sent; those before a given parameter are null, which geth treats as absent
 * wherever a parameter is optional.
 */
function arrange(positions: readonly string[], parameters: object): unknown[] {
  const values = positions.map((name) => (parameters as Readonly<Record<string, unknown>>)[name])
  return values.slice(0, values.findLastIndex((value) => value !== undefined) + 1)
}
