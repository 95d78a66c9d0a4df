import { createHealthRpcClient, type HealthRpcClient } from "@serac/health"
import { createPChainClient, type PChainClient } from "@serac/p-chain"
import { createXChainClient, type XChainClient } from "@serac/x-chain"
import { type NodeOptions, nodeOptions, type ViemClient } from "./client.ts"

/**
 * The members that {@link pChainActions} adds to a client.
 *
 * @example
 * ```ts
 * import type { PChainActions } from "@serac/viem"
 *
 * const heightOf = async ({ pChain }: PChainActions) => BigInt((await pChain.getHeight()).height)
 * ```
 */
export type PChainActions = {
  /** All methods of the P-Chain, and of the node's info (`infoGetNodeID`), index and proposervm interfaces. */
  readonly pChain: PChainClient
}

/**
 * The members that {@link xChainActions} adds to a client.
 *
 * @example
 * ```ts
 * import type { XChainActions } from "@serac/viem"
 *
 * const heightOf = async ({ xChain }: XChainActions) => BigInt((await xChain.getHeight()).height)
 * ```
 */
export type XChainActions = {
  /** All methods of the X-Chain. */
  readonly xChain: XChainClient
}

/**
 * The members that {@link healthActions} adds to a client.
 *
 * @example
 * ```ts
 * import type { HealthActions } from "@serac/viem"
 *
 * const isAlive = async ({ health }: HealthActions) => (await health.checkLiveness()).healthy
 * ```
 */
export type HealthActions = {
  /** The health of the node. */
  readonly health: HealthRpcClient
}

/**
 * Adds the P-Chain of a viem client's node as `client.pChain`. Results and errors are those of `@serac/p-chain`.
 *
 * With an HTTP transport, requests go to the node's own URLs, with the retries of the Serac clients instead of viem's; with any
 * other transport, they go through the transport.
 *
 * @example
 * ```ts
 * import { pChainActions } from "@serac/viem"
 * import { createPublicClient, http } from "viem"
 *
 * const client = createPublicClient({ transport: http("http://127.0.0.1:9650/ext/bc/C/rpc") }).extend(pChainActions())
 * const { excess, price } = await client.pChain.getFeeState()
 * const { nodeID } = await client.pChain.infoGetNodeID()
 * console.log(excess + 1n, price, nodeID)
 * ```
 */
export function pChainActions(options?: NodeOptions): (client: ViemClient) => PChainActions {
  return (client) => ({ pChain: createPChainClient(nodeOptions(client, options)) })
}

/**
 * Adds the X-Chain of a viem client's node as `client.xChain`. Results and errors are those of `@serac/x-chain`; requests
 * are sent as with {@link pChainActions}.
 *
 * @example
 * ```ts
 * import { xChainActions } from "@serac/viem"
 * import { createClient, http } from "viem"
 *
 * const client = createClient({ transport: http("http://127.0.0.1:9650") }).extend(xChainActions())
 * const { block } = await client.xChain.getBlockByHeight({ height: 1n, encoding: "json" })
 * console.log(block)
 * ```
 */
export function xChainActions(options?: NodeOptions): (client: ViemClient) => XChainActions {
  return (client) => ({ xChain: createXChainClient(nodeOptions(client, options)) })
}

/**
 * Adds the health interface of a viem client's node as `client.health`. Results and errors are those of `@serac/health`;
 * requests are sent as with {@link pChainActions}.
 *
 * @example
 * ```ts
 * import { healthActions } from "@serac/viem"
 * import { createClient, http } from "viem"
 *
 * const client = createClient({ transport: http("http://127.0.0.1:9650") }).extend(healthActions())
 * const { healthy } = await client.health.checkReadiness()
 * console.log(healthy)
 * ```
 */
export function healthActions(options?: NodeOptions): (client: ViemClient) => HealthActions {
  return (client) => ({ health: createHealthRpcClient(nodeOptions(client, options)) })
}
