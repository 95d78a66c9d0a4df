import { stringifyLossless } from "../http/runtime.ts"
import type { RpcDialect } from "./dialect.ts"
import { isKnownRead } from "./known-reads.ts"
import { withQuantities } from "./quantities.ts"

/**
 * The positional dialect: named parameters become arrays, and bigints bare integers. Given to `createRpcCore` as `dialect`
 * by the clients of positional APIs, so that the others do not carry its code. With batches it is {@link batching}.
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
 * What is left out at the end is not sent; what is left out before a given parameter is null, which geth takes as left out
 * wherever it may be.
 */
function arrange(positions: readonly string[], parameters: object): unknown[] {
  const values = positions.map((name) => (parameters as Readonly<Record<string, unknown>>)[name])
  return values.slice(0, values.findLastIndex((value) => value !== undefined) + 1)
}
