import type { PrimaryChain } from "@serac/store"
import type { Tending } from "./tending.ts"

const pause = 250
/** Longer than a node behind a balancer lags. */
const settling = 30_000

/**
 * Waits until all blocks are stored that any node has now, as far as that can be told: what is missing then is in none of
 * them. Nodes may lag behind each other, so that it takes a while in any case.
 */
export async function untilStored(
  chains: readonly PrimaryChain[],
  { tracker, clock, signal }: Pick<Tending, "tracker" | "clock" | "signal">,
): Promise<void> {
  const since = clock.now()
  await clock.sleep(settling, signal)
  const isStored = (chain: PrimaryChain) => {
    const { isCaughtUp, observedAt } = tracker.chains[chain]
    return isCaughtUp && observedAt > since
  }
  while (!chains.every(isStored)) await clock.sleep(pause, signal)
}
