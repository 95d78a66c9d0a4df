import type { PrimaryChain } from "@serac/store"
import { NodeFault } from "../../core/index.ts"
import type { MaintenanceContext } from "./maintenance-context.ts"

const barrierPollMs = 250
/** Longer than a node behind a load balancer lags. */
const defaultLagMs = 30_000
const barrierTimeoutMs = 300_000

/**
 * Waits until all blocks are stored that any node has now, as far as that is known: a thing that is missing then is in none
 * of them. Nodes may lag behind each other, so it always takes a while.
 */
export async function untilStored(
  chains: readonly PrimaryChain[],
  {
    tracker,
    clock,
    signal,
    maxLagMs = defaultLagMs,
  }: Pick<MaintenanceContext, "tracker" | "clock" | "signal" | "maxLagMs">,
): Promise<void> {
  const since = clock.elapsed()
  await clock.sleep(maxLagMs, signal)
  while (!chains.every((chain) => tracker.chains[chain].hasStoredAll(since))) await clock.sleep(barrierPollMs, signal)
}

/** Waits until a chain is stored up to a height. @throws NodeFault if that takes too long: the chain may never have had the height. */
export async function untilStoredTo(
  chain: PrimaryChain,
  height: number,
  { tracker, clock, signal }: Pick<MaintenanceContext, "tracker" | "clock" | "signal">,
): Promise<void> {
  const until = clock.elapsed() + barrierTimeoutMs
  while ((tracker.chains[chain].head?.height ?? -1) < height) {
    if (clock.elapsed() > until) throw new NodeFault("behind", `block ${height} of the ${chain}-Chain does not come`)
    await clock.sleep(barrierPollMs, signal)
  }
}
