import { createBatcher } from "./batcher.ts"
import type { RpcDialect } from "./dialect.ts"
import { positional } from "./positional.ts"

/**
 * The positional dialect with batches: calls made together become one request. Given to `createRpcCore` as `dialect`; a client that sends each call
 * by itself uses {@link positional}, which is smaller.
 *
 * @example
 * ```ts
 * import { batching, createRpcCore } from "@serac/client/rpc"
 *
 * const core = createRpcCore(
 *   { baseUrl: "http://127.0.0.1:9650" },
 *   { path: "/ext/bc/{blockchainID}/rpc", variables: { blockchainID: "C" }, dialect: batching },
 * )
 * const [height, chainId] = await core.batch([{ method: "eth_blockNumber" }, { method: "eth_chainId" }])
 * if (height.status === "fulfilled") console.log(height.value, chainId.status)
 * ```
 */
export const batching = (): RpcDialect => ({ ...positional(), batcher: createBatcher() })
