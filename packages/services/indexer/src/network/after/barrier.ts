import type { PrimaryChain } from "@serac/store"
import type { Clock } from "../../node/clock.ts"
import type { NetworkTracker } from "../network-tracker.ts"
import type { NetworkNode } from "../node/network-node.ts"

const pause = 250

/** Waits until all blocks are stored that the nodes have now: what is missing then is in none of them. @throws NodeFault */
export async function untilStored(
  chains: readonly PrimaryChain[],
  node: Pick<NetworkNode, "height">,
  tracker: Pick<NetworkTracker, "chains">,
  clock: Clock,
  signal: AbortSignal,
): Promise<void> {
  for (const chain of chains) {
    const height = await node.height(chain, signal)
    while ((tracker.chains[chain].head?.height ?? -1) < height) await clock.sleep(pause, signal)
  }
}
