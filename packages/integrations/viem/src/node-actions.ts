import { createHealthRpcClient, type HealthRpcClient } from "@serac/health"
import { createPChainClient, type PChainClient } from "@serac/p-chain"
import { createXChainClient, type XChainClient } from "@serac/x-chain"
import { type NodeOptions, nodeOptions, type ViemClient } from "./client.ts"

/**
 * What {@link pChainActions} adds to a client.
 *
 * @example
 * ```ts
 * import type { PChainActions } from "@serac/viem"
 *
 * const heightOf = async ({ pChain }: PChainActions) => BigInt((await pChain.getHeight()).height)
 * ```
 */
export type PChainActions = {
  /** Every method of the P-Chain, of the node's information (`infoGetNodeID`), of its index and its proposer's view. */
  readonly pChain: PChainClient
}

/**
 * What {@link xChainActions} adds to a client.
 *
 * @example
 * ```ts
 * import type { XChainActions } from "@serac/viem"
 *
 * const heightOf = async ({ xChain }: XChainActions) => BigInt((await xChain.getHeight()).height)
 * ```
 */
export type XChainActions = {
  /** Every method of the X-Chain. */
  readonly xChain: XChainClient
}

/**
 * What {@link healthActions} adds to a client.
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
 * The P-Chain of the node that a viem client asks, as `client.pChain`. Results and errors are those of `@serac/p-chain`.
 *
 * Over an HTTP transport the node's own URLs are asked, without viem's retries and with our own; over any other transport the
 * requests go to the transport.
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
 * The X-Chain of the node that a viem client asks, as `client.xChain`. Results and errors are those of `@serac/x-chain`; it
 * goes where {@link pChainActions} goes.
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
 * The health of the node that a viem client asks, as `client.health`. Results and errors are those of `@serac/health`; it goes
 * where {@link pChainActions} goes.
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
